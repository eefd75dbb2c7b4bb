import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { awayKindOf } from '@traject/contract/common/away';
import type { MailRow } from '@traject/contract/mails';
import { administeredQuery } from '../../platform/administered.ts';
import { formatDateTime } from '../../platform/format.ts';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { InfoTip } from '../../ui/InfoTip.tsx';
import { Row } from '../../ui/layout.tsx';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { mailsKey, retryMail } from './mails.api.ts';
import classes from './mails.module.css';

export function useMailColumns(): Column<MailRow>[] {
  const { data: places = [] } = useQuery(administeredQuery);
  return [
    { key: 'to', header: 'mails.to', cell: ({ to }) => to, width: '24%', primary: true },
    { key: 'kind', header: 'mails.kind', cell: (mail) => <Kind row={mail} /> },
    // With only one organisation, every row would say the same.
    ...(places.length > 1 ? [organisationColumn] : []),
    {
      key: 'since',
      header: 'mails.since',
      width: 170,
      cell: ({ created_at }) => (
        <span className={`${text.dim} ${text.num} ${classes.when}`}>
          {formatDateTime(created_at)}
        </span>
      ),
    },
    {
      key: 'state',
      header: 'mails.state',
      width: '26%',
      cell: (mail) => <State row={mail} />,
      stacked: 'bare',
    },
    {
      key: 'actions',
      header: 'mails.actions',
      width: 160,
      cell: (mail) => <Retry row={mail} />,
      stacked: 'bare',
    },
  ];
}

const organisationColumn: Column<MailRow> = {
  key: 'organisation',
  header: 'labels.organisation',
  cell: ({ organisation }) => organisation.name,
  width: '16%',
};

type Cell = { row: MailRow };

/** What it is, and the files that it carries. */
function Kind({ row: { kind, attachments } }: Cell) {
  const { t } = useTranslation();
  return (
    <>
      {t(`mails.kinds.${kind}`)}
      {attachments.length > 0 && <p className={text.secondary}>{attachments.join(', ')}</p>}
    </>
  );
}

/** The state with its reason, and the number of tries. */
function State({ row: { mail, tries } }: Cell) {
  const { t } = useTranslation();
  const because =
    mail.state === 'waiting' && mail.code
      ? t('mails.waiting_because', { reason: failureOf(mail.code, t) })
      : undefined;
  const trouble = mailTrouble(mail, t);
  if (!trouble) return null;
  return (
    <>
      <StatusLine kind={trouble.kind}>{because ?? trouble.words}</StatusLine>
      {tries > 0 && <span className={text.secondary}>{t('mails.tries', { count: tries })}</span>}
    </>
  );
}

function Retry({ row }: Cell) {
  const { t } = useTranslation();
  const retry = useRowSave({
    save: retryMail,
    refresh: mailsKey,
    done: ({ to }) => t('mails.retry_success', { to }),
    failed: 'mails.retry_error',
    shown: [],
  });
  if (row.mail.state === 'waiting') return null;
  if (!row.may_retry)
    return (
      <Row as="span" gap={2} className={text.secondary}>
        {t('mails.ended')}
        <InfoTip label={t('mails.ended_text')}>{t('mails.ended_text')}</InfoTip>
      </Row>
    );
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('mails.retry_to', { to: row.to })}
      onClick={() => retry(row)}
    >
      {t('mails.retry')}
    </Button>
  );
}

/** Puts the code of a failure (`EAUTH 535`, `ESOCKET`) into words. */
export const failureOf = (code: string, t: Translate) => {
  const [, failure = awayKindOf(code)] = failures.find(([pattern]) => pattern.test(code)) ?? [];
  return t(`mails.failures.${failure ?? 'other'}`, { code });
};

const failures = [
  [/^ESCAN$/, 'scan'],
  [/^EVIRUS$/, 'virus'],
  [/^EAUTH|53[0458]$/, 'sign_in'],
  [/^(ESOCKET|ECONNECTION|ETIMEDOUT|ETLS|EPROTOCOL)/, 'away'],
  [/ 5\d\d$/, 'distrust'],
  [/ 4\d\d$/, 'busy'],
] as const;
