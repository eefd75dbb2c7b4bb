import type { Db } from '../database/db.ts';
import type { Device } from './devices.ts';
import type { Limits } from './limits.ts';

/** Somebody who has no account, or is not signed in, and wants to be mailed a way in. */
export type Asking = { email: string; address: string; device: Device };
type Asked = Asking & { what: string; byOwner: boolean };

const mostPerHour = 5;
/** A whole class or office, behind one network address. */
const mostForAll = 200;

/**
 * Five times an hour from one network address, which asks for two hundred at most. Requests by
 * strangers elsewhere use up nothing of it, and in a browser where the owner got in before none of
 * theirs count, wherever they are: so it is counted here, and not by the call.
 */
export async function countAsked(limits: Limits, db: Db, asked: Asked) {
  const { what, email, address, device, byOwner } = asked;
  const spend = (who: string) => limits.spend(db, `${what} ${who}`, { amount: 1, minutes: 60 });
  if (byOwner) return isOver(await spend(`${email} in ${device.hash?.toString('base64url')}`));
  const all = isOver(await spend(`from ${address}`), mostForAll);
  return all.isTooMany ? all : isOver(await spend(`${email} from ${address}`));
}

type Spent = { spent: number; seconds: number };
const isOver = ({ spent, seconds }: Spent, most = mostPerHour) => ({
  isTooMany: spent > most,
  seconds,
});
