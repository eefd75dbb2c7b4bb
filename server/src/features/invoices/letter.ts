import type { RateTotal } from '@traject/contract/common/money';
import type { VatCategory } from '@traject/contract/common/vat';
import { printable } from '../../platform/pdf/printable.ts';
import { texts } from '../../texts.ts';
import { addressLines } from '../organisations/organisations.service.ts';
import type { DocumentRow, InvoiceDocument, Sender } from './eInvoice/document.ts';
import type { InvoiceLetter } from './invoiceLetter.ts';
import { day, euro, number, percent } from './paper.ts';
import { qrOf } from './qr.ts';

const wordsOf = ({ sender: { language } }: InvoiceDocument) => texts[language].words.invoices;

/** The invoice as its payer reads it. */
export function letterOf(document: InvoiceDocument): InvoiceLetter {
  const { sender, billed_name, billed_address, billed_vat_number, rows } = document;
  const { language } = sender;
  const say = wordsOf(document);
  const vatLine = billed_vat_number ? [`${say.vat_number} ${billed_vat_number}`] : [];
  return printableIn({
    title: titleOf(document),
    language,
    organisation: { name: sender.name, lines: senderLines(sender) },
    billed: { name: billed_name, lines: [...billed_address.split('\n'), ...vatLine] },
    facts: factsOf(document),
    heads: [say.product, say.count, say.unit_price, say.vat, say.amount],
    rows: rows.map((row) => rowOf(row, document)),
    sums: sumsOf(document),
    remarks: remarksOf(document),
    pay: payLine(document),
    ...qrOf(document, say.scan),
    footer: sender.footer,
  });
}

/** A draft has no number yet, so nobody can take it for an invoice. */
export function titleOf(document: InvoiceDocument) {
  const say = wordsOf(document);
  const { kind, total_with_vat, invoice_number } = document;
  const isCredit = kind === 'credit' || total_with_vat < 0;
  if (invoice_number === null) return isCredit ? say.draft_credit : say.draft;
  return `${isCredit ? say.credit : say.invoice} ${invoice_number}`;
}

const senderLines = (sender: Sender) => {
  const say = texts[sender.language].words.invoices;
  const { kvk_number, vat_number, iban } = sender;
  return [
    ...addressLines(sender),
    `KvK ${kvk_number}`,
    `${say.vat_number} ${vat_number}`,
    `IBAN ${grouped(iban)}`,
  ];
};

function factsOf(document: InvoiceDocument) {
  const { due_date, credited, invoice_number, sender } = document;
  const say = wordsOf(document);
  const on = (date: string) => day(date, sender.language);
  const facts: [string, string | null | undefined][] = [
    [document.kind === 'credit' ? say.credit_number : say.number, invoice_number],
    [say.date, on(document.invoice_date)],
    [say.due, due_date && on(due_date)],
    [say.credits, credited?.invoice_number],
    [say.service, serviceOf(document)],
    [say.concerns, document.concerns],
    [say.reference, document.declaration_reference],
    [say.order_number, document.order_number],
    [say.payer_reference, document.payer_reference],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function serviceOf({ service_from, service_to, sender: { language } }: InvoiceDocument) {
  const [from, to] = [service_from ?? service_to, service_to ?? service_from];
  if (!from || !to) return undefined;
  return from === to ? day(from, language) : `${day(from, language)} – ${day(to, language)}`;
}

function rowOf(row: DocumentRow, document: InvoiceDocument) {
  const { language } = document.sender;
  return {
    name: row.name,
    text: row.text,
    count: number(row.count, language),
    unit_price: euro(row.unit_price),
    vat: rateOf(row, document),
    total: euro(row.total),
  };
}

type Rate = { vat_category: VatCategory; vat_percentage: number };

function rateOf({ vat_category, vat_percentage }: Rate, document: InvoiceDocument) {
  const hasRate = vat_category === 'standard' || vat_category === 'zero';
  if (hasRate) return percent(vat_percentage, document.sender.language);
  return wordsOf(document).categories[vat_category];
}

function sumsOf(document: InvoiceDocument) {
  const { total, rates, total_with_vat } = document;
  const say = wordsOf(document);
  const label = (rate: RateTotal) => say.vat_over(rateOf(rate, document), euro(rate.total));
  return [
    { label: say.total, value: euro(total) },
    ...rates.map((rate) => ({ label: label(rate), value: euro(rate.vat) })),
    { label: say.total_with_vat, value: euro(total_with_vat), strong: true as const },
  ];
}

/** Each reason once. */
function remarksOf(document: InvoiceDocument) {
  const say = wordsOf(document);
  const isReversed = document.rates.some(({ vat_category }) => vat_category === 'reverse');
  const reasons = document.rows.flatMap(({ vat_reason }) => vat_reason || []);
  return [...new Set([...(isReversed ? [say.reversed] : []), ...reasons])];
}

/** Somebody who gets money back does not have to pay. */
export function payLine(document: InvoiceDocument) {
  const say = wordsOf(document);
  const { total_with_vat, invoice_number, due_date, sender } = document;
  if (document.kind === 'credit') return say.credited(euro(-total_with_vat));
  if (total_with_vat === 0) return say.nothing_to_pay;
  if (total_with_vat < 0) return say.paid_back(euro(-total_with_vat));
  if (invoice_number === null || !due_date) return say.draft_only;
  const due = day(due_date, sender.language);
  const to = { iban: grouped(sender.iban), name: sender.name };
  return say.pay({ amount: euro(total_with_vat), due, ...to, invoice_number });
}

/** Columns are narrow: an endless word is broken before it runs into its neighbour. */
const printableIn = (letter: InvoiceLetter): InvoiceLetter =>
  JSON.parse(JSON.stringify(letter), (_key, part) =>
    typeof part === 'string' ? printable(part, 20) : part,
  );

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
