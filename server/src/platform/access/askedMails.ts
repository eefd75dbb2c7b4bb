import type { Db } from '../database/db.ts';
import type { Device } from './devices.ts';
import type { Limits } from './limits.ts';

/** Somebody who has no account, or is not signed in, and wants to be mailed a way in. */
export type Asking = { email: string; address: string; device: Device };
type Asked = Asking & { what: string; byOwner: boolean };

const mostPerHour = 5;

/**
 * Five times an hour from one network address. Requests by strangers elsewhere use up nothing of
 * it, and in a browser where the owner got in before none of theirs count.
 */
export async function countAsked(limits: Limits, db: Db, asked: Asked) {
  const { what, email, address, device, byOwner } = asked;
  const who = byOwner ? `in ${device.hash?.toString('base64url')}` : `from ${address}`;
  const counted = { amount: 1, minutes: 60 };
  const { spent, seconds } = await limits.spend(db, `${what} ${email} ${who}`, counted);
  return { isTooMany: spent > mostPerHour, seconds };
}
