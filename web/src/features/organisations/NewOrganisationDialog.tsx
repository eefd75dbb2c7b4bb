import { TextInput } from '@mantine/core';
import { newOrganisation } from '@traject/contract/organisations';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { createOrganisation, organisationsKey } from './organisations.api.ts';

type Props = { onCreated: (organisationId: number) => void; onClose: () => void };

export function NewOrganisationDialog({ onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: placeOf({ organisation: undefined }),
    start: { name: '' },
    schema: newOrganisation,
    toInput: (values) => values,
    save: createOrganisation,
    refresh: organisationsKey,
    done: 'notify.organisation.create_success',
    onSaved: ({ id }) => onCreated(id),
  });
  return (
    <FormDialog
      {...dialog}
      title={t('organisations.add')}
      canSave={areFilled(form.values, ['name'])}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.name')}
        description={t('organisations.add_hint')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
