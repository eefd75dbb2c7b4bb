import { type Language, locales } from '@traject/contract/common/languages';

type Payment = { amount: string; due: string; iban: string; name: string; invoice_number: string };

const nl = {
  invoice: 'Factuur',
  credit: 'Creditfactuur',
  number: 'Factuurnummer',
  date: 'Factuurdatum',
  due: 'Betalen uiterlijk',
  reference: 'Referentie',
  vat_number: 'Btw-nummer',
  product: 'Product',
  count: 'Aantal',
  unit_price: 'Prijs per stuk',
  vat: 'Btw',
  amount: 'Bedrag',
  total: 'Totaal excl. btw',
  vat_over: (rate: string, over: string) => `Btw ${rate} over ${over}`,
  total_with_vat: 'Totaal incl. btw',
  pay: ({ amount, due, iban, name, invoice_number }: Payment) =>
    `Betaal ${amount} uiterlijk ${due} op rekening ${iban} van ${name}. Noem daarbij het factuurnummer ${invoice_number}.`,
  nothing_to_pay: 'U hoeft niets te betalen.',
  paid_back: (amount: string) => `U hoeft niets te betalen. U krijgt ${amount} terug.`,
};

const en: typeof nl = {
  invoice: 'Invoice',
  credit: 'Credit note',
  number: 'Invoice number',
  date: 'Invoice date',
  due: 'Pay by',
  reference: 'Reference',
  vat_number: 'VAT number',
  product: 'Product',
  count: 'Count',
  unit_price: 'Price per unit',
  vat: 'VAT',
  amount: 'Amount',
  total: 'Total excl. VAT',
  vat_over: (rate, over) => `VAT ${rate} on ${over}`,
  total_with_vat: 'Total incl. VAT',
  pay: ({ amount, due, iban, name, invoice_number }) =>
    `Please pay ${amount} by ${due} to account ${iban} of ${name}, and name invoice number ${invoice_number}.`,
  nothing_to_pay: 'You do not have to pay.',
  paid_back: (amount) => `You do not have to pay. You get ${amount} back.`,
};

/** What an invoice says, in the language of the organisation that sends it. */
export const words: Record<Language, typeof nl> = { nl, en };

const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
/** Dutch money is written the Dutch way in either language. */
export const euro = (cents: number) => money.format(cents / 100);

export const number = (value: number, language: Language) =>
  value.toLocaleString(locales[language].intl, { maximumFractionDigits: 2 });

export const percent = (tenths: number, language: Language) =>
  `${(tenths / 10).toLocaleString(locales[language].intl)}%`;

export function day(date: string, language: Language, after = 0): string {
  const moment = new Date(`${date}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + after);
  return moment.toLocaleDateString(locales[language].intl, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
