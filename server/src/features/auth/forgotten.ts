import { type Asking, countAsked } from '../../platform/access/askedMails.ts';
import { isKnownDevice } from '../../platform/access/devices.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { findByEmail } from './auth.queries.ts';

export type Forgotten = { email: string; byOwner: boolean };

/** Who asks too often is told what everybody is. */
export async function mayForget({ limits }: World, db: Db, asking: Asking) {
  const { email, device } = asking;
  const account = device.hash && (await findByEmail(db, email));
  const byOwner = !!account && !!device.hash && (await isKnownDevice(db, account.id, device.hash));
  const { isTooMany } = await countAsked(limits, db, { ...asking, what: 'forgot', byOwner });
  return isTooMany ? undefined : { email, byOwner };
}
