import type { InvoiceRow } from '@traject/contract/invoices';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formatCount } from '../../platform/typed.ts';
import type { Column } from '../../ui/DataTable.tsx';
import text from '../../ui/text.module.css';
import { useVatName } from '../../ui/vat/useVatName.ts';
import classes from './invoices.module.css';

type RowColumn = Column<InvoiceRow>;

/** What a row says, on a draft and on a final invoice. */
export function useRowColumns(): RowColumn[] {
  const { t } = useTranslation();
  const vatName = useVatName();
  return [
    {
      key: 'product',
      header: 'invoice_desk.product',
      cell: (row) => (
        <>
          {row.invoice_product.name}
          {row.text && <span className={`${beside} ${text.lines}`}>{row.text}</span>}
          {row.total < 0 && <span className={beside}>{t('invoice_desk.correction')}</span>}
        </>
      ),
      primary: true,
    },
    number('count', 'invoice_desk.count', ({ count }) => formatCount(count), 92),
    number('price', 'invoice_desk.unit_price', ({ unit_price }) => formatEuro(unit_price), 124),
    number('vat', 'invoice_desk.vat_percentage', vatName, 116),
    number('total', 'invoice_desk.amount', ({ total }) => formatEuro(total), 116),
  ];
}

const beside = `${text.secondary} ${classes.beside}`;

const number = (
  key: string,
  header: RowColumn['header'],
  cell: (row: InvoiceRow) => string,
  width: number,
): RowColumn => ({
  key,
  header,
  cell: (row) => <span className={classes.amount}>{cell(row)}</span>,
  width,
  align: 'right',
});
