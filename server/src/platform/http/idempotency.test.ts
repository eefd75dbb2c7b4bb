import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { choices, thePlan } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { sweepAccounts } from '../program/dailySweep.ts';

const { app, db, as, world, sql } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const colleague = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const note = { date: '2026-10-22 10:30:00', note: 'Intake gedaan.' };

let keys = 0;
const newKey = () => `a-key-of-the-screen-${++keys}`;
const pathOf = async (what: string) => `/trajectories/${(await aTrajectory(db, own)).id}/${what}`;

type Sent = { key: string; by?: string };
const post = (path: string, payload: object | FormData, { key, by = token }: Sent) =>
  app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { authorization: `Bearer ${by}`, 'idempotency-key': key },
  });
const formOf = (file: File) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...choices, file })) form.append(name, value);
  return form;
};
const waiting = async () => {
  const [found] = await sql`select count(*)::integer from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return found?.count;
};
const countIn = async (path: string) => {
  const list = (await as(token).get(path)).json();
  return (list.data ?? list).length;
};

describe('a call repeated after its answer got lost', () => {
  it('makes one note, one event, and gets the same answer as the first time', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    const first = await post(path, note, { key });
    const second = await post(path, note, { key });
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await countIn(path)).toBe(1);
    const events = await db
      .selectFrom('events')
      .where('action', '=', 'notes.create')
      .where('record', '@>', { id: first.json().id } as never)
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });

  it('makes one document, and leaves no second set of bytes behind', async () => {
    const path = await pathOf('files');
    const key = newKey();
    const first = await post(path, formOf(thePlan()), { key });
    const second = await post(path, formOf(thePlan()), { key });
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await countIn(path)).toBe(1);
    const stored = await readdir(join(world.settings.DATA_DIR, 'files'), { recursive: true });
    expect(stored.filter((name) => /[0-9a-f]{32}$/.test(name))).toHaveLength(1);
  });

  it('makes one note when twenty come at the very same moment', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, note, { key })));
    const heard = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
    expect(await countIn(path)).toBe(1);
  });

  it('waits for nothing while the first is in progress, and gets its answer later', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    const heard = await sql.begin(async (tx) => {
      await tx`lock table notes in exclusive mode`;
      const first = post(path, note, { key });
      await expect.poll(() => waiting()).toBe(1);
      expect((await post(path, note, { key })).statusCode).toBe(503);
      return { first };
    });
    const first = await heard.first;
    expect(first.statusCode).toBe(200);
    expect((await post(path, note, { key })).json()).toEqual(first.json());
    expect(await countIn(path)).toBe(1);
  });

  it('gets the answer of the first also where the work by itself would be refused', async () => {
    const { id } = await aTrajectory(db, own);
    const path = `/trajectories/${id}/notes`;
    const key = newKey();
    const first = await post(path, note, { key });
    await sql`create function be_full() returns trigger language plpgsql as $$
      begin raise exception 'full' using errcode = '53100'; end $$`;
    await sql`create trigger full_of_notes before insert on notes
      for each row execute function be_full()`;
    const second = await post(path, note, { key });
    const another = await post(path, note, { key: newKey() });
    await sql`drop function be_full cascade`;
    expect([second.json(), another.statusCode]).toEqual([first.json(), 503]);
  });

  it('is carried out if the first was refused', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    expect((await post(path, { ...note, date: 'gisteren' }, { key })).statusCode).toBe(422);
    expect((await post(path, note, { key })).statusCode).toBe(200);
  });
});

describe('a key', () => {
  it('whose answer its sender sees no more is refused with a sentence', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    await post(path, note, { key });
    const { id } = await anOrganisation(db);
    await db.updateTable('kept_answers').set({ organisation_id: id }).execute();
    const answer = await post(path, note, { key });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(['This Idempotency-Key was used for something else.']);
  });

  it('is free again when the first was given up', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    const { watchdog } = world;
    const waits = { isOver: false };
    world.watchdog = (work) => work(waits);
    let first: ReturnType<typeof post> | undefined;
    await sql.begin(async (tx) => {
      await tx`lock table notes in exclusive mode`;
      first = post(path, note, { key });
      await expect.poll(() => waiting()).toBe(1);
      world.watchdog = watchdog;
      expect((await post(path, note, { key })).statusCode).toBe(503);
      waits.isOver = true;
    });
    expect((await first)?.statusCode).toBe(503);
    expect((await post(path, note, { key })).statusCode).toBe(200);
    expect(await countIn(path)).toBe(1);
  });

  it('belongs to its sender: the same key from a colleague is another', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    await post(path, note, { key });
    await post(path, note, { key, by: colleague });
    expect(await countIn(path)).toBe(2);
  });

  it.each([
    ['another body', '', { ...note, note: 'Iets anders.' }],
    ['another path', 'other', note],
  ])('is refused for %s', async (_what, place, said) => {
    const path = await pathOf('notes');
    const key = newKey();
    await post(path, note, { key });
    const answer = await post(place ? await pathOf('notes') : path, said, { key });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(['This Idempotency-Key was used for something else.']);
  });

  it('has a required format', async () => {
    const answer = await post(await pathOf('notes'), note, { key: 'short' });
    expect(answer.statusCode).toBe(422);
  });

  it('is forgotten after a day', async () => {
    const path = await pathOf('notes');
    const key = newKey();
    await post(path, note, { key });
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await db.updateTable('kept_answers').set({ kept_at: yesterday }).execute();
    await sweepAccounts(db, new Date());
    await post(path, note, { key });
    expect(await countIn(path)).toBe(2);
  });

  it('keeps nothing about somebody who was erased', async () => {
    const organisation = await anOrganisation(db);
    const admin = await tokenOf(world, await anAccount(db, { in: [['admin', organisation]] }));
    const client = await aClient(db, organisation, { first_name: 'Zeynep', last_name: 'Aksoy' });
    const { id } = await aTrajectory(db, organisation, { client, state: 'completed_internal' });
    const said = { ...note, note: 'Over Zeynep.' };
    await post(`/trajectories/${id}/notes`, said, { key: newKey(), by: admin });
    const kept = () =>
      db
        .selectFrom('kept_answers')
        .where('organisation_id', '=', organisation.id)
        .select('key')
        .execute();
    expect(await kept()).toHaveLength(1);
    const erased = await as(admin).post(`/people/${client.id}/erase`, { name: 'Zeynep Aksoy' });
    expect(erased.statusCode).toBe(204);
    expect(await kept()).toHaveLength(0);
  });
});
