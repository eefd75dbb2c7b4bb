import {
  IconArrowBackUp,
  IconDownload,
  IconHistory,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import type { Document, DocumentVersion } from '@traject/contract/documents';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { InfoTip } from '../../ui/InfoTip.tsx';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { documentsKey, removeDocument } from './documents.api.ts';
import classes from './documents.module.css';
import { useVersionFile } from './FileName.tsx';
import { unsentTo } from './sends.ts';

/** A document, with the name shown in its row when it was opened. */
type About = { fileId: number; name: string };

export type Opened =
  | { dialog: 'upload' }
  | ({ dialog: 'versions' | 'returns' | 'readers' } & About)
  | { dialog: 'send'; fileId: number; version: DocumentVersion }
  | { dialog: 'view'; file: ViewedFile };

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

type InfoProps = { document: Document; name: string };

/** Who made the document, when, and what it is for. */
function DocumentInfo({ document, name }: InfoProps) {
  const { t } = useTranslation();
  const facts = {
    sender: document.creator.name,
    date: formatDate(document.created_at),
    action: document.trajectory_file_action.name,
    type: document.trajectory_file_type.name,
  };
  return (
    <InfoTip label={t('documents.info.label', { name, ...facts })}>
      <dl className={classes.tip}>
        {(['sender', 'date', 'action', 'type'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`documents.info.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </InfoTip>
  );
}
