import { useRowSave } from '../../platform/useRowSave.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { viewKind } from '../../ui/viewer/viewKind.ts';
import {
  type DocumentKey,
  downloadReturn,
  downloadVersion,
  fetchReturn,
  fetchVersion,
} from './documents.api.ts';

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

/** A file on the server: shown where it can be, and downloaded. */
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
