import {
  IconArrowBackUp,
  IconDownload,
  IconHistory,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import type { Document } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Opened } from './DocumentDialogs.tsx';
import { DocumentInfo } from './DocumentInfo.tsx';
import { documentsKey, removeDocument } from './documents.api.ts';
import { unsentTo } from './sends.ts';
import { useVersionFile } from './useStoredFile.ts';

type Props = { trajectoryId: number; document: Document; onOpen: (opened: Opened) => void };

export function DocumentActions({ trajectoryId, document, onOpen }: Props) {
  const { t } = useTranslation();
  const { id, versions, returns } = document;
  const [latest, ...older] = versions;
  const remove = useRemoveDocument(trajectoryId);
  const { download } = useVersionFile({ trajectoryId, fileId: id }, () => undefined);
  if (!latest) return null;
  const { name } = latest;
  const about = { fileId: id, name };
  return (
    <>
      {unsentTo(latest).length > 0 && (
        <IconButton
          label={t('documents.send.later', { name })}
          icon={IconSend}
          onClick={() => onOpen({ dialog: 'send', fileId: id, version: latest })}
        />
      )}
      <DocumentInfo document={document} name={name} />
      <IconButton
        label={t(older.length > 0 ? 'documents.older_versions' : 'documents.versions_of', { name })}
        icon={IconHistory}
        count={older.length}
        onClick={() => onOpen({ dialog: 'versions', ...about })}
      />
      <IconButton
        label={t('documents.returned', { name })}
        icon={IconArrowBackUp}
        count={returns.length}
        onClick={() => onOpen({ dialog: 'returns', ...about })}
      />
      <IconButton
        label={t('documents.download', { name })}
        icon={IconDownload}
        onClick={() => download(latest)}
      />
      <IconButton
        label={t('controls.remove.action', { name })}
        icon={IconTrash}
        onClick={() => remove(document)}
      />
    </>
  );
}

function useRemoveDocument(trajectoryId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Document) => removeDocument({ trajectoryId, fileId: id }),
    question: ({ versions: [latest] }) => ({
      title: t('documents.remove.title'),
      message: t('documents.remove.message', { name: latest?.name ?? '' }),
    }),
    refresh: documentsKey(trajectoryId),
    done: 'notify.document.delete_success',
    failed: 'notify.document.delete_error',
  });
}
