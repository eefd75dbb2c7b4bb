import type { DocumentVersion } from '@traject/contract/documents';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import type { Recipients } from './sends.ts';

const UploadDialog = lazily(() => import('./UploadDialog.tsx'), 'UploadDialog');
const VersionsDialog = lazily(() => import('./VersionsDialog.tsx'), 'VersionsDialog');
const ReturnsDialog = lazily(() => import('./ReturnsDialog.tsx'), 'ReturnsDialog');

const SendDialog = lazily(() => import('./SendDialog.tsx'), 'SendDialog');

/** A document by the name that its row had when it was opened. */
type About = { fileId: number; name: string };

export type Opened =
  | { dialog: 'upload' }
  | ({ dialog: 'versions' | 'returns' } & About)
  | { dialog: 'send'; fileId: number; version: DocumentVersion }
  | { dialog: 'view'; file: ViewedFile };

type Props = {
  trajectoryId: number;
  organisationId: number | undefined;
  recipients: Recipients;
  opened: Opened | undefined;
  onClose: () => void;
};

/** The one dialog that is open, if any. */
export function DocumentDialogs({ trajectoryId, opened, onClose, ...forNew }: Props) {
  const shared = { trajectoryId, onClose };
  return (
    <Suspense>
      {opened?.dialog === 'upload' && <UploadDialog {...shared} {...forNew} />}
      {opened?.dialog === 'versions' && <VersionsDialog {...shared} {...opened} {...forNew} />}
      {opened?.dialog === 'returns' && <ReturnsDialog {...shared} {...opened} />}
      {opened?.dialog === 'send' && (
        <SendDialog {...shared} {...opened} recipients={forNew.recipients} />
      )}
      <Viewer file={opened?.dialog === 'view' ? opened.file : undefined} onClose={onClose} />
    </Suspense>
  );
}
