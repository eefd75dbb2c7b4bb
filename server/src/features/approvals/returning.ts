import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Received } from '../../platform/files/receive.ts';
import { deadLink, unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findStaff } from './decisions.queries.ts';
import { findDocument, findPeople, lockTrajectory, type Trajectory } from './requests.queries.ts';
import { addReturned, lockAsked } from './returned.queries.ts';

/** More pages than anything that gets signed, even with each page as a photo. */
const most = 20;

/** Files the signed copy with what was returned on the document, and tells the sender, once an hour. */
export async function takeReturned(world: World, db: Db, link: Link, file: Received) {
  const { approval_request_id, trajectory_id } = link;
  if (!approval_request_id || !trajectory_id) throw deadLink();
  const trajectory = await lockTrajectory(db, trajectory_id);
  const asked = await lockAsked(db, approval_request_id);
  const document = await findDocument(db, asked.id);
  if (document.action.code !== 'signature') throw unprocessable('return.not_asked');
  if (asked.returned >= most) throw unprocessable('return.enough', { most });
  const owner = { uploader_id: null, organisation_id: trajectory.organisation_id };
  const { id: file_id } = await world.files.store(db, file, owner);
  const created_at = world.clock();
  const under = { trajectory_file_id: document.id, approval_request_id: asked.id };
  await addReturned(db, { ...under, file_id, created_at });
  // Several pages are one thing to hear of, whichever of its links they came through.
  if ((await world.limits.add(db, `returned told ${asked.id}`, 60)) > 1) return;
  const who = link.opened_by_name ?? asked.recipient_name;
  await tellSender(world, db, trajectory, { ...asked, who, document: document.name });
}

type Returned = { sender_id: number; who: string; document: string };

async function tellSender(
  { mail, address, clock }: World,
  db: Db,
  trajectory: Trajectory,
  { sender_id, who, document }: Returned,
) {
  const [told] = await findStaff(db, [sender_id, trajectory.counselor_id], {
    trajectory,
    today: today(clock),
  });
  if (!told) return;
  const { client, organisation_id } = await findPeople(db, trajectory.id);
  const link = address(`/trajectories/${trajectory.id}`);
  const data = { first_name: told.first_name, link, client, who, document };
  const about = { concerns: [told.id, trajectory.client_id], trajectory_id: trajectory.id };
  const { email: to, language } = told;
  const template = 'document-returned';
  await mail.send(db, { to, template, language, data, organisation_id, ...about });
}
