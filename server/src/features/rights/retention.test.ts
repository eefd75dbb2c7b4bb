import type { RetentionInput, Trial } from '@traject/contract/rights';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDocument } from '../../testing/documents.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { keepToPeriods } from './retention.ts';

const { db, as, world } = await testApp();
const foreign = await anOrganisation(db, 'Elders');

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

const monthsAgo = (months: number) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

/** An organisation with an admin, and what the admin does with its periods. */
async function anOrganisationWithPeriods() {
  const own = await anOrganisation(db);
  const admin = await anAccount(db, { first_name: 'Inge', in: [['admin', own]] });
  const token = await tokenOf(world, admin);
  const path = `/organisations/${own.id}/retention`;
  const query = (periods: Partial<RetentionInput>) => {
    const said = Object.entries(periods).map(([name, value]) => [name, String(value)]);
    return new URLSearchParams(said as [string, string][]);
  };
  return {
    own,
    admin,
    read: async () => (await as(token).get(path)).json(),
    save: (change: object) => as(token).patch(path, change),
    tryOut: async (periods: Partial<RetentionInput>): Promise<Trial> =>
      (await as(token).get(`${path}/trial?${query(periods)}`)).json(),
    events: async () =>
      (await as(token).get(`/events?organisation_id=${own.id}`)).json().data as {
        action: string;
        person: unknown;
        record: { type: string; id: number }[];
      }[],
  };
}

type Given = { months: number; client?: { id: number }; deleted_at?: Date };

async function ended(own: { id: number }, { months, ...given }: Given) {
  const trajectory = await aTrajectory(db, own, { ...given, state: 'completed_internal' });
  await db
    .updateTable('trajectory_history')
    .set({ at: monthsAgo(months) })
    .where('trajectory_id', '=', trajectory.id)
    .execute();
  return trajectory;
}

const left = async (own: { id: number }) => {
  const rows = db.selectFrom('trajectories').where('organisation_id', '=', own.id);
  return (await rows.select('id').orderBy('id').execute()).map(({ id }) => id);
};
const nameOf = async (id: number) =>
  (await db.selectFrom('people').where('id', '=', id).select('name').executeTakeFirstOrThrow())
    .name;

