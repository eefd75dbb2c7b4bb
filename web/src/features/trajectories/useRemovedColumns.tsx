import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RemovedTrajectory } from '@traject/contract/trajectories';
import { useTranslation } from 'react-i18next';
import { administeredQuery } from '../../platform/administered.ts';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import type { Column } from '../../ui/DataTable.tsx';
import text from '../../ui/text.module.css';
import { removedKey } from './removed.api.ts';
import { restoreTrajectory } from './trajectories.api.ts';

type Row = RemovedTrajectory;

export function useRemovedColumns(): Column<Row>[] {
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
    // Where there is only one, its name would only repeat itself.
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
