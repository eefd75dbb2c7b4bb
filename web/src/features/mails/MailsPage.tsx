import { Button } from '@mantine/core';
import { IconMail, IconMailForward, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MailRow, unsentStates } from '@traject/contract/mails';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { mailTrouble } from '../../ui/mail/mailTrouble.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
import {
  type MailSearch,
  mailsKey,
  mailsQuery,
  sendTest,
  sentQuery,
  serverQuery,
  stateOf,
} from './mails.api.ts';
import classes from './mails.module.css';
import { failureOf, useMailColumns } from './useMailColumns.tsx';

type Props = { search: MailSearch; onSearch: (search: MailSearch) => void };

/** The mails that were not sent, why, and what can be done about it. */
export function MailsPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const query = useQuery(mailsQuery(search));
  return (
    <TablePage
      title={t('mails.title')}
      intro={t('mails.intro')}
      count={query.data?.meta.total}
      notices={<ServerCallout />}
      filters={
        <>
          <FilterSelect
            className={classes.state}
            label={t('mails.state')}
            all={t('mails.all_states')}
            choices={unsentStates.map((value) => ({ value, label: t(`mails.states.${value}`) }))}
            value={search.state}
            onChoose={(state) => onSearch({ state: stateOf(state) })}
          />
          <TestMail />
        </>
      }
      query={query}
      columns={useMailColumns()}
      failed={t('mails.failed')}
      empty={<NoMails isFiltered={!!search.state} />}
      onPage={(page) => onSearch({ ...search, page })}
    />
  );
}

function NoMails({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState icon={IconSearch} title={t('mails.none_found')} text={t('mails.none_found_text')} />
  ) : (
    <EmptyState icon={IconMail} title={t('mails.none')} text={t('mails.none_text')} />
  );
}

/** Says that no mail can be sent at all, and why; nothing while the server works. */
function ServerCallout() {
  const { t } = useTranslation();
  const { data: server } = useQuery(serverQuery);
  if (!server || server.state === 'working') return null;
  const words =
    server.state === 'missing'
      ? { title: t('mails.server.missing'), text: t('mails.server.missing_text') }
      : {
          title: t('mails.server.failing', { date: formatDateTime(server.since) }),
          text: t('mails.server.failing_text', { reason: failureOf(server.code, t) }),
        };
  return (
    <div className={classes.server}>
      <Callout kind="warn" title={words.title}>
        <p>{words.text}</p>
      </Callout>
    </div>
  );
}

/** Sends a mail to one's own address, and says what became of it. */
function TestMail() {
  const { t } = useTranslation();
  const [sent, setSent] = useState<MailRow>();
  const sending = useSave({
    save: sendTest,
    refresh: [...mailsKey, 'list'],
    failed: 'mails.test.error',
    shown: [],
  });
  return (
    <Row wrap>
      <Button
        variant="default"
        leftSection={<Icon of={IconMailForward} />}
        loading={sending.isPending}
        onClick={() => sending.submit(undefined, setSent)}
      >
        {t('mails.test.button')}
      </Button>
      <div role="status">{sent && <Outcome sent={sent} />}</div>
    </Row>
  );
}

function Outcome({ sent }: { sent: MailRow }) {
  const { t } = useTranslation();
  const { data: { to, mail } = sent } = useQuery(sentQuery(sent.id));
  const queries = useQueryClient();
  // The list below says the same.
  useEffect(() => {
    if (mail.state !== 'waiting')
      void queries.invalidateQueries({ queryKey: [...mailsKey, 'list'] });
  }, [mail.state, queries]);
  if (mail.state === 'sent')
    return <StatusLine kind="done">{t('mails.test.sent', { to })}</StatusLine>;
  const trouble = mailTrouble(mail, t);
  if (mail.state === 'waiting')
    return <StatusLine kind="waiting">{t('mails.test.waiting', { to })}</StatusLine>;
  return (
    <StatusLine kind="refused">{t('mails.test.unsent', { to, state: trouble?.words })}</StatusLine>
  );
}
