import { sql as statement } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';
import { forCall, within } from './wall.ts';

const opened = await testApp();
const { app, as, sql, db, world } = opened;
const { token, aCase, own } = await aDesk(opened);
const { path } = await aCase();
const trajectoryId = Number(path.split('/').at(-1));
const note = { note: 'Gebeld', date: '2026-06-01 10:00:00' };

/** What the database is told by whoever adds a note. */
async function toldBy(add: () => Promise<unknown>) {
  await sql.unsafe(`create table told (patience text);
    create function tell() returns trigger language plpgsql security definer as $$ begin
      insert into told values (current_setting('lock_timeout')); return new; end $$;
    create trigger tell before insert on notes for each row execute function tell()`);
  onTestFinished(
    async () => void (await sql`drop function tell cascade; drop table told`.simple()),
  );
  await add();
  return (await sql`select patience from told`).map(({ patience }) => patience);
}

describe('a lock that does not come', () => {
  it('is waited for by a call for seconds, and by a job for longer', async () => {
    const add = () => as(token).post(`${path}/notes`, note);
    expect(await toldBy(add)).toEqual(['3s']);
    const asked = statement<{
      patience: string;
    }>`select current_setting('lock_timeout') as patience`;
    for (const one of [world.db, within(world.db, [own.id])])
      expect((await asked.execute(one)).rows).toEqual([{ patience: '10s' }]);
  });

  it('is the end of every call that waits for it, and /readyz says meanwhile that all is well', async () => {
    const held = await db.startTransaction().execute();
    await statement`select from trajectories where id = ${trajectoryId} for update`.execute(held);
    const calls = Array.from({ length: 12 }, () => as(token).post(`${path}/notes`, note));
    const waiting = () => sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(waiting).toHaveLength(10);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect(await waiting(), 'still').not.toHaveLength(0);
    for (const { statusCode, headers } of await Promise.all(calls.slice(0, 10)))
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    await held.rollback().execute();
    await Promise.all(calls);
    expect((await as(token).post(`${path}/notes`, note)).statusCode).toBe(200);
  });

  it('of an organisation’s own, that no row has, is waited for no longer', async () => {
    const held = await db.startTransaction().execute();
    onTestFinished(async () => void (await held.rollback().execute()));
    await statement`select pg_advisory_xact_lock(4711)`.execute(held);
    const asked = statement`select pg_advisory_xact_lock(4711)`.execute(forCall(world.db));
    await expect(asked).rejects.toMatchObject({ code: '55P03' });
  });
});
