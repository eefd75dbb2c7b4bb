import type { Language } from '@traject/contract/common/languages';
import type { RateTotal } from '@traject/contract/common/money';
import type { VatCategory } from '@traject/contract/common/vat';

/** The house as it was when the invoice was made final. */
export type Sender = {
  name: string;
  address: string;
  postal_code: string;
  city: string;
  kvk_number: string;
  vat_number: string;
  iban: string;
  payment_term_days: number;
  language: Language;
  accent_color: string;
  /** Terms and the like, under the invoice. */
  footer: string;
  email: string;
};

/** What was known of the payer beside what the invoice prints; empty where nothing was. */
export type PayerFacts = {
  kvk_number: string;
  /** Of an organisation of the government. */
  oin: string;
  email: string;
  /** Two letters. */
  country: string;
};

export type DocumentRow = {
  name: string;
  /** Under the product. */
  text: string;
  count: number;
  unit_price: number;
  vat_percentage: number;
  vat_category: VatCategory;
  /** Why there is no VAT; empty where there is. */
  vat_reason: string;
  total: number;
};

/** Everything that an invoice says. The paper and the e-invoice are both made of it alone. */
export type InvoiceDocument = {
  kind: 'invoice' | 'credit';
  /** Nothing on a draft. */
  invoice_number: string | null;
  invoice_date: string;
  /** Nothing where there is nothing to pay. */
  due_date: string | null;
  declaration_reference: string;
  order_number: string;
  payer_reference: string;
  concerns: string;
  service_from: string | null;
  service_to: string | null;
  /** The invoice that a credit note is about. */
  credited: { invoice_number: string; invoice_date: string } | null;
  sender: Sender;
  billed_name: string;
  /** Lines of text; the last one is postcode and place. */
  billed_address: string;
  billed_vat_number: string;
  payer: PayerFacts;
  rows: DocumentRow[];
  total: number;
  vat: number;
  total_with_vat: number;
  rates: RateTotal[];
};

/** The Dutch agreement for the government and accountants, or the one of the Peppol network. */
export type EInvoiceForm = 'nlcius' | 'peppol';
