import { IconFileText } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Application } from '@traject/contract/applications';
import type { Page } from '@traject/contract/common/page';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import type { Opened } from './ApplicationDialogs.tsx';
import classes from './applications.module.css';
import { useApplicationColumns } from './useApplicationColumns.tsx';

type Props = {
  trajectoryId: number;
  applications: UseQueryResult<Page<Application>>;
  onPage: (page: number) => void;
  onOpen: (opened: Opened) => void;
};

export function ApplicationTable({ trajectoryId, applications, onPage, onOpen }: Props) {
  const { t } = useTranslation();
  const columns = useApplicationColumns({ trajectoryId, onOpen });
  const { data: page, isError, isPlaceholderData, refetch } = applications;
  const empty = { title: t('applications.empty'), text: t('applications.empty_text') };

  if (isError && (!page || isPlaceholderData))
    return <PanelError title={t('applications.failed')} onRetry={() => refetch()} />;
  return (
    <div className={classes.table} data-updating={isPlaceholderData || undefined}>
      <DataTable
        label={t('applications.title')}
        columns={columns}
        rows={page?.data}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={IconFileText} {...empty} />}
        footer={page && page.meta.last_page > 1 && <Pager meta={page.meta} onPage={onPage} />}
      />
    </div>
  );
}
