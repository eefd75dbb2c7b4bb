import { sql as statement } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { startPoolerRelay } from '../../testing/poolerRelay.ts';
import { startLeaderAndCopy } from '../../testing/replicaServer.ts';
import type { Db } from './db.ts';
import { openDb } from './openDb.ts';
import { settleRole } from './pooler.ts';
import { within } from './wall.ts';

const { owner, programUrl, copyUrl, follower, openOther, stop } = await startLeaderAndCopy();
await settleRole(owner.sql, new URL(programUrl).username);
const program = openDb(programUrl, { replica: copyUrl });
afterAll(async () => {
  await Promise.all([program.close(), follower.close()]);
  await stop();
});

const one = (await anOrganisation(owner.db, 'Een')).id;
const other = (await anOrganisation(owner.db, 'Ander')).id;
const isCopy = async (db: Db) => {
  const asked = statement<{ copy: boolean }>`select pg_is_in_recovery() as copy`;
  return (await asked.execute(db)).rows[0]?.copy;
};
const read = <T>(work: (db: Db) => Promise<T>, seen = [one]) =>
  program.replica.read(within(program.db, seen), work);
const names = async (db: Db) => {
  const found = await db.selectFrom('organisations').select('name').orderBy('name').execute();
  return found.map(({ name }) => name);
};

describe('what reads much, where there is a copy of the database', () => {
  it('reads from the copy', async () => {
    await expect.poll(() => read(isCopy)).toBe(true);
  });

  it('[SEC-01] sees behind the wall of the call what is there, and nothing else', async () => {
    const seen = (wall: number[]) =>
      read(async (db) => [await isCopy(db), ...(await names(db))], wall);
    expect(await seen([one])).toEqual([true, 'Een']);
    expect(await seen([other])).toEqual([true, 'Ander']);
    expect(await seen([])).toEqual([true]);
  });

  it('reads one moment from it', async () => {
    const seen = await read((db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => [await isCopy(tx), ...(await names(tx))]),
    );
    expect(seen).toEqual([true, 'Een']);
  });

  it('never misses what was saved before', async () => {
    for (let n = 0; n < 25; n++) {
      const mine = within(program.db, [one]);
      await mine
        .updateTable('organisations')
        .set({ city: `Plaats ${n}` })
        .execute();
      const [found] = await read((db) => db.selectFrom('organisations').select('city').execute());
      expect(found).toEqual({ city: `Plaats ${n}` });
    }
  });
});

describe('a copy that', () => {
  it('is behind is not read from, and is again when it has caught up', async () => {
    await follower.sql`select pg_wal_replay_pause()`;
    await within(program.db, [one]).updateTable('organisations').set({ city: 'Nu' }).execute();
    const seen = await read(async (db) => ({
      copy: await isCopy(db),
      row: await db.selectFrom('organisations').select('city').executeTakeFirst(),
    }));
    expect(seen).toEqual({ copy: false, row: { city: 'Nu' } });
    await follower.sql`select pg_wal_replay_resume()`;
    await expect.poll(() => read(isCopy)).toBe(true);
  });

  it('breaks off is helped by the leader, with the whole answer', async () => {
    const tried: (boolean | undefined)[] = [];
    const seen = await read(async (db) => {
      tried.push(await isCopy(db));
      if (tried.length === 1)
        await statement`select pg_terminate_backend(pg_backend_pid())`.execute(db);
      return names(db);
    });
    expect([tried, seen]).toEqual([[true, false], ['Een']]);
  });

  it('refuses what is wrong is not asked twice', async () => {
    await expect.poll(() => read(isCopy)).toBe(true);
    let asked = 0;
    const wrong = read(async (db) => {
      asked += 1;
      await statement`select 1 / 0`.execute(db);
    });
    await expect(wrong).rejects.toMatchObject({ code: '22012' });
    expect(asked).toBe(1);
  });

  it('is of another installation is not read from, and is told of after a minute', async () => {
    const other = await openOther();
    const theirs = openDb(other.programUrl, { replica: copyUrl });
    expect(await theirs.replica.read(theirs.db, isCopy)).toBe(false);
    expect(await theirs.replica.state()).toBe('working');
    const real = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => real() + 61_000);
    expect([await theirs.replica.state(), await program.replica.state()]).toEqual([
      'away',
      'working',
    ]);
    vi.restoreAllMocks();
    await theirs.close();
  });

  it('hangs is not waited for', async () => {
    const relay = await startPoolerRelay(copyUrl);
    const cut = openDb(programUrl, { replica: relay.url });
    await expect.poll(() => cut.replica.read(cut.db, isCopy)).toBe(true);
    relay.hang();
    const late = new Promise((done) => setTimeout(done, 8000, 'late'));
    expect(await Promise.race([cut.replica.read(cut.db, isCopy), late])).toBe(false);
    await cut.close();
    relay.close();
  });

  it('became a leader is nobody’s copy', async () => {
    await follower.sql`select pg_promote()`;
    await within(program.db, [one]).updateTable('organisations').set({ city: 'Hier' }).execute();
    const found = await read((db) => db.selectFrom('organisations').select('city').execute());
    expect(found).toEqual([{ city: 'Hier' }]);
  });
});
