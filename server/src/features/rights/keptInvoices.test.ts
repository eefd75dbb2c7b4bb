import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import {
  anInvoice,
  anInvoicingOrganisation,
  aProduct,
  aRow,
  makeFinal,
} from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { removeForGood } from './removal.ts';
import { keepToPeriods } from './retention.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));

const kept = async () =>
  (await as(admin).get(`/organisations/${own.id}/kept-invoices`)).json().data as { id: number }[];

describe('an invoice', () => {
  type Days = { finalOn?: string; paid?: string | null };
  async function anOldOne(
    invoice_date: string,
    { finalOn = invoice_date, paid = invoice_date }: Days = {},
  ) {
    const trajectory = await aTrajectory(db, own, { deleted_at: new Date() });
    const invoice = await anInvoice(db, trajectory, { invoice_date });
    const draft = await anInvoice(db, trajectory);
    const product = await aProduct(db, own, { name: `Coaching ${invoice.id}` });
    await aRow(db, invoice, { product });
    await aRow(db, draft, { product });
    await makeFinal(db, invoice, new Date(finalOn));
    if (paid) await pay(invoice.id, paid);
    return { invoice, draft, trajectory };
  }
  const pay = (invoice_id: number, paid_on: string, amount = 11_495) =>
    db
      .insertInto('payments')
      .values({
        organisation_id: own.id,
        invoice_id,
        amount,
        paid_on,
        created_at: new Date(paid_on),
      })
      .execute();
  const ids = async () =>
    (await db.selectFrom('invoices').select('id').execute()).map(({ id }) => id);

  it('outlives its trajectory, unless it is a draft', async () => {
    const { invoice, draft, trajectory } = await anOldOne('2026-11-03');
    expect((await kept()).map(({ id }) => id)).toContain(invoice.id);
    await removeForGood(db, [trajectory.id]);
    expect(await ids()).toContain(invoice.id);
    expect(await ids()).not.toContain(draft.id);
    expect((await kept()).map(({ id }) => id)).toContain(invoice.id);
  });

  it('stays until seven years after the end of its year, and then goes', async () => {
    const { invoice, trajectory } = await anOldOne('2019-01-15');
    await as(admin).get(`/organisations/${own.id}/kept-invoices/${invoice.id}/download`);
    const { pdf_file_id } = await db
      .selectFrom('invoices')
      .where('id', '=', invoice.id)
      .select('pdf_file_id')
      .executeTakeFirstOrThrow();
    const { invoice: alive } = await anOldOne('2019-12-31');
    await removeForGood(db, [trajectory.id]);
    await keepToPeriods(world, () => new Date('2026-12-31T22:00:00Z'));
    expect(await ids()).toContain(invoice.id);
    await keepToPeriods(world, () => new Date('2027-01-01T12:00:00Z'));
    expect(await ids()).not.toContain(invoice.id);
    expect(await db.selectFrom('files').where('id', '=', pdf_file_id).execute()).toEqual([]);
    expect(await ids()).toContain(alive.id);
    const events = db.selectFrom('events').where('action', '=', 'rights.sweep');
    expect(await events.select(['organisation_id', 'record']).execute()).toMatchObject([
      { organisation_id: own.id, record: { invoices: 1 } },
    ]);
  });

  it.each<[string, string, Days]>([
    ['was made final later than its date', '2033-12-31', { finalOn: '2026-02-01' }],
    ['was paid later', '2032-12-31', { paid: '2025-06-30' }],
    ['is still open', `${new Date().getFullYear() + 7}-12-31`, { paid: null }],
  ])('stays longer when it %s', async (_why, kept_until, days) => {
    await db.deleteFrom('retention_periods').execute();
    const { invoice, trajectory } = await anOldOne('2015-03-01', days);
    await removeForGood(db, [trajectory.id]);
    expect(await kept()).toContainEqual(expect.objectContaining({ id: invoice.id, kept_until }));
    await keepToPeriods(world);
    expect(await ids()).toContain(invoice.id);
    if (days.paid === null) await pay(invoice.id, '2026-11-17');
    const over = Number(kept_until.slice(0, 4)) + 1;
    for (const [day, stays] of [
      [`${over - 1}-12-31T12:00:00Z`, true],
      [`${over}-01-01T12:00:00Z`, false],
    ] as const) {
      await db.deleteFrom('retention_periods').execute();
      await keepToPeriods(world, () => new Date(day));
      expect((await ids()).includes(invoice.id)).toBe(stays);
    }
  });

  it('from before there were final invoices stays as long as its date says', async () => {
    await db.deleteFrom('retention_periods').execute();
    const trajectory = await aTrajectory(db, own, { deleted_at: new Date() });
    const old = { invoice_date: '2019-03-01', upgraded: true };
    const invoice = await anInvoice(db, trajectory, old);
    await makeFinal(db, invoice);
    await removeForGood(db, [trajectory.id]);
    const kept_until = '2026-12-31';
    expect(await kept()).toContainEqual(expect.objectContaining({ id: invoice.id, kept_until }));
    await keepToPeriods(world, () => new Date('2027-01-01T12:00:00Z'));
    expect(await ids()).not.toContain(invoice.id);
  });

  it('and the credit note about it stay equally long', async () => {
    await db.deleteFrom('retention_periods').execute();
    const { invoice, trajectory } = await anOldOne('2019-03-01', { paid: null });
    const credit = { kind: 'credit', credits_id: invoice.id, invoice_date: '2019-04-01' };
    const note = await anInvoice(db, trajectory, credit);
    const product = await aProduct(db, own, { name: `Coaching ${note.id}` });
    await aRow(db, note, { product, count: '-1' });
    await makeFinal(db, note, new Date('2021-04-01'));
    await removeForGood(db, [trajectory.id]);
    await keepToPeriods(world, () => new Date('2028-12-31T12:00:00Z'));
    expect(await ids()).toEqual(expect.arrayContaining([invoice.id, note.id]));
    await db.deleteFrom('retention_periods').execute();
    await keepToPeriods(world, () => new Date('2029-01-01T12:00:00Z'));
    for (const { id } of [invoice, note]) expect(await ids()).not.toContain(id);
  });

  it('[ADM-08] is shown only to admins of its own organisation', async () => {
    const { invoice } = await anOldOne('2026-11-03');
    const path = `/organisations/${own.id}/kept-invoices`;
    for (const one of [path, `${path}/${invoice.id}/download`])
      expect((await as(token).get(one)).statusCode).toBe(404);
    const asked = await as(admin).get(`${path}/${invoice.id}/download`);
    expect(asked.headers['content-type']).toBe('application/pdf');
  });
});
