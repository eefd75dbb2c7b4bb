import { sql } from 'kysely';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';

/** Those with this role who can sign in. */
const withRole = (type: 'coordinator' | 'admin', organisation: ReturnType<typeof sql>) => sql`
  select p.id, p.email, p.first_name, p.language from memberships m
  join people p on p.id = m.person_id
  where m.organisation_id = ${organisation} and m.account_type = ${type}
    and p.deactivated_at is null and p.account_id is not null`;

/** Where the caller decides: as a coordinator, or as an admin where there is none. */
export async function decidesIn(db: Db, { account_types }: User): Promise<number[]> {
  const as = (type: string) =>
    account_types.filter(({ code }) => code === type).map(({ organisation }) => organisation.id);
  const administered = as('admin');
  if (administered.length === 0) return as('coordinator');
  const { rows } = await sql<{ id: number }>`select o.id from organisations o
    where o.id = any(${administered}::integer[])
      and not exists (${withRole('coordinator', sql`o.id`)})`.execute(db);
  return [...new Set([...as('coordinator'), ...rows.map(({ id }) => id)])];
}

type Decider = { id: number; email: string; first_name: string; language: 'nl' | 'en' };

export async function findDeciders(db: Db, organisation_id: number): Promise<Decider[]> {
  const { rows } = await sql<Decider>`with coordinators as (
      ${withRole('coordinator', sql`${organisation_id}`)})
    select * from coordinators
    union all
    select * from (${withRole('admin', sql`${organisation_id}`)}) admins
    where not exists (select from coordinators)
    order by id`.execute(db);
  return rows;
}

/** The asker as a mail addresses them; nobody once they left. */
export const findAsker = (db: Db, id: number) =>
  db
    .selectFrom('people')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .select(['id', 'email', 'first_name', 'name', 'language'])
    .executeTakeFirst();
