import type { Db } from '../database/db.ts';
import { tooMany } from '../http/errors.ts';
import type { Device } from './devices.ts';
import type { Limits } from './limits.ts';

/** Somebody who has no account, or is not signed in, and wants to be mailed a way in. */
export type Asking = { email: string; address: string; device: Device };
type Asked = Asking & {
  what: string;
  byOwner: boolean;
  /** How long a link works that is mailed: for longer, nobody is kept from the next. */
  minutes: number;
};

const most = 5;
/** A whole class or office, behind one network address. */
const mostForAll = 200;

/**
 * Five times from one network address in the time that a link works, and two hundred times an hour
 * for whomever, which is told: it says nothing of an address. Requests by strangers elsewhere use up
 * nothing of it, and in a browser where the owner got in before none of theirs count, wherever they
 * are: so it is counted here, and not by the call.
 */
export async function countAsked(limits: Limits, db: Db, asked: Asked) {
  const { what, email, address, device, byOwner, minutes } = asked;
  const spend = (who: string, time: number) =>
    limits.spend(db, `${what} ${who}`, { amount: 1, minutes: time });
  if (byOwner) return isOver(await spend(`${email} in ${device.hash?.toString('base64url')}`, 60));
  const all = await spend(`from ${address}`, 60);
  if (all.spent > mostForAll) throw tooMany(all.seconds);
  return isOver(await spend(`${email} from ${address}`, minutes));
}

type Spent = { spent: number; seconds: number };
const isOver = ({ spent, seconds }: Spent) => ({ isTooMany: spent > most, seconds });
