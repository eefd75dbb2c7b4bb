import type { Party } from '@traject/contract/approvals';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { lockTrajectory, refuseSameAddress } from '../approvals/approvals.service.ts';
import { listInvited } from './invited.ts';
import { addContact, countContacts } from './shared.queries.ts';
import { findState, openPage } from './states.queries.ts';

type Page = { trajectory_id: number; party: Party };

/** Opens it, also again, and tells everybody whom it is for. */
export async function invite(world: World, db: Db, page: Page, self: Self) {
  const { organisation_id } = await lockTrajectory(db, page.trajectory_id, notFound);
  const now = world.clock();
  if ((await findState(db, page, now)) === 'ended') throw unprocessable('portal.ended');
  const { readers } = await listInvited(db, page.trajectory_id, page.party);
  if (readers.length === 0) throw unprocessable('employer.no_email');
  await openPage(db, { ...page, organisation_id }, now);
  for (const { email } of readers) await sendInvitation(world, db, page, { email, self });
}

async function sendInvitation(
  { mail, address }: World,
  db: Db,
  { trajectory_id, party }: Page,
  { email: to, self }: { email: string; self: Self },
) {
  const { about, language, readers } = await listInvited(db, trajectory_id, party);
  const { client, client_id, organisation, organisation_id } = about;
  const first_name = readers.find(({ email }) => email === to)?.first_name ?? '';
  const link = address('/mine');
  const names = { first_name, link, counselor: self.name, organisation, client };
  await mail.send(db, {
    ...{ to, template: 'portal-invited', language, organisation_id, trajectory_id },
    data: { ...names, to_client: party === 'client' },
    concerns: [client_id, self.id],
  });
}

const mostContacts = 20;

/** Whoever is added to a page that is open is told. */
export async function inviteContact(
  world: World,
  db: Db,
  trajectory_id: number,
  { name, email, self }: { name: string; email: string; self: Self },
) {
  const { organisation_id } = await lockTrajectory(db, trajectory_id, notFound);
  if ((await countContacts(db, trajectory_id)) >= mostContacts)
    throw unprocessable('portal.contacts', { most: mostContacts });
  const about = { organisation_id, trajectory_id };
  const added = await addContact(db, { ...about, name, email, created_by: self.id });
  if (!added) throw unprocessable('portal.contact_there');
  await refuseSameAddress(db, [trajectory_id]);
  const page = { trajectory_id, party: 'employer' } as const;
  if ((await findState(db, page, world.clock())) === 'open')
    await sendInvitation(world, db, page, { email, self });
}
