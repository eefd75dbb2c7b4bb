import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { BankBooking, BankLine } from '@traject/contract/payments';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { bookLine, moneyKey } from './payments.api.ts';

type Props = { organisationId: number; line: BankLine };
type Proposed = BankLine['proposal']['invoices'];

/** The invoices that a line pays, and those that it probably pays, with why. */
export function LineGoal({ organisationId, line }: Props) {
  const { t } = useTranslation();
  const { payments, proposal } = line;
  const isOpen = line.state === 'open';
  const nothing = payments.length === 0 && proposal.invoices.length === 0;
  if (nothing && !isOpen) return '–';
  return (
    <Stack gap={6}>
      {nothing && <span className={text.dim}>{t('payments.bank.no_proposal')}</span>}
      {payments.map(({ id, amount, invoice }) => (
        <div key={id}>
          <Named {...invoice} amount={amount} />
        </div>
      ))}
      {proposal.invoices.length > 0 && <Proposal organisationId={organisationId} line={line} />}
      {isOpen && line.repeated && (
        <span className={text.secondary}>{t('payments.bank.repeated')}</span>
      )}
    </Stack>
  );
}

/** Invoices that together take no more than there is, are paid together; else one of them is. */
const waysOf = (invoices: Proposed, left: number): Proposed[] => {
  const sum = invoices.reduce((all, { amount }) => all + Math.abs(amount), 0);
  return sum <= Math.abs(left) ? [invoices] : invoices.map((one) => [one]);
};

function Proposal({ organisationId, line }: Props) {
  const { t } = useTranslation();
  const { reasons, invoices } = line.proposal;
  const book = useRowSave({
    save: ({ invoices: chosen }: BankBooking) =>
      bookLine(organisationId, line.id, { invoices: chosen }),
    refresh: moneyKey,
    done: 'payments.bank.booked',
    failed: 'payments.bank.book_failed',
    shown: [],
  });
  return (
    <>
      {waysOf(invoices, line.left).map((way) => (
        <div key={way.map(({ id }) => id).join()}>
          {way.map((invoice) => (
            <div key={invoice.id}>
              <Named {...invoice} />
            </div>
          ))}
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => book({ invoices: way.map(({ id, amount }) => ({ id, amount })) })}
          >
            {t('payments.bank.book')}
          </Button>
        </div>
      ))}
      <span className={text.secondary}>
        {t('payments.bank.because', {
          reasons: reasons.map((reason) => t(`payments.bank.reasons.${reason}`)).join(', '),
        })}
      </span>
    </>
  );
}

type NamedProps = {
  id: number;
  trajectory_id: number | null;
  invoice_number: string;
  billed_name: string;
  amount: number;
};

/** Not preloaded: opening an invoice is recorded. */
const Named = ({ id, trajectory_id, invoice_number, billed_name, amount }: NamedProps) => (
  <>
    {trajectory_id === null ? (
      invoice_number
    ) : (
      <Link
        to="/trajectory/$trajectoryId/invoice/$invoiceId"
        params={{ trajectoryId: String(trajectory_id), invoiceId: String(id) }}
        preload={false}
      >
        {invoice_number}
      </Link>
    )}{' '}
    <span className={text.soft}>
      {billed_name} · <span className={text.num}>{formatEuro(amount)}</span>
    </span>
  </>
);
