import type { Party } from '@traject/contract/approvals';
import type { Language } from '@traject/contract/common/languages';
import { type TaskChange, type TaskInput, taskInput } from '@traject/contract/tasks';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { type Doer, findDoer, type Place } from './doers.ts';
import { sendTask, tellGiven, unsent } from './sending.ts';
import { sendOn } from './sendOn.ts';
import { addTask, type LockedTask, saveTask } from './write.queries.ts';

type Whose = { party: Party; person: null } | { party: null; person: Doer };
type Chosen = { party?: Party | null | undefined; person_id?: number | null | undefined };

/** Whom a task is for: one party or one of the staff, and its maker if it says nothing. */
async function whoseIs(
  world: World,
  db: Db,
  place: Place,
  { party, person_id, self }: Chosen & { self: Self },
): Promise<Whose> {
  if (party && person_id) throw unprocessable('task.one_doer');
  if (party) return { party, person: null };
  return { party: null, person: await findDoer(world, db, place, person_id ?? self.id) };
}

/** Whoever has to do it is told at once: a party with a link, a colleague with a mail. */
export async function createTask(
  world: World,
  db: Db,
  place: Place,
  { input, self }: { input: TaskInput; self: Self },
) {
  const { title, text, due_on = null } = input;
  const { party, person } = await whoseIs(world, db, place, { ...input, self });
  const { id } = await addTask(db, {
    organisation_id: place.organisation_id,
    trajectory_id: place.trajectory?.id ?? null,
    title,
    text: text ?? '',
    due_on,
    party,
    person_id: person?.id ?? null,
    created_by: self.id,
    created_at: world.clock(),
  });
  await tellDoer(world, db, place, { task: { id, title, due_on }, doer: { party, person }, self });
  return id;
}

type Told = {
  task: { id: number; title: string; due_on: string | null };
  doer: { party: Party | null; person: Doer | null };
  self: Self;
};

async function tellDoer(
  world: World,
  db: Db,
  place: Place,
  { task, doer: { party, person: doer }, self }: Told,
) {
  if (party && place.trajectory)
    await sendTask(world, db, { ...task, trajectory_id: place.trajectory.id, party }, self);
  else if (doer && doer.id !== self.id)
    await tellGiven(world, db, place, { task, doer, giver: self });
}

type Change = { stored: LockedTask; given: TaskChange; by: { self: Self; language: Language } };

/** Somebody else who has to do it is told as if it were new, and the link of the first one dies. */
export async function changeTask(
  world: World,
  db: Db,
  place: Place,
  { stored, given, by }: Change,
) {
  if (stored.done_at) throw unprocessable('task.is_done');
  const { clock } = world;
  const change = { stored, given: oneDoer(given), rules: taskInput, by: { ...by, clock } };
  const { party = null, person_id = null, ...values } = await versionedUpdate(db, change);
  const isAnother = party !== stored.party || person_id !== stored.person_id;
  const due_on = values.due_on ?? null;
  const kept = { ...values, text: values.text ?? '', due_on };
  if (!isAnother) {
    const isMoved = stored.party && !stored.sent_at && due_on !== stored.due_on;
    const send_on = isMoved ? sendOn(due_on, today(clock)) : stored.send_on;
    return void (await saveTask(db, stored.id, { ...kept, send_on }));
  }
  const { self } = by;
  const whose = await whoseIs(world, db, place, { party, person_id, self });
  const doer = { party: whose.party, person_id: whose.person?.id ?? null };
  await saveTask(db, stored.id, { ...kept, ...doer, ...unsent });
  await world.links.revokeOfTask(db, stored.id);
  const task = { id: stored.id, title: values.title, due_on };
  await tellDoer(world, db, place, { task, doer: whose, self });
}

/** Naming one takes it away from the other. */
const oneDoer = (given: TaskChange): TaskChange => ({
  ...given,
  ...(given.party && given.person_id === undefined && { person_id: null }),
  ...(given.person_id && given.party === undefined && { party: null }),
});
