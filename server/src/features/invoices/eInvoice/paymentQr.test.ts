import { describe, expect, it } from 'vitest';
import { paymentQr } from './paymentQr.ts';
import { anInvoice } from './samples.testing.ts';

const { sender } = anInvoice;

describe('the QR code of a payment', () => {
  it('says line by line what a bank wants to know', () => {
    expect(paymentQr(anInvoice)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Loopbaanhuis Utrecht',
      'NL91ABNA0417164300',
      'EUR229.90',
      '',
      '',
      '2026-0042',
    ]);
  });

  it('keeps a name on one line of seventy signs, and the IBAN without spaces', () => {
    const lines = paymentQr({
      ...anInvoice,
      sender: { ...sender, name: `Huis\n${'é'.repeat(80)}`, iban: 'NL91 ABNA 0417 1643 00' },
    })?.split('\n');
    expect(lines?.[5]).toBe(`Huis ${'é'.repeat(65)}`);
    expect(lines?.[6]).toBe('NL91ABNA0417164300');
    expect(lines).toHaveLength(11);
  });

  it.each([
    [1, 'EUR0.01'],
    [99_999_999_999, 'EUR999999999.99'],
    [100_000_000_000, undefined],
    [0, undefined],
    [-1, undefined],
  ])('asks what banks can pay: %d', (total_with_vat, amount) => {
    expect(paymentQr({ ...anInvoice, total_with_vat })?.split('\n')[7]).toBe(amount);
  });

  it('is not there on a credit note, a draft, without an account, or when no app could read it', () => {
    expect(paymentQr({ ...anInvoice, kind: 'credit' })).toBeNull();
    expect(paymentQr({ ...anInvoice, invoice_number: null })).toBeNull();
    expect(paymentQr({ ...anInvoice, sender: { ...sender, iban: '' } })).toBeNull();
    const name = '字'.repeat(70);
    const invoice_number = '字'.repeat(40);
    expect(paymentQr({ ...anInvoice, sender: { ...sender, name }, invoice_number })).toBeNull();
  });
});
