import type { Invoice, InvoiceRow } from '@traject/contract/invoices';

const vat = { vat_percentage: 90, vat_category: 'standard' as const, vat_reason: '' };
export const coaching = { id: 4, name: 'Coaching', default_price: 1250, ...vat };

export const aRow = (given: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: 9,
  invoice_product: coaching,
  count: 1,
  unit_price: 1250,
  ...vat,
  text: '',
  total: 1250,
  version: 1,
  ...given,
});

const draft: Invoice = {
  id: 2,
  invoice_number: '2026-0007',
  declaration_reference: 'UWV 1',
  invoice_date: '2026-11-02',
  billed_name: 'Gemeente Utrecht',
  billed_address: null,
  billed_vat_number: null,
  payer_id: null,
  order_number: '',
  payer_reference: '',
  concerns: '',
  service_from: null,
  service_to: null,
  e_invoice: 'none',
  visible_employer: false,
  kind: 'invoice',
  state: 'draft',
  credits: null,
  credited_by: [],
  finalised_at: null,
  upgraded: false,
  sent_at: null,
  due_date: null,
  credited: 0,
  paid: 0,
  written_off: 0,
  open: 0,
  total: 0,
  vat: 0,
  total_with_vat: 0,
  rates: [],
  rows: [],
  missing: [],
  e_invoice_missing: [],
  version: 1,
};

export const anInvoice = (given: Partial<Invoice> = {}): Invoice => ({ ...draft, ...given });
