import type { Scan } from '@traject/contract/common/storedFile';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';

/** Of file `f`, as a list of files tells it. */
export const fileScan = sql<Scan | null>`f.scan`;

type ScanState = { waiting: number; oldest: Date | null; infected: number };

/** How many files of the installation wait for the scanner, since when, and how many have a virus. */
export async function scanState(db: Db): Promise<ScanState> {
  const everywhere = await withinAll(db);
  const { rows } = await sql<ScanState>`
    select count(*) filter (where scan = 'waiting')::integer as waiting,
      min(created_at) filter (where scan = 'waiting') as oldest,
      count(*) filter (where scan = 'infected')::integer as infected
    from files where scan in ('waiting', 'infected')`.execute(everywhere);
  return rows[0] ?? { waiting: 0, oldest: null, infected: 0 };
}

/** In any order, so that those that cannot be scanned hold up no others. */
export const listWaiting = (db: Db) =>
  db
    .selectFrom('files')
    .where('scan', '=', 'waiting')
    .orderBy(sql`random()`)
    .limit(1000)
    .select(['id', 'key', 'organisation_id'])
    .execute();

/** Whether it still waited: another process may have been first. */
export async function setScanned(db: Db, id: number, scan: 'clean' | 'infected') {
  const done = await db
    .updateTable('files')
    .set({ scan, scanned_at: new Date() })
    .where('id', '=', id)
    .where('scan', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

type Whose = { trajectoryId?: number; student_id?: number };

/** The trajectory or the student that a file belongs to, as the log names them. */
export async function whoseFile(db: Db, id: number): Promise<Whose> {
  const { rows } = await sql<{ whose: Whose }>`
    select jsonb_strip_nulls(jsonb_build_object('trajectoryId', trajectory_id,
      'student_id', student_id)) as whose from (
      select d.trajectory_id, null::integer as student_id from trajectory_file_versions v
        join trajectory_files d on d.id = v.trajectory_file_id where v.file_id = ${id}
      union all
      select d.trajectory_id, null from trajectory_file_returns r
        join trajectory_files d on d.id = r.trajectory_file_id where r.file_id = ${id}
      union all
      select a.trajectory_id, null from application_files f
        join applications a on a.id = f.application_id where f.file_id = ${id}
      union all
      select trajectory_id, null from messages where file_id = ${id}
      union all
      select trajectory_id, null from tasks where answer_file_id = ${id}
      union all
      select null, student_id from evidence where file_id = ${id}
      union all
      select null, person_id from profile_files where file_id = ${id}) x limit 1`.execute(db);
  return rows[0]?.whose ?? {};
}
