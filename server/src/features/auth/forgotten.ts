import { type Device, isKnownDevice } from '../../platform/access/devices.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { findByEmail } from './auth.queries.ts';

export type Forgotten = { email: string; byOwner: boolean };
type Forgetting = { email: string; address: string; device: Device };

/**
 * Five times an hour from one network address. Requests by strangers elsewhere use up nothing of
 * it, and in a browser where the owner has signed in before none of theirs count.
 */
export async function mayForget({ limits }: World, db: Db, asked: Forgetting) {
  const { email, address, device } = asked;
  const account = device.hash && (await findByEmail(db, email));
  const byOwner = !!account && !!device.hash && (await isKnownDevice(db, account.id, device.hash));
  const who = byOwner ? `in ${device.hash?.toString('base64url')}` : `from ${address}`;
  const count = await limits.add(db, `forgot ${email.toLowerCase()} ${who}`, 60);
  return count <= 5 ? { email, byOwner } : undefined;
}
