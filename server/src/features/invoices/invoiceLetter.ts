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
  rows: {
    name: string;
    text: string;
    count: string;
    unit_price: string;
    vat: string;
    total: string;
  }[];
  sums: { label: string; value: string; strong?: true }[];
  /** Why there is no VAT, and the like. */
  remarks: string[];
  pay: string;
  /** The dark squares of the code to pay with, in runs: row, column, length. */
  qr?: { size: number; runs: [number, number, number][]; alt: string };
  footer: string;
};
