import type { Application } from '@traject/contract/applications';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import type { FailedFile } from '../../platform/useUpload.ts';

const ApplicationDialog = lazily(() => import('./ApplicationDialog.tsx'), 'ApplicationDialog');
const AttachmentsDialog = lazily(() => import('./AttachmentsDialog.tsx'), 'AttachmentsDialog');

export type Opened =
  | { dialog: 'create' }
  | { dialog: 'edit'; application: Application }
  | { dialog: 'attachments'; application: Application; failed?: FailedFile };

type Props = {
  trajectoryId: number;
  opened: Opened | undefined;
  onOpen: (opened: Opened | undefined) => void;
  onSaved: (application: Application) => void;
};

/** The one dialog that is open, if any. */
export function ApplicationDialogs({ trajectoryId, opened, onOpen, onSaved }: Props) {
  const onClose = () => onOpen(undefined);
  return (
    <Suspense>
      {opened?.dialog === 'attachments' && (
        <AttachmentsDialog trajectoryId={trajectoryId} {...opened} onClose={onClose} />
      )}
      {(opened?.dialog === 'create' || opened?.dialog === 'edit') && (
        <ApplicationDialog
          trajectoryId={trajectoryId}
          application={opened.dialog === 'edit' ? opened.application : undefined}
          onSaved={onSaved}
          onFileFailed={(application, failed) =>
            onOpen({ dialog: 'attachments', application, failed })
          }
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
