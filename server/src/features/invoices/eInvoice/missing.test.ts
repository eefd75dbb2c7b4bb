import { describe, expect, it } from 'vitest';
import type { EInvoiceForm, InvoiceDocument } from './document.ts';
import { missingForEInvoice } from './missing.ts';
import { anInvoice, aRow, summed } from './samples.testing.ts';

const { sender, payer } = anInvoice;
const missing = (changed: Partial<InvoiceDocument>, form: EInvoiceForm = 'nlcius') =>
  missingForEInvoice({ ...anInvoice, ...changed }, form);
const withRow = (changed: Partial<typeof aRow>) => summed([{ ...aRow, ...changed }]);
const exempt = { vat_category: 'exempt', vat_percentage: 0 } as const;
const outside = { vat_category: 'outside', vat_percentage: 0 } as const;
const reverse = { vat_category: 'reverse', vat_percentage: 0 } as const;

describe('what an e-invoice still misses', () => {
  it('is nothing on a plain invoice, even before it has a number', () => {
    expect(missing({ invoice_number: null })).toEqual([]);
    expect(missing({ invoice_number: null }, 'peppol')).toEqual([]);
  });

  it.each<[string, Partial<InvoiceDocument>]>([
    ['e_invoice.no_sender_name', { sender: { ...sender, name: '\u0001' } }],
    ['invoice.no_organisation_address', { sender: { ...sender, city: '' } }],
    ['invoice.no_kvk_number', { sender: { ...sender, kvk_number: '12' } }],
    ['invoice.no_vat_number', { sender: { ...sender, vat_number: '' } }],
    ['invoice.no_iban', { sender: { ...sender, iban: '' } }],
    ['invoice.no_billed_name', { billed_name: ' ' }],
    ['e_invoice.unknown_country', { payer: { ...payer, country: 'ZZ' } }],
    ['e_invoice.no_street', { billed_address: '3581 BB Utrecht' }],
    ['e_invoice.no_place', { billed_address: 'Molenstraat 3\nUtrecht' }],
    ['e_invoice.no_payer_vat_number', withRow(reverse)],
    ['e_invoice.no_reference', { declaration_reference: '' }],
    ['e_invoice.no_credited', { kind: 'credit' }],
    ['e_invoice.period_reversed', { service_from: '2026-02-01', service_to: '2026-01-31' }],
    ['invoice.no_rows', summed([])],
    ['e_invoice.no_row_name', withRow({ name: '\ufffe' })],
    ['e_invoice.rate_does_not_fit', withRow({ vat_percentage: 0 })],
    ['e_invoice.rate_does_not_fit', withRow({ ...exempt, vat_reason: 'x', vat_percentage: 90 })],
    ['e_invoice.outside_mixed', summed([aRow, { ...aRow, ...outside }])],
    ['e_invoice.no_vat_reason', withRow(exempt)],
  ])('is %s', (key, changed) => {
    expect(missing(changed)).toEqual([key]);
    expect(missing(changed, 'peppol')).toContain(key);
  });

  it('is a number of the payer: for the government form KvK or OIN, for Peppol VAT will do', () => {
    const nameless = { payer: { ...payer, kvk_number: '' } };
    expect(missing(nameless)).toEqual(['e_invoice.no_payer_number']);
    expect(missing(nameless, 'peppol')).toEqual(['e_invoice.no_endpoint']);
    const withVat = { ...nameless, billed_vat_number: 'NL987654321B02' };
    expect(missing(withVat)).toEqual(['e_invoice.no_payer_number']);
    expect(missing(withVat, 'peppol')).toEqual([]);
  });

  it('is an order number or a reference of its own where the government pays', () => {
    const oin = { payer: { ...payer, oin: '00000001001234567000' } };
    expect(missing(oin)).toEqual(['e_invoice.no_government_reference']);
    expect(missing({ ...oin, order_number: '4500017' })).toEqual([]);
    expect(missing({ ...oin, payer_reference: 'Afd. P&O' })).toEqual([]);
  });

  it('is no VAT number of the house when everything is outside VAT', () => {
    expect(missing({ ...withRow(outside), sender: { ...sender, vat_number: '' } })).toEqual([]);
  });

  it('is no Dutch postcode for a payer abroad', () => {
    const abroad = {
      payer: { ...payer, kvk_number: '', country: 'be' },
      billed_address: 'Nieuwstraat 1\n1000 Brussel',
      billed_vat_number: 'BE 0403.170.701',
    };
    expect(missing(abroad, 'peppol')).toEqual([]);
    expect(missing({ ...abroad, billed_vat_number: 'BE 0403.170.702' }, 'peppol')).toEqual([
      'e_invoice.no_endpoint',
    ]);
  });
});
