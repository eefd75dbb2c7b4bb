import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, inject, it } from 'vitest';
import { prepareDatabase } from './openDatabase.ts';
import { openDb } from './openDb.ts';

const server = inject('databaseServer');

/** A database as a host gives it: its user owns it or not, and extensions are an administrator's. */
async function aHosted({ owns = true, has = [] as string[] }) {
  const name = `hosted_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create role ${name} login createrole password 'own'`);
  await admin.unsafe(`create database ${name} ${owns ? `owner ${name}` : ''}`);
  await admin.end();
  const place = { pathname: `/${name}`, username: name, password: 'own' };
  const url = Object.assign(new URL(server), place).href;
  for (const extension of has) await asAdministrator(url, `create extension ${extension}`);
  return url;
}

async function prepared(url: string) {
  const database = openDb(url, { max: 2 });
  return prepareDatabase(database, url, 'secret')
    .then(
      () => 'prepared',
      ({ message }: Error) => message,
    )
    .finally(database.close);
}

const has = ['btree_gin', 'citext', 'pg_trgm', 'unaccent'];

it('extensions that an administrator made beforehand are used as they are', async () => {
  expect(await prepared(await aHosted({ has }))).toBe('prepared');
});

it('what its user may not do is asked for in one sentence, and after that it is prepared', async () => {
  const url = await aHosted({ owns: false, has: ['citext'] });
  const said = await prepared(url);
  expect(said).toMatch(
    /^The user of DATABASE_URL may not prepare this database \(.*\): run this once/,
  );
  const statements = said.split('start again: ')[1] ?? '';
  expect(statements).toMatch(
    /^grant create on database .* create extension pg_trgm schema public; .*;$/,
  );
  expect(statements).not.toContain('citext');
  await asAdministrator(url, statements);
  expect(await prepared(url)).toBe('prepared');
});

it('an extension in a schema of its own is asked to move', async () => {
  const url = await aHosted({ has: ['unaccent', 'pg_trgm', 'btree_gin'] });
  await asAdministrator(url, 'create schema host; create extension citext schema host');
  const said = await prepared(url);
  expect(said).toContain('alter extension citext set schema public;');
  await asAdministrator(url, said.split('start again: ')[1] ?? '');
  expect(await prepared(url)).toBe('prepared');
});

async function asAdministrator(url: string, statements: string) {
  const { username, password } = new URL(server);
  const inside = postgres(Object.assign(new URL(url), { username, password }).href, { max: 1 });
  await inside.unsafe(statements);
  await inside.end();
}
