import type { Language } from '@traject/contract/common/languages';
import type { Letterhead } from '../../platform/pdf/letter.ts';

/** What `invoice.typ` prints; amounts and dates are already formatted. */
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
