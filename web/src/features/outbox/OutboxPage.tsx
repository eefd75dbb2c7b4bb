import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OutboxMail } from '@traject/contract/outbox';
import { useId } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { Callout } from '../../ui/Callout.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Card, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { outboxQuery } from './outbox.api.ts';
import classes from './outbox.module.css';

type Props = { page: number | undefined; onPage: (page: number) => void };

export function OutboxPage({ page, onPage }: Props) {
  const { t } = useTranslation();
  const outbox = useQuery(outboxQuery(page));
  const { isError, refetch } = outbox;
  const mails = useListPage(outbox);
  return (
    <>
      <PageHead title={t('outbox.title')} intro={t('outbox.intro')} count={mails?.meta.total} />
      {mails && mails.data.length > 0 ? (
        <Stack>
          {mails.data.map((mail) => (
            <MailCard key={mail.id} mail={mail} />
          ))}
          <Pager meta={mails.meta} onPage={onPage} />
        </Stack>
      ) : (
        <Panel title={t('outbox.title')}>
          {!mails && isError && <PanelError title={t('outbox.error')} onRetry={() => refetch()} />}
          {!mails && !isError && <RowsSkeleton rows={3} />}
          {mails && (
            <EmptyState icon={IconMail} title={t('outbox.empty')} text={t('outbox.empty_text')} />
          )}
        </Panel>
      )}
    </>
  );
}

export function MailCard({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation();
  const subject = useId();
  return (
    <Card as="article" className={classes.mail} aria-labelledby={subject}>
      <h2 id={subject} className={text.h3}>
        {mail.subject}
      </h2>
      <p className={text.secondary}>
        {t('outbox.to', { to: mail.to })} ·{' '}
        <time dateTime={mail.created_at}>{formatDateTime(mail.created_at)}</time>
      </p>
      {mail.attachments.length > 0 && (
        <p className={text.secondary}>
          {t('outbox.attachments', { names: mail.attachments.join(', ') })}
        </p>
      )}
      {mail.refused_code && (
        <Callout kind="warn">{t('outbox.refused', { code: mail.refused_code })}</Callout>
      )}
      <p className={classes.text}>
        {linkParts(mail.text).map(({ at, value, href }) =>
          href ? (
            <a key={at} href={href}>
              {value}
            </a>
          ) : (
            value
          ),
        )}
      </p>
    </Card>
  );
}

type Part = { at: number; value: string; href?: string };

/** A text split at its web addresses; a dot that ends the sentence is not part of the address. */
export function linkParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g)) {
    const [address] = match;
    if (match.index > end) parts.push({ at: end, value: text.slice(end, match.index) });
    parts.push({ at: match.index, value: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ at: end, value: text.slice(end) });
  return parts;
}
