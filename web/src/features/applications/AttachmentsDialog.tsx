import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { Application } from '@traject/contract/applications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FailedFile, useUpload } from '../../platform/useUpload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { toast } from '../../ui/toast.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { addFile, applicationsKey } from './applications.api.ts';
import classes from './applications.module.css';
import { attachmentRules } from './attachmentRules.ts';

type Props = {
  trajectoryId: number;
  application: Application;
  /** A file that could not be attached when the application was made. */
  failed?: FailedFile;
  onClose: () => void;
};

/** A file is sent as soon as it is chosen; Done only closes. */
export function AttachmentsDialog({ trajectoryId, application, failed, onClose }: Props) {
  const { t } = useTranslation();
  const [files, setFiles] = useState(application.files);
  const { send, clear, isSending, ...drop } = useUpload({
    refresh: applicationsKey(trajectoryId),
    start: failed,
  });
  const key = { trajectoryId, applicationId: application.id };

  const attach = async (file: File | undefined) => {
    if (!file) return clear();
    const outcome = await send(file, (sending) => addFile(key, file, sending));
    if (outcome.step !== 'done') return;
    setFiles((now) => [...now, outcome.result]);
    toast.success(t('notify.upload_success'));
  };

  return (
    <Dialog
      opened
      size="upload"
      onClose={onClose}
      title={t('applications.attachments.title', { vacancy: application.vacancy })}
      footer={
        <Button onClick={onClose} disabled={isSending}>
          {t('applications.attachments.done')}
        </Button>
      }
    >
      {files.length > 0 ? (
        <AttachmentList
          {...key}
          files={files}
          onRemoved={(gone) => setFiles((now) => now.filter(({ id }) => id !== gone))}
        />
      ) : (
        <div className={classes.empty}>
          <EmptyState
            icon={IconPaperclip}
            title={t('applications.attachments.empty')}
            text={t('applications.attachments.empty_text')}
          />
        </div>
      )}
      <FileDrop
        {...attachmentRules}
        {...drop}
        sendsAtOnce
        label={t('applications.attachments.add')}
        onFile={attach}
      />
    </Dialog>
  );
}
