import type { Invoice } from '@traject/contract/invoices';
import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aDraft, anInvoicingOrganisation } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { repeatInvoices } from './repeating.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
const year = new Date().getFullYear() + 1;

async function aRepeated(given: object, draft: Parameters<typeof aDraft>[2] = {}) {
  const trajectory = await aTrajectory(db, own);
  const { path } = await aDraft(db, trajectory, draft);
  const answer = await finance.put(`${path}/repeat`, {
    ...{ every_months: 1, first_on: `${year}-01-31` },
    ...given,
  });
  const others = async (): Promise<Invoice[]> =>
    (await finance.get(`/trajectories/${trajectory.id}/invoices?per_page=100`))
      .json()
      .data.filter(({ id }: Invoice) => !path.endsWith(`/${id}`))
      .reverse();
  return { path, answer, others };
}
const on = (day: string) => repeatInvoices({ ...world, clock: () => new Date(`${day}T06:00:00Z`) });

describe('an invoice that comes again', () => {
  it('is a draft every month, on the last day where the month is shorter, until its end', async () => {
    const { path, answer, others } = await aRepeated({ until: `${year}-04-30` });
    expect(answer.json().repeat).toMatchObject({ next_on: `${year}-01-31`, made: 0 });
    await on(`${year}-01-30`);
    expect(await others()).toEqual([]);
    await on(`${year}-01-31`);
    await on(`${year}-01-31`);
    expect(await others()).toHaveLength(1);
    await on(`${year}-07-01`);
    const made = await others();
    expect(made.map(({ invoice_date }) => invoice_date)).toEqual([
      `${year}-01-31`,
      `${year}-02-28`,
      `${year}-03-31`,
      `${year}-04-30`,
    ]);
    for (const one of made) expect(one).toMatchObject({ state: 'draft', total: 10_000 });
    expect((await finance.get(`${path}/repeat`)).json().repeat).toMatchObject({ next_on: null });
  });

  it('is about the month in which it comes, where the first one was about a period', async () => {
    const { others } = await aRepeated(
      { first_on: `${year}-02-15` },
      { service_from: '2026-11-01', service_to: '2026-11-30' },
    );
    await on(`${year}-02-15`);
    expect(await others()).toMatchObject([
      { service_from: `${year}-02-01`, service_to: `${year}-02-28` },
    ]);
  });

  it('comes no more once it is stopped, and comes once where two programs run', async () => {
    const { path, others } = await aRepeated({});
    await Promise.all([on(`${year}-01-31`), on(`${year}-01-31`)]);
    expect(await others()).toHaveLength(1);
    await finance.delete(`${path}/repeat`);
    expect((await finance.get(`${path}/repeat`)).json()).toEqual({ repeat: null });
    await on(`${year}-06-30`);
    expect(await others()).toHaveLength(1);
  });

  it('comes though that of another organisation before it fails', async () => {
    const other = await anInvoicingOrganisation(db);
    const there = as(await tokenOf(world, await anAccount(db, { in: [['finance', other]] })));
    const { path } = await aDraft(db, await aTrajectory(db, other));
    await there.put(`${path}/repeat`, { every_months: 1, first_on: `${year}-01-31` });
    const { others } = await aRepeated({});
    await db.deleteFrom('invoice_settings').where('organisation_id', '=', other.id).execute();
    await expect(on(`${year}-01-31`), 'the job tells of it').rejects.toThrow();
    expect(await others()).toHaveLength(1);
    await db.insertInto('invoice_settings').values({ organisation_id: other.id }).execute();
  });

  it('begins today or later', async () => {
    const { answer } = await aRepeated({ first_on: '2026-01-01' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      ['Kies een dag vanaf vandaag.'],
    ]);
  });
});
