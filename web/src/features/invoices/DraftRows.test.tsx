import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '@traject/contract/invoices';
import { beforeEach, expect, it } from 'vitest';
import { anInvoice, aRow, coaching } from '../../testing/anInvoice.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { DraftRows } from './DraftRows.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';

const rows = '/trajectories/1/invoices/2/rows';
beforeEach(() => signIn());

const open = async (
  invoice: Invoice = anInvoice(),
  answers: Parameters<typeof fakeApi>[0] = {},
) => {
  const seen = fakeApi({
    'GET /invoice-products': [coaching],
    [`POST ${rows}`]: aRow(),
    [`PUT ${rows}/order`]: invoice,
    ...answers,
  });
  const key = { trajectoryId: 1, invoiceId: 2 };
  const { user } = showPart(<DraftRows invoiceKey={key} organisationId={3} invoice={invoice} />);
  await waitFor(() => expect(seen.map(({ method }) => method)).toContain('GET'));
  const sent = () => seen.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { user, sent, product: screen.getByRole('combobox', { name: 'Nieuwe regel: product' }) };
};
const field = (name: string) => screen.getByRole('textbox', { name: `Nieuwe regel: ${name}` });

it('takes a row by keyboard alone: Tab goes on, Enter saves and begins the next', async () => {
  const { user, sent, product } = await open();
  await user.type(product, 'coaching');
  await user.tab();
  await waitFor(() => expect(field('prijs per stuk')).toHaveProperty('value', '12,50'));
  await user.keyboard('3');
  await user.tab();
  await user.keyboard('1.250,00');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Nieuwe regel: btw' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const vat = { vat_percentage: 90, vat_category: 'standard', vat_reason: '' };
  expect(sent()[0]).toEqual({
    invoice_product: 4,
    count: 3,
    unit_price: 125_000,
    text: '',
    ...vat,
  });
  await waitFor(() => expect(product).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(product);
  // The same product fills in its price once more.
  await user.type(product, 'Coaching');
  await user.tab();
  await waitFor(() => expect(field('prijs per stuk')).toHaveProperty('value', '12,50'));
});

/** With the products still on their way. */
async function openEarly() {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answers = { 'GET /invoice-products': () => late.then(() => [coaching]) };
  return { ...(await open(anInvoice(), answers)), arrive };
}

it('fills in the price of a product that was typed before the products arrived', async () => {
  const { user, product, arrive } = await openEarly();
  await user.type(product, 'coaching');
  await user.tab();
  await user.keyboard('3');
  expect(field('prijs per stuk')).toHaveProperty('value', '');
  arrive();
  await waitFor(() => expect(field('prijs per stuk')).toHaveProperty('value', '12,50'));
  expect(field('aantal')).toHaveProperty('value', '3');
  expect(product).toHaveProperty('value', 'Coaching');
});

it('leaves a price alone that was typed before the products arrived', async () => {
  const { user, product, arrive } = await openEarly();
  await user.type(product, 'coaching');
  await user.tab();
  await user.tab();
  await user.keyboard('20');
  arrive();
  await user.click(product);
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Coaching' })).toBeTruthy();
  await user.tab();
  expect(field('prijs per stuk')).toHaveProperty('value', '20,00');
});

it('begins the next row with nothing of the last, and the page as it was before', async () => {
  const { user, sent, product } = await open();
  await user.type(product, 'coaching');
  await user.tab();
  await waitFor(() => expect(field('prijs per stuk')).toHaveProperty('value', '12,50'));
  await user.keyboard('3{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(product).toHaveProperty('value', ''));
  expect(field('aantal')).toHaveProperty('value', '1');
  expect(field('prijs per stuk')).toHaveProperty('value', '');
  const vat = screen.getByRole('combobox', { name: 'Nieuwe regel: btw' });
  expect(vat).toHaveProperty('value', 'standard 210');
  expect(screen.queryByRole('button', { name: 'Nieuwe regel opslaan' })).toBeNull();
});

it('says what is wrong with a price above the limit, and keeps saying it', async () => {
  const { user, sent, product } = await open();
  await user.type(product, 'Coaching');
  await user.tab();
  await user.tab();
  await user.keyboard('99999999,99{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Kies 100000 euro of minder.');
  expect(sent()).toEqual([]);
  await user.tab();
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('takes what is marked in the list of products at Enter, and saves at the next', async () => {
  const { user, sent, product } = await open();
  await user.type(product, 'coa{ArrowDown}{Enter}');
  expect(product).toHaveProperty('value', 'Coaching');
  await waitFor(() => expect(field('prijs per stuk')).toHaveProperty('value', '12,50'));
  expect(sent()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('clears the line at Escape, and says what the server refuses', async () => {
  const { user, sent, product } = await open(anInvoice(), {
    [`POST ${rows}`]: refuse(422, 'Een factuur heeft hoogstens 500 regels.'),
  });
  await user.type(product, 'Coaching');
  await user.keyboard('{Escape}');
  expect(product).toHaveProperty('value', '');
  await user.type(product, 'Coaching');
  await user.tab();
  await user.keyboard('2{Enter}');
  expect(await screen.findByText('Een factuur heeft hoogstens 500 regels.')).toBeTruthy();
  expect(field('aantal')).toHaveProperty('value', '2');
  expect(sent()).toHaveLength(1);
});

it('moves a row, and duplicates one', async () => {
  const two = [aRow({ id: 8 }), aRow({ id: 9, invoice_product: { ...coaching, name: 'Test' } })];
  const { user, sent } = await open(anInvoice({ rows: two }));
  await user.click(screen.getByRole('button', { name: 'Coaching omlaag' }));
  await waitFor(() => expect(sent()).toEqual([{ ids: [9, 8] }]));
  await user.click(screen.getByRole('button', { name: 'Test dupliceren' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('gives a discount with a row for each rate', async () => {
  const rate = { vat_category: 'standard' as const, vat: 0 };
  const rates = [
    { ...rate, vat_percentage: 90, total: 10_000 },
    { ...rate, vat_percentage: 210, total: 5_000 },
  ];
  const { user, sent } = await open(anInvoice({ total: 15_000, rates }), {
    'GET /invoice-products': [{ ...coaching, name: 'Korting' }],
  });
  await user.click(screen.getByRole('button', { name: 'Korting' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Percentage/ }), '10');
  await user.click(dialog.getByRole('button', { name: 'Korting toevoegen' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    expect.objectContaining({ unit_price: -1_000, vat_percentage: 90 }),
    expect.objectContaining({ unit_price: -500, vat_percentage: 210 }),
  ]);
});

it('offers nothing to change on a final invoice', () => {
  fakeApi({});
  const of = { trajectoryId: 1, client: 'Fatima', organisation: { id: 3, name: 'Werkwijzer' } };
  const invoice = anInvoice({ state: 'final', rows: [aRow({ vat_category: 'exempt' })] });
  showPart(<InvoiceRows of={of} invoice={invoice} />);
  expect(screen.getByText('Coaching')).toBeTruthy();
  expect(screen.getByText('vrijgesteld')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
