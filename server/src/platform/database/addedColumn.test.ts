import { afterAll, describe, expect, it } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { openApp } from '../../testing/openApp.ts';
import { testDb } from '../../testing/testDb.ts';
import { openDb } from './openDb.ts';
import { settleRole } from './pooler.ts';

const database = await testDb();
const { sql, programUrl } = database;
await settleRole(sql, new URL(programUrl).username);
const behind = openDb(programUrl, { pooler: programUrl, acquireMs: 60_000 });
afterAll(behind.close);

/** What a counselor does all day: reads, adds and changes, also within a transaction. */
async function aWorkingDay(program: typeof behind) {
  const app = await openApp({ ...database, program: { ...database.program, ...program } });
  afterAll(app.close);
  const { aCase, token } = await aDesk(app);
  const { path } = await aCase();
  const { get, post, patch } = app.as(token);
  const answers: string[] = [];
  const say = (what: string, answer: { statusCode: number; body: string }) => {
    answers.push(`${what} ${answer.statusCode}`);
    return JSON.parse(answer.body);
  };
  const work = async () => {
    say('the trajectory', await get(path));
    const note = { date: '2026-11-18 10:30:00', note: 'Gebeld.' };
    const { id } = say('a note', await post(`${path}/notes`, note));
    say('a changed note', await patch(`${path}/notes/${id}`, { note: 'Niet gebeld.' }));
    const at = { date: '2026-11-25', start: '10:00', end: '11:00', kind: 'other' };
    const made = say('an appointment', await post(`${path}/appointments`, at));
    say('a moved appointment', await patch(`${path}/appointments/${made.id}`, { place: 'Elders' }));
    say('a changed trajectory', await patch(path, { contact_name: 'Pieter' }));
  };
  return { work, answers };
}

const rounds = 6;

/** Some tables in each round, so that people are at work before, between and after them. */
async function tablesOf(round: number) {
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by 1`;
  return tables.filter((_, at) => at % rounds === round);
}

async function addColumns(name: string, round: number) {
  for (const table of await tablesOf(round))
    await sql.unsafe(`alter table ${table.name} add column ${name} text`);
}

describe('who works while a migration adds a column', () => {
  it.each([
    ['straight', database.program],
    ['through_a_pooler', behind],
  ])('%s gets no error, before, meanwhile and after', async (name, program) => {
    const { work, answers } = await aWorkingDay(program);
    const eight = () => Promise.all(Array.from({ length: 8 }, work));
    await eight();
    for (let round = 0; round < rounds; round++)
      await Promise.all([addColumns(name, round), work()]);
    await eight();
    expect(answers.filter((answer) => !/ 20\d$/.test(answer))).toEqual([]);
    expect(answers).toHaveLength((8 + rounds + 8) * 6);
  });
});

/** One that gives out names anew: tests before this one may have used up those of the process. */
const fresh = './preparedStatements.ts?fresh';
const { PreparingClient: Client }: typeof import('./preparedStatements.ts') = await import(fresh);

it('only what asks for every column is planned each time', async () => {
  const client = new Client({ connectionString: programUrl });
  await client.connect();
  const named = [
    `select id from notes where note <> '(*' and id = $1 /* all of it: * */`,
    'select id, 2 * id as twice from (select n.* from notes n where id = $1) n',
    'with n as (select * from notes where id = $1) select count(*) from n',
  ];
  const unnamed = [
    'select * from "notes" where "id" = $1',
    'select "n".*, 1 as "one" from "notes" as "n" where "id" = $1',
    'with n as (select * from notes where id = $1) select id, n.* from n',
    'select distinct on (id) * from notes where id = $1',
    `update notes set note = '' where id = $1 returning *`,
  ];
  for (const text of [...named, ...unnamed]) await client.query(text, [0]);
  const { rows } = await client.query('select statement as text from pg_prepared_statements');
  expect(rows.map(({ text }) => text).toSorted()).toEqual(named.toSorted());
  await client.end();
});
