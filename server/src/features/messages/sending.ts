import type { Party } from '@traject/contract/approvals';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Received } from '../../platform/files/receive.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findPeople, findStaff, lockTrajectory } from '../approvals/approvals.service.ts';
import { findPage, findState, listInvited, nameOf, openPage } from '../portal/portal.service.ts';
import { addMessage, getMessage, type Side, type Thread, wasTold } from './messages.queries.ts';

type Trajectory = Awaited<ReturnType<typeof lockTrajectory>>;
type Said = { text: string; file: Received | undefined };
type Writer = { by: Side; name: string; person_id: number | null };

/** Somebody who has not read the last one yet hears of the next only after this. */
const hour = 3_600_000;

export async function sendFromStaff(
  world: World,
  db: Db,
  thread: Thread,
  said: Said & { self: Self },
) {
  const trajectory = await lockTrajectory(db, thread.trajectory_id, notFound);
  const { organisation_id } = trajectory;
  const state = await findState(db, thread, world.clock());
  if (state === 'closed' || state === 'ended') throw unprocessable('message.no_page');
  if (state === 'never') await openPage(db, { ...thread, organisation_id }, world.clock());
  const { id: person_id, name } = said.self;
  return send(world, db, trajectory, { ...said, thread, by: 'staff', name, person_id });
}

/** Its page may have been closed while it waited for the lock. */
export async function sendFromParty(
  world: World,
  db: Db,
  { id, trajectory_id, party }: PageScope,
  said: Said & { email: string },
) {
  const trajectory = await lockTrajectory(db, trajectory_id, notFound);
  const page = await findPage(db, said.email, { id, now: world.clock() });
  const name = await nameOf(db, page, said.email);
  const thread = { trajectory_id, party };
  return send(world, db, trajectory, { ...said, thread, name, by: 'party', person_id: null });
}

async function send(
  world: World,
  db: Db,
  trajectory: Trajectory,
  sent: Said & Writer & { thread: Thread },
) {
  const { thread, by, name, person_id, text, file } = sent;
  if (!text && !file) throw unprocessable('message.empty');
  const { organisation_id } = trajectory;
  const now = world.clock();
  const isTold = await wasTold(db, thread, by, new Date(now.getTime() - hour));
  const stored =
    file && (await world.files.store(db, file, { uploader_id: person_id, organisation_id }));
  const row = { ...thread, organisation_id, person_id, name, text, sent_at: now };
  const { id } = await addMessage(db, { ...row, file_id: stored?.id ?? null });
  if (!isTold && by === 'staff') await tellParty(world, db, thread, { name, person_id });
  if (!isTold && by === 'party') await tellStaff(world, db, trajectory, name);
  return getMessage(db, id);
}

type From = { name: string; person_id: number | null };

async function tellParty(
  { mail, address }: World,
  db: Db,
  { trajectory_id, party }: Thread,
  from: From,
) {
  const { about, language, readers } = await listInvited(db, trajectory_id, party);
  if (readers.length === 0) throw unprocessable('employer.no_email');
  const { client, client_id, organisation, organisation_id } = about;
  const concerns = [client_id, ...(from.person_id ? [from.person_id] : [])];
  for (const { email: to, first_name } of readers) {
    const data = {
      ...{ first_name, link: address('/mine'), counselor: from.name, organisation, client },
      to_client: isClient(party),
    };
    const letter = { to, template: 'message-to-party' as const, language, data };
    await mail.send(db, { ...letter, organisation_id, concerns, trajectory_id });
  }
}

const isClient = (party: Party) => party === 'client';

async function tellStaff(
  { mail, address, clock }: World,
  db: Db,
  trajectory: Trajectory,
  who: string,
) {
  const { id: trajectory_id, counselor_id, client_id, organisation_id } = trajectory;
  const { client } = await findPeople(db, trajectory_id);
  const link = address(`/trajectories/${trajectory_id}`);
  const [told] = await findStaff(db, [counselor_id], { trajectory, today: today(clock) });
  if (!told) return;
  const { email: to, language, first_name } = told;
  const letter = { to, language, data: { first_name, link, who, client }, organisation_id };
  const concerned = { concerns: [told.id, client_id], trajectory_id };
  await mail.send(db, { ...letter, ...concerned, template: 'message-to-staff' });
}
