import { screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '@traject/contract/invoices';
import { beforeEach, expect, it, vi } from 'vitest';
import { anInvoice, aRow } from '../../testing/anInvoice.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { InvoicePage } from './InvoicePage.tsx';

const path = '/trajectories/1/invoices/2';
const of = { trajectoryId: 1, client: 'Fatima', organisation: { id: 3, name: 'Werkwijzer' } };
beforeEach(() => signIn());

const open = (given: Partial<Invoice>, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const seen = fakeApi({
    'GET /invoice-products': [],
    [`GET ${path}/final`]: { invoice_number: '2026-0042', due_date: '2026-11-16' },
    ...answers,
  });
  const onOpen = vi.fn<(id: number) => void>();
  const invoice = anInvoice({ rows: [aRow()], ...given });
  const { user } = showPart(<InvoicePage of={of} invoice={invoice} back={null} onOpen={onOpen} />);
  const sent = () => seen.filter(({ method }) => method !== 'GET');
  return { user, onOpen, sent };
};
const final = { state: 'final', finalised_at: '2026-11-03T09:00:00Z' } as const;
const button = (name: string) => screen.getByRole('button', { name });

it('shows which number a draft gets before it is final, and what the law still misses', async () => {
  const { user, sent } = open(
    { missing: ['Het IBAN van de organisatie ontbreekt.'] },
    { [`POST ${path}/final`]: refuse(422, 'De boekhouding is gesloten.') },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conceptfactuur');
  expect(screen.getByText('Het IBAN van de organisatie ontbreekt.')).toBeTruthy();
  await user.click(button('Definitief maken'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2026-0042')).toBeTruthy();
  expect(dialog.getByText('16 nov 2026')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Definitief maken' }));
  expect(await dialog.findByText('De boekhouding is gesloten.')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ version: 1 }]);
});

it('changes nothing any more once it is final, but who may see it', () => {
  open({ ...final, e_invoice: 'nlcius', open: 1363 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Factuur 2026-0007');
  expect(screen.getByText('Definitief sinds 3 nov 2026')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Download pdf',
    'E-factuur (xml)',
    'Als verstuurd noteren',
    'Dupliceren',
    'Crediteren',
    'Tonen aan werkgever',
  ]);
});

it('says of an invoice from before how it was frozen', () => {
  open({ ...final, upgraded: true, sent_at: '2026-11-03T09:00:00Z' });
  expect(screen.getByText(/Vastgelegd bij de overgang/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Als verstuurd noteren' })).toBeNull();
});

it('corrects an invoice and opens the new draft', async () => {
  const { user, onOpen, sent } = open(final, { [`POST ${path}/credit`]: anInvoice({ id: 77 }) });
  await user.click(button('Crediteren'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Factuur verbeteren' }));
  await user.click(dialog.getByRole('button', { name: 'Crediteren' }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(77));
  expect(sent().map(({ body }) => body)).toEqual([{ again: true }]);
});

it('duplicates an invoice and opens the copy', async () => {
  const { user, onOpen } = open(final, { [`POST ${path}/duplicate`]: anInvoice({ id: 78 }) });
  await user.click(button('Dupliceren'));
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(78));
});
