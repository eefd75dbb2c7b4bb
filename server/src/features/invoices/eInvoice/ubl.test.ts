import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EInvoiceForm, InvoiceDocument } from './document.ts';
import { documents } from './documents.testing.ts';
import { elementsAt, readXml, valuesAt } from './readXml.testing.ts';
import { anInvoice, aRow, summed } from './samples.testing.ts';
import { ublOf } from './ubl.ts';

const inLines = (xml: string) => xml.replaceAll('><', '>\n<');
const forms = fc.constantFrom<EInvoiceForm>('nlcius', 'peppol');
const cents = (text: string) => {
  expect(text).toMatch(/^-?\d+\.\d\d$/);
  return Number(text.replace('.', ''));
};
const sum = (amounts: string[]) => amounts.map(cents).reduce((one, other) => one + other, 0);
const read = (document: InvoiceDocument, form: EInvoiceForm = 'nlcius') =>
  readXml(ublOf(document, { form }));

const toTheGovernment: InvoiceDocument = {
  ...anInvoice,
  order_number: '4500017',
  payer_reference: 'Afd. Inzetbaarheid',
  concerns: 'Loopbaantraject J. Jansen & A. <de> Vries',
  service_from: '2026-10-01',
  service_to: '2026-10-31',
  billed_name: 'Gemeente Zeist',
  billed_address: 'Crediteurenadministratie\nPostbus 513\n3700 AM Zeist',
  payer: { kvk_number: '', oin: '00000001001234567000', email: 'in@zeist.example', country: 'NL' },
  ...summed([
    { ...aRow, text: 'Drie gesprekken\nvan een uur', count: 1.15, unit_price: 9999 },
    { ...aRow, name: 'Korting', count: 1, unit_price: -500 },
    { ...aRow, name: 'Boek', vat_percentage: 90 },
    {
      ...aRow,
      name: 'Scholing',
      ...{ vat_percentage: 0, vat_category: 'exempt', vat_reason: 'Onderwijs (art. 11 Wet OB)' },
    },
  ]),
};
const creditNote: InvoiceDocument = {
  ...anInvoice,
  kind: 'credit',
  due_date: null,
  credited: { invoice_number: '2026-0040', invoice_date: '2026-10-01' },
};
const toGermany: InvoiceDocument = {
  ...anInvoice,
  billed_address: 'Domstraße 1\n50667 Köln',
  billed_vat_number: 'de 123 456 789',
  payer: { kvk_number: '', oin: '', email: '', country: 'DE' },
  sender: { ...anInvoice.sender, language: 'en' },
  ...summed([{ ...aRow, vat_percentage: 0, vat_category: 'reverse' }]),
};
const outsideVat: InvoiceDocument = {
  ...anInvoice,
  billed_vat_number: 'NL987654321B02',
  ...summed([{ ...aRow, vat_percentage: 0, vat_category: 'outside' }]),
};

