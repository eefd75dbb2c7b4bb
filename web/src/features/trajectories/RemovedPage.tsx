import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListPage } from '../../platform/useListPage.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { removedQuery } from './removed.api.ts';
import { useRemovedColumns } from './useRemovedColumns.tsx';

type Props = { page: number | undefined; onPage: (page: number) => void };

/** What was deleted, until it goes for good. */
export function RemovedPage({ page, onPage }: Props) {
  const { t } = useTranslation();
  const columns = useRemovedColumns();
  const { isError, refetch, ...removed } = useQuery(removedQuery({ page }));
  const data = useListPage(removed.data);
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
