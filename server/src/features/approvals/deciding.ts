import { type Link, pageOf } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { type Decision, findStaff, setDecision } from './decisions.queries.ts';
import { findDocument, findPeople, lockTrajectory, type Trajectory } from './requests.queries.ts';

/** With its token, which the receipt repeats where it was mailed: only its holder can decide. */
type OpenedLink = Link & { token: string };
type Made = { request: Awaited<ReturnType<typeof setDecision>>; decision: Decision };
/** A decision on the trajectory itself takes it to its next state. */
export type TakeStep = (world: World, db: Db, trajectoryId: number, made: Made) => Promise<void>;

/** Counts once: the second to decide finds the link used, whatever the first decided. */
export async function decide(
  world: World,
  db: Db,
  link: OpenedLink,
  { decision, takeStep }: { decision: Decision; takeStep: TakeStep },
) {
  const { approval_request_id, trajectory_id } = link;
  if (!approval_request_id || !trajectory_id) throw deadLink();
  const trajectory = await lockTrajectory(db, trajectory_id);
  await world.links.use(db, link);
  const values = { ...decision, decided_at: world.clock() };
  const request = await setDecision(db, approval_request_id, values);
  const made = { request, decision };
  if (request.kind !== 'approve-document') await takeStep(world, db, trajectory_id, made);
  await tellSender(world, db, trajectory, { ...made, who: link.opened_by_name });
  const receipt = { link, name: request.recipient_name };
  // What was opened in a browser must end there, and stays out of the mailbox.
  const token = link.opened_in ? await world.links.addReceipt(db, receipt) : link.token;
  await sendReceipt(world, db, trajectory, { ...made, token });
}

async function tellSender(
  { mail, address, clock }: World,
  db: Db,
  trajectory: Trajectory,
  { request, decision, who }: Made & { who: string | null },
) {
  // The sender, or the counselor where the sender no longer sees it.
  const asked = [request.sender_id, trajectory.counselor_id];
  const [told] = await findStaff(db, asked, { trajectory, today: today(clock) });
  if (!told) return;
  const { client, organisation_id } = await findPeople(db, trajectory.id);
  const data = {
    ...decision,
    first_name: told.first_name,
    link: address(`/trajectories/${trajectory.id}`),
    who: who ?? request.recipient_name,
    kind: request.kind,
    client,
    document: (await findDocument(db, request.id)).name,
  };
  const { email: to, language } = told;
  // The person who decided may be the client; an employer has no record.
  const about = { concerns: [told.id, trajectory.client_id], trajectory_id: trajectory.id };
  await mail.send(db, { to, template: 'decided', language, data, organisation_id, ...about });
}

/** To the address that was asked, so that nobody can decide for somebody else unnoticed. */
async function sendReceipt(
  { mail, address, clock }: World,
  db: Db,
  { id: trajectory_id, client_id, counselor_id }: Trajectory,
  { request, decision, token }: Made & { token: string },
) {
  const { recipient_name: first_name, recipient_email: to, language, kind } = request;
  const { counselor, organisation, organisation_id } = await findPeople(db, trajectory_id);
  const data = {
    ...decision,
    first_name,
    kind,
    counselor,
    organisation,
    link: address(pageOf(kind, token, language)),
    document: (await findDocument(db, request.id)).name,
    on: dayInWords(language, clock()),
  };
  const about = { concerns: [client_id, counselor_id], trajectory_id, organisation_id };
  await mail.send(db, { to, template: 'decision-receipt', language, data, ...about });
}
