import type { Invoice } from '@traject/contract/invoices';
import { useTranslation } from '../../platform/i18n.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Row } from '../../ui/layout.tsx';
import { DraftRows } from './DraftRows.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import classes from './invoices.module.css';
import { useRowColumns } from './useRowColumns.tsx';

/** Whose invoice it is. */
export type Of = {
  trajectoryId: number;
  client: string;
  organisation: { id: number; name: string };
};
type Props = { of: Of; invoice: Invoice };

export function InvoiceRows({ of, invoice }: Props) {
  if (invoice.state !== 'draft') return <FinalRows invoice={invoice} />;
  const key = { trajectoryId: of.trajectoryId, invoiceId: invoice.id };
  return <DraftRows invoiceKey={key} organisationId={of.organisation.id} invoice={invoice} />;
}

function FinalRows({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  return (
    <>
      <DataTable
        label={t('invoice_desk.rows')}
        columns={useRowColumns()}
        rows={invoice.rows}
        rowKey={({ id }) => id}
      />
      <Row gap={16} justify="end" className={classes.foot}>
        <InvoiceTotals totals={invoice} />
      </Row>
    </>
  );
}
