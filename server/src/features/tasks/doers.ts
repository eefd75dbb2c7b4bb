import { abilities } from '@traject/contract/common/access';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findStaff } from '../approvals/approvals.service.ts';

/** Where a task belongs: a trajectory, locked first as everywhere, or just an organisation. */
export type Place = {
  organisation_id: number;
  trajectory: { id: number; organisation_id: number; client_id: number } | null;
};

export type Doer = {
  id: number;
  name: string;
  email: string;
  first_name: string;
  language: 'nl' | 'en';
};

/** Everybody who guides in an organisation. */
export const colleaguesIn = (db: Db, organisations: number[]): Promise<Doer[]> =>
  db
    .selectFrom('people as p')
    .where('p.organisation_id', 'in', organisations)
    .where('p.deactivated_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as m')
          .whereRef('m.person_id', '=', 'p.id')
          .where('m.account_type', 'in', abilities.trajectories)
          .select('m.person_id'),
      ),
    )
    .select(['p.id', 'p.name', 'p.email', 'p.first_name', 'p.language'])
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .execute();

/** Nobody is given what they do not see. */
export async function findDoer(
  { clock }: World,
  db: Db,
  { organisation_id, trajectory }: Place,
  person_id: number,
): Promise<Doer> {
  const colleagues = await colleaguesIn(db, [organisation_id]);
  const doer = colleagues.find(({ id }) => id === person_id);
  if (!doer) throw wrongField('person_id', 'unknown_choice');
  if (!trajectory) return doer;
  const [seeing] = await findStaff(db, [person_id], { trajectory, today: today(clock) });
  if (!seeing) throw unprocessable('task.unseen', { name: doer.name });
  return doer;
}

/** Whoever asks comes first. */
export const meFirst = (people: Doer[], isMe: (id: number) => boolean) =>
  people
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => Number(isMe(other.id)) - Number(isMe(one.id)));
