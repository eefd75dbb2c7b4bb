import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDiscount, IconListNumbers, IconPlus } from '@tabler/icons-react';
import type { Invoice, InvoiceRow } from '@traject/contract/invoices';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import type { Key } from './invoices.api.ts';
import classes from './invoices.module.css';
import { LineNotices } from './LineNotices.tsx';
import { useDraftColumns } from './useDraftColumns.tsx';
import { useLine } from './useLine.tsx';

const RowDialog = lazily(() => import('./RowDialog.tsx'), 'RowDialog');
const DiscountDialog = lazily(() => import('./DiscountDialog.tsx'), 'DiscountDialog');

type Props = { invoiceKey: Key; organisationId: number; invoice: Invoice };

/** The rows, and a last line to type the next one in; a phone has the dialog alone. */
export function DraftRows({ invoiceKey, organisationId, invoice }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<InvoiceRow | 'new' | 'discount'>();
  const line = useLine({ invoiceKey, organisationId });
  const { columns, said } = useDraftColumns({ invoiceKey, invoice, line, onEdit: setOpened });
  const isNarrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const dialog = { invoiceKey, organisationId, onClose: () => setOpened(undefined) };
  const empty = { title: t('invoice_desk.no_rows'), text: t('invoice_desk.no_rows_text') };
  return (
    <>
      <DataTable
        label={t('invoice_desk.rows')}
        columns={columns}
        rows={isNarrow ? invoice.rows : [...invoice.rows, 'new' as const]}
        rowKey={(row) => (row === 'new' ? row : row.id)}
        empty={<EmptyState icon={IconListNumbers} {...empty} />}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {!isNarrow && <LineNotices line={line} />}
      <Row gap={16} wrap align="top" justify="between" className={classes.foot}>
        <RowButtons
          onAdd={() => setOpened('new')}
          onDiscount={invoice.total > 0 ? () => setOpened('discount') : undefined}
        />
        <InvoiceTotals totals={invoice} />
      </Row>
      {opened && (
        <Suspense>
          {opened === 'discount' ? (
            <DiscountDialog {...dialog} invoice={invoice} />
          ) : (
            <RowDialog {...dialog} row={opened === 'new' ? undefined : opened} />
          )}
        </Suspense>
      )}
    </>
  );
}

type ButtonsProps = {
  onAdd: () => void;
  /** None where there is nothing to reduce. */
  onDiscount: (() => void) | undefined;
};

function RowButtons({ onAdd, onDiscount }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <Row gap={4} wrap>
      <Button variant="subtle" leftSection={<Icon of={IconPlus} />} onClick={onAdd}>
        {t('invoice_desk.add_row')}
      </Button>
      {onDiscount && (
        <Button variant="subtle" leftSection={<Icon of={IconDiscount} />} onClick={onDiscount}>
          {t('invoice_desk.discount.action')}
        </Button>
      )}
    </Row>
  );
}
