import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/database/db.ts';
import { idIn } from './factories.ts';

type Place = { organisation_id: number; work_process_id: number };
type Somebody = Parameters<typeof idIn>[0];

/** Not signed; its code is always another. */
export async function aBadge(db: Db, place: Place, student: Somebody, word = 'x') {
  const { organisation_id, work_process_id } = place;
  const { core_task_id } = await db
    .selectFrom('work_processes')
    .where('id', '=', work_process_id)
    .select('core_task_id')
    .executeTakeFirstOrThrow();
  const granted = { organisation_id, student_id: idIn(student, organisation_id), core_task_id };
  const named = { code: randomUUID(), credential_id: randomUUID(), credential: word };
  const { id } = await db
    .insertInto('badges')
    .values({ ...granted, ...named, remark: word, granted_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
