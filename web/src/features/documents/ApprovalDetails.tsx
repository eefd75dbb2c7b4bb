import { type Approval, type Party, parties } from '@traject/contract/approvals';
import type { DocumentVersion } from '@traject/contract/documents';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../platform/format.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import classes from './approval.module.css';
import { approvalStatus } from './approvalStatus.ts';
import type { DocumentKey } from './documents.api.ts';
import { OpenRequest } from './OpenRequest.tsx';

type Props = { documentKey: DocumentKey; version: DocumentVersion };

/** Per party: how it stands, when what happened, and the reason of a rejection. */
export function ApprovalDetails({ documentKey, version }: Props) {
  const { t } = useTranslation();
  const asked = parties.filter((party) => version[`${party}_approval`].state !== 'none');
  if (asked.length === 0) return <StatusLine kind="none">{t('documents.status.none')}</StatusLine>;
  return (
    <ul className={classes.approvals}>
      {asked.map((party) => (
        <li key={party}>
          <PartyDetails party={party} approval={version[`${party}_approval`]} />
          <OpenRequest
            versionKey={{ ...documentKey, versionId: version.id }}
            version={version}
            party={party}
          />
        </li>
      ))}
    </ul>
  );
}

function PartyDetails({ party, approval }: { party: Party; approval: Approval }) {
  const { t } = useTranslation();
  const status = approvalStatus(approval, party, t);
  const moments = useMoments(approval);
  const earlier = approval.earlier.map((send) =>
    t(`documents.moments.earlier${send.opened_at ? '_opened' : ''}`, {
      date: formatDateTime(send.sent_at),
      email: send.email ?? t(`documents.party.${party}`),
      opened: send.opened_at && formatDateTime(send.opened_at),
    }),
  );
  return (
    <>
      {status && <StatusLine kind={status.kind}>{status.words}</StatusLine>}
      {approval.reason && <p className={classes.reason}>“{approval.reason}”</p>}
      {[...moments, ...earlier].map((moment) => (
        <p key={moment} className={`${text.secondary} ${text.num}`}>
          {moment}
        </p>
      ))}
    </>
  );
}

function useMoments({ state, mail, sent_at, opened_at, decided_at, expires_at }: Approval) {
  const { t } = useTranslation();
  const isOpen = state === 'sent' || state === 'opened';
  const isSent = !mail || mail.state === 'sent' || state !== 'sent';
  const moments = {
    asked: isSent ? null : sent_at,
    sent: isSent ? sent_at : null,
    opened: opened_at,
    decided: decided_at,
    expires: isOpen ? expires_at : null,
    expired: state === 'expired' ? expires_at : null,
  };
  return (Object.keys(moments) as (keyof typeof moments)[]).flatMap((moment) => {
    const at = moments[moment];
    return at ? [t(`documents.moments.${moment}`, { date: formatDateTime(at) })] : [];
  });
}
