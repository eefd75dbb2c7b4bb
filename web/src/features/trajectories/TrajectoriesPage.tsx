import { Button } from '@mantine/core';
import { IconPlus, IconRoute, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import classes from './TrajectoriesPage.module.css';
import { TrajectoryFilters } from './TrajectoryFilters.tsx';
import { type TrajectorySearch, trajectoriesQuery } from './trajectories.api.ts';
import { useTrajectoryColumns } from './useTrajectoryColumns.tsx';

type Props = {
  search: TrajectorySearch;
  onSearch: (search: TrajectorySearch) => void;
  onAdd: () => void;
};

export function TrajectoriesPage({ search, onSearch, onAdd }: Props) {
  const { t } = useTranslation();
  const columns = useTrajectoryColumns();
  const trajectories = useQuery(trajectoriesQuery(search));
  const { data: page } = trajectories;
  const title = t('trajectories.title');
  const { page: _, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <>
      <PageHead title={title} count={page?.meta.total} action={<AddButton onAdd={onAdd} />} />
      <TrajectoryFilters filters={filters} onFilters={onSearch} />
      {!page && trajectories.isError ? (
        <Panel title={title}>
          <PanelError title={t('trajectories.failed')} onRetry={() => trajectories.refetch()} />
        </Panel>
      ) : (
        <div className={classes.list} data-updating={trajectories.isPlaceholderData || undefined}>
          <DataTable
            label={title}
            columns={columns}
            rows={page?.data}
            rowKey={(trajectory) => trajectory.id}
            empty={<NoTrajectories isFiltered={isFiltered} />}
            footer={
              page &&
              page.meta.last_page > 1 && (
                <Pager
                  meta={page.meta}
                  onPage={(number) => onSearch({ ...filters, page: number })}
                />
              )
            }
          />
        </div>
      )}
    </>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={onAdd}>
      {t('trajectories.add')}
    </Button>
  );
}

function NoTrajectories({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState
      icon={IconSearch}
      title={t('trajectories.none_found')}
      text={t('trajectories.none_found_text')}
    />
  ) : (
    <EmptyState
      icon={IconRoute}
      title={t('trajectories.empty')}
      text={t('trajectories.empty_text')}
    />
  );
}
