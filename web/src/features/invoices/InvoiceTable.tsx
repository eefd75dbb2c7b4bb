import { IconFileEuro } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@traject/contract/common/page';
import type { Invoice } from '@traject/contract/invoices';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import classes from './invoices.module.css';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

type Props = {
  trajectoryId: number;
  invoices: UseQueryResult<Page<Invoice>>;
  onPage: (page: number) => void;
};

export function InvoiceTable({ trajectoryId, invoices, onPage }: Props) {
  const { t } = useTranslation();
  const columns = useInvoiceColumns(trajectoryId);
  const { data: page, isError, isPlaceholderData, refetch } = invoices;
  const empty = { title: t('invoices.empty'), text: t('invoices.empty_text') };

  if (isError && (!page || isPlaceholderData))
    return <PanelError title={t('invoices.failed')} onRetry={() => refetch()} />;
  return (
    <div className={classes.table} data-updating={isPlaceholderData || undefined}>
      <DataTable
        label={t('invoices.title')}
        columns={columns}
        rows={page?.data}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={IconFileEuro} {...empty} />}
        footer={page && page.meta.last_page > 1 && <Pager meta={page.meta} onPage={onPage} />}
      />
    </div>
  );
}
