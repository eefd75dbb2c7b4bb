import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export type Server = {
  now: Date;
  version: string;
  bytes: number;
  connections: number;
  most_connections: number;
  /** How much of the numbers for transactions is used before the server refuses to write. */
  transactions_used: number;
  password_ends_at: Date | null;
};
export type Queue = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  oldest_at: Date | null;
};
export type Mails = { state: 'waiting' | 'refused' | 'too_old'; mails: number; oldest: Date };
export type FailedJob = { id: string; name: string; failed_at: Date; tries: number; why: string };

export async function serverNumbers(db: Db): Promise<Server> {
  const { rows } = await sql<Server>`
    select now(), current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer as most_connections,
      (select max(age(datfrozenxid)) / 2147483648.0::float8 from pg_database) as transactions_used,
      (select min(rolvaliduntil) from pg_roles where isfinite(rolvaliduntil) and (rolname = current_user
        or oid = (select relowner from pg_class where oid = 'accounts'::regclass))) as password_ends_at
  `.execute(db);
  return rows[0] as Server;
}

/** Every queue of ours, also those where nothing waits. */
export async function queueNumbers(db: Db): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select q.name, coalesce(waiting, 0) as waiting, coalesce(active, 0) as active,
      coalesce(failed, 0) as failed, oldest_at
    from jobs.queue q left join (
      select name, (count(*) filter (where state < 'active'))::integer as waiting,
        (count(*) filter (where state = 'active'))::integer as active,
        (count(*) filter (where state = 'failed'))::integer as failed,
        min(greatest(created_on, start_after)) filter (where state < 'active' and start_after <= now()) as oldest_at
      from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name
    ) j using (name)
    where q.name not like '\\_\\_pgboss%' order by q.name`.execute(db);
  return rows;
}

export async function mailNumbers(db: Db): Promise<Mails[]> {
  const { rows } = await sql<Mails>`
    select state, mails::integer, oldest from mails_by_state()`.execute(db);
  return rows;
}

export async function fileNumbers(db: Db) {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select files::integer as count, bytes::float8 from files_in_all()`.execute(db);
  return rows[0] as { count: number; bytes: number };
}

const mostFailed = 50;

/** The text of an error may quote somebody's data: its code or its kind says enough. */
export async function failedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, coalesce(completed_on, created_on) as failed_at, retry_count + 1 as tries,
      left(coalesce(output ->> 'code', output ->> 'name', 'unknown'), 60) as why
    from jobs.job where state = 'failed' and name not like '\\_\\_pgboss%'
    order by 3 desc limit ${mostFailed}`.execute(db);
  return rows;
}

export async function findFailed(db: Db, id: string) {
  const { rows } = await sql<{ name: string }>`
    select name from jobs.job where id = ${id} and state = 'failed'`.execute(db);
  return rows[0];
}
