import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import type { ApprovalState, Party } from '@traject/contract/approvals';
import type { DocumentVersion } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../platform/useSave.ts';
import { documentsKey, resend, type VersionKey } from './documents.api.ts';

type Props = { versionKey: VersionKey; version: DocumentVersion; party: Party };

const open: readonly ApprovalState[] = ['sent', 'opened', 'expired'];

/** A new mail with a new link, for as long as nothing was decided. */
export function ResendButton({ versionKey, version, party }: Props) {
  const { t } = useTranslation();
  const { state, recipient } = version[`${party}_approval`];
  const sending = useSave({
    save: () => resend(versionKey, party),
    refresh: documentsKey(versionKey.trajectoryId),
    done: (sent) =>
      t('notify.document.resend_success', { email: sent[`${party}_approval`].recipient?.email }),
    failed: 'notify.document.resend_error',
    shown: [],
  });
  if (!open.includes(state)) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('documents.resend_to', {
        name: recipient?.name ?? t(`documents.party.${party}`),
      })}
      leftSection={<IconMailForward size={15} stroke={1.75} aria-hidden />}
      loading={sending.isPending}
      onClick={() => sending.submit(undefined)}
    >
      {t('documents.resend')}
    </Button>
  );
}
