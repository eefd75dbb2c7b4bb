import type { TeamInput } from '@traject/contract/teams';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { counselorsAmong } from './teams.queries.ts';

type Members = TeamInput['members'];

/** Counselors of the organisation; somebody who left since may stay in the team. */
export async function checkMembers(
  db: Db,
  organisation_id: number,
  members: Members,
  known: Members = [],
) {
  const ids = members
    .map(({ person_id }) => person_id)
    .filter((id) => !known.some(({ person_id }) => person_id === id));
  if (ids.length === 0) return;
  const found = await counselorsAmong(db, organisation_id, ids);
  if (found.length < ids.length) throw wrongField('members', 'unknown_choice');
}

/** For the log: how many are in the team, and how many lead it. */
export const countsOf = (members: Members) => ({
  members: members.length,
  leads: members.filter(({ is_lead }) => is_lead).length,
});
