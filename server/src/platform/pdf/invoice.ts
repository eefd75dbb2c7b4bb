import type { Language } from '@traject/contract/common/languages';
import type { Letterhead } from './letter.ts';

/** What `templates/invoice.typ` prints; amounts and dates are words by now. */
export type InvoiceLetter = {
  title: string;
  language: Language;
  organisation: Letterhead;
  billed: { name: string; lines: string[] };
  facts: { label: string; value: string }[];
  heads: string[];
  rows: { name: string; count: string; unit_price: string; vat: string; total: string }[];
  sums: { label: string; value: string; strong?: true }[];
  pay: string;
};
