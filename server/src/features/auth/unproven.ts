import { forgetDevices } from '../../platform/access/devices.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import * as accounts from './auth.queries.ts';

type Owner = Parameters<typeof accounts.setOwner>[2];

/**
 * Whoever reads the mail of an address owns the account that somebody started with it: with their
 * own password, sessions and names, and in no organisation until they accept themselves.
 */
export async function takeOver(world: World, db: Db, owner: Owner): Promise<number | undefined> {
  const found = await accounts.lockUnproven(db, owner.email);
  if (!found) return undefined;
  await askAnew(world, db, found.id);
  await accounts.setOwner(db, found.id, owner);
  await endEverything(world, db, found.id);
  return found.id;
}

/** The same where the address goes to an existing account. */
export async function dropUnproven(world: World, db: Db, email: string) {
  const found = await accounts.lockUnproven(db, email);
  if (!found) return;
  await askAnew(world, db, found.id);
  await accounts.removeAccount(db, found.id);
}

/** Nothing stays open for anybody who knew the old password. */
export async function endEverything({ sessions, links }: World, db: Db, account_id: number) {
  await sessions.closeAll(db, account_id);
  await forgetDevices(db, account_id);
  await links.revokeAll(db, account_id);
  await accounts.dropAddressChange(db, account_id);
}

/**
 * Each organisation that had let the account in invites the owner again by mail; nothing happens to
 * an account whose address was proven.
 */
export async function askAnew({ jobs }: World, db: Db, account_id: number) {
  for (const released of await accounts.releaseUnproven(db, account_id))
    await jobs.send(db, 'people.inviteAgain', released);
}

export async function refuseUnproven(db: Db, account_id: number) {
  const { address_proven_at } = await accounts.getAccount(db, account_id);
  if (!address_proven_at) throw unprocessable('auth.unproven');
}
