import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { newOrganisation } from '@traject/contract/organisations';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import { checkForm } from '../../platform/checkForm.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { createOrganisation, organisationsKey } from './organisations.api.ts';

type Props = { onCreated: (organisationId: number) => void; onClose: () => void };

export function NewOrganisationDialog({ onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { name: '' },
    validate: (values) => checkForm(newOrganisation, t)(values),
  });
  const save = useSave({
    save: createOrganisation,
    refresh: organisationsKey,
    done: 'notify.organisation.create_success',
  });
  const submit = form.onSubmit((values) => save.submit(values, ({ id }) => onCreated(id)));
  return (
    <FormDialog
      title={t('organisations.add')}
      isDirty={form.isDirty()}
      canSave={areFilled(form.values, ['name'])}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() => submit()}
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
