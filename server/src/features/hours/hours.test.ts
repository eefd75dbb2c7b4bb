import type { AgreedProduct, ProposedRow } from '@traject/contract/hours';
import type { Invoice } from '@traject/contract/invoices';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { anInvoice, anInvoicingOrganisation, aProduct } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world, sql } = await testApp();
const own = await anInvoicingOrganisation(db);
const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
const product = await aProduct(db, own, { name: 'Coaching', default_price: 10_000 });

async function aCase(budget = 10) {
  const trajectory = await aTrajectory(db, own);
  const path = `/trajectories/${trajectory.id}`;
  const agreed = async (given: object = {}) =>
    (
      await finance.post(`${path}/agreed-products`, {
        invoice_product_id: product.id,
        kind: 'hours',
        count: budget,
        unit_price: 10_000,
        vat_percentage: 210,
        ...given,
      })
    ).json() as AgreedProduct;
  const { id: agreed_product_id } = await agreed();
  const work = (count: number, worked_on = '2026-11-02') =>
    finance.post(`${path}/hours`, { agreed_product_id, count, worked_on });
  const list = async (): Promise<AgreedProduct[]> =>
    (await finance.get(`${path}/agreed-products`)).json();
  const { id: invoiceId } = await anInvoice(db, trajectory);
  const proposal = `${path}/invoices/${invoiceId}/proposal`;
  const proposed = async (): Promise<ProposedRow[]> => (await finance.get(proposal)).json();
  return { trajectory, path, agreed, agreed_product_id, work, list, proposal, proposed };
}

