import type { Run } from '../database/migrate.ts';

/** What was erased, by number: nothing in it says who it was. */
export type Erasure = {
  organisation_id: number;
  kind: 'person' | 'trajectory';
  record_id: number;
  /** As the database writes it, to the microsecond. */
  erased_at: string;
  /** When its organisation's first person was recorded: another installation numbers the same. */
  since?: string;
};

const first = (organisation_id: string) => `(select f.created_at from people f
  where f.organisation_id = ${organisation_id} order by f.id limit 1)`;
const columns = `organisation_id, kind, record_id, erased_at::text,
  ${first('erasures.organisation_id')}::text as since`;

/** Of the database that is about to be replaced, which may be of any version or hold nothing. */
export async function erasuresIn(run: Run): Promise<Erasure[]> {
  const [found] = await run<{ any: boolean }>(
    `select to_regclass('public.erasures') is not null as any`,
  );
  return found?.any ? run<Erasure>(`select ${columns} from erasures order by id`) : [];
}

/**
 * What the restored database does not know of was erased after the backup. All of it is remembered,
 * and what is there is to be erased again, unless it came later: after a restore that knew of no
 * lists, a number is given out anew. Returns how much that is, by organisation.
 */
export async function bringBack(run: Run, known: Erasure[]) {
  const isThere = `case kind
    when 'person' then exists (select from people p where p.id = record_id
      and p.organisation_id = g.organisation_id and p.erased_at is null and p.created_at <= g.erased_at)
    else exists (select from trajectories t where t.id = record_id
      and t.organisation_id = g.organisation_id and t.created_at <= g.erased_at) end`;
  const rows = await run<{ organisation_id: number; again: boolean }>(
    `insert into erasures (organisation_id, kind, record_id, erased_at, again)
      select organisation_id, kind, record_id, erased_at, ${isThere}
      from (select distinct organisation_id, kind, record_id, erased_at
        from jsonb_to_recordset($1::jsonb) as x (organisation_id integer, kind text,
          record_id integer, erased_at timestamptz, since timestamptz)
        where since is null or since = ${first('x.organisation_id')}) g
      where exists (select from organisations o where o.id = g.organisation_id)
        and not exists (select from erasures e where e.organisation_id = g.organisation_id
          and e.kind = g.kind and e.record_id = g.record_id and e.erased_at = g.erased_at)
      returning organisation_id, again`,
    [JSON.stringify(known)],
  );
  const back = rows.filter(({ again }) => again);
  return new Map(
    [...Map.groupBy(back, (row) => row.organisation_id)].map(([id, { length }]) => [id, length]),
  );
}
