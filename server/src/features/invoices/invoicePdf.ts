import type { Language } from '@traject/contract/common/languages';
import type { Organisation } from '@traject/contract/organisations';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/http/errors.ts';
import { pdfAnswer } from '../../platform/pdf/answer.ts';
import { printable } from '../../platform/pdf/printable.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import { texts } from '../../texts.ts';
import {
  accentOf,
  addressLines,
  findDetails,
  logoOf,
} from '../organisations/organisations.service.ts';
import type { InvoiceLetter } from './invoiceLetter.ts';
import type { StoredInvoice } from './invoices.queries.ts';
import { missingOn } from './missing.ts';
import { day, euro, number, percent } from './paper.ts';

/** The invoice as sent to the customer; one that would not be legally valid is not made. */
export async function invoicePdf(
  { pdf, files }: World,
  db: Db,
  { invoice, by }: { invoice: StoredInvoice; by: Asker },
) {
  const organisation = await findDetails(db, invoice.organisation_id);
  const missing = missingOn(invoice, organisation);
  if (missing.length > 0)
    throw new AppError(
      422,
      missing.map((key) => ({ key })),
    );
  const letter = printableIn(letterOf(invoice, organisation));
  const logo = await logoOf(files, db, invoice.organisation_id);
  if (logo) letter.organisation.logo = logo;
  Object.assign(letter.organisation, accentOf(organisation));
  const bytes = await pdf.render('invoice', letter, by);
  const { invoice_number, declaration_reference, invoice_date } = invoice;
  return pdfAnswer(bytes, { name: `${invoice_number}-${declaration_reference}-${invoice_date}` });
}

/** The total is negative. */
const isCredit = ({ total_with_vat }: StoredInvoice) => total_with_vat < 0;

function letterOf(invoice: StoredInvoice, organisation: Organisation): InvoiceLetter {
  const { language } = organisation;
  const say = texts[language].words.invoices;
  const { billed_name, billed_address, billed_vat_number, rows } = invoice;
  const vatLine = billed_vat_number ? [`${say.vat_number} ${billed_vat_number}`] : [];
  return {
    title: `${isCredit(invoice) ? say.credit : say.invoice} ${invoice.invoice_number}`,
    language,
    organisation: { name: organisation.name, lines: organisationLines(organisation) },
    billed: { name: billed_name ?? '', lines: [...(billed_address ?? '').split('\n'), ...vatLine] },
    facts: factsOf(invoice, organisation),
    heads: [say.product, say.count, say.unit_price, say.vat, say.amount],
    rows: rows.map((row) => ({
      name: row.invoice_product.name,
      count: number(row.count, language),
      unit_price: euro(row.unit_price),
      vat: percent(row.vat_percentage, language),
      total: euro(row.total),
    })),
    sums: sumsOf(invoice, language),
    pay: payLine(invoice, organisation),
  };
}

const organisationLines = (organisation: Organisation) => {
  const say = texts[organisation.language].words.invoices;
  const { kvk_number, vat_number, iban } = organisation;
  return [
    ...addressLines(organisation),
    `KvK ${kvk_number}`,
    `${say.vat_number} ${vat_number}`,
    `IBAN ${grouped(iban)}`,
  ];
};

function factsOf(
  { invoice_number, invoice_date, declaration_reference, total_with_vat }: StoredInvoice,
  organisation: Organisation,
) {
  const { language, payment_term_days } = organisation;
  const say = texts[language].words.invoices;
  return [
    { label: say.number, value: invoice_number },
    { label: say.date, value: day(invoice_date, language) },
    ...(total_with_vat > 0
      ? [{ label: say.due, value: day(invoice_date, language, payment_term_days) }]
      : []),
    { label: say.reference, value: declaration_reference },
  ];
}

function sumsOf({ total, rates, total_with_vat }: StoredInvoice, language: Language) {
  const say = texts[language].words.invoices;
  return [
    { label: say.total, value: euro(total) },
    ...rates.map((rate) => ({
      label: say.vat_over(percent(rate.vat_percentage, language), euro(rate.total)),
      value: euro(rate.vat),
    })),
    { label: say.total_with_vat, value: euro(total_with_vat), strong: true as const },
  ];
}

/** Columns are narrow: an endless word is broken before it runs into its neighbour. */
const printableIn = (letter: InvoiceLetter): InvoiceLetter =>
  JSON.parse(JSON.stringify(letter), (_key, part) =>
    typeof part === 'string' ? printable(part, 20) : part,
  );

/** Somebody who gets money back does not have to pay. */
function payLine(
  invoice: StoredInvoice,
  { language, iban, name, payment_term_days }: Organisation,
) {
  const say = texts[language].words.invoices;
  const { total_with_vat, invoice_number, invoice_date } = invoice;
  if (total_with_vat === 0) return say.nothing_to_pay;
  if (total_with_vat < 0) return say.paid_back(euro(-total_with_vat));
  const due = day(invoice_date, language, payment_term_days);
  return say.pay({ amount: euro(total_with_vat), due, iban: grouped(iban), name, invoice_number });
}

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
