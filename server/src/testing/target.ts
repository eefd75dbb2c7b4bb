import type { Db } from '../platform/database/db.ts';
import { idIn } from './factories.ts';

type Place = { organisation_id: number; work_process_id: number };
type Aim = {
  student: Parameters<typeof idIn>[0];
  score?: number;
  due_on?: string;
  period?: string;
};

/** What a student is to reach in the first work process. */
export async function aTarget(db: Db, place: Place, { student, ...given }: Aim) {
  const { organisation_id, work_process_id } = place;
  const whose = { organisation_id, student_id: idIn(student, organisation_id), work_process_id };
  const { id } = await db
    .insertInto('targets')
    .values({ ...whose, score: 2, due_on: '2027-01-29', set_at: new Date(), ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
