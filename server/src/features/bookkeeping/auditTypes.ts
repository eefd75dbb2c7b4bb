import type { VatCategory } from '@traject/contract/common/vat';

export type AuditRate = { vat_category: VatCategory; vat_percentage: number };

/** An invoice that was sent; the amounts of a credit note are below nought. */
export type AuditSale = {
  invoice_number: string;
  kind: 'invoice' | 'credit';
  invoice_date: string;
  due_date: string | null;
  payer_key: string;
  rates: (AuditRate & { total: number; vat: number })[];
  total_with_vat: number;
};

/** What came in, or what will never come in; what was paid back is below nought. */
export type AuditPayment = {
  kind: 'payment' | 'write_off';
  date: string;
  amount: number;
  invoice_number: string;
  payer_key: string;
  description: string;
};

export type AuditPayer = {
  key: string;
  name: string;
  /** Lines of text; the last one is postcode and place. */
  address: string;
  vat_number: string;
  kvk_number: string;
  /** Two letters, or nothing. */
  country: string;
};

export type AuditCompany = {
  name: string;
  kvk_number: string;
  vat_number: string;
  address: string;
  postal_code: string;
  city: string;
  iban: string;
};

export type AuditTotals = { lines: number; debit: number; credit: number };

type Rows<T> = Iterable<T> | AsyncIterable<T>;

/** What there is to tell; read twice, the first time for the totals. */
export type AuditEntries = {
  sales: () => Rows<AuditSale>;
  payments: (kind: AuditPayment['kind']) => Rows<AuditPayment>;
};

export type AuditInput = AuditEntries & {
  from: string;
  to: string;
  created_on: string;
  software_version: string;
  company: AuditCompany;
  payers: Rows<AuditPayer>;
  /** All that the sales have. */
  rates: AuditRate[];
  totals: AuditTotals;
};
