import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { BookedInvoice } from '@traject/contract/bookkeeping';
import { formatDate, formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import text from '../../ui/text.module.css';
import classes from './bookkeeping.module.css';
import { InvoiceState } from './InvoiceState.tsx';

/** Pressing a payer shows its invoices alone. */
export function useInvoiceColumns(onPayer: (name: string) => void): Column<BookedInvoice>[] {
  const { t } = useTranslation();
  const date = (day: string | null) => (
    <span className={`${text.num} ${classes.whole}`}>{day ? formatDate(day) : '–'}</span>
  );
  const sum = (key: 'total_with_vat' | 'open', sort: string): Column<BookedInvoice> => ({
    key,
    header: `bookkeeping.${key}`,
    cell: (one) => <span className={`${text.num} ${classes.whole}`}>{formatEuro(one[key])}</span>,
    width: 120,
    align: 'right',
    sort,
  });
  return [
    {
      key: 'invoice_number',
      header: 'bookkeeping.number',
      cell: (one) => <NumberCell {...one} />,
      primary: true,
      width: 130,
      sort: 'number',
    },
    {
      key: 'billed_name',
      header: 'bookkeeping.payer',
      sort: 'payer',
      cell: ({ billed_name: name }) =>
        name ? (
          <UnstyledButton
            className={classes.payer}
            aria-label={t('bookkeeping.show_payer', { name })}
            onClick={() => onPayer(name)}
          >
            {name}
          </UnstyledButton>
        ) : (
          '–'
        ),
    },
    {
      key: 'invoice_date',
      header: 'bookkeeping.date',
      cell: (one) => date(one.invoice_date),
      width: 120,
      sort: '-date',
    },
    {
      key: 'due_date',
      header: 'bookkeeping.due',
      cell: (one) => date(one.due_date),
      width: 120,
      sort: 'due',
    },
    {
      key: 'state',
      header: 'bookkeeping.state',
      cell: ({ state, age }) => <InvoiceState state={state} age={age} />,
      width: 150,
    },
    sum('total_with_vat', '-total'),
    sum('open', '-open'),
  ];
}

/** Not preloaded: opening an invoice is recorded. */
function NumberCell({ id, trajectory_id, invoice_number, kind }: BookedInvoice) {
  const { t } = useTranslation();
  const beside = kind === 'credit' && (
    <span className={`${text.secondary} ${classes.beside}`}>{t('bookkeeping.credit')}</span>
  );
  if (trajectory_id === null)
    return (
      <>
        <span className={classes.whole}>{invoice_number}</span>
        {beside}
      </>
    );
  return (
    <>
      <Link
        to="/trajectory/$trajectoryId/invoice/$invoiceId"
        params={{ trajectoryId: String(trajectory_id), invoiceId: String(id) }}
        preload={false}
        className={`${rowLink} ${classes.whole}`}
      >
        {invoice_number}
      </Link>
      {beside}
    </>
  );
}
