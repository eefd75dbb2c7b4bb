import { Button } from '@mantine/core';
import { IconPlus, IconRoute, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mostFound } from '@traject/contract/trajectories';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { sortingOf } from '../../ui/SortHead.tsx';
import { Unhurried } from '../../ui/Unhurried.tsx';
import { TrajectoryFilters } from './TrajectoryFilters.tsx';
import { sortOf, type TrajectorySearch, trajectoriesQuery } from './trajectories.api.ts';
import { useTrajectoryColumns } from './useTrajectoryColumns.tsx';

type Props = {
  search: TrajectorySearch;
  onSearch: (search: TrajectorySearch) => void;
  /** Left out for those who may not add one. */
  onAdd?: (() => void) | undefined;
  /** Above the list. */
  notice?: ReactNode;
  /** Below a search that found nothing. */
  missing?: ReactNode;
};

const newestFirst = '-registration_date';

export function TrajectoriesPage({ search, onSearch, onAdd, notice, missing }: Props) {
  const { t } = useTranslation();
  const columns = useTrajectoryColumns();
  const trajectories = useQuery(trajectoriesQuery(search));
  const page = useListPage(trajectories);
  const most = search.q || search.unread ? mostFound : undefined;
  const title = t('trajectories.title');
  const { page: _, ...filters } = search;
  const { sort: __, ...narrowing } = filters;
  const isFiltered = Object.values(narrowing).some((value) => value !== undefined);

  return (
    <>
      <PageHead
        title={title}
        count={page?.meta.total}
        most={most}
        action={onAdd && <AddButton onAdd={onAdd} />}
      />
      {notice}
      <TrajectoryFilters filters={filters} onFilters={onSearch} />
      {!trajectories.data && trajectories.isError ? (
        <Panel title={title}>
          <PanelError title={t('trajectories.failed')} onRetry={() => trajectories.refetch()} />
        </Panel>
      ) : (
        <div data-updating={trajectories.isPlaceholderData || undefined}>
          <Unhurried>
            <DataTable
              label={title}
              columns={columns}
              rows={page?.data}
              rowKey={(trajectory) => trajectory.id}
              sorting={sortingOf({
                by: sortOf(search.sort) ?? newestFirst,
                onSort: (sort) =>
                  onSearch({ ...filters, sort: sort === newestFirst ? undefined : sort }),
              })}
              empty={
                <>
                  <NoTrajectories isFiltered={isFiltered} mayAdd={!!onAdd} />
                  {missing}
                </>
              }
              footer={
                page && (
                  <Pager
                    meta={page.meta}
                    most={most}
                    onPage={(number) => onSearch({ ...filters, page: number })}
                  />
                )
              }
            />
          </Unhurried>
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

type NoneProps = { isFiltered: boolean; mayAdd: boolean };

function NoTrajectories({ isFiltered, mayAdd }: NoneProps) {
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
      text={mayAdd ? t('trajectories.empty_text') : undefined}
    />
  );
}
