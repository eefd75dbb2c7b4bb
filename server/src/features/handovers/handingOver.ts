import { type HandoverInput, mostHandedOver } from '@traject/contract/handovers';
import { overseenBy, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { checkCounselor } from '../trajectories/trajectories.service.ts';
import {
  addHandover,
  findPerson,
  type Hands,
  lockHandover,
  setUndone,
} from './handovers.queries.ts';
import * as moving from './moving.queries.ts';
import { dropPlaces, putPlacesBack } from './places.queries.ts';
import { tellBack, tellGiven } from './telling.ts';

/** What the log says of it, beside its number. */
type Noted = { id: number; organisation_id: number; personId: number; count: number };

/** Coordinators and admins hand over anything in their organisation, leads within their team. */
export const handsOf = (user: User): Hands => ({
  organisations: overseenBy(user),
  leads: user.people.flatMap(({ leads }) => leads),
});

const holds = ({ organisations, leads }: Hands, organisation_id: number, ids: number[]) =>
  organisations.includes(organisation_id) || ids.every((id) => leads.includes(id));

export async function handOver(
  world: World,
  db: Db,
  { input, user }: { input: HandoverInput; user: User },
): Promise<Noted> {
  const { from_id, to_id, trajectory_ids, tell_clients } = input;
  const hands = handsOf(user);
  if (hands.organisations.length + hands.leads.length === 0) throw notFound();
  const from = await findPerson(db, from_id);
  if (!from || !holds(hands, from.organisation_id, [from_id, to_id]))
    throw wrongField('from_id', 'unknown_choice');
  const { organisation_id } = from;
  const to = await findPerson(db, to_id);
  if (to?.organisation_id !== organisation_id) throw wrongField('to_id', 'unknown_choice');
  await checkCounselor(db, { counselor_id: to_id, organisation_id }, 'to_id');
  const ids = await lockAsked(db, from_id, trajectory_ids);
  const at = world.clock();
  const by_id = selfIn(user, organisation_id).id;
  const moved = await moving.moveAll(db, ids, { from_id, to_id, by_id, at });
  const places = await dropPlaces(db, moved, to_id);
  const values = { organisation_id, from_id, to_id, by_id, at, tell_clients, places };
  const { id } = await addHandover(db, values);
  await moving.noteMoved(db, { id, organisation_id }, moved);
  await tellGiven(world, db, { from, to, moved, tell_clients });
  return { id, organisation_id, personId: to_id, count: ids.length };
}

/** All that was asked for, or nothing: somebody else may have moved one in the meantime. */
async function lockAsked(db: Db, from_id: number, wanted: number[] | null) {
  const ids = await moving.lockTrajectories(db, from_id, wanted);
  if (wanted && ids.length !== new Set(wanted).size) throw unprocessable('handover.changed');
  if (ids.length === 0) throw unprocessable('handover.nothing');
  if (ids.length > mostHandedOver) throw unprocessable('handover.too_many', { n: mostHandedOver });
  return ids;
}

export async function undo(
  world: World,
  db: Db,
  { id, user }: { id: number; user: User },
): Promise<Noted> {
  const stored = await lockHandover(db, handsOf(user), id);
  const { organisation_id, from_id, to_id } = stored;
  if (stored.undone_at) throw unprocessable('handover.undone');
  if (!stored.has_giver) throw unprocessable('handover.giver_left');
  const at = world.clock();
  if (stored.ends_at <= at) throw unprocessable('handover.too_late');
  const moved = await moving.readMoved(db, id);
  const still = await moving.lockMoved(db, moved.trajectory, to_id);
  if (still !== moved.trajectory.length) throw unprocessable('handover.moved_on');
  const by_id = selfIn(user, organisation_id).id;
  const back = await moving.moveBack(db, moved, { from_id, to_id, by_id, at });
  await putPlacesBack(db, stored, back);
  await setUndone(db, id, at, by_id);
  const { tell_clients } = stored;
  const [from, to] = [await findPerson(db, from_id), await findPerson(db, to_id)];
  if (from && to) await tellBack(world, db, { from, to, moved: back, tell_clients });
  return { id, organisation_id, personId: from_id, count: still };
}
