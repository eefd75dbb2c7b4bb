import { Button } from '@mantine/core';
import { IconListNumbers, IconPlus } from '@tabler/icons-react';
import type { Invoice, InvoiceRow } from '@traject/contract/invoices';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Of } from './InvoicePage.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import classes from './invoices.module.css';
import { useRowColumns } from './useRowColumns.tsx';

const RowDialog = lazily(() => import('./RowDialog.tsx'), 'RowDialog');

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
      <div className={classes.foot}>
        <Button
          variant="subtle"
          leftSection={<Icon of={IconPlus} />}
          onClick={() => setOpened('new')}
        >
          {t('invoices.add_row')}
        </Button>
        <InvoiceTotals totals={invoice} />
      </div>
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