describe('what was agreed for a trajectory', () => {
  it('shows the budget, what was used of it and what is left', async () => {
    const { work, list, proposal } = await aCase(10);
    await work(3.5);
    await work(1);
    expect(await list()).toMatchObject([{ count: 10, used: 4.5, billed: 0, left: 5.5 }]);
    await finance.post(proposal, {});
    expect(await list()).toMatchObject([{ used: 4.5, billed: 4.5, left: 5.5 }]);
  });

  it('is proposed for an invoice: the hours in one row, and what is left of a fixed thing', async () => {
    const { agreed, work, proposal, proposed } = await aCase();
    await agreed({ kind: 'fixed', count: 2, unit_price: 25_000 });
    await work(2, '2026-11-02');
    await work(1.25, '2026-11-09');
    expect(await proposed()).toMatchObject([
      { count: 3.25, total: 32_500, text: 'Van 2 november 2026 tot en met 9 november 2026' },
      { count: 2, total: 50_000, text: '' },
    ]);
    const invoice: Invoice = (await finance.post(proposal, {})).json();
    expect(invoice.rows.map(({ total }) => total)).toEqual([32_500, 50_000]);
    expect(await proposed()).toEqual([]);
    expect((await finance.post(proposal, {})).json().rows).toHaveLength(2);
  });

  it('is billed once, even by two at the same moment', async () => {
    const { work, proposal, path } = await aCase();
    await work(4);
    await Promise.all([finance.post(proposal, {}), finance.post(proposal, {})]);
    const rows = (await finance.get(proposal.replace('/proposal', ''))).json().rows;
    expect(rows).toHaveLength(1);
    const [hours] = (await finance.get(`${path}/hours`)).json();
    expect(hours.invoice).toMatchObject({ id: expect.any(Number) });
    for (const answer of [
      await finance.patch(`${path}/hours/${hours.id}`, { count: 1 }),
      await finance.delete(`${path}/hours/${hours.id}`),
    ])
      expect(answer.json().errors).toEqual([
        'Deze uren staan op een factuur. Ze kunnen niet meer worden gewijzigd.',
      ]);
  });

  it.each([
    ['changed', (path: string) => finance.patch(path, { count: 4 })],
    ['deleted', (path: string) => finance.delete(path)],
  ])('is billed as the hours say, when they are %s meanwhile', async (_what, change) => {
    const { work, proposal, path } = await aCase(20);
    const { id } = (await work(16)).json();
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`
      ).length;
    const holder = await sql.reserve();
    await holder`begin`;
    await holder`select from invoice_products where id = ${product.id} for update`;
    const billing = finance.post(proposal, {});
    await expect.poll(waiting).toBe(1);
    let isOver = false;
    const changing = change(`${path}/hours/${id}`).finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true);
    await holder`rollback`;
    holder.release();
    const [billed, changed] = await Promise.all([billing, changing]);
    expect([billed.statusCode, changed.statusCode]).toEqual([200, 422]);
    expect(billed.json().rows).toMatchObject([{ count: 16 }]);
    expect((await finance.get(`${path}/hours`)).json()).toMatchObject([{ id, count: 16 }]);
  });

  it('is proposed no further than the budget goes', async () => {
    const { work, proposed } = await aCase(5);
    await work(3);
    await work(2, '2026-11-03');
    await work(1, '2026-11-04');
    expect(await proposed()).toMatchObject([{ count: 5 }]);
  });

  it('can be billed again when its draft, or its row, is deleted', async () => {
    const { work, proposal, proposed } = await aCase();
    await work(4);
    const { rows } = (await finance.post(proposal, {})).json();
    await finance.delete(`${proposal.replace('/proposal', '')}/rows/${rows[0].id}`);
    expect(await proposed()).toMatchObject([{ count: 4 }]);
    await finance.post(proposal, {});
    await finance.delete(proposal.replace('/proposal', ''));
  });

  it('of a fixed thing can be billed again after it was credited', async () => {
    const { agreed, agreed_product_id, path, proposal, list, trajectory } = await aCase();
    await finance.delete(`${path}/agreed-products/${agreed_product_id}`);
    await agreed({ kind: 'fixed', count: 2 });
    const invoice: Invoice = (await finance.post(proposal, {})).json();
    await finance.post(`${path}/invoices/${invoice.id}/final`, {});
    expect(await list()).toMatchObject([{ used: 2, left: 0 }]);
    const note: Invoice = (await finance.post(`${path}/invoices/${invoice.id}/credit`, {})).json();
    expect(await list(), 'a draft may still be deleted').toMatchObject([{ used: 2, left: 0 }]);
    const next = await anInvoice(db, trajectory);
    const again = `${path}/invoices/${next.id}/proposal`;
    expect((await finance.post(again, {})).json().rows).toEqual([]);
    await finance.post(`${path}/invoices/${note.id}/final`, {});
    expect(await list()).toMatchObject([{ used: 0, left: 2 }]);
    expect((await finance.post(again, {})).json().rows).toHaveLength(1);
    expect(await list()).toMatchObject([{ used: 2, left: 0 }]);
  });

  it('can be changed in part, and so can its hours', async () => {
    const { work, path, agreed_product_id } = await aCase(10);
    const { id } = (await work(2.5)).json();
    const hours = await finance.patch(`${path}/hours/${id}`, { text: 'Intake' });
    expect(hours.json()).toMatchObject({ text: 'Intake', count: 2.5 });
    const agreed = `${path}/agreed-products/${agreed_product_id}`;
    const changed = await finance.patch(agreed, { remark: 'Per mail' });
    expect(changed.json()).toMatchObject({ remark: 'Per mail', count: 10 });
  });

  it('stays while hours were worked for it', async () => {
    const { work, path, agreed_product_id } = await aCase();
    await work(1);
    const answer = await finance.delete(`${path}/agreed-products/${agreed_product_id}`);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      ['Hierop zijn al uren geschreven. Verwijder eerst die uren.'],
    ]);
  });

  it('takes no product and no agreement of another organisation or trajectory', async () => {
    const [one, other] = [await aCase(), await aCase()];
    const foreign = await aProduct(db, await anOrganisation(db));
    const wrong = await finance.post(`${one.path}/agreed-products`, {
      invoice_product_id: foreign.id,
      ...{ kind: 'hours', count: 1, unit_price: 1, vat_percentage: 210 },
    });
    expect(wrong.statusCode).toBe(422);
    const hours = { agreed_product_id: other.agreed_product_id, count: 1, worked_on: '2026-11-02' };
    expect((await finance.post(`${one.path}/hours`, hours)).statusCode).toBe(422);
  });

  it('takes no product of another organisation, even of one where the same person works', async () => {
    const { path, agreed_product_id } = await aCase();
    const other = await anOrganisation(db);
    const account = await anAccount(db, {
      in: [
        ['finance', own],
        ['finance', other],
      ],
    });
    const both = as(await tokenOf(world, account));
    const change = { invoice_product_id: (await aProduct(db, other)).id };
    const wrong = await both.patch(`${path}/agreed-products/${agreed_product_id}`, change);
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      ['Product: dit kun je hier niet kiezen.'],
    ]);
  });
});
