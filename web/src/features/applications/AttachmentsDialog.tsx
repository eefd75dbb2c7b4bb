import { Button } from '@mantine/core';
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import type { Application, ApplicationFile } from '@traject/contract/applications';
import { useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { type FailedFile, useUpload } from '../../platform/useUpload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { rulesOf } from '../../ui/fileRules.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { ScanSign } from '../../ui/ScanSign.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import {
  addFile,
  applicationsKey,
  attachable,
  downloadFile,
  removeFile,
} from './applications.api.ts';
import classes from './applications.module.css';

type Props = {
  trajectoryId: number;
  application: Application;
  /** The file that could not be attached while the application was saved. */
  failed?: FailedFile;
  onClose: () => void;
};

/** A file is uploaded as soon as it is chosen; the button only closes the dialog. */
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
        {...rulesOf(attachable)}
        {...drop}
        sendsAtOnce
        label={t('applications.attachments.add')}
        onFile={attach}
      />
    </Dialog>
  );
}

type Key = { trajectoryId: number; applicationId: number };
type ListProps = Key & { files: readonly ApplicationFile[]; onRemoved: (fileId: number) => void };

function AttachmentList({ files, onRemoved, ...key }: ListProps) {
  const { t } = useTranslation();
  const remove = useRemoveFile(key);
  const fetchFile = useRowSave({
    save: ({ id, name }: ApplicationFile) => downloadFile({ ...key, fileId: id }, name),
    failed: 'notify.download_error',
    shown: [],
  });

  return (
    <ul className={classes.files} aria-label={t('applications.attachments.list')}>
      {files.map((file) => (
        <Row as="li" gap={12} key={file.id} className={classes.file}>
          <div className={layout.grow}>
            <p className={text.rowTitle}>{file.name}</p>
            <p className={text.secondary}>
              {t('applications.attachments.by', {
                date: formatDate(file.date),
                uploader: file.uploader.name,
              })}
            </p>
            <ScanSign file={file} className={text.secondary} />
          </div>
          <Row gap={2} className={layout.still}>
            <IconButton
              label={t('applications.attachments.download', { name: file.name })}
              icon={IconDownload}
              onClick={() => fetchFile(file)}
            />
            <IconButton
              label={t('controls.remove.action', { name: file.name })}
              icon={IconTrash}
              onClick={() => remove(file, () => onRemoved(file.id))}
            />
          </Row>
        </Row>
      ))}
    </ul>
  );
}

function useRemoveFile(key: Key) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: ApplicationFile) => removeFile({ ...key, fileId: id }),
    question: ({ name }) => ({
      title: t('applications.attachments.remove.title'),
      message: t('applications.attachments.remove.message', { name }),
    }),
    refresh: applicationsKey(key.trajectoryId),
    done: 'notify.application_attachment.delete_success',
    failed: 'notify.application_attachment.delete_error',
  });
}
