import { Button } from '@mantine/core';
import { IconListNumbers, IconPlus } from '@tabler/icons-react';
import type { Totals } from '@traject/contract/common/money';
import type { Invoice, InvoiceRow } from '@traject/contract/invoices';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEuro } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.ts';
import { formatCount, formatPercentage } from '../../platform/typed.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { invoicesKey, type Key, removeRow } from './invoices.api.ts';
import classes from './invoices.module.css';

const RowDialog = lazily(() => import('./RowDialog.tsx'), 'RowDialog');

/** Whose invoice it is. */
export type Of = {
  trajectoryId: number;
  client: string;
  organisation: { id: number; name: string };
};
type Props = { of: Of; invoice: Invoice };

export function InvoiceRows({ of, invoice }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<InvoiceRow | 'new'>();
  const key = { trajectoryId: of.trajectoryId, invoiceId: invoice.id };
  const columns = useRowColumns(key, setOpened);
  return (
    <>
      <DataTable
        label={t('invoices.rows')}
        columns={columns}
        rows={invoice.rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={IconListNumbers}
            title={t('invoices.no_rows')}
            text={t('invoices.no_rows_text')}
          />
        }
      />
      <Row gap={16} wrap align="top" justify="between" className={classes.foot}>
        <Button
          variant="subtle"
          leftSection={<Icon of={IconPlus} />}
          onClick={() => setOpened('new')}
        >
          {t('invoices.add_row')}
        </Button>
        <InvoiceTotals totals={invoice} />
      </Row>
      {opened && (
        <Suspense>
          <RowDialog
            invoiceKey={key}
            organisationId={of.organisation.id}
            row={opened === 'new' ? undefined : opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type Columns = Column<InvoiceRow>[];

function useRowColumns(key: Key, onEdit: (row: InvoiceRow) => void): Columns {
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
          {total < 0 && (
            <span className={`${text.secondary} ${classes.beside}`}>
              {t('invoices.correction')}
            </span>
          )}
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

/** The total without VAT, the VAT per rate, and the amount to pay. */
function InvoiceTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation();
  const { total, vat, rates, total_with_vat } = totals;
  return (
    <Stack as="dl" gap={8} className={classes.totals} aria-label={t('invoices.totals')}>
      <Sum label={t('invoices.total_without')} cents={total} />
      {rates.map((rate) => (
        <Sum
          key={rate.vat_percentage}
          label={t('invoices.vat_over', {
            rate: formatPercentage(rate.vat_percentage),
            over: formatEuro(rate.total),
          })}
          cents={rate.vat}
        />
      ))}
      {rates.length !== 1 && <Sum label={t('invoices.vat_total')} cents={vat} />}
      <Sum label={t('invoices.total_to_pay')} cents={total_with_vat} isLast />
    </Stack>
  );
}

type SumProps = { label: string; cents: number; isLast?: boolean };

const Sum = ({ label, cents, isLast }: SumProps) => (
  <Row gap={24} justify="between" className={isLast ? classes.last : undefined}>
    <dt className={isLast ? undefined : text.dim}>{label}</dt>
    <dd className={classes.amount}>{formatEuro(cents)}</dd>
  </Row>
);
