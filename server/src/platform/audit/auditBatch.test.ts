import { describe, expect, it, onTestFinished } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { holdEvents } from '../../testing/holdEvents.ts';
import { anInvoicingOrganisation } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aWholeTrajectory } from '../../testing/wholeTrajectory.ts';
import { createAuditBatch } from './auditBatch.ts';

const { db, sql, as, world, time } = await testApp();
/** Far from the end of its quarter of an hour, whenever this runs. */
const start = new Date(Math.floor(Date.now() / 900_000) * 900_000 + 60_000);
time.now = start;
const own = await anInvoicingOrganisation(db);
const { trajectoryId, clientId } = await aWholeTrajectory(world, own, 'Fatima');
const someone = () =>
  anAccount(db, {
    in: [
      ['counselor', own],
      ['admin', own],
    ],
  });
const actionsOf = async ({ id }: { id: number }) =>
  (await db.selectFrom('events').where('person_id', '=', id).select('action').execute()).map(
    ({ action }) => action,
  );

describe('[ADM-07] opening somebody’s data', () => {
  it.each([
    [`/trajectories/${trajectoryId}/notes`, 'notes.list'],
    [`/trajectories/${trajectoryId}/files`, 'documents.list'],
    [`/trajectories/${trajectoryId}/applications`, 'applications.list'],
    [`/trajectories/${trajectoryId}/tests`, 'tests.list'],
    [`/trajectories/${trajectoryId}/surveys`, 'surveys.list'],
    [`/trajectories/${trajectoryId}/invoices`, 'invoices.list'],
    [`/trajectories/${trajectoryId}/invoices/next`, 'invoices.next'],
    [`/trajectories/${trajectoryId}/dashboard`, 'dashboard.get'],
    [`/clients/${clientId}`, 'clients.get'],
    [`/clients/${clientId}/experience`, 'experience.list'],
    [`/clients/${clientId}/studies`, 'studies.list'],
    [`/people/${clientId}`, 'people.get'],
    [`/people/${clientId}/erasure`, 'rights.erasure'],
  ])('leaves one event in a quarter of an hour: %s', async (path, action) => {
    const reader = await someone();
    const token = await tokenOf(world, reader);
    onTestFinished(() => {
      time.now = start;
    });
    for (const moment of ['10:00:00', '10:14:59', '10:15:00']) {
      time.now = new Date(`${new Date().getFullYear() - 1}-06-01T${moment}Z`);
      const answers = await Promise.all([1, 2, 3].map(() => as(token).get(path)));
      for (const { statusCode } of answers) expect(statusCode).toBe(200);
    }
    expect(await actionsOf(reader)).toEqual([action, action]);
  });

  it('is recorded for each reader and each person whose data was read', async () => {
    const { trajectoryId: other } = await aWholeTrajectory(world, own, 'Zonnebloem');
    const [one, two] = [await someone(), await someone()];
    for (const reader of [one, two])
      for (const id of [trajectoryId, other])
        await as(await tokenOf(world, reader)).get(`/trajectories/${id}/notes`);
    for (const reader of [one, two])
      expect(await actionsOf(reader)).toEqual(['notes.list', 'notes.list']);
  });
});

it('[ADM-07] somebody in two organisations is recorded in the one whose client it is', async () => {
  const other = await anOrganisation(db, 'Elders');
  const both = await anAccount(db, {
    in: [
      ['counselor', other],
      ['counselor', own],
    ],
  });
  const token = await tokenOf(world, both);
  for (let n = 0; n < 3; n++) await as(token).get(`/clients/${clientId}/studies`);
  const events = db.selectFrom('events').where('person_id', '=', both.people.get(own.id) ?? 0);
  expect(await events.select(['action', 'organisation_id']).execute()).toEqual([
    { action: 'studies.list', organisation_id: own.id },
  ]);
});

describe('events of readings', () => {
  const event = (n: number, person_id: number) => ({
    action: 'test.opened',
    person_id,
    organisation_id: own.id,
    record: { trajectoryId: String(n) },
    request_id: 'x',
  });
  const clock = () => start;

  it('by several processes are stored once', async () => {
    const { id } = await someone();
    const processes = [createAuditBatch(db, clock), createAuditBatch(db, clock)];
    const numbers = Array.from({ length: 50 }, (_, n) => n + 1);
    // One forwards and one backwards, and neither waits for the other forever.
    await Promise.all([
      ...numbers.map((n) => processes[0]?.(event(n, id), db)),
      ...numbers.toReversed().map((n) => processes[1]?.(event(n, id), db)),
    ]);
    expect(await actionsOf({ id })).toHaveLength(50);
  });

  it('are stored before anybody who opened the same gets an answer', async () => {
    const { id } = await someone();
    const auditBatch = createAuditBatch(db, clock);
    const answered: number[] = [];
    const release = await holdEvents(sql);
    const all = [1, 2, 3].map((n) => auditBatch(event(1, id), db).then(() => answered.push(n)));
    const waits = () => sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(waits).toHaveLength(1);
    expect(answered).toEqual([]);
    await Promise.all([release(), ...all]);
    expect(await actionsOf({ id })).toHaveLength(1);
  });

  it('that could not be stored are not taken for stored', async () => {
    const { id } = await someone();
    const auditBatch = createAuditBatch(db, clock);
    const wrong = { ...event(1, id), request_id: 'x\0' };
    await expect(auditBatch(wrong, db)).rejects.toThrow();
    await auditBatch(event(1, id), db);
    expect(await actionsOf({ id })).toHaveLength(1);
  });
});
