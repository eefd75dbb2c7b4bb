import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type RemovedTrajectory, trajectoriesApi } from '@traject/contract/trajectories';
import { administeredQuery } from '../../platform/administered.ts';
import { call } from '../../platform/api.ts';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { restoreTrajectory } from './trajectories.api.ts';

type Props = { page: number | undefined; onPage: (page: number) => void };

/** Deleted trajectories, for as long as they can be put back. */
export function RemovedPage({ page, onPage }: Props) {
  const { t } = useTranslation();
  const columns = useRemovedColumns();
  const { isError, refetch, ...removed } = useQuery(removedQuery({ page }));
  const data = useListPage(removed);
  const title = t('removed_trajectories.title');
  const empty = {
    title: t('removed_trajectories.none'),
    text: t('removed_trajectories.none_text'),
  };
  return (
    <>
      <PageHead title={title} count={data?.meta.total} />
      <p className={text.secondary}>{t('removed_trajectories.intro')}</p>
      {!removed.data && isError ? (
        <Panel title={title}>
          <PanelError title={t('removed_trajectories.failed')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => id}
          stackedTo="56em"
          empty={<EmptyState icon={IconTrash} {...empty} />}
          footer={data && data.meta.last_page > 1 && <Pager meta={data.meta} onPage={onPage} />}
        />
      )}
    </>
  );
}

type Row = RemovedTrajectory;

function useRemovedColumns(): Column<Row>[] {
  const { data: places = [] } = useQuery(administeredQuery);
  const organisation: Column<Row> = {
    key: 'organisation',
    header: 'labels.organisation',
    cell: (row) => row.organisation.name,
  };
  return [
    {
      key: 'client',
      header: 'trajectories.client',
      cell: ({ client }) => client.name,
      primary: true,
    },
    {
      key: 'counselor',
      header: 'trajectories.counselor',
      cell: ({ counselor }) => counselor.name,
    },
    // With a single organisation, its name says nothing new.
    ...(places.length > 1 ? [organisation] : []),
    {
      key: 'deleted',
      header: 'removed_trajectories.deleted',
      cell: ({ deleted_at, deleted_by }) => (
        <>
          {formatDateTime(deleted_at)}
          {deleted_by && <p className={text.secondary}>{deleted_by.name}</p>}
        </>
      ),
    },
    {
      key: 'ends',
      header: 'removed_trajectories.ends',
      cell: ({ ends_at }) => formatDate(ends_at),
    },
    {
      key: 'actions',
      header: 'removed_trajectories.actions',
      width: 150,
      cell: (row) => <Restore row={row} />,
      stacked: 'bare',
    },
  ];
}

function Restore({ row }: { row: Row }) {
  const { t } = useTranslation();
  const restore = useRowSave({
    save: ({ id }: Row) => restoreTrajectory(id),
    refresh: removedKey,
    done: 'removed_trajectories.restored',
    failed: 'removed_trajectories.restore_failed',
    shown: [],
  });
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={t('removed_trajectories.restore_of', { name: row.client.name })}
      onClick={() => restore(row)}
    >
      {t('removed_trajectories.restore')}
    </Button>
  );
}

const removedKey = ['removed-trajectories'];

const removedQuery = (query: { page?: number | undefined }) =>
  queryOptions({
    queryKey: [...removedKey, query],
    queryFn: ({ signal }) => call(trajectoriesApi.removed, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
