import { TextInput } from '@mantine/core';
import { contactInput } from '@traject/contract/portal';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import text from '../../ui/text.module.css';
import { addContact, sharedKey } from './portal.api.ts';

type Props = { trajectoryId: number; onClose: () => void };
type Values = { name: string; email: string };

/** Somebody else at the employer; where the page is open, they are mailed. */
export function ContactDialog({ trajectoryId, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: placeOf({ trajectory: trajectoryId, contact: undefined }),
    start: { name: '', email: '' } as Values,
    schema: contactInput,
    toInput: (values) => values,
    save: (input) => addContact(trajectoryId, input).then(() => input),
    label: (name) => t(`shared.contacts.${name}`),
    refresh: sharedKey(trajectoryId),
    done: ({ name }) => t('shared.contacts.done', { name }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('shared.contacts.create')}
      canSave={areFilled(form.values, ['name', 'email'])}
      onClose={onClose}
    >
      <p className={text.secondary}>{t('shared.contacts.hint')}</p>
      <TextInput
        label={t('shared.contacts.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('shared.contacts.email')}
        type="email"
        required
        maxLength={254}
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}
