import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { leftAs } from './past.queries.ts';

export type Undone = { id: number; organisation_id: number };

/** If two people undo it at once, the second finds it undone. */
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

/** Locked, so that nobody adds anything to them until it is decided. */
export const lockPeople = (db: Db, id: number) =>
  sql`select p.id ${ofImport(id)} order by p.id for update of p`.execute(db);

const portfolio = ['profile_references', 'profile_courses', 'profile_languages', 'profile_items'];
const kept = [...portfolio, 'profile_files', 'experience', 'client_studies'];
const any = (conditions: ReturnType<typeof sql>[]) => sql`(${sql.join(conditions, sql` or `)})`;
const names = (table: string, column: string) => sql`exists (select from ${sql.table(table)} x
  where x.organisation_id = p.organisation_id and x.${sql.ref(column)} = p.id)`;

/** Whether a record changed since the import made it. */
const hasGrown = any([
  sql`p.account_id is not null`,
  sql`i.left_as is distinct from ${leftAs}`,
  ...kept.map((table) => sql`exists (select from ${sql.table(table)} x where x.person_id = p.id)`),
  sql`exists (select from profiles x where x.person_id = p.id
    and (x.updated_at is not null or x.picture_file_id is not null))`,
  names('trajectories', 'counselor_id'),
  ...['student_id', 'evaluator_id', 'asked_by'].map((column) => names('evaluations', column)),
]);

type Import = { kind: string; diploma_id: number | null };
const typeOf = ({ kind }: Import) => (kind === 'clients' ? 'client' : 'student');

/** People with something that would be lost: how many there are, and the first by name. */
export async function findHanging(db: Db, id: number, done: Import) {
  const otherRole = sql`exists (select from memberships x where x.person_id = p.id
    and x.account_type <> ${typeOf(done)})`;
  const otherDiploma = sql`exists (select from enrolments x where x.student_id = p.id
    and x.diploma_id is distinct from ${done.diploma_id}::integer)`;
  // Earlier work of theirs is no obstacle; work that builds on the import is.
  const isEvaluated = sql`exists (select from evaluations x where x.student_id = p.id
    and x.diploma_id = ${done.diploma_id}::integer)`;
  const letIn = any([otherRole, otherDiploma, names('trajectories', 'client_id')]);
  const { rows } = await sql<{ name: string; total: number }>`
    select p.name, count(*) over () as total ${ofImport(id)}
      and ((i.is_new and ${hasGrown}) or ((i.is_new or i.has_joined) and ${letIn})
        or (i.has_enrolled and ${isEvaluated}))
    order by p.sort_name limit 1`.execute(db);
  return rows[0];
}

/**
 * Takes back what was given to them; those who were waiting wait again if nothing else let them in.
 */
export async function takeBack(db: Db, id: number, done: Import) {
  await sql`delete from group_people s using imported_people i, groups g where i.import_id = ${id}
    and i.has_enrolled and s.person_id = i.person_id and s.part = 'student'
    and g.id = s.group_id and g.diploma_id = ${done.diploma_id}`.execute(db);
  await sql`delete from enrolments e using imported_people i where i.import_id = ${id}
    and i.has_enrolled and e.student_id = i.person_id and e.diploma_id = ${done.diploma_id}`.execute(
    db,
  );
  await sql`delete from memberships m using imported_people i where i.import_id = ${id}
    and i.has_joined and m.person_id = i.person_id and m.account_type = ${typeOf(done)}`.execute(
    db,
  );
  await sql`update people p set joined_at = null from imported_people i where i.import_id = ${id}
    and i.has_joined and i.has_waited and p.id = i.person_id and p.erased_at is null
    and not exists (select from memberships m where m.person_id = p.id)`.execute(db);
}

/**
 * The records it made are emptied like erased ones, because deleting a row would search every table
 * that refers to people. Their invitations go too, but no other mail to their address.
 */
export async function forget(db: Db, { id }: Undone, now: Date) {
  const fresh = sql`(select p.id ${ofImport(id)} and i.is_new)`;
  await sql`delete from mails where id in (select mail_id from links
    where person_id in ${fresh} and mail_id is not null)`.execute(db);
  await sql`delete from links where person_id in ${fresh}`.execute(db);
  await sql`delete from profiles where person_id in ${fresh}`.execute(db);
  await sql`update people set first_name = 'Gewiste', last_name = 'persoon',
    email = concat('gewist-', id, '@gewist.invalid'), deactivated_at = ${now}, erased_at = ${now}
    where id in ${fresh}`.execute(db);
}

export const setUndone = (db: Db, id: number, undone_at: Date) =>
  db.updateTable('imports').set({ undone_at }).where('id', '=', id).execute();
