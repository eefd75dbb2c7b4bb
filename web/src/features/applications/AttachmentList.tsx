import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { ApplicationFile } from '@traject/contract/applications';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import text from '../../ui/text.module.css';
import { applicationsKey, downloadFile, removeFile } from './applications.api.ts';
import classes from './applications.module.css';

type Key = { trajectoryId: number; applicationId: number };
type Props = Key & { files: readonly ApplicationFile[]; onRemoved: (fileId: number) => void };

export function AttachmentList({ files, onRemoved, ...key }: Props) {
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
        <li key={file.id} className={classes.file}>
          <div className={classes.words}>
            <p className={text.rowTitle}>{file.name}</p>
            <p className={text.secondary}>
              {t('applications.attachments.by', {
                date: formatDate(file.date),
                uploader: file.uploader.name,
              })}
            </p>
          </div>
          <div className={classes.actions}>
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
          </div>
        </li>
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
