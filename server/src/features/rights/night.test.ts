import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { keepToPeriods } from './retention.ts';

const { db, as, world } = await testApp();
const day = 24 * 60 * 60 * 1000;
const years = (count: number) => count * 365 * day;
const later = (time: number) => () => new Date(Date.now() + time);

/** An organisation that keeps ended trajectories for two years, with this many that ended today. */
async function anOrganisationWithPeriods(ended: number, open = 0) {
  const own = await anOrganisation(db);
  const admin = await anAccount(db, { first_name: 'Inge', in: [['admin', own]] });
  const token = await tokenOf(world, admin);
  const path = `/organisations/${own.id}/retention`;
  await as(token).patch(path, { trajectory_months: 24 });
  for (let n = 0; n < ended; n++) await aTrajectory(db, own, { state: 'completed_internal' });
  for (let n = 0; n < open; n++) await aTrajectory(db, own);
  const rows = db.selectFrom('trajectories').where('organisation_id', '=', own.id);
  const mails = db.selectFrom('mails').where('organisation_id', '=', own.id);
  return {
    left: async () => (await rows.select('id').execute()).length,
    mails: () => mails.select(['template', 'recipient', 'data']).orderBy('id').execute(),
    isAsking: async () => (await as(token).get(path)).json().is_asking,
    allow: () => as(token).post(`${path}/allow`),
    keepFor: (trajectory_months: number) => as(token).patch(path, { trajectory_months }),
    admin,
  };
}

const allEndedLongAgo = () =>
  db
    .updateTable('trajectory_history')
    .set({ at: new Date(Date.now() - years(3)) })
    .execute();

describe('the nightly sweep', () => {
  it('erases nothing and asks when the clock is eleven years ahead', async () => {
    const organisation = await anOrganisationWithPeriods(2, 2);
    await keepToPeriods(world);
    expect(await organisation.isAsking()).toBe(false);
    await keepToPeriods(world, later(years(11)));
    expect(await organisation.left()).toBe(4);
    expect(await organisation.isAsking()).toBe(true);
    await keepToPeriods(world);
    expect(await organisation.isAsking()).toBe(false);
    expect(await organisation.left()).toBe(4);
  });

  it('asks every administrator once if it would erase over a tenth, and does so when one agrees', async () => {
    const organisation = await anOrganisationWithPeriods(6, 6);
    await keepToPeriods(world, later(years(3)));
    await keepToPeriods(world, later(years(3) + day));
    expect(await organisation.left()).toBe(12);
    expect(await organisation.mails()).toMatchObject([
      { template: 'night-asks', recipient: organisation.admin.email, data: { trajectories: 6 } },
    ]);
    const answer = await organisation.allow();
    expect(answer.json()).toMatchObject({ trajectory_months: 24, is_asking: false });
    // The answer holds for the coming nights, not for one a year later.
    await keepToPeriods(world, later(years(3)));
    expect(await organisation.left()).toBe(12);
    await keepToPeriods(world, later(day));
    expect(await organisation.left()).toBe(12);
  });

  it('erases what it was allowed to, and asks again when there is much again', async () => {
    const organisation = await anOrganisationWithPeriods(6, 6);
    await allEndedLongAgo();
    await keepToPeriods(world);
    expect([await organisation.left(), await organisation.isAsking()]).toEqual([12, true]);
    await organisation.allow();
    await keepToPeriods(world);
    expect([await organisation.left(), await organisation.isAsking()]).toEqual([6, false]);
  });

  it('asks again if the periods were changed after it got permission', async () => {
    const organisation = await anOrganisationWithPeriods(6, 6);
    await allEndedLongAgo();
    await keepToPeriods(world);
    await organisation.allow();
    await organisation.keepFor(1);
    await keepToPeriods(world);
    expect([await organisation.left(), await organisation.isAsking()]).toEqual([12, true]);
  });

  it('erases small amounts without asking', async () => {
    const organisation = await anOrganisationWithPeriods(3, 3);
    await allEndedLongAgo();
    await keepToPeriods(world);
    expect([await organisation.left(), (await organisation.mails()).length]).toEqual([3, 0]);
  });
});
