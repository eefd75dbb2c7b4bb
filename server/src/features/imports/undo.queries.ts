import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { notFound } from '../../platform/errors.ts';

export type Undone = { id: number; organisation_id: number };

/** Of two who take it back at once, the second finds that it was. */
export const lockImport = (db: Db, { id, organisation_id }: Undone) =>
  db
    .selectFrom('imports')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .select(['kind', 'diploma_id', 'undone_at'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

const ofImport = (id: number) => sql`from imported_people i
  join people p on p.id = i.person_id where i.import_id = ${id} and p.erased_at is null`;

/** From now on nobody adds anything to them until it is decided. */
export const lockPeople = (db: Db, id: number) =>
  sql`select p.id ${ofImport(id)} order by p.id for update of p`.execute(db);

const portfolio = ['profile_references', 'profile_courses', 'profile_languages', 'profile_items'];
const kept = [...portfolio, 'profile_files', 'experience', 'client_studies'];
const has = (table: string) =>
  sql`exists (select from ${sql.table(table)} x where x.person_id = p.id)`;
const names = (table: string, column: string) => sql`exists (select from ${sql.table(table)} x
  where x.organisation_id = p.organisation_id and x.${sql.ref(column)} = p.id)`;

/** Work that names them, whoever did it. */
const isNamed = sql.join(
  [
    names('trajectories', 'client_id'),
    names('trajectories', 'counselor_id'),
    names('evaluations', 'student_id'),
    names('evaluations', 'evaluator_id'),
    names('evaluations', 'asked_by'),
  ],
  sql` or `,
);

/** What became of a record since the import made it. */
const hasGrown = sql.join(
  [
    sql`p.account_id is not null`,
    ...kept.map(has),
    sql`exists (select from profiles x where x.person_id = p.id
      and (x.updated_at is not null or x.picture_file_id is not null))`,
    sql`(select count(*) from memberships x where x.person_id = p.id) > 1`,
    sql`(select count(*) from enrolments x where x.student_id = p.id) > i.has_enrolled::integer`,
  ],
  sql` or `,
);

/** On whom something hangs that would be lost: how many there are, and the first by name. */
export async function findHanging(db: Db, id: number) {
  const { rows } = await sql<{ name: string; total: number }>`
    select p.name, count(*) over () as total ${ofImport(id)}
      and ((i.is_new and (${hasGrown})) or ((i.is_new or i.has_joined or i.has_enrolled) and (${isNamed})))
    order by p.sort_name limit 1`.execute(db);
  return rows[0];
}

type Import = { kind: string; diploma_id: number | null };

/** What was added to people who were known already. */
export async function takeBack(db: Db, id: number, { kind, diploma_id }: Import) {
  const account_type = kind === 'clients' ? 'client' : 'student';
  await sql`delete from enrolments e using imported_people i where i.import_id = ${id}
    and i.has_enrolled and e.student_id = i.person_id and e.diploma_id = ${diploma_id}`.execute(db);
  await sql`delete from memberships m using imported_people i where i.import_id = ${id}
    and i.has_joined and m.person_id = i.person_id and m.account_type = ${account_type}`.execute(
    db,
  );
  await sql`update people p set joined_at = null from imported_people i where i.import_id = ${id}
    and i.has_joined and i.has_waited and p.id = i.person_id and p.erased_at is null`.execute(db);
}

/** With what was mailed to them; their profiles, places and links go with them. */
export async function forget(db: Db, { id, organisation_id }: Undone) {
  const fresh = sql`${ofImport(id)} and i.is_new`;
  await sql`delete from mails where organisation_id = ${organisation_id}
    and recipient in (select p.email ${fresh})`.execute(db);
  await sql`delete from kept_answers where organisation_id = ${organisation_id}`.execute(db);
  await sql`delete from people where id in (select p.id ${fresh})`.execute(db);
}

export const setUndone = (db: Db, id: number, undone_at: Date) =>
  db.updateTable('imports').set({ undone_at }).where('id', '=', id).execute();
