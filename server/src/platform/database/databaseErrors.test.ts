import dns from 'node:dns';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../testing/program.ts';
import { isDatabaseAway, isTransient } from './databaseErrors.ts';
import { openDb } from './openDb.ts';
import { PreparingClient } from './preparedStatements.ts';

const coded = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more });
const refused = coded('ECONNREFUSED', { syscall: 'connect' });

it.each([
  refused,
  new AggregateError([refused, coded('EADDRNOTAVAIL', { syscall: 'connect' })]),
  coded('EAI_AGAIN', { syscall: 'getaddrinfo' }),
  coded('EMFILE', { syscall: 'connect' }),
  coded('CONNECT_TIMEOUT'),
  coded('CONNECTION_CLOSED'),
  coded('57P01'),
  coded('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Query read timeout'),
])('recognises %o as a database that is down', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  coded('23505'),
  coded('ENOSPC', { syscall: 'write' }),
  coded('EIO', { syscall: 'read' }),
  coded('EMFILE', { syscall: 'open' }),
  new Error('something else'),
  'text',
  undefined,
])('does not recognise %o', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it.each(['53100', '53200', '53400', '40001', '40P01', '55P03', '57014', '58030', '25006'])(
  'recognises %s as what may succeed later',
  (code) => expect(isTransient(coded(code))).toBe(true),
);

it.each(['23505', '22012', '42501', '58P01', 'ENOSPC', '4000', '530000'])('and %s not', (code) => {
  expect(isTransient(coded(code))).toBe(false);
});

describe('a database is down', () => {
  const why = async (url: URL) => {
    const { db, close } = openDb(url.href);
    onTestFinished(close);
    const inOne = db.transaction().execute((tx) => sql`select 1`.execute(tx));
    const ends = await Promise.allSettled([inOne, sql`select 1`.execute(db)]);
    return ends.map((end) => (end.status === 'rejected' ? end.reason : 'answered'));
  };
  const at = (change: Partial<URL>) => Object.assign(new URL(inject('databaseServer')), change);

  it.each(['EAI_AGAIN', 'ENOTFOUND', 'EAI_FAIL', 'EMFILE'])(
    'whose name cannot be looked up: %s',
    async (code) => {
      const lookup = vi
        .spyOn(dns, 'lookup')
        .mockImplementation(((...given: unknown[]) =>
          (given.at(-1) as (error: Error) => void)(
            coded(code, { syscall: 'getaddrinfo' }),
          )) as never);
      onTestFinished(() => lookup.mockRestore());
      for (const error of await why(at({ hostname: 'db.test' })))
        expect([error.code, isDatabaseAway(error)]).toEqual([code, true]);
    },
  );

  it('where nothing listens, whatever addresses its name has', async () => {
    for (const hostname of ['127.0.0.1', 'localhost'])
      for (const error of await why(at({ hostname, port: String(await freePort()) })))
        expect([error.code, isDatabaseAway(error)]).toEqual(['ECONNREFUSED', true]);
  });

  it('and so is one with which no safe connection can be made', async () => {
    for (const error of await why(at({ search: '?uselibpqcompat=true&sslmode=require' })))
      expect([error.message, isDatabaseAway(error)]).toEqual([
        'The server does not support SSL connections',
        true,
      ]);
  });

  it('whose connection breaks, whatever the machine calls that', async () => {
    const client = new PreparingClient({ connectionString: inject('databaseServer') });
    client.on('error', () => {});
    await client.connect();
    const asked = client.query('select pg_sleep(60)').catch((error: unknown) => error);
    // A file that cannot be read fails with the same words.
    const failure = coded('EHOSTUNREACH', { syscall: 'read' });
    expect(isDatabaseAway(failure)).toBe(false);
    client.connection.stream.destroy(failure);
    expect(isDatabaseAway(await asked)).toBe(true);
  });

  it('but not one that answers', async () => {
    const client = new PreparingClient({ connectionString: inject('databaseServer') });
    await client.connect();
    onTestFinished(() => client.end());
    const error = await client.query('select 1 / 0').catch((said: unknown) => said);
    expect([error instanceof pg.DatabaseError, isDatabaseAway(error)]).toEqual([true, false]);
  });
});
