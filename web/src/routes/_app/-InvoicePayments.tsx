import { useQueryClient } from '@tanstack/react-query';
import type { Invoice } from '@traject/contract/invoices';
import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { lazily } from '../../platform/lazily.ts';
import { usePlaces } from '../../platform/usePlaces.ts';

const PaymentsPanel = lazily(
  async () =>
    (
      await Promise.all([
        import('../../features/payments/PaymentsPanel.tsx'),
        loadTexts('payments'),
      ])
    )[0],
  'PaymentsPanel',
);

type Props = { trajectoryId: number; organisationId: number; invoice: Invoice };

/** What was paid, below a final invoice, for those who keep the books. */
export function InvoicePayments({ trajectoryId, organisationId, invoice }: Props) {
  const queries = useQueryClient();
  const places = usePlaces('invoiceSettings');
  const isOwed = invoice.kind === 'invoice' && invoice.finalised_at !== null;
  if (!isOwed || !places.some(({ id }) => id === organisationId)) return null;
  return (
    <Suspense>
      <PaymentsPanel
        organisationId={organisationId}
        invoice={invoice}
        onChanged={() => queries.invalidateQueries({ queryKey: invoicesKey(trajectoryId) })}
      />
    </Suspense>
  );
}
