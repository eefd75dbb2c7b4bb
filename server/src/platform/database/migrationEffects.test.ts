import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverFolder } from '../program/folders.ts';
import { migrationNames } from './migrate.ts';
import { effectsOf } from './migrationEffects.ts';
import { statementsIn } from './statements.ts';

it('a script falls apart into its statements, whatever is quoted in it', () => {
  const script = `-- a; b
    select ';' as "x;y"; /* ; */ create function f() returns int language sql as $a$ select 1; $a$;
    create function g() returns void begin atomic
      select 1; select 2;
end; do $$ begin perform 1; end $$`;
  expect(statementsIn(script)).toEqual([
    `select ';' as "x;y"`,
    'create function f() returns int language sql as $a$ select 1; $a$',
    expect.stringMatching(/^create function g[\s\S]*select 2;\s*end$/),
    'do $$ begin perform 1; end $$',
  ]);
});

describe('what a migration means for those who work meanwhile', () => {
  it.each([
    ['create table a (id int references b)', 'a creates'],
    ['alter table a add column b integer', 'a adds'],
    ["alter table a add column b text not null default ''", 'a adds'],
    ['alter table a add column b uuid default gen_random_uuid()', 'a rewrites'],
    ['alter table a add column b int generated always as (c + 1) stored', 'a rewrites'],
    ['alter table a alter column b type bigint', 'a rewrites'],
    ['alter table a alter column b set not null', 'a checks'],
    ['alter table a add constraint x foreign key (b) references c', 'a checks'],
    ['alter table a add constraint x foreign key (b) references c not valid', 'a adds'],
    ['alter table a validate constraint x', 'a adds'],
    ['create index on a (b)', 'a indexes'],
    ['create unique index if not exists x on public.a (b)', 'a indexes'],
    ['create index concurrently if not exists x on a (b)', 'a adds'],
    ['update a set b = 1', 'a fills'],
    ['alter table a drop column b', 'a drops'],
    ['alter table a rename to b', 'a drops'],
    ['alter table "a" drop b', 'a drops'],
    ['alter table a alter column b drop not null', 'a adds'],
    ['alter table if exists a alter b type bigint', 'a rewrites'],
    ['drop table a', 'a drops'],
    ['drop function a(integer, text)', 'a drops'],
    ['drop trigger x on a', 'a adds'],
    ["select wall_around('a', 'organisation_id')", 'a adds'],
    ['do $$ begin update a set b = 1; end $$', 'do $$ begin update a set b = 1; end $$ unknown'],
    ['with x as (select 1) update a set b = 1', 'with x as (select 1) update a set b = 1 unknown'],
    ['select rewrite_all()', 'select rewrite_all() unknown'],
    ['lock table a', 'lock table a unknown'],
    ['create trigger x after update on a execute function f()', 'a adds'],
  ])('%s', (text, told) => {
    expect(effectsOf(text).map(({ table, effect }) => `${table} ${effect}`)).toEqual([told]);
  });

  it('is that of each of its parts', () => {
    const script = `alter table a add constraint x check (b in (1, 2)) not valid,
      add constraint y unique (b), add c integer`;
    expect(effectsOf(script).map(({ effect }) => effect)).toEqual(['adds', 'checks']);
  });

  it('is nothing for what holds no table', () => {
    const script =
      'create or replace function f() returns int as $$ $$; drop index x; grant a to b;';
    expect(effectsOf(script)).toEqual([]);
  });

  it('is nothing for a table that it makes itself', () => {
    const script = 'create table a (id int); create index on a (id); alter table b add c int;';
    expect(effectsOf(script)).toEqual([
      { table: 'a', effect: 'creates' },
      { table: 'b', effect: 'adds' },
    ]);
  });
});

/** These stay small, however long an installation runs. */
const small = ['accounts', 'installation', 'organisations', 'trajectory_states', 'backups'];
/** The last that was written before this rule. */
const before = '0057';
/** What takes longer than a moment, and is worth it. */
const known: Record<string, string[]> = {
  // The log is read once, a second for some millions of events, and becomes the first of its parts.
  '0058-events-by-month.sql': ['select make_event_months() unknown'],
  // An index that nothing of before is in: the log is read once for it.
  '0062-from-where.sql': ['events indexes'],
};

it('no migration holds up those who work: what takes long on a table that grows is done in steps', async () => {
  const names = (await migrationNames()).filter((name) => name.slice(0, 4) > before);
  for (const name of names) {
    const text = readFileSync(new URL(`migrations/${name}`, serverFolder), 'utf8');
    const isInSteps = text.startsWith('-- in steps');
    const holding = effectsOf(text).filter(
      ({ table, effect }) =>
        !small.includes(table) &&
        !['creates', 'adds', ...(isInSteps ? ['fills'] : [])].includes(effect),
    );
    const told = holding.map(({ table, effect }) => `${table} ${effect}`);
    expect(told, name).toEqual(known[name] ?? []);
  }
});
