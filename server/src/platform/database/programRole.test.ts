import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import { prepareDatabase } from './openDatabase.ts';
import { openDb } from './openDb.ts';
import { openProgramRole } from './programRole.ts';
import { proveWall } from './proveWall.ts';

const { sql } = await testDb();
const made: string[] = [];
afterAll(async () => {
  for (const name of made) {
    await sql.unsafe(`drop database ${name} with (force)`);
    await sql.unsafe(`drop role if exists ${name}_program`);
    await sql.unsafe(`drop role ${name}`);
  }
});

/** A database whose owner is not a superuser, as hosting providers offer. */
async function hosted(rights = '') {
  const name = `owner_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  await sql.unsafe(`create role ${name} login password 'first' ${rights}`);
  await sql.unsafe(`create database ${name} owner ${name} template template1`);
  const address = new URL(inject('databaseServer'));
  address.username = name;
  address.password = 'first';
  address.pathname = name;
  const owner = openDb(address.href, { max: 2 });
  afterAll(owner.close);
  return { owner, url: address.href, name, address };
}

const statementIn = (error: unknown) => /start again: (.*);$/.exec(String(error))?.[1] ?? '';

describe('[SEC-01] the role of the program', () => {
  it('is made by an owner who may make roles, and works in a whole installation', async () => {
    const { owner, url } = await hosted('createrole');
    const places = await Promise.all([1, 2, 3].map(() => prepareDatabase(owner, url, 'secret')));
    expect(new Set(places).size).toBe(1);
    const program = openDb(places[0] ?? '', { max: 1 });
    await proveWall(program.sql);
    await expect(program.sql`create table mine ()`).rejects.toThrow('permission denied');
    await expect(program.sql`truncate events`).rejects.toThrow('permission denied');
    await expect(program.sql`select from migrations`).rejects.toThrow('permission denied');
    expect(await program.sql`select all_organisations()`).toEqual([]);
    await program.close();
  });

  it('works in a database whose extensions belong to its administrator', async () => {
    const { owner, url, name } = await hosted('createrole');
    const admin = postgres(inject('databaseServer').replace(/traject$/, name), { max: 1 });
    for (const extension of ['citext', 'pg_trgm', 'unaccent', 'btree_gin'])
      await admin.unsafe(`create extension ${extension}`);
    await prepareDatabase(owner, url, 'secret');
    expect(await admin`select from pg_extension where extname = 'btree_gin'`).toHaveLength(1);
    await admin.end();
  });

  it('is otherwise asked for in one sentence, which says what to run', async () => {
    const { owner, url, name, address } = await hosted();
    const asked = await openProgramRole({ sql: owner.sql, url }, '').catch(String);
    expect(asked).toContain(`create role "${name}_program" login password 'SCRAM-SHA-256$`);
    await sql.unsafe(statementIn(asked));
    const opened = await openProgramRole({ sql: owner.sql, url }, '');
    expect(new URL(opened).username).toBe(`${name}_program`);

    address.password = 'second';
    const again = await openProgramRole({ sql: owner.sql, url: address.href }, '').catch(String);
    expect(again).toContain(`alter role "${name}_program" login password`);
    await sql.unsafe(statementIn(again));
    await openProgramRole({ sql: owner.sql, url: address.href }, '');
  });
});
