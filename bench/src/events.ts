import type { Sql } from 'postgres';

const months = 36;
export const events = 5_000_000;

/** What so many trajectories leave in the log in three years, each month in a part of its own. */
export async function addEvents(sql: Sql, reader: string) {
  for (const { part } of await sql<{ part: string }[]>`
    select part::text from event_parts() where starts is not null`)
    await sql`drop table ${sql(part)}`;
  const first = `date_trunc('month', now()) - interval '${months} months'`;
  await sql.unsafe(`do $$ begin
    alter table events detach partition event_months.before;
    execute format('alter table events attach partition event_months.before
      for values from (minvalue) to (%L)', ${first});
    create table event_months.later (like events including defaults, primary key (id));
    execute format('alter table events attach partition event_months.later
      for values from (%L) to (maxvalue)', ${first});
    perform make_event_months();
  end $$`);
  await sql`insert into events (at, action, person_id, organisation_id, record, request_id)
    select now() - n * interval '1 second' * ${(months * 30 * 86_400) / events}::float8,
      (array['trajectories.get', 'notes.create', 'dashboard.get', 'documents.download'])[1 + n % 4],
      t.counselor_id, t.organisation_id, jsonb_build_object('trajectoryId', t.id::text), 'x'
    from generate_series(1, ${events}::int) n
    join trajectories t on t.id = 1 + (n::bigint * 7919) % 500000`;
  await sql`insert into memberships (person_id, organisation_id, account_type)
    select id, organisation_id, 'admin' from people where email = ${reader}`;
  await sql`vacuum analyze`;
}
