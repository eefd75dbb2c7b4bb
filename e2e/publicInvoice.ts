import type { PublicInvoice } from '@traject/contract/common/invoicePage';

/** What the server says about a link, for a page that is viewed without an invoice. */
export const aPublicInvoice: PublicInvoice = {
  kind: 'invoice',
  ...{ invoice_number: '2026-0012', invoice_date: '2026-11-04', due_date: '2026-11-18' },
  billed_name: 'Zorggroep De Linde',
  organisation: { name: 'Stichting Werkwijzer', email: 'kantoor@werk.example', has_logo: false },
  ...{ total_with_vat: 12_100, open: 2100 },
  pay: 'Betaal € 21,00 op rekening NL91 ABNA 0417 1643 00.',
  qr: { size: 2, runs: [[0, 0, 2]] },
  has_xml: true,
  expires_at: '2099-12-09T09:00:00Z',
};
