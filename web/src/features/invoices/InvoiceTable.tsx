import { ActionIcon } from '@mantine/core';
import { IconDownload, IconFileEuro, IconPencil, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@traject/contract/common/page';
import type { Invoice } from '@traject/contract/invoices';
import { formatDate, formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { Tip } from '../../ui/Tip.tsx';
import text from '../../ui/text.module.css';
import { Unhurried } from '../../ui/Unhurried.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx';
import { removeInvoice } from './invoices.api.ts';
import classes from './invoices.module.css';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

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
    <div data-updating={isPlaceholderData || undefined}>
      <Unhurried>
        <DataTable
          label={t('invoices.title')}
          columns={columns}
          rows={page?.data}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={IconFileEuro} {...empty} />}
          footer={page && page.meta.last_page > 1 && <Pager meta={page.meta} onPage={onPage} />}
        />
      </Unhurried>
    </div>
  );
}

type Sum = 'total' | 'vat' | 'total_with_vat';

function useInvoiceColumns(trajectoryId: number): Column<Invoice>[] {
  const { t } = useTranslation();
  const sum = (key: Sum): Column<Invoice> => ({
    key,
    header: `invoices.${key}`,
    cell: ({ [key]: cents }) => <span className={classes.amount}>{formatEuro(cents)}</span>,
    width: 124,
    align: 'right',
  });
  return [
    {
      key: 'invoice_number',
      header: 'invoices.invoice_number',
      cell: ({ id, invoice_number, ...invoice }) => (
        <>
          <InvoiceLink trajectoryId={trajectoryId} id={id} className={rowLink}>
            {invoice_number}
          </InvoiceLink>
          <span className={`${text.secondary} ${classes.beside}`}>
            {[
              formatDate(invoice.invoice_date),
              invoice.billed_name,
              invoice.visible_employer && t('invoices.visible_employer'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
      primary: true,
    },
    {
      key: 'state',
      header: 'invoices.state',
      cell: ({ state, open }) => (
        <>
          <InvoiceStateBadge state={state} />
          {state !== 'draft' && open !== 0 && (
            <span className={`${text.secondary} ${classes.beside}`}>
              {t('invoices.open_amount', { amount: formatEuro(open) })}
            </span>
          )}
        </>
      ),
      width: 148,
      stacked: 'bare',
    },
    sum('total'),
    sum('vat'),
    sum('total_with_vat'),
    {
      key: 'actions',
      header: 'invoices.actions',
      cell: (invoice) => <Actions trajectoryId={trajectoryId} invoice={invoice} />,
      width: 132,
      actions: true,
    },
  ];
}

type Row = { trajectoryId: number; invoice: Invoice };

function Actions({ trajectoryId, invoice }: Row) {
  const { t } = useTranslation();
  const { id, invoice_number: number, state } = invoice;
  const download = useInvoiceDownload(trajectoryId);
  const remove = useRemoveInvoice(trajectoryId);
  const edit = t('controls.edit', { name: t('invoices.name', { number }) });
  return (
    <>
      <Tip label={edit}>
        <ActionIcon
          aria-label={edit}
          renderRoot={(props) => <InvoiceLink trajectoryId={trajectoryId} id={id} {...props} />}
        >
          <Icon of={IconPencil} />
        </ActionIcon>
      </Tip>
      <IconButton
        label={t('invoices.download_of', { number })}
        icon={IconDownload}
        onClick={() => download(invoice)}
      />
      {state === 'draft' && (
        <IconButton
          label={t('controls.remove.action', { name: t('invoices.name', { number }) })}
          icon={IconTrash}
          onClick={() => remove(invoice)}
        />
      )}
    </>
  );
}

function useRemoveInvoice(trajectoryId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Invoice) => removeInvoice({ trajectoryId, invoiceId: id }),
    question: ({ invoice_number: number }) => ({
      title: t('invoices.remove.title'),
      message: t('invoices.remove.message', { number }),
    }),
    refresh: invoicesKey(trajectoryId),
    done: 'notify.invoice.delete_success',
    failed: 'notify.invoice.delete_error',
  });
}
