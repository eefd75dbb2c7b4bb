import { createHash } from 'node:crypto';
import { sql as statement } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { startPoolerRelay } from '../../testing/poolerRelay.ts';
import { testDb } from '../../testing/testDb.ts';
import { createSessions } from '../access/session.ts';
import { openDb } from './openDb.ts';
import { PooledClient } from './pooledClient.ts';
import { settleRole } from './pooler.ts';
import { withNext } from './preparedStatements.ts';
import { sharedConnectionsOf, within } from './wall.ts';

const { db: owner, sql, programUrl } = await testDb();
await settleRole(sql, new URL(programUrl).username);
const behind = openDb(programUrl, { pooler: programUrl, max: 2, acquireMs: 60_000 });
const elsewhere = openDb(programUrl, { pooler: programUrl, max: 2, acquireMs: 60_000 });
afterAll(() => Promise.all([behind.close(), elsewhere.close()]));

const one = (await anOrganisation(owner, 'Een')).id;
const other = (await anOrganisation(owner, 'Ander')).id;
const names = async (seen: number[]) => {
  const found = await within(behind.db, seen).selectFrom('organisations').select('name').execute();
  return found.map(({ name }) => name).toSorted();
};

describe('[SEC-01] behind a pooler that gives each transaction another connection', () => {
  it('many at once see what is theirs and nothing else', async () => {
    const asked = Array.from({ length: 60 }, (_, n) => [[one], [other], [one, other], []][n % 4]);
    const seen = await Promise.all(asked.map((wall) => names(wall ?? [])));
    const wanted = [['Een'], ['Ander'], ['Ander', 'Een'], []];
    expect(seen).toEqual(asked.map((_, n) => wanted[n % 4]));
  });

  it('short queries of one turn see what is theirs too', async () => {
    const ask = async (wall: number[]) => {
      const asked = sharedConnectionsOf(within(behind.db, wall));
      return (await asked?.query('select name from organisations order by 1', []))?.rows;
    };
    expect(await Promise.all([ask([one]), ask([other]), ask([]), ask([one])])).toEqual([
      [{ name: 'Een' }],
      [{ name: 'Ander' }],
      [],
      [{ name: 'Een' }],
    ]);
  });

  it('a short query fails alone', async () => {
    const ask = (text: string) => sharedConnectionsOf(within(behind.db, [one]))?.query(text, []);
    const [good, bad, after] = await Promise.allSettled([
      ask('select count(*)::int as count from organisations'),
      ask('select 1 / 0'),
      ask('select count(*)::int as count from organisations'),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    for (const one of [good, after])
      expect(one).toMatchObject({ status: 'fulfilled', value: { rows: [{ count: 1 }] } });
  });

  it('a transaction keeps its wall, and leaves nothing when it fails', async () => {
    const change = within(behind.db, [one])
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('organisations').set({ city: 'Elders' }).execute();
        await statement`select 1 / 0`.execute(tx);
      });
    await expect(change).rejects.toMatchObject({ code: '22012' });
    const changed = owner.selectFrom('organisations').where('city', '=', 'Elders').select('id');
    expect(await changed.execute()).toEqual([]);
    expect(await names([other])).toEqual(['Ander']);
  });

  it('a reading of one moment sees what is its own', async () => {
    const seen = await within(behind.db, [other])
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => tx.selectFrom('organisations').select('name').execute());
    expect(seen).toEqual([{ name: 'Ander' }]);
  });
});

it('nothing is left on a connection for whoever gets it next', async () => {
  const client = new PooledClient({ connectionString: programUrl });
  await client.connect();
  client.seeOnly(`{${one}}`);
  await client.query('select name from organisations', []);
  await client.query('begin');
  await client.query('select name from organisations', []);
  await client.query('commit');
  const query = pg.Client.prototype.query as (text: string) => Promise<pg.QueryResult>;
  const left = await query.call(
    client,
    `select coalesce(current_setting('traject.organisations', true), '') as seen,
      (select count(*)::int from pg_listening_channels()) as heard,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())
        as locked`,
  );
  expect(left.rows).toEqual([{ seen: '', heard: 0, locked: 0 }]);
  await client.end();
});

