import type { Db } from '../../platform/database/db.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import { extendMember, lockColleague } from './members.queries.ts';

type LetIn = {
  trajectory_id: number;
  organisation_id: number;
  person_id: number;
  until: string;
  added_by: number;
  clock: Clock;
};

/** For a colleague who asked for it; false for somebody who is not a counselor any more. */
export async function letIn(db: Db, { clock, ...member }: LetIn) {
  if (!(await lockColleague(db, member))) return false;
  await extendMember(db, { ...member, reason: 'asked', added_at: clock() }, today(clock));
  return true;
}