describe('retention periods', () => {
  it('keep everything until somebody chooses, and say who changed them meanwhile', async () => {
    const organisation = await anOrganisationWithPeriods();
    const nothing = { trajectory_months: null, evaluation_months: null };
    expect(await organisation.read()).toEqual({
      ...nothing,
      mail_months: null,
      event_months: null,
      version: 1,
      is_asking: false,
    });
    const saved = await organisation.save({ trajectory_months: 24, version: 1 });
    expect(saved.json()).toMatchObject({ trajectory_months: 24, version: 2 });
    const late = await organisation.save({ trajectory_months: 1, version: 1 });
    expect(late.statusCode).toBe(422);
    expect(late.json().errors[0]).toContain('Je hebt dit ondertussen zelf gewijzigd');
    for (const wrong of [{ trajectory_months: 0 }, { event_months: 11 }, { mail_months: 601 }])
      expect((await organisation.save(wrong)).statusCode, JSON.stringify(wrong)).toBe(422);
    expect(await organisation.read()).toMatchObject({ trajectory_months: 24, event_months: null });
  });

  it('can be tried first: what would be erased is named, and nothing changes', async () => {
    const organisation = await anOrganisationWithPeriods();
    const { own } = organisation;
    const client = await aClient(db, own, { first_name: 'Oude', last_name: 'Bekende' });
    const old = await ended(own, { months: 30, client });
    await ended(own, { months: 12, client });
    const alone = await ended(own, { months: 25 });
    await aTrajectory(db, own);
    await ended(own, { months: 40, deleted_at: new Date() });
    await ended(foreign, { months: 40 });
    const before = await left(own);
    const trial = await organisation.tryOut({ trajectory_months: 24 });
    expect(trial).toMatchObject({
      trajectories: {
        total: 2,
        clients: 1,
        first: [
          { id: old.id, client: 'Oude Bekende', with_client: false },
          { id: alone.id, client: 'Fatima El Amrani', with_client: true },
        ],
      },
      evaluations: 0,
    });
    const day = monthsAgo(30).toISOString().slice(0, 7);
    expect(trial.trajectories.first[0]?.ended_on).toContain(day);
    expect(await left(own)).toEqual(before);
    expect((await organisation.tryOut({})).trajectories.total).toBe(0);
    expect((await organisation.events()).map(({ action }) => action)).toContain('rights.trial');
  });

  it('are applied at night: what the trial named is erased, and the log says so', async () => {
    const organisation = await anOrganisationWithPeriods();
    const { own } = organisation;
    const client = await aClient(db, own, { first_name: 'Oude', last_name: 'Bekende' });
    const old = await ended(own, { months: 30, client });
    await aDocument(world, old);
    const recent = await ended(own, { months: 12, client });
    const alone = await ended(own, { months: 25 });
    const twice = await ended(own, { months: 26, client: { id: alone.client_id } });
    const elsewhere = await ended(foreign, { months: 40 });
    const files = async () => (await db.selectFrom('files').select('id').execute()).length;
    const before = await files();
    await keepToPeriods(world);
    expect(await left(own)).toHaveLength(4);
    await organisation.save({ trajectory_months: 24 });
    await keepToPeriods(world);
    await keepToPeriods(world);

    expect(await left(own)).toEqual([recent.id]);
    expect(await left(foreign)).toContain(elsewhere.id);
    expect(await files()).toBe(before - 2);
    expect(await nameOf(client.id)).toBe('Oude Bekende');
    expect(await nameOf(alone.client_id)).toBe('Gewiste persoon');
    const erased = (await organisation.events()).filter(({ action }) => action === 'rights.erase');
    expect(erased.map(({ person }) => person)).toEqual([null, null, null]);
    expect(erased.map(({ record }) => record[0]?.id).sort()).toEqual(
      [old.id, alone.id, twice.id].sort(),
    );
  });

  it('spare a client with another role here, and one whose trajectory is resumed', async () => {
    const organisation = await anOrganisationWithPeriods();
    const { own } = organisation;
    await organisation.save({ trajectory_months: 6 });
    const colleague = await aClient(db, own, { first_name: 'Toch', last_name: 'Collega' });
    const place = { person_id: colleague.id, organisation_id: own.id, account_type: 'counselor' };
    await db.insertInto('memberships').values(place).execute();
    await ended(own, { months: 8, client: colleague });
    const again = await ended(own, { months: 8 });
    const open = await aTrajectory(db, own, { client: { id: again.client_id } });
    await keepToPeriods(world);
    expect(await left(own)).toEqual([open.id]);
    expect(await nameOf(colleague.id)).toBe('Toch Collega');
    expect(await nameOf(again.client_id)).toBe('Fatima El Amrani');
  });

  it('wait for somebody working on a trajectory, and leave one that is no longer finished', async () => {
    const organisation = await anOrganisationWithPeriods();
    await organisation.save({ trajectory_months: 6 });
    const { id } = await ended(organisation.own, { months: 8 });
    const [isOpen, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = db.transaction().execute(async (tx) => {
      const again = tx.updateTable('trajectories').set({ trajectory_state_id: 5 });
      await again.where('id', '=', id).execute();
      isOpen.resolve();
      await mayCommit.promise;
    });
    await isOpen.promise;
    const night = keepToPeriods(world);
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows).not.toHaveLength(0);
    mayCommit.resolve();
    await Promise.all([work, night]);
    expect(await left(organisation.own)).toEqual([id]);
  });

  it('sweep old evaluations, mails and events, as many as the trial counted', async () => {
    const organisation = await anOrganisationWithPeriods();
    const { own, admin } = organisation;
    const school = await aSchool(db, own, 1);
    const [sanne = admin] = school.students;
    await school.ask(sanne, admin, 'teacher', { score: 2, done_at: monthsAgo(40) });
    await school.ask(sanne, admin, 'teacher', { score: 3 });
    const mail = { recipient: 'a@example.nl', template: 'reset', language: 'nl' as const };
    const at = (months: number) => ({ organisation_id: own.id, created_at: monthsAgo(months) });
    await db
      .insertInto('mails')
      .values([
        { ...mail, ...at(5) },
        { ...mail, ...at(1) },
      ])
      .execute();
    const event = { action: 'notes.create', record: {}, request_id: 'x', organisation_id: own.id };
    const rows = [30, 25, 2].map((months) => ({ ...event, at: monthsAgo(months) }));
    await db.insertInto('events').values(rows).execute();
    const periods = { evaluation_months: 36, mail_months: 3, event_months: 24 };
    expect(await organisation.tryOut(periods)).toMatchObject({
      evaluations: 1,
      mails: 1,
      events: 2,
    });
    await organisation.save(periods);
    await keepToPeriods(world);
    expect(await organisation.tryOut(periods)).toMatchObject({
      evaluations: 0,
      mails: 0,
      events: 0,
    });
    const swept = db.selectFrom('events').where('action', '=', 'rights.sweep');
    const found = await swept.where('organisation_id', '=', own.id).select('record').execute();
    expect(found).toEqual([
      { record: { evaluations: 1, mails: 1, events: 2, invoices: 0, bank_lines: 0 } },
    ]);
  });

  it('never remove an event of the last year, whoever asks', async () => {
    const organisation = await anOrganisationWithPeriods();
    await organisation.save({ event_months: 12 });
    const recent = db.deleteFrom('events').where('organisation_id', '=', organisation.own.id);
    await expect(recent.execute()).rejects.toThrow('append-only');
  });
});
