import { TextInput } from '@mantine/core';
import type { Application } from '@traject/contract/applications';
import { useTranslation } from 'react-i18next';
import { areFilled } from '../../platform/areFilled.ts';
import type { FailedFile } from '../../platform/useUpload.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { attachmentRules } from './attachmentRules.ts';
import { useApplicationForm } from './useApplicationForm.ts';

export type Props = {
  trajectoryId: number;
  application: Application | undefined;
  /** The application is saved, its attachment is not. */
  onFileFailed: (application: Application, failed: FailedFile) => void;
  onSaved: (application: Application) => void;
  onClose: () => void;
};

const needed = ['date', 'vacancy', 'company'] as const;

export function ApplicationDialog(props: Props) {
  const { application, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog, drop } = useApplicationForm(props);
  return (
    <FormDialog
      {...dialog}
      title={application ? t('applications.edit') : t('applications.create')}
      canSave={areFilled(form.values, needed)}
      onClose={onClose}
    >
      <DateField label={t('labels.date')} required data-autofocus {...form.getInputProps('date')} />
      <TextInput
        label={t('labels.vacancy')}
        required
        maxLength={200}
        {...form.getInputProps('vacancy')}
      />
      <TextInput
        label={t('labels.company')}
        required
        maxLength={200}
        {...form.getInputProps('company')}
      />
      {!application && (
        <FileDrop {...attachmentRules} label={t('applications.attachment')} {...drop} />
      )}
    </FormDialog>
  );
}
