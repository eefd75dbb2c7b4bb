import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../platform/placeOf.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import type { ViewedFile } from '../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { documentsKey, versionsQuery } from './documents.api.ts';
import { NewVersion } from './NewVersion.tsx';
import { addVersion } from './newFile.ts';
import type { Recipients } from './sends.ts';
import { useCloseOnFailure } from './useCloseOnFailure.ts';
import { useNewFile } from './useNewFile.ts';
import { VersionTable } from './VersionTable.tsx';

type Props = {
  trajectoryId: number;
  fileId: number;
  name: string;
  organisationId: number | undefined;
  recipients: Recipients;
  onClose: () => void;
};

/** Every version with what was made of it, and below them the form for a new one. */
export function VersionsDialog({ trajectoryId, fileId, name, onClose, ...forNew }: Props) {
  const { t } = useTranslation();
  const key = { trajectoryId, fileId };
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  const [viewed, setViewed] = useState<ViewedFile>();
  const versions = useQuery(versionsQuery(key, page));
  const upload = useNewFile({
    draft: placeOf({ trajectory: trajectoryId, document: fileId, version: undefined }),
    refresh: documentsKey(trajectoryId),
    send: (file, sending) => addVersion(key, file, sending),
    onDone: () => {
      setPage(1);
      heading.current?.focus();
    },
  });
  const mayLeave = useLeaveGuard(upload.isDirty);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  useCloseOnFailure(versions, onClose);

  return (
    <Dialog
      opened
      size="wide"
      onClose={close}
      title={t('documents.versions.title', { name })}
      footer={
        <Button variant="default" onClick={close}>
          {t('ui.close')}
        </Button>
      }
    >
      <VersionTable documentKey={key} versions={versions} onPage={setPage} onView={setViewed} />
      <NewVersion ref={heading} upload={upload} {...forNew} />
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </Dialog>
  );
}
