import { Button } from '@mantine/core';
import { IconCoinEuro, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@traject/contract/payments';
import { useState } from 'react';
import { formatDate, formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { PaymentDialog } from './PaymentDialog.tsx';
import { paymentsQuery, undoPayment } from './payments.api.ts';
import classes from './payments.module.css';

type Props = {
  organisationId: number;
  invoice: { id: number; open: number };
  /** Its state and what is open have changed. */
  onChanged: () => Promise<unknown>;
};

/** What was paid and written off on a final invoice. */
export function PaymentsPanel({ organisationId, invoice, onChanged }: Props) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const { data, isError, refetch } = useQuery(paymentsQuery(organisationId, invoice.id));
  const columns = useColumns({ organisationId, invoice, onChanged });
  return (
    <div className={classes.ofInvoice}>
      <Panel
        title={t('payments.title')}
        action={
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon of={IconPlus} size="small" />}
            onClick={() => setAdding(true)}
          >
            {t('payments.add')}
          </Button>
        }
      >
        {!data && isError ? (
          <PanelError title={t('payments.failed')} onRetry={() => refetch()} />
        ) : (
          <DataTable
            label={t('payments.title')}
            columns={columns}
            rows={data}
            rowKey={({ id }) => id}
            empty={<EmptyState icon={IconCoinEuro} title={t('payments.none')} />}
          />
        )}
        {isAdding && (
          <PaymentDialog
            organisationId={organisationId}
            invoice={invoice}
            onSaved={onChanged}
            onClose={() => setAdding(false)}
          />
        )}
      </Panel>
    </div>
  );
}

function useColumns({ organisationId, invoice, onChanged }: Props): Column<Payment>[] {
  const { t } = useTranslation();
  const undo = useRemove({
    remove: async ({ id }: Payment) => {
      await undoPayment(organisationId, invoice.id, id);
      await onChanged();
    },
    question: ({ amount }) => ({
      title: t('payments.undo.title'),
      message: t('payments.undo.message', { amount: formatEuro(amount) }),
      confirmText: t('payments.undo.yes'),
    }),
    refresh: paymentsQuery(organisationId, invoice.id).queryKey,
    done: 'payments.undo.done',
    failed: 'payments.undo.failed',
  });
  return [
    {
      key: 'paid_on',
      header: 'payments.paid_on',
      width: 120,
      cell: ({ paid_on }) => <span className={text.num}>{formatDate(paid_on)}</span>,
    },
    {
      key: 'what',
      header: 'payments.what',
      primary: true,
      cell: ({ kind, description, bank_line_id }) => (
        <>
          {t(`payments.kinds.${kind}`)}
          <span className={`${text.secondary} ${classes.description}`}>
            {[bank_line_id !== null && t('payments.by_bank'), description]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'amount',
      header: 'payments.amount',
      width: 124,
      align: 'right',
      cell: ({ amount, undone_at }) => (
        <span className={`${text.num} ${undone_at ? classes.undone : ''}`}>
          {formatEuro(amount)}
        </span>
      ),
    },
    {
      key: 'actions',
      header: 'payments.actions',
      width: 170,
      actions: true,
      cell: (payment) =>
        payment.undone_at ? (
          t('payments.undone')
        ) : (
          <Button variant="subtle" size="compact-sm" onClick={() => undo(payment)}>
            {t('payments.undo.action')}
          </Button>
        ),
    },
  ];
}
