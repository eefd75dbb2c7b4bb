import type { Invoice } from '@traject/contract/invoices';
import type { ReactNode } from 'react';
import { formatDate, formatEuro, formatPeriod } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { InvoiceLink } from './InvoiceLink.tsx';
import type { Of } from './InvoiceRows.tsx';
import classes from './invoices.module.css';

type Props = { of: Of; invoice: Invoice };
type Fact = [label: string, value: ReactNode];

/** What the head of an invoice says; what was never filled in is left out. */
export function InvoiceFacts({ of, invoice }: Props) {
  const facts = [
    ...useHead({ of, invoice }),
    ...useForPayer(invoice),
    ...useMoney(invoice),
    ...useOthers({ of, invoice }),
  ];
  return (
    <div className={classes.head}>
      <Facts columns={3} items={facts.filter(([, value]) => value)} />
    </div>
  );
}

function useHead({ of, invoice }: Props): Fact[] {
  const { t } = useTranslation();
  const { billed_name, billed_address, billed_vat_number, due_date } = invoice;
  const payer = [billed_name, billed_address, billed_vat_number].filter(Boolean).join('\n');
  const billedTo = <span className={text.lines}>{payer || '–'}</span>;
  return [
    [t('invoice_desk.offered_number'), invoice.state === 'draft' && invoice.invoice_number],
    [t('invoices.declaration_reference'), invoice.declaration_reference],
    [t('invoices.invoice_date'), formatDate(invoice.invoice_date)],
    [t('invoices.due_date'), due_date && formatDate(due_date)],
    [t('invoices.billed_name'), billedTo],
    [t('invoices.client'), of.client],
    [t('invoices.organisation'), of.organisation.name],
  ];
}

function useForPayer(invoice: Invoice): Fact[] {
  const { t } = useTranslation();
  const { service_from: from, service_to: to, e_invoice } = invoice;
  return [
    [t('invoices.concerns'), invoice.concerns],
    [t('invoices.service'), from ? formatPeriod(from, to) : to && formatDate(to)],
    [t('invoices.order_number'), invoice.order_number],
    [t('invoices.payer_reference'), invoice.payer_reference],
    [t('invoices.e_invoice'), e_invoice !== 'none' && t(`invoices.e_invoices.${e_invoice}`)],
    [t('invoices.visible_employer'), t(invoice.visible_employer ? 'controls.yes' : 'controls.no')],
  ];
}

const sums = ['open', 'paid', 'credited', 'written_off'] as const;

/** Only what is final can be paid, and a credit note has nothing open. */
function useMoney(invoice: Invoice): Fact[] {
  const { t } = useTranslation();
  if (invoice.state === 'draft' || invoice.kind === 'credit') return [];
  return sums
    .filter((name) => name === 'open' || invoice[name] !== 0)
    .map((name) => [t(`invoice_desk.sums.${name}`), formatEuro(invoice[name])]);
}

function useOthers({ of: { trajectoryId }, invoice }: Props): Fact[] {
  const { t } = useTranslation();
  const { credits, credited_by, sent_at } = invoice;
  const notes = credited_by.map(({ id, invoice_number, is_final }) => (
    <InvoiceLink key={id} trajectoryId={trajectoryId} id={id}>
      {is_final ? invoice_number : t('invoice_desk.draft_names.credit')}
    </InvoiceLink>
  ));
  return [
    [t('invoice_desk.sent_on'), sent_at && formatDate(sent_at)],
    [
      t('invoice_desk.credits'),
      credits && (
        <InvoiceLink trajectoryId={trajectoryId} id={credits.id}>
          {credits.invoice_number}
        </InvoiceLink>
      ),
    ],
    [t('invoice_desk.credited_by'), notes.length > 0 && <Row wrap>{notes}</Row>],
  ];
}
