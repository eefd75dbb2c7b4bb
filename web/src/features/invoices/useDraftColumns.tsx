import { useQueryClient } from '@tanstack/react-query';
import type { Invoice, InvoiceRow } from '@traject/contract/invoices';
import { useMove } from '../../platform/useMove.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { orderRows } from './invoiceDesk.ts';
import { invoiceQuery, type Key } from './invoices.api.ts';
import { RowTools } from './RowTools.tsx';
import type { Line } from './useLine.tsx';
import { useRowColumns } from './useRowColumns.tsx';

type Props = {
  invoiceKey: Key;
  invoice: Invoice;
  line: Line;
  onEdit: (row: InvoiceRow) => void;
};
type DraftColumn = Column<InvoiceRow | 'new'>;

/** The columns of a row, with what can be done to it; in the new line they are fields. */
export function useDraftColumns({ invoiceKey, invoice, line, onEdit }: Props) {
  const { move, said } = useMoveRow(invoiceKey, invoice);
  const last = invoice.rows.length - 1;
  const columns = useRowColumns().map(({ cell, ...column }): DraftColumn => {
    const field = line.fields[column.key];
    return { ...column, cell: (row) => (row === 'new' ? field : cell(row)) };
  });
  const tools = (row: InvoiceRow) => {
    const { id, invoice_product } = row;
    const at = invoice.rows.indexOf(row);
    return (
      <>
        <MoveButtons
          id={id}
          name={invoice_product.name}
          onUp={at > 0 ? () => move(at, -1) : undefined}
          onDown={at < last ? () => move(at, 1) : undefined}
        />
        <RowTools invoiceKey={invoiceKey} row={row} onEdit={() => onEdit(row)} />
      </>
    );
  };
  const actions: DraftColumn = {
    key: 'actions',
    header: 'invoices.actions',
    cell: (row) => (row === 'new' ? line.fields.actions : tools(row)),
    width: 184,
    actions: true,
  };
  return { columns: [...columns, actions], said };
}

function useMoveRow(key: Key, invoice: Invoice) {
  const queries = useQueryClient();
  const { queryKey } = invoiceQuery(key);
  return useMove({
    rows: invoice.rows,
    queryKey,
    show: (rows) => queries.setQueryData(queryKey, { ...invoice, rows }),
    save: (ids) => orderRows(key, ids),
  });
}
