import type { InvoiceRow } from '@traject/contract/invoices';
import { useTranslation } from 'react-i18next';
import { formatEuro } from '../../platform/format.ts';
import { formatCount, formatPercentage } from '../../platform/typed.ts';
import { useRemove } from '../../platform/useRemove.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { invoicesKey, type Key, removeRow } from './invoices.api.ts';
import classes from './invoices.module.css';

type Columns = Column<InvoiceRow>[];

export function useRowColumns(key: Key, onEdit: (row: InvoiceRow) => void): Columns {
  const { t } = useTranslation();
  const remove = useRemoveRow(key);
  const number = (
    name: string,
    header: Columns[number]['header'],
    cell: (row: InvoiceRow) => string,
  ) => ({
    key: name,
    header,
    cell: (row: InvoiceRow) => <span className={classes.amount}>{cell(row)}</span>,
    width: 124,
    align: 'right' as const,
  });
  return [
    {
      key: 'product',
      header: 'invoices.product',
      cell: ({ invoice_product, total }) => (
        <>
          {invoice_product.name}
          {total < 0 && <span className={classes.correction}>{t('invoices.correction')}</span>}
        </>
      ),
      primary: true,
    },
    number('count', 'invoices.count', ({ count }) => formatCount(count)),
    number('price', 'invoices.unit_price', ({ unit_price }) => formatEuro(unit_price)),
    number('vat', 'invoices.vat_percentage', (row) => formatPercentage(row.vat_percentage)),
    number('total', 'invoices.amount', ({ total }) => formatEuro(total)),
    {
      key: 'actions',
      header: 'invoices.actions',
      cell: (row) => (
        <RowActions
          name={row.invoice_product.name}
          onEdit={() => onEdit(row)}
          onRemove={() => remove(row)}
        />
      ),
      width: 96,
      actions: true,
    },
  ];
}

function useRemoveRow(key: Key) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: InvoiceRow) => removeRow({ ...key, rowId: id }),
    question: ({ invoice_product: { name } }) => ({
      title: t('invoices.remove_row.title'),
      message: t('invoices.remove_row.message', { name }),
    }),
    refresh: invoicesKey(key.trajectoryId),
    done: 'notify.invoice_item.delete_success',
    failed: 'notify.invoice_item.delete_error',
  });
}
