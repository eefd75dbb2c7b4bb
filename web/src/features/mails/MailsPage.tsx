import { IconMail, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { unsentStates } from '@traject/contract/mails';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { type MailSearch, mailsQuery, stateOf } from './mails.api.ts';
import classes from './mails.module.css';
import { ServerCallout } from './ServerCallout.tsx';
import { TestMail } from './TestMail.tsx';
import { useMailColumns } from './useMailColumns.tsx';

type Props = { search: MailSearch; onSearch: (search: MailSearch) => void };

/** What did not leave, why, and what can be done about it. */
export function MailsPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data, isError, isPlaceholderData, refetch } = useQuery(mailsQuery(search));
  const columns = useMailColumns();
  const title = t('mails.title');
  return (
    <>
      <PageHead title={title} count={data?.meta.total} />
      <p className={classes.intro}>{t('mails.intro')}</p>
      <ServerCallout />
      <div className={classes.tools}>
        <FilterSelect
          className={classes.state}
          label={t('mails.state')}
          all={t('mails.all_states')}
          choices={unsentStates.map((value) => ({ value, label: t(`mails.states.${value}`) }))}
          value={search.state}
          onChoose={(state) => onSearch({ state: stateOf(state) })}
        />
        <TestMail />
      </div>
      {!data && isError ? (
        <Panel title={title}>
          <PanelError title={t('mails.failed')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <div className={classes.list} data-updating={isPlaceholderData || undefined}>
          <DataTable
            label={title}
            columns={columns}
            rows={data?.data}
            rowKey={({ id }) => id}
            stackedTo="56em"
            empty={<NoMails isFiltered={!!search.state} />}
            footer={
              data &&
              data.meta.last_page > 1 && (
                <Pager meta={data.meta} onPage={(page) => onSearch({ ...search, page })} />
              )
            }
          />
        </div>
      )}
    </>
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
