import { IconClipboardCheck, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { useEffect } from 'react';
import { formatDate } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import text from '../../../ui/text.module.css';
import { pendingQuery } from '../pending.api.ts';
import { endRound } from '../score/round.ts';
import { filtered, grouped, type PendingSearch, pageOf } from './grouped.ts';
import { PendingFilters } from './PendingFilters.tsx';
import { usePendingColumns } from './pendingColumns.tsx';

type Props = { search: PendingSearch; onSearch: (search: PendingSearch) => void };

export function PendingPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: pending, isError, refetch } = useQuery(pendingQuery);
  useEffect(() => void endRound(queries), [queries]);
  const title = t('evaluations.pending.title');

  return (
    <>
      <PageHead title={title} count={pending?.length} />
      {pending && pending.length > 1 && (
        <PendingFilters pending={pending} search={search} onSearch={onSearch} />
      )}
      {!pending && isError ? (
        <Panel title={title}>
          <PanelError title={t('evaluations.pending.error')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <PendingList pending={pending} search={search} onSearch={onSearch} />
      )}
    </>
  );
}

type ListProps = Props & { pending: readonly PendingEvaluation[] | undefined };

function PendingList({ pending, search, onSearch }: ListProps) {
  const { t } = useTranslation();
  const columns = usePendingColumns();
  const { by, page } = search;
  const shared = { columns, rowKey: ({ id }: PendingEvaluation) => id };
  const groups = pending && grouped(filtered(pending, search), by);
  const { shown, meta } = pageOf(groups?.flatMap(({ list }) => list) ?? [], page);
  const pager = <Pager meta={meta} onPage={(number) => onSearch({ ...search, page: number })} />;
  if (!by || shown.length === 0)
    return (
      <DataTable
        {...shared}
        label={t('evaluations.pending.title')}
        rows={groups && shown}
        empty={<Nothing isFiltered={pending !== undefined && pending.length > 0} />}
        footer={meta.last_page > 1 && pager}
      />
    );
  const onPage = new Set(shown);
  return (
    <Stack gap={16}>
      {groups?.map(({ id, name, list, expires_at }) => {
        const rows = list.filter((one) => onPage.has(one));
        if (rows.length === 0) return null;
        return (
          <Panel
            key={id}
            title={name}
            count={list.length}
            action={
              <span className={`${text.secondary} ${text.num}`}>
                {t('pending_list.first', { count: list.length, date: formatDate(expires_at) })}
              </span>
            }
          >
            <DataTable {...shared} label={name} rows={rows} />
          </Panel>
        );
      })}
      {pager}
    </Stack>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState
      icon={IconSearch}
      title={t('pending_list.none_found')}
      text={t('pending_list.none_found_text')}
    />
  ) : (
    <EmptyState
      icon={IconClipboardCheck}
      title={t('pending_list.empty')}
      text={t('pending_list.empty_text')}
    />
  );
}
