import type { Sql } from 'postgres';

/**
 * Records every row that changes, except for rate limits and the log of refusals: a refusal changes
 * nothing else.
 */
export async function noteChanges(sql: Sql) {
  await sql.unsafe(`
    create table changes (id integer generated always as identity primary key, what text);
    create function note_change() returns trigger language plpgsql security definer as $$
    begin
      if to_jsonb(new) ->> 'refused' is null then
        insert into changes (what) values (tg_op || ' ' || tg_table_name);
      end if;
      return null;
    end $$;`);
  const tables = await sql`select relname from pg_class where relkind in ('r', 'p')
    and relnamespace = 'public'::regnamespace and relname not in (
      'changes', 'call_counts', 'recent_events')`;
  for (const { relname } of tables)
    await sql.unsafe(`create trigger noted after insert or update or delete on ${relname}
      for each row execute function note_change()`);
  return async (): Promise<string> => {
    const [last] = await sql`select id, what from changes order by id desc limit 1`;
    return last ? `${last.id}: ${last.what}` : 'none';
  };
}

/** Every row that the work changes, such as `INSERT notes`. */
export async function changesDuring(sql: Sql, work: () => Promise<unknown>): Promise<string[]> {
  const [before] = await sql`select coalesce(max(id), 0) as last from changes`;
  await work();
  const rows = await sql`select what from changes where id > ${before?.last} order by what`;
  return rows.map(({ what }) => String(what));
}
