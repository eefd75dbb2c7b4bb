import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AccountType } from '@traject/contract/common/access';
import { inviteInput } from '@traject/contract/people';
import { administeredQuery } from '../../platform/administered.ts';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { choicesOf, onlyOne } from '../../platform/reference.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NameFields, nameFields } from '../../ui/NameFields.tsx';
import { invite, peopleKey } from './people.api.ts';
import { TypesField } from './TypesField.tsx';

type Props = { onInvited: (personId: number) => void; onClose: () => void };

export function InviteDialog({ onInvited, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog, places } = useInvite(onInvited);
  const { account_types } = form.values;
  const isPlaced = form.values.organisation_id !== null || onlyOne(places) !== undefined;
  return (
    <FormDialog
      {...dialog}
      title={t('people.invite.action')}
      saveLabel={t('people.invite.save')}
      canSave={
        areFilled(form.values, ['email', ...nameFields]) && account_types.length > 0 && isPlaced
      }
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('labels.email')}
        description={t('people.invite.hint')}
        required
        maxLength={254}
        data-autofocus
        {...form.getInputProps('email')}
      />
      <NameFields getInputProps={form.getInputProps} />
      {places.length > 1 && (
        <Choice
          label={t('labels.organisation_id')}
          required
          placeholder={t('people.invite.organisation')}
          data={places}
          {...form.getInputProps('organisation_id')}
          value={form.values.organisation_id ?? onlyOne(places)?.value ?? null}
        />
      )}
      <TypesField
        label={t('people.invite.types')}
        value={account_types}
        onChange={(types) => form.setFieldValue('account_types', types)}
        error={form.errors.account_types as string | undefined}
      />
    </FormDialog>
  );
}

const nobody = {
  email: '',
  first_name: '',
  last_name: '',
  organisation_id: null as string | null,
  account_types: [] as AccountType[],
};

function useInvite(onInvited: Props['onInvited']) {
  const { t } = useTranslation();
  const { data } = useQuery(administeredQuery);
  const places = choicesOf(data);
  const toInput = (values: typeof nobody) => ({
    ...values,
    organisation_id: Number(values.organisation_id ?? onlyOne(places)?.value),
  });
  const record = useRecordForm({
    ...unversioned,
    draft: placeOf({ person: undefined }),
    start: nobody,
    schema: inviteInput,
    toInput,
    save: invite,
    label: String,
    refresh: peopleKey,
    done: ({ email }) => t('notify.person.invite_success', { email }),
    onSaved: ({ id }) => onInvited(id),
  });
  return { ...record, places };
}
