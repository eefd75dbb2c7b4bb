import type { InvoiceBatch, InvoiceBatchLine } from '@traject/contract/invoiceBatches';
import { describe, expect, it, vi } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { anInvoicingOrganisation, aProduct } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { makeBatch } from './making.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const foreign = await anOrganisation(db, 'Elders');
const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
const stranger = as(await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] })));
const product = await aProduct(db, own, { name: 'Coaching' });
const all = `/organisations/${own.id}/invoice-batches`;

/** With hours to bill, for a client at home or without an address. */
async function worked(count: number, home = true) {
  const client = await aClient(db, own);
  const address = { address: 'Kade', address_number: '1', postal_code: '3511 AA', city: 'Utrecht' };
  const nowhere = { address: '', address_number: '', postal_code: '', city: '' };
  await db
    .updateTable('profiles')
    .set(home ? address : { ...nowhere, address_number_suffix: '' })
    .where('person_id', '=', client.id)
    .execute();
  const trajectory = await aTrajectory(db, own, { client });
  const path = `/trajectories/${trajectory.id}`;
  const agreed = await finance.post(`${path}/agreed-products`, {
    invoice_product_id: product.id,
    ...{ kind: 'hours', count: 100, unit_price: 10_000, vat_percentage: 210 },
  });
  const hours = { agreed_product_id: agreed.json().id, worked_on: '2026-10-15' };
  if (count > 0) await finance.post(`${path}/hours`, { ...hours, count });
  return trajectory.id;
}

type Report = InvoiceBatch & { lines: InvoiceBatchLine[] };
const reportOf = async (id: number): Promise<Report> => (await finance.get(`${all}/${id}`)).json();
const ask = (trajectory_ids: number[], given: object = {}) =>
  finance.post(all, {
    ...{ invoice_date: '2026-11-01', until: '2026-10-31', trajectory_ids },
    ...given,
  });

describe('invoices for many trajectories at once', () => {
  it('are made in the background, with a report of each', async () => {
    const [one, bare, idle] = [await worked(2), await worked(3, false), await worked(0)];
    const asked = await ask([one, bare, idle], { finalise: true });
    expect(asked.json()).toMatchObject({ wanted: 3 });
    const { id } = asked.json();
    await vi.waitFor(async () => expect((await reportOf(id)).done_at).toEqual(expect.any(String)), {
      timeout: 20_000,
      interval: 100,
    });
    const { lines, made, refused } = await reportOf(id);
    expect([made, refused]).toEqual([1, 1]);
    const by = new Map(lines.map((line) => [line.trajectory_id, line]));
    expect(by.get(one)).toMatchObject({
      outcome: 'final',
      invoice: { invoice_number: expect.stringMatching(/^2026-\d{4}$/), total_with_vat: 24_200 },
    });
    expect(by.get(bare)).toMatchObject({
      outcome: 'refused',
      reasons: [expect.stringContaining('adres van de betaler')],
      invoice: null,
    });
    expect(by.get(idle)).toMatchObject({ outcome: 'nothing', invoice: null });
    const left = await finance.get(`/trajectories/${bare}/invoices`);
    expect(left.json().data, 'nothing of what was refused').toEqual([]);
  });

  it('are drafts unless they are to be final, and none is made twice by two workers', async () => {
    const ids = [await worked(1), await worked(1), await worked(1)];
    const { id } = (await ask(ids)).json();
    const again = () => makeBatch(world, { organisation_id: own.id, id });
    await Promise.all([again(), again()]);
    const { lines } = await reportOf(id);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['draft', 'draft', 'draft']);
    for (const trajectory of ids) {
      const { data } = (await finance.get(`/trajectories/${trajectory}/invoices`)).json();
      expect(data).toMatchObject([{ state: 'draft', total: 10_000 }]);
    }
  });

  it('are proposed from the work that is still to be billed', async () => {
    const [one] = [await worked(4)];
    const due = `/organisations/${own.id}/work-to-bill?per_page=100`;
    const found = async (query = '') =>
      ((await finance.get(`${due}${query}`)).json().data as { trajectory_id: number }[]).find(
        ({ trajectory_id }) => trajectory_id === one,
      );
    expect(await found()).toMatchObject({ rows: 1, total: 40_000 });
    expect(await found('&until=2026-10-14')).toBeUndefined();
    await makeBatch(world, { organisation_id: own.id, id: (await ask([one])).json().id });
    expect(await found()).toBeUndefined();
  });

  it('are not made for the trajectories of another organisation, nor shown to it', async () => {
    const elsewhere = await aTrajectory(db, foreign);
    const { id, wanted } = (await ask([elsewhere.id])).json();
    expect(wanted).toBe(0);
    expect((await stranger.get(`${all}/${id}`)).statusCode).toBe(404);
    expect((await stranger.get(all)).statusCode).toBe(404);
    expect(
      (await stranger.get(`/organisations/${foreign.id}/invoice-batches/${id}`)).statusCode,
    ).toBe(404);
  });
});
