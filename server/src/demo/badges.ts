import { addBadge } from '../features/badges/badges.service.ts';
import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import { instantAgo } from './days.ts';

export type Signs = Pick<World, 'address' | 'sealing'>;
type School = { organisation_id: number; student_id: number; diploma_id: number; teacher: number };

/** The student who can sign in was granted the badge of the first core task. */
export async function addBadges(world: Signs, db: Db, { teacher, diploma_id, ...school }: School) {
  const { id: core_task_id } = await db
    .selectFrom('core_tasks')
    .where('diploma_id', '=', diploma_id)
    .orderBy('position')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const remark = 'Sanne werkt zelfstandig en ziet wat iemand nodig heeft.';
  const granted = { granted_by: teacher, granted_at: instantAgo(3) };
  await addBadge(world, db, { ...school, core_task_id, remark, ...granted });
}
