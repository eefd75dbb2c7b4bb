import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';

/** Not every record has a profile; it gets one when first needed. */
export async function lockProfile(db: Db, person_id: number) {
  await db
    .insertInto('profiles')
    .values({ person_id })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
  return db
    .selectFrom('profiles')
    .where('person_id', '=', person_id)
    .select(['picture_file_id', 'version', 'updated_at', 'updated_by'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const lists = {
  experience: 100,
  client_studies: 100,
  profile_references: 100,
  profile_courses: 100,
  profile_languages: 100,
  profile_files: 50,
  job_interests: 100,
  competences: 100,
  skills: 100,
  interests: 100,
};
export type ProfileList = keyof typeof lists;

/** People read these lists, so their length is limited. Two simultaneous additions take turns. */
export async function refuseFull(db: Db, person_id: number, list: ProfileList) {
  await lockProfile(db, person_id);
  const most = lists[list];
  const { rows } = await sql`select from ${whereabouts(list)} and person_id = ${person_id}
    limit ${most}`.execute(db);
  if (rows.length >= most) throw unprocessable('profile.full', { most });
}

const tables = [
  'experience',
  'client_studies',
  'profile_references',
  'profile_courses',
  'profile_languages',
  'profile_files',
];

/** The lists whose items are only a name share a table. */
const whereabouts = (list: ProfileList) =>
  tables.includes(list)
    ? sql`${sql.table(list)} where true`
    : sql`profile_items where list = ${list}`;