describe('the e-invoice', () => {
  it.each([
    ['nlcius-government', toTheGovernment, 'nlcius'],
    ['nlcius-credit', creditNote, 'nlcius'],
    ['peppol-credit', creditNote, 'peppol'],
    ['peppol-reverse-charge', toGermany, 'peppol'],
  ] as const)('is written as agreed: %s', async (name, document, form) => {
    await expect(inLines(ublOf(document, { form }))).toMatchFileSnapshot(`golden/${name}.xml`);
  });

  it('carries the PDF', () => {
    const pdf = { name: 'factuur "1".pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
    const [file] = elementsAt(
      readXml(ublOf(anInvoice, { form: 'peppol', pdf })),
      'cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject',
    );
    expect(Buffer.from(file?.text ?? '', 'base64').toString()).toBe('%PDF-1.7');
    expect(file?.attributes.get('filename')).toBe('factuur "1".pdf');
  });

  it('names nobody’s VAT number when it is outside VAT, and no percentage', () => {
    const xml = ublOf(outsideVat, { form: 'nlcius' });
    expect(xml).not.toContain('PartyTaxScheme');
    expect(xml).not.toContain('cbc:Percent');
    expect(xml).toContain('<cbc:TaxExemptionReason>Valt buiten de btw</cbc:TaxExemptionReason>');
  });

  it('leaves out what XML cannot say and keeps the rest', () => {
    const concerns = 'a\u0000b\u0008c\ud800d\ufffee 👩‍🚀 ]]> & <i>\r\nregel 2';
    expect(valuesAt(read({ ...anInvoice, concerns }), 'cbc:Note')).toEqual([
      'abcde 👩‍🚀 ]]> & <i>\nregel 2',
    ]);
  });

  it('turns the sign of a price to the quantity', () => {
    const given = [
      { ...aRow, count: 2, unit_price: -500 },
      { ...aRow, count: -2, unit_price: -500 },
      { ...aRow, count: -2.5, unit_price: 500 },
    ];
    const invoice = read({ ...anInvoice, ...summed(given) });
    const line = (path: string) => valuesAt(invoice, `cac:InvoiceLine/${path}`);
    expect(line('cbc:InvoicedQuantity')).toEqual(['-2', '2', '-2.5']);
    expect(line('cac:Price/cbc:PriceAmount')).toEqual(['5.00', '5.00', '5.00']);
    expect(line('cbc:LineExtensionAmount')).toEqual(['-10.00', '10.00', '-12.50']);
  });

  it('gives no date of a credited invoice that it cannot name', () => {
    const credited = { invoice_number: '\u0001', invoice_date: '2026-10-01' };
    expect(elementsAt(read({ ...anInvoice, credited }, 'peppol'), 'cac:BillingReference')).toEqual(
      [],
    );
  });

  it('falls back on the reference of the declaration', () => {
    const reference = (payer_reference: string) =>
      valuesAt(read({ ...anInvoice, payer_reference }), 'cbc:BuyerReference');
    expect(reference('PO 7')).toEqual(['PO 7']);
    expect(reference(' \u0001')).toEqual(['TR-1877']);
  });
});

describe('every e-invoice', () => {
  it('is well formed and has no empty elements', () => {
    fc.assert(
      fc.property(documents, forms, (document, form) => {
        const waiting = [read(document, form)];
        for (const { name, children, text } of waiting) {
          expect(children.length > 0 || text.trim() !== '', name).toBe(true);
          waiting.push(...children);
        }
      }),
    );
  });

  it('adds up', () => {
    fc.assert(
      fc.property(documents, forms, (document, form) => {
        const invoice = read(document, form);
        const line = document.kind === 'credit' ? 'cac:CreditNoteLine' : 'cac:InvoiceLine';
        const at = (path: string) => sum(valuesAt(invoice, path));
        const total = at('cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount');
        const vat = at('cac:TaxTotal/cbc:TaxAmount');
        expect(at(`${line}/cbc:LineExtensionAmount`)).toBe(total);
        expect(at('cac:LegalMonetaryTotal/cbc:LineExtensionAmount')).toBe(total);
        expect(at('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount')).toBe(total);
        expect(at('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount')).toBe(vat);
        expect(at('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(total + vat);
        for (const { children } of elementsAt(invoice, line)) checkLine(children);
      }),
    );
  });
});

/** The official rules allow two cents. */
function checkLine(children: ReturnType<typeof readXml>['children']) {
  const root = { name: '', attributes: new Map(), text: '', children };
  const [price = '', total = ''] = ['cac:Price/cbc:PriceAmount', 'cbc:LineExtensionAmount'].flatMap(
    (path) => valuesAt(root, path),
  );
  const quantity = Number(children[1]?.text);
  expect(cents(price)).toBeGreaterThanOrEqual(0);
  expect(Math.abs(quantity * cents(price) - cents(total))).toBeLessThan(1);
}
