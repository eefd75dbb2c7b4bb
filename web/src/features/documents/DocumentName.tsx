import type { Document } from '@traject/contract/documents';
import { formatDate } from '../../platform/format.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { FileName } from './FileName.tsx';
import { useVersionFile } from './useStoredFile.ts';

type Props = {
  trajectoryId: number;
  document: Document;
  onView: (file: ViewedFile) => void;
};

/** By the name of its last version. */
export function DocumentName({ trajectoryId, document, onView }: Props) {
  const { id, trajectory_file_type: type, versions } = document;
  const [latest] = versions;
  const { open } = useVersionFile({ trajectoryId, fileId: id }, onView);
  if (!latest) return null;
  return (
    <FileName file={latest} onOpen={() => open(latest)}>
      {type.name} · {formatDate(latest.date)}
    </FileName>
  );
}
