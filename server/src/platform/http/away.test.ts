import dns from 'node:dns';
import { sql as raw } from 'kysely';
import postgres from 'postgres';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { openApp } from '../../testing/openApp.ts';
import { testDb } from '../../testing/testDb.ts';
import { isOfDisk } from '../database/fullDisk.ts';
import { openDb } from '../database/openDb.ts';
import { ofNobody, within } from '../database/wall.ts';
import { startSmtp } from '../mail/smtp.testing.ts';

/** Its database is known by a name, as that of a container is. */
async function byName() {
  const database = await testDb();
  const url = Object.assign(new URL(database.programUrl), { hostname: 'localhost' });
  const program = openDb(url.href);
  onTestFinished(program.close);
  const server = await startSmtp();
  onTestFinished(server.close);
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const env = { SMTP_URL: server.url };
  const opened = await openApp({ ...database, program }, { logTo, env });
  onTestFinished(opened.close);
  return { ...opened, server, lines };
}

/** As while a container starts again: its connections are gone, and so is its name. */
function restart(sql: Awaited<ReturnType<typeof byName>>['sql']) {
  const failure = Object.assign(new Error('getaddrinfo EAI_AGAIN'), {
    ...{ code: 'EAI_AGAIN', syscall: 'getaddrinfo', errno: -3001 },
  });
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((...given: unknown[]) =>
      (given.at(-1) as (error: Error) => void)(failure)) as never);
  const back = () => void lookup.mockRestore();
  onTestFinished(back);
  const connections = () => sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename <> current_user and application_name = 'traject'`;
  return { back, gone: () => expect.poll(connections).toHaveLength(0) };
}

it('a database whose name is not known for a moment is away: 503, and a line without a stack', async () => {
  const opened = await byName();
  const { app, as, sql, lines } = opened;
  const { token } = await aDesk(opened);
  expect((await as(token).get('/auth/me')).statusCode).toBe(200);
  const { back, gone } = restart(sql);
  await gone();
  lines.splice(0);
  for (const url of ['/readyz', '/api/auth/me', '/api/trajectories']) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url, headers });
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
  }
  const failed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'failed');
  expect(failed).toHaveLength(3);
  for (const { err } of failed) expect(err).toMatchObject({ code: 'EAI_AGAIN' });
  expect(JSON.stringify(failed)).not.toContain('stack');
  back();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

it('a mail that the server took while the name was not known is not sent again', async () => {
  const { world, sql, server, db } = await byName();
  const open = server.hold();
  const data = { first_name: 'Zoë', link: 'https://traject.example/x', minutes: 60 };
  const mail = { to: 'zoe@example.nl', language: 'nl', template: 'reset', data } as const;
  await within(db, [ofNobody])
    .transaction()
    .execute((tx) => world.mail.send(tx, { ...mail, concerns: [] }));
  await expect.poll(() => server.arrived).toHaveLength(1);
  const { back, gone } = restart(sql);
  await gone();
  open();
  await expect.poll(() => server.letters).toHaveLength(1);
  // Asked at once after it was taken, and refused.
  await expect.poll(() => vi.mocked(dns.lookup).mock.calls.length).toBeGreaterThan(0);
  back();
  const states = async () =>
    (await sql`select state from jobs.job where name = 'mail'`).map(({ state }) => state);
  await expect.poll(states).toEqual(['completed']);
  expect(server.arrived).toHaveLength(1);
});

it('a database that lets nobody in for a while is away, in whatever words it says so', async () => {
  const { app, sql } = await byName();
  const [own] = await sql`select current_database() as name`;
  const admin = postgres(inject('databaseServer'), { max: 1, onnotice: () => {} });
  onTestFinished(() => admin.end());
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const allow = (is: boolean) =>
    admin.unsafe(`alter database ${own?.name} allow_connections ${is}`);
  await allow(false);
  const others = () => admin`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${own?.name}`;
  await expect.poll(others).toHaveLength(0);
  for (const url of ['/readyz', '/api/auth/organisations']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
  }
  await allow(true);
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
});

it('a database whose disk is full is not ready, wherever that disk is', async () => {
  const { app, world } = await byName();
  const raise = (file: string) => isOfDisk({ code: '53100', file });
  expect([raise('fd.c'), raise('dsm_impl.c')], 'shared memory is no disk').toEqual([true, false]);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const full = raw`do $$ begin raise exception 'full' using errcode = '53100'; end $$`;
  await expect(full.execute(world.db)).rejects.toThrow('full');
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
});
