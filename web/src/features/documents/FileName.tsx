import { UnstyledButton } from '@mantine/core';
import type { DocumentReturn } from '@traject/contract/documents';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { fileIcon } from '../../ui/fileIcon.ts';
import layout from '../../ui/layout.module.css';
import { ScanSign } from '../../ui/ScanSign.tsx';
import text from '../../ui/text.module.css';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { viewKind } from '../../ui/viewer/viewKind.ts';
import {
  type DocumentKey,
  downloadReturn,
  downloadVersion,
  fetchReturn,
  fetchVersion,
} from './documents.api.ts';
import classes from './documents.module.css';

type Props = {
  file: Pick<DocumentReturn, 'name' | 'mime' | 'scan'>;
  onOpen: () => void;
  /** Shown under the name. */
  children: ReactNode;
};

/** Pressing the name opens the file, or downloads it if the browser cannot show it. */
export function FileName({ file, onOpen, children }: Props) {
  const { t } = useTranslation();
  const { name, mime } = file;
  const Icon = fileIcon(name);
  return (
    <div className={classes.name}>
      <Icon size={20} stroke={1.5} className={`${layout.still} ${text.dim}`} aria-hidden />
      <div className={`${layout.grow} ${classes.words}`}>
        <UnstyledButton
          className={`${text.rowTitle} ${classes.open}`}
          aria-label={t(viewKind(mime) ? 'documents.open' : 'documents.download', { name })}
          onClick={onOpen}
        >
          {name}
        </UnstyledButton>
        <p className={`${text.secondary} ${text.num}`}>{children}</p>
        <ScanSign file={file} className={text.secondary} />
      </div>
    </div>
  );
}

type Stored = { id: number; name: string; mime: string };
type Source = {
  download: (file: Stored) => Promise<void>;
  fetch: (file: Stored, signal: AbortSignal) => Promise<Blob>;
};
type OnView = (file: ViewedFile) => void;

export const useVersionFile = (key: DocumentKey, onView: OnView) =>
  useStoredFile(
    {
      download: ({ id, name }) => downloadVersion({ ...key, versionId: id }, name),
      fetch: ({ id }, signal) => fetchVersion({ ...key, versionId: id }, signal),
    },
    onView,
  );

export const useReturnFile = (key: DocumentKey, onView: OnView) =>
  useStoredFile(
    {
      download: ({ id, name }) => downloadReturn({ ...key, returnId: id }, name),
      fetch: ({ id }, signal) => fetchReturn({ ...key, returnId: id }, signal),
    },
    onView,
  );

function useStoredFile(source: Source, onView: OnView) {
  const download = useRowSave({
    save: source.download,
    failed: 'notify.download_error',
    shown: [],
  });
  const open = (file: Stored) => {
    if (!viewKind(file.mime)) return download(file);
    onView({ name: file.name, mime: file.mime, load: (signal) => source.fetch(file, signal) });
  };
  return { open, download };
}
