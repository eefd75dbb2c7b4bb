import { Button } from '@mantine/core';
import { IconArrowBack, IconMailForward } from '@tabler/icons-react';
import type { ApprovalState, Party } from '@traject/contract/approvals';
import type { DocumentVersion } from '@traject/contract/documents';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { RemindersButton } from '../../ui/reminders/RemindersButton.tsx';
import { documentsKey, resend, setReminders, type VersionKey, withdraw } from './documents.api.ts';

type Props = { versionKey: VersionKey; version: DocumentVersion; party: Party };

const open: readonly ApprovalState[] = ['sent', 'opened', 'expired'];

/** While a request is undecided it can be sent again with a new link, or withdrawn. */
export function OpenRequest({ versionKey, version, party }: Props) {
  const { t } = useTranslation();
  const approval = version[`${party}_approval`];
  const { state, recipient, requested } = approval;
  const name = recipient?.name ?? t(`documents.party.${party}`);
  const sending = useResend({ versionKey, version, party }, name);
  const taking = useWithdraw({ versionKey, version, party }, name);
  if (!open.includes(state)) return null;
  return (
    <Row gap={6} wrap>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('documents.resend_to', { name })}
        leftSection={<Icon of={IconMailForward} size="small" />}
        loading={sending.isPending}
        onClick={sending.ask}
      >
        {t('documents.resend')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t('documents.withdraw.label', { name })}
        leftSection={<Icon of={IconArrowBack} size="small" />}
        loading={taking.isPending}
        onClick={taking.ask}
      >
        {t('documents.withdraw.button')}
      </Button>
      {requested && state !== 'expired' && (
        <RemindersButton
          of={approval}
          name={name}
          save={(off) => setReminders(versionKey, party, off)}
          refresh={documentsKey(versionKey.trajectoryId)}
        />
      )}
    </Row>
  );
}

/** Asks first, because the link in the earlier mail stops working. */
function useResend({ versionKey, version, party }: Props, name: string) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { sent_at, recipient } = version[`${party}_approval`];
  const saving = useSave({
    save: () => resend(versionKey, party),
    refresh: documentsKey(versionKey.trajectoryId),
    done: (sent) =>
      t('notify.document.resend_success', { email: sent[`${party}_approval`].recipient?.email }),
    failed: 'notify.document.resend_error',
    shown: [],
  });
  const ask = async () => {
    const date = sent_at ? formatDateTime(sent_at) : '';
    const yes = await confirm({
      title: t('documents.resend_ask', { name }),
      message: t('documents.resend_text', { email: recipient?.email, date }),
      confirmText: t('documents.resend'),
    });
    if (yes) saving.submit(undefined);
  };
  return { isPending: saving.isPending, ask };
}

function useWithdraw({ versionKey, party }: Props, name: string) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const saving = useSave({
    save: () => withdraw(versionKey, party),
    refresh: documentsKey(versionKey.trajectoryId),
    done: () => t('documents.withdraw.done', { name }),
    failed: 'documents.withdraw.failed',
    shown: [],
  });
  const ask = async () => {
    const yes = await confirm({
      title: t('documents.withdraw.title', { name }),
      message: t('documents.withdraw.text', { name }),
      confirmText: t('documents.withdraw.yes'),
    });
    if (yes) saving.submit(undefined);
  };
  return { isPending: saving.isPending, ask };
}
