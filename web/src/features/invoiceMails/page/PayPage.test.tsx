import { screen } from '@testing-library/react';
import type { PublicInvoice } from '@traject/contract/common/invoicePage';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { openLink } from '../../../testing/openApp.tsx';

const token = 'x'.repeat(43);
const path = `/invoice-requests/${token}`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const invoice: PublicInvoice = {
  kind: 'invoice',
  invoice_number: 'WW-26-101',
  invoice_date: '2026-11-04',
  due_date: '2026-11-18',
  billed_name: 'Zorggroep De Linde',
  organisation: { name: 'Stichting Werkwijzer', email: 'kantoor@ww.example', has_logo: false },
  total_with_vat: 12_100,
  open: 2100,
  pay: 'Betaal € 21,00 op rekening NL91 ABNA 0417 1643 00.',
  qr: { size: 2, runs: [[0, 0, 2]] },
  has_xml: true,
  expires_at: '2027-12-09T09:00:00Z',
};

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('an invoice behind a link', () => {
  it('says what is open and how to pay, with a code to scan', async () => {
    fakeApi({ [`GET ${path}`]: invoice });
    openLink(`/invoice/${token}`);
    await title('Factuur WW-26-101');
    expect(
      screen.getByText(/Er staat nog €\s21,00 open. Betaal uiterlijk 18 nov 2026./),
    ).toBeTruthy();
    expect(screen.getByText(/NL91 ABNA 0417 1643 00/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Scan met de app van uw bank' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download de e-factuur (xml)' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'kantoor@ww.example' })).toBeTruthy();
  });

  it('that is paid asks for nothing', async () => {
    const paid = { ...invoice, open: 0, pay: '', qr: null, has_xml: false };
    fakeApi({ [`GET ${path}`]: paid });
    openLink(`/invoice/${token}`);
    await title('Factuur WW-26-101');
    expect(screen.getByText('U hoeft niets meer te betalen.')).toBeTruthy();
    expect(screen.queryByText('Zo betaalt u')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download de pdf' })).toBeTruthy();
  });

  it('whose link is dead says so', async () => {
    fakeApi({ [`GET ${path}`]: refuse(404, 'Vraag om een nieuwe link.') });
    openLink(`/invoice/${token}`);
    expect(await screen.findByText('Vraag om een nieuwe link.')).toBeTruthy();
  });
});
