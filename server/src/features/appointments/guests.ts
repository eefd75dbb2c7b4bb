import type { GuestsInput } from '@traject/contract/appointments';
import { abilities } from '@traject/contract/common/access';
import type { Language } from '@traject/contract/common/languages';
import { readersOf, staffOf } from '../../platform/access/readers.ts';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { readerOf } from '../approvals/approvals.service.ts';
import type { Who } from './write.queries.ts';

/** What an appointment belongs to: a trajectory, or only the organisation. */
export type Place = { organisation_id: number; trajectory_id: number | null };
export type Invited = Who & { name: string; email: string; language: Language };

/** Those who see the trajectory; of what belongs to none, those who work with trajectories. */
export async function colleaguesOf(
  db: Db,
  { organisation_id, trajectory_id }: Place,
  today: string,
) {
  if (trajectory_id) {
    const readers = await readersOf(db, { id: trajectory_id, organisation_id }, today);
    return readers.filter(({ whys }) => whys[0] !== 'finance');
  }
  const staff: readonly string[] = abilities.trajectories;
  const all = await staffOf(db, organisation_id);
  return all.filter(({ types }) => types.some((type) => staff.includes(type)));
}

/** The first of these who still works on it, or works here at all when it belongs to no trajectory. */
export async function firstOf(db: Db, place: Place, ids: number[], today: string) {
  const known = await colleaguesOf(db, place, today);
  return ids.flatMap((id) => known.find((one) => one.id === id) ?? [])[0];
}

type Wanted = { guests: GuestsInput | undefined; owner_id: number; today: string };

/** Everybody who is asked, as they are known now; the owner comes anyway. */
export async function invitedTo(db: Db, place: Place, { guests, owner_id, today }: Wanted) {
  const { client = false, employer = false, colleague_ids = [] } = guests ?? {};
  const invited: Invited[] = [];
  for (const party of ['client', 'employer'] as const) {
    if (!(party === 'client' ? client : employer)) continue;
    if (!place.trajectory_id) throw wrongField('guests', 'unknown_choice');
    const { name, email, language } = await readerOf(db, place.trajectory_id, party);
    invited.push({ party, person_id: null, name, email, language });
  }
  const ids = new Set(colleague_ids.filter((id) => id !== owner_id));
  const known = ids.size > 0 ? await colleaguesOf(db, place, today) : [];
  for (const id of ids) {
    const found = known.find((one) => one.id === id);
    if (!found) throw wrongField('colleague_ids', 'unknown_choice');
    const { name, email, language } = found;
    invited.push({ party: null, person_id: id, name, email, language });
  }
  return invited;
}
