import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@traject/contract/common/languages';
import { expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';
import { fillOldDatabase } from './upgrade.testing.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const files = readdirSync(folder).sort();
const indexOf = (number: string) => files.findIndex((file) => file.startsWith(number));

const { sql } = await emptyDb();
const apply = (some: string[]) =>
  sql.begin(async (tx) => {
    for (const file of some) await tx.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
  });

type Column = { table: string; nullable: string; value: string | null; domain: string | null };
const columns = () => sql<Column[]>`select table_name as table, is_nullable as nullable,
  split_part(column_default, '::', 1) as value, domain_name as domain
  from information_schema.columns where table_schema = 'public' and column_name = 'language'
  order by 1`;
const rows = async () => [
  ...(await sql`select id, language from accounts order by id`),
  ...(await sql`select id, language from people order by id`),
  ...(await sql`select id, language from organisations order by id`),
];
const triggers = () => sql<{ says: string }[]>`select pg_get_triggerdef(oid) as says
  from pg_trigger where tgname = 'notes_changes' order by 1`;

await apply(files.slice(0, indexOf('0017')));
await fillOldDatabase(sql);
await apply(files.slice(indexOf('0017'), indexOf('0039')));
await sql`update people set language = 'en' where id % 3 = 0`;
const before = { columns: await columns(), rows: await rows(), triggers: await triggers() };
await apply(files.slice(indexOf('0039'), indexOf('0040')));
const triggersAfter = await triggers();
await apply(files.slice(indexOf('0040')));

it('everybody keeps their language, and each column its default', async () => {
  expect(before.rows.length).toBeGreaterThan(20);
  expect(await rows()).toEqual(before.rows);
  const now = await columns();
  const known = now.filter(({ table }) => before.columns.some((one) => one.table === table));
  expect(known).toEqual(before.columns.map((one) => ({ ...one, domain: 'language' })));
  expect(now.filter(({ domain }) => domain !== 'language')).toEqual([]);
  expect(triggersAfter).toEqual(before.triggers);
});

it('everybody goes on seeing every trajectory, as before there was a choice', async () => {
  const choices = await sql`select distinct trajectory_visibility, profile_roles, chart_roles
    from organisations`;
  const roles = ['teacher', 'mentor', 'coach'];
  expect([...choices]).toEqual([
    { trajectory_visibility: 'everyone', profile_roles: roles, chart_roles: roles },
  ]);
});

it('the database lists the languages of the program in one place', async () => {
  const [rule] = await sql<{ says: string }[]>`select pg_get_constraintdef(oid) as says
    from pg_constraint where contypid = 'language'::regtype`;
  expect(rule?.says.match(/'(\w+)'/g)).toEqual(languages.map((one) => `'${one}'`));
  const checks = await sql`select conrelid::regclass from pg_constraint
    where conrelid <> 0 and contype = 'c' and pg_get_constraintdef(oid) like '%language = ANY%'`;
  expect([...checks]).toEqual([]);
  await expect(sql`update people set language = 'xx'`).rejects.toThrow('language');
});