it('a statement has one name in every process, and a name has one statement', async () => {
  const client = new PooledClient({ connectionString: programUrl });
  await client.connect();
  await client.query('select name from organisations where id = $1', [one]);
  // What each transaction is told is always among them; other tests may have used up the names.
  const { rows } = await client.query('select name, statement from pg_prepared_statements', []);
  expect(rows).not.toEqual([]);
  const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url');
  expect(rows).toEqual(rows.map(({ statement }) => ({ name: nameOf(statement), statement })));
  await client.end();
});

it('what is sent with the next in a transaction is not held back outside one', async () => {
  const client = new PooledClient({ connectionString: programUrl });
  await client.connect();
  client.seeOnly(`{${one}}`);
  const texts = ['select 1 as n', `select 2 as n${withNext}`, 'select 3 as n'];
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(texts.map((text) => client.query(text, [])));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  }
  await client.end();
});

it('what each connection is set to comes with the role', async () => {
  const { rows } = await statement<Record<string, string>>`
    select current_setting('statement_timeout') as statements,
      current_setting('lock_timeout') as locks, current_setting('timezone') as zone
  `.execute(behind.db);
  expect(rows).toEqual([{ statements: '30s', locks: '10s', zone: 'UTC' }]);
});

const cutListener = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query in ('listen changes', 'select 1') and datname = current_database()`;

describe('what a process remembers', () => {
  const secret = 'a secret of thirty-two characters and more';
  const clock = () => new Date();
  const here = createSessions(secret, { clock, invalidation: behind.invalidation });
  const there = createSessions(secret, { clock, invalidation: elsewhere.invalidation });
  const signedIn = async () => {
    const account = await anAccount(owner, { in: [['counselor', { id: one }]] });
    const header = `Bearer ${await here.open(behind.db, account)}`;
    await expect.poll(() => behind.invalidation.isHeard()).toBe(true);
    const user = await here.userOf(behind.db, header);
    return { header, user, id: user?.session_id ?? '' };
  };

  it('is used again while the database is heard', async () => {
    const { header, user } = await signedIn();
    expect(await here.userOf(behind.db, header)).toBe(user);
  });

  it('is forgotten before signing out is answered, in a transaction and without', async () => {
    const first = await signedIn();
    await here.close(behind.db, first.id);
    expect(await here.userOf(behind.db, first.header)).toBeUndefined();
    const second = await signedIn();
    await behind.db.transaction().execute((tx) => here.close(tx, second.id));
    expect(await here.userOf(behind.db, second.header)).toBeUndefined();
  });

  it('is forgotten soon after another process changed it', async () => {
    const { header, id } = await signedIn();
    await there.close(elsewhere.db, id);
    await expect.poll(() => here.userOf(behind.db, header)).toBeUndefined();
  });

  it('is forgotten when it was read while nobody listened', async () => {
    const { header, id } = await signedIn();
    await expect.poll(() => behind.invalidation.isHeard()).toBe(true);
    await cutListener();
    await expect.poll(() => behind.invalidation.isHeard(), { interval: 1 }).toBe(false);
    expect(await here.userOf(behind.db, header)).toBeDefined();
    // Said while nobody hears it.
    await sql`update sessions set revoked_at = now() where id = ${id}`;
    await expect.poll(() => behind.invalidation.isHeard(), { interval: 1 }).toBe(true);
    expect(await here.userOf(behind.db, header)).toBeUndefined();
  });

  it('holds nobody up where the connection that listens hangs, and another one takes its place', async () => {
    const relay = await startPoolerRelay(programUrl);
    const cut = openDb(relay.url, { pooler: programUrl, max: 2, acquireMs: 60_000 });
    await expect.poll(() => cut.invalidation.isHeard()).toBe(true);
    relay.hang();
    const change = within(cut.db, [one]).updateTable('organisations').set({ city: 'Hier' });
    const late = new Promise((done) => setTimeout(done, 10_000, 'late'));
    expect(await Promise.race([change.execute(), late])).not.toBe('late');
    await expect.poll(() => cut.invalidation.isHeard()).toBe(true);
    await cut.close();
    relay.close();
  });

  it('is not trusted while the connection that listens is away, and is again after', async () => {
    await expect.poll(() => behind.invalidation.isHeard()).toBe(true);
    await cutListener();
    await expect.poll(() => behind.invalidation.isHeard(), { interval: 1 }).toBe(false);
    await expect.poll(() => behind.invalidation.isHeard()).toBe(true);
  });
});
