import { days } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import type { World } from '../../platform/program/world.ts';
import * as accounts from './auth.queries.ts';

export const activationDays = 7;

type Invited = { id: number; email: string; minutes?: number };

/**
 * Through this link the owner of the address accepts an organisation. Only the newest works, and
 * none is mailed to an address that the record no longer has: whoever opens it gets the account.
 */
export async function inviteToken(
  { links }: Pick<World, 'links'>,
  db: Db,
  { id: person_id, email, minutes = days(activationDays) }: Invited,
) {
  const now = await accounts.lockInvited(db, person_id);
  if (now?.email !== email) throw staleVersion();
  await links.revokeInvitations(db, person_id);
  return links.create(db, 'activate', { person_id, minutes });
}

/** In addition to the mailed one, which keeps working; using either ends both. */
export async function copiedToken({ links, clock }: World, db: Db, person_id: number) {
  const minutes = days(activationDays);
  const expires_at = new Date(clock().getTime() + minutes * 60_000);
  await links.revokeInvitations(db, person_id, 'activate-copied');
  return { token: await links.create(db, 'activate-copied', { person_id, minutes }), expires_at };
}
