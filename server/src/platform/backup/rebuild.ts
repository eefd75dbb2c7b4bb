import { applyMigrations, type Run } from '../database/migrate.ts';
import { type Table, tableEntry } from './manifest.ts';
import type { Archive } from './readArchive.ts';
import { columnsOf, countOf, migrationsOf, quoted, type Shape, tablesOf } from './snapshot.ts';
import type { Transaction } from './transaction.ts';

/**
 * The schema as it was at the time of the archive, with its rows, replacing everything there was.
 */
export async function rebuild(to: Transaction, archive: Archive) {
  const { run } = to;
  const { migrations, tables, sequences } = archive.manifest;
  await run(dropAll);
  await applyMigrations(run, migrations);
  await refuseOtherShape(run, tables);
  const resume = await suspendRules(run);
  await emptyAll(run);
  for (const table of tables) await load(to, archive, table);
  if (String(await migrationsOf(run)) !== String(migrations)) throw otherShape();
  for (const { name, last_value } of sequences)
    await run('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last_value]);
  await resume();
}

/**
 * What the migrations made, but nothing that belongs to an extension. Functions go first: some
 * depend on a table's row type, and would be dropped along with it.
 */
const dropAll = `
do $$
declare
  statement text;
begin
  for statement in
    with own (class, id) as (
      select 'pg_class'::regclass, oid from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all select 'pg_proc'::regclass, oid from pg_proc
      where pronamespace = 'public'::regnamespace
      union all select 'pg_type'::regclass, t.oid from pg_type t left join pg_class c on c.oid = typrelid
      where typnamespace = 'public'::regnamespace and (c.relkind = 'c' or t.typtype = 'd')
    )
    select case class
      when 'pg_class'::regclass then format('drop table %s cascade', id::regclass)
      when 'pg_proc'::regclass then format('drop routine if exists %s cascade', id::regprocedure)
      else format('drop type %s cascade', id::regtype) end
    from own where not exists (
      select from pg_depend where classid = class and objid = id and deptype = 'e')
    order by class = 'pg_proc'::regclass desc, class = 'pg_class'::regclass desc
  loop
    execute statement;
  end loop;
end $$`;

async function refuseOtherShape(run: Run, tables: Table[]) {
  const shape = (list: Shape[]) => JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  if (shape(await tablesOf(run)) !== shape(tables)) throw otherShape();
}

const otherShape = () => new Error('The tables of this backup are not those of its migrations.');

/**
 * Rows come back as they were: no trigger acts on them a second time, and circular references are
 * allowed. Foreign keys are checked when they are restored.
 */
async function suspendRules(run: Run) {
  const keys = await run<{ owner: string; name: string; rule: string }>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const triggered = await run<{ name: string }>(`
    select distinct tgrelid::regclass::text as name from pg_trigger
    join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
  for (const { owner, name } of keys) await run(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of triggered) await run(`alter table ${name} disable trigger user`);
  return async () => {
    await run('set constraints all immediate');
    for (const { name } of triggered) await run(`alter table ${name} enable trigger user`);
    for (const { owner, name, rule } of keys)
      await run(`alter table ${owner} add constraint ${name} ${rule}`);
  };
}

/** The migrations added rows of their own; the archive contains those too. */
async function emptyAll(run: Run) {
  const tables = await run<{ name: string }>(`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  await run(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

async function load({ run, copyIn }: Transaction, { open }: Archive, table: Table) {
  const name = quoted(table.name);
  try {
    await copyIn(`${name} (${columnsOf(table)})`, await open(tableEntry(table.name)));
    const arrived = await countOf(run, table);
    if (arrived !== table.rows) throw new Error(`only ${arrived} arrived`);
  } catch (cause) {
    const why = `The ${table.rows} rows of table ${table.name} cannot be loaded.`;
    throw new Error(why, { cause });
  }
}
