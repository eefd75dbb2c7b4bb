import { screen, waitFor } from '@testing-library/react';
import type { DueWork, InvoiceBatch } from '@traject/contract/invoiceBatches';
import { beforeEach, expect, it } from 'vitest';
import { today } from '../../platform/format.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { ChooseWork } from './ChooseWork.tsx';

const path = '/organisations/3';
const due = (trajectory_id: number, client: string, total: number): DueWork => ({
  ...{ trajectory_id, client, total, billed_name: 'UWV', rows: 1 },
});
const batch: InvoiceBatch = {
  id: 7,
  invoice_date: today(),
  until: today(),
  finalise: false,
  created_at: '2026-11-03T09:00:00Z',
  done_at: null,
  wanted: 1,
  made: 0,
  refused: 0,
};
beforeEach(() => signIn());

const open = () => {
  const data = [due(1, 'Fatima El Idrissi', 20_000), due(2, 'Jan Bos', 5_000)];
  const meta = { current_page: 1, last_page: 1, from: 1, to: 2, total: 2 };
  const seen = fakeApi({
    [`GET ${path}/work-to-bill?until=${today()}&page=1&per_page=100`]: { data, meta },
    [`POST ${path}/invoice-batches`]: batch,
  });
  const started: number[] = [];
  const { user } = showPart(<ChooseWork organisationId={3} onStarted={(id) => started.push(id)} />);
  const sent = () => seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user, sent, started };
};

it('bills those that are ticked, after asking', async () => {
  const { user, sent, started } = open();
  expect(await screen.findByText(/^2 van 2 gekozen · €\s250,00 excl\. btw$/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Jan Bos factureren' }));
  expect(screen.getByText(/^1 van 2 gekozen · €\s200,00 excl\. btw$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1 factuur maken' }));
  expect(sent()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Maken' }));
  await waitFor(() => expect(started).toEqual([7]));
  const days = { invoice_date: today(), until: today() };
  expect(sent()).toEqual([{ ...days, finalise: false, trajectory_ids: [1] }]);
});

it('takes all or none, and makes nothing of none', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Niets kiezen' }));
  expect(screen.getByRole('button', { name: '0 facturen maken' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Alles kiezen' }));
  await user.click(screen.getByRole('radio', { name: 'Definitief' }));
  await user.click(screen.getByRole('button', { name: '2 facturen maken' }));
  await user.click(await screen.findByRole('button', { name: 'Maken' }));
  await waitFor(() => expect(sent()).toMatchObject([{ finalise: true, trajectory_ids: [1, 2] }]));
});
