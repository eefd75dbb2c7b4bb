import { vatCategories } from '@traject/contract/common/vat';
import fc from 'fast-check';
import type { InvoiceDocument } from './document.ts';
import { type Row, summed } from './samples.testing.ts';

const odd = [
  '',
  ' ',
  '\u0001',
  'Jansen & Zn <"B.V.">',
  ']]>',
  '€ é 字 👩‍🚀',
  '\ud800',
  'a\r\nb\tc\u0000\ufffe',
];
const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('Traject Jansen', 'Fase 2: plan', '4500017') },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);
const mostly = (usual: string[], unusual: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...unusual) },
  );
const said = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.constantFrom('Firma', 'Jansen & Zn <"B.V.">', '€ é 字 👩‍🚀', 'x\u0001y\ud800'),
  },
  { weight: 1, arbitrary: text },
);
const date = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const maybeDate = fc.option(date, { freq: 2 });

const rate = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(210, 90, 5, 55, 1000) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1000 }) },
);
const row = (categories: readonly Row['vat_category'][]): fc.Arbitrary<Row> =>
  fc
    .record({
      name: said,
      text,
      count: fc.oneof(
        fc.constantFrom(1, -1, 0.01, 1.15, 0.33, -2.5, 100_000),
        fc.integer({ min: -10_000_000, max: 10_000_000 }).map((count) => (count || 1) / 100),
      ),
      unit_price: fc.oneof(
        fc.constantFrom(0, 1, 50, 9999, -50, 10_000_000, -10_000_000),
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
      ),
      vat_category: fc.constantFrom(...categories),
      vat_reason: said,
      vat_percentage: rate,
      strict: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ strict, ...given }) => ({
      ...given,
      vat_percentage: given.vat_category === 'standard' || strict === 0 ? given.vat_percentage : 0,
    }));
const rows = fc
  .constantFrom(
    ...vatCategories.map((category) => [category]),
    vatCategories.filter((category) => category !== 'outside'),
    vatCategories.filter((category) => category !== 'outside'),
    [...vatCategories],
  )
  .chain((categories) => fc.array(row(categories), { maxLength: 8, size: 'max' }));

const sender = fc
  .record({
    name: said,
    address: said,
    postal_code: mostly(['3511 AP'], ['', ' ']),
    city: mostly(['Utrecht', '’s-Hertogenbosch'], ['']),
    kvk_number: mostly(['30123456'], ['', '123']),
    vat_number: mostly(['NL123456789B01', 'BE0403170701'], ['', 'ZZ12', 'NL1']),
    iban: mostly(['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'], ['']),
    payment_term_days: fc.constantFrom(0, 1, 14, 30),
    language: fc.constantFrom('nl' as const, 'en' as const),
    email: fc.constantFrom('', 'geld@huis.example'),
  })
  .map((given) => ({ ...given, accent_color: '', footer: '' }));

const dutchAddress = 'Molenstraat 3\n3581 BB Utrecht';
const payer = fc.record({
  kvk_number: mostly(['30987654', '30987654', ''], ['12', 'abcdefgh']),
  oin: mostly(['', '', '00000001003214345000'], ['1']),
  email: fc.constantFrom('', 'crediteuren@firma.example'),
  country: mostly(
    ['NL', 'NL', 'NL', '', 'BE', 'DE', 'GR', 'GB', 'US', 'DK'],
    ['ZZ', 'EU', 'x', '😀', 'EL', 'XI'],
  ),
});

/** Any invoice at all: plain, odd, and some that no e-invoice can be made of. */
export const documents: fc.Arbitrary<InvoiceDocument> = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'credit' as const),
    invoice_number: fc.constantFrom('2026-0042', 'F&1', '2026/<7>'),
    invoice_date: date,
    due_date: maybeDate,
    declaration_reference: mostly(['TR-1877', 'é&'], ['', '\u0001']),
    order_number: text,
    payer_reference: text,
    concerns: text,
    service_from: maybeDate,
    service_to: maybeDate,
    credited: fc.option(fc.record({ invoice_number: said, invoice_date: date }), { freq: 20 }),
    sender,
    billed_name: said,
    billed_address: mostly(
      [
        dutchAddress,
        `T.a.v. inkoop\nGebouw <C>\n${dutchAddress}`,
        'Rue Neuve 1\n1000 Brussel & o',
        'Baker St 2\nLondon',
      ],
      [
        '',
        '3581 BB Utrecht',
        'Molenstraat 3',
        '\u0001\n3581 BB Utrecht',
        'Straat 1\n3581 BB \u0001',
      ],
    ),
    billed_vat_number: mostly(
      [
        '',
        'NL987654321B02',
        'nl 9876.54321.B02',
        'BE0403170701',
        'DE123456789',
        'EL123456789',
        'DK12345678',
        'XI123456789',
      ],
      ['BE0403170702', 'ZZ99', 'x'],
    ),
    payer,
    rows,
  })
  .map(({ rows: given, ...head }) => ({ ...head, ...summed(given) }));
