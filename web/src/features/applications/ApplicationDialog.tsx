import { TextInput } from '@mantine/core';
import { type Application, applicationInput } from '@traject/contract/applications';
import { useState } from 'react';
import { areFilled } from '../../platform/areFilled.ts';
import { today } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { type FailedFile, useUpload } from '../../platform/useUpload.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { rulesOf } from '../../ui/fileRules.ts';
import {
  addFile,
  applicationsKey,
  attachable,
  findApplication,
  saveApplication,
} from './applications.api.ts';

export type Props = {
  trajectoryId: number;
  application: Application | undefined;
  /** Called when the application was saved but its attachment was not. */
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
        <FileDrop {...rulesOf(attachable)} label={t('applications.attachment')} {...drop} />
      )}
    </FormDialog>
  );
}

/** The attachment is sent after the application, so if it fails the application is still saved. */
function useApplicationForm({ trajectoryId, application, onSaved, ...then }: Props) {
  const { onFileFailed, onClose } = then;
  const [file, setFile] = useState<File>();
  const { send, upload } = useUpload({ refresh: applicationsKey(trajectoryId) });

  const attach = async (saved: Application) => {
    onSaved(saved);
    if (!file) return onClose();
    const key = { trajectoryId, applicationId: saved.id };
    const outcome = await send(file, (sending) => addFile(key, file, sending));
    return outcome.step === 'failed' ? onFileFailed(saved, outcome) : onClose();
  };
  const { form, dialog } = useSavedForm({ trajectoryId, application, onSaved: attach });

  const isDirty = !upload && (dialog.isDirty || !!file);
  const isSaving = dialog.isSaving || !!upload;
  return {
    form,
    dialog: { ...dialog, isDirty, isSaving },
    drop: { file, onFile: setFile, upload },
  };
}

type Options = Pick<Props, 'trajectoryId' | 'application'> & {
  onSaved: (saved: Application) => void;
};

function useSavedForm({ trajectoryId, application, onSaved }: Options) {
  const key = { trajectoryId, applicationId: application?.id };
  return useRecordForm({
    draft: placeOf({ trajectory: trajectoryId, application: application?.id }),
    start: application ? valuesOf(application) : newApplication(),
    version: application?.version,
    schema: applicationInput,
    toInput: (values) => values,
    save: (input, version) => saveApplication(key, input, version),
    load: async () => {
      const now = await findApplication(key);
      return now && { version: now.version, values: valuesOf(now) };
    },
    refresh: applicationsKey(trajectoryId),
    done: 'notify.application.save_success',
    onSaved,
  });
}

const newApplication = () => ({ date: today(), vacancy: '', company: '' });

const valuesOf = ({ date, vacancy, company }: Application) => ({ date, vacancy, company });
