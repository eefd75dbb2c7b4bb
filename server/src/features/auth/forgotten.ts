import { type Asking, countAsked } from '../../platform/access/askedMails.ts';
import { isKnownDevice } from '../../platform/access/devices.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { findByEmail } from './auth.queries.ts';

/** How long a link to a new password works. */
export const resetMinutes = 60;

export type Forgotten = { email: string; byOwner: boolean };

/** Who asks too often is told what everybody is. */
export async function mayForget({ limits }: World, db: Db, asking: Asking) {
  const { email, device } = asking;
  const account = device.hash && (await findByEmail(db, email));
  const byOwner = !!account && !!device.hash && (await isKnownDevice(db, account.id, device.hash));
  const asked = { ...asking, what: 'forgot', byOwner, minutes: resetMinutes };
  const { isTooMany } = await countAsked(limits, db, asked);
  return isTooMany ? undefined : { email, byOwner };
}
