import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import '../../ui/boxes.css';
import '../../ui/forms.css';
import { Button } from '@mantine/core';
import type { DocumentVersion } from '@traject/contract/documents';
import { useState } from 'react';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { documentsKey, sendVersion, type VersionKey } from './documents.api.ts';
import { SendBoxes } from './SendBoxes.tsx';
import { namesOf, type Recipients, type Sends, sentTo, toNobody, unsentTo } from './sends.ts';

type Props = {
  trajectoryId: number;
  fileId: number;
  version: DocumentVersion;
  recipients: Recipients;
  onClose: () => void;
};

/** Sends a version that was not sent before, or was withdrawn. */
export function SendDialog({ trajectoryId, fileId, version, recipients, onClose }: Props) {
  const { t, language } = useTranslation();
  const [sends, setSends] = useState(toNobody);
  const key = { trajectoryId, fileId, versionId: version.id };
  const sending = useSave({
    save: () => sendTo(key, sends),
    refresh: documentsKey(trajectoryId),
    done: () => t('documents.send.going', { names: namesOf(sends, recipients, language) }),
    failed: 'documents.send.failed',
  });
  return (
    <Dialog
      opened
      size="upload"
      onClose={onClose}
      title={t('documents.send.later', { name: version.name })}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            disabled={sentTo(sends).length === 0}
            loading={sending.isPending}
            onClick={() => sending.submit(undefined, onClose)}
          >
            {t('documents.send.title')}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <ErrorList errors={formErrors(sending.error)} title={t('documents.upload.refused')} />
        <SendBoxes
          sends={sends}
          onSends={setSends}
          recipients={recipients}
          mustApprove={version.requires_approval}
          disabled={sending.isPending}
          to={unsentTo(version)}
        />
      </Stack>
    </Dialog>
  );
}

/** One after the other, because both lock the same document. */
async function sendTo(key: VersionKey, sends: Sends) {
  for (const party of sentTo(sends))
    await sendVersion(key, { party, approve: sends[party] === 'approve' });
}
