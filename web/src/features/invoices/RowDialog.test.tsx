import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { RowDialog } from './RowDialog.tsx';

const vat = { vat_percentage: 90, vat_category: 'standard' as const, vat_reason: '' };
const coaching = { id: 4, name: 'Coaching', default_price: 1250, ...vat };
const row = {
  id: 9,
  invoice_product: coaching,
  count: 0,
  unit_price: 1250,
  ...vat,
  text: '',
  total: 0,
  version: 1,
};

beforeEach(() => signIn());

const open = async (given?: typeof row) => {
  const seen = fakeApi({
    'GET /invoice-products': [coaching],
    'POST /trajectories/1/invoices/2/rows': row,
    'PATCH /trajectories/1/invoices/2/rows/9': row,
  });
  const { user } = showPart(
    <RowDialog
      invoiceKey={{ trajectoryId: 1, invoiceId: 2 }}
      organisationId={3}
      row={given}
      onClose={() => undefined}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  const product = dialog.getByRole('combobox', { name: /Product/ });
  await waitFor(() => expect(seen.map(({ method }) => method)).toContain('GET'));
  const sent = () => seen.find(({ method }) => method !== 'GET')?.body;
  return { user, dialog, field, product, sent };
};

it('[INV-04] fills in the price and VAT of a product whose full name is typed', async () => {
  const { user, dialog, field, product, sent } = await open();
  await user.type(product, 'coaching');
  await user.tab();
  await waitFor(() => expect(field(/Prijs/)).toHaveProperty('value', '12,50'));
  expect(field(/Btw/)).toHaveProperty('value', '9');
  // The focus is on the count, whose text is selected, so typing replaces it.
  await user.keyboard('3');
  await user.tab();
  await user.keyboard('1.250,00');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(sent()).toEqual({
      invoice_product: 4,
      count: 3,
      unit_price: 125_000,
      ...vat,
      text: '',
    }),
  );
});

it('[INV-04] formats what was typed, and the arrow keys change it', async () => {
  const { user, field } = await open();
  const price = field(/Prijs/);
  await user.type(price, '12.5');
  await user.tab();
  expect(price).toHaveProperty('value', '12,50');
  await user.type(price, '{ArrowUp}');
  expect(price).toHaveProperty('value', '12,51');
  await user.type(field(/Btw/), '{ArrowDown}');
  expect(field(/Btw/)).toHaveProperty('value', '20,9');
});

it('keeps an agreed price when the row is opened and nothing is changed', async () => {
  const { user, field, product } = await open({ ...row, unit_price: 999 });
  await user.click(product);
  await user.tab();
  expect(field(/Prijs/)).toHaveProperty('value', '9,99');
});

it('refuses a count of zero and a price in words', async () => {
  const { user, dialog, field, product } = await open();
  await user.type(product, 'Nieuw');
  await user.clear(field(/Aantal/));
  await user.type(field(/Aantal/), '0');
  await user.type(field(/Prijs/), 'veel');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findByText('Vul iets anders in dan 0.')).toBeTruthy();
  expect(dialog.getByText('Vul een bedrag in, zoals 12,50.')).toBeTruthy();
});
