import { Textarea, TextInput } from '@mantine/core';
import { type Portfolio, referenceInput } from '@traject/contract/profile';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useOwnProfile } from './profile.api.ts';
import { useItemForm } from './useItemForm.ts';

type Props = { reference: Portfolio['references'][number] | undefined; onClose: () => void };

export function ReferenceDialog({ reference, onClose }: Props) {
  const { t } = useTranslation();
  const { saveReference } = useOwnProfile();
  const { name = '', company, description } = reference ?? {};
  const { form, dialog } = useItemForm({
    item: { reference: reference?.id },
    start: { name, company: company ?? '', description: description ?? '' },
    schema: referenceInput,
    toInput: (values) => ({
      name: values.name,
      company: values.company || null,
      description: values.description || null,
    }),
    save: (input) => saveReference(reference?.id, input),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t(reference ? 'profile.edit.references' : 'profile.add.references')}
      canSave={areFilled(form.values, ['name'])}
      onClose={onClose}
    >
      <TextInput
        label={t('profile.labels.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('profile.labels.company')}
        maxLength={200}
        {...form.getInputProps('company')}
      />
      <Textarea
        label={t('profile.labels.description')}
        maxLength={1000}
        autosize
        minRows={3}
        maxRows={8}
        {...form.getInputProps('description')}
      />
    </FormDialog>
  );
}
