import { addressFor, type Point, partySession, staffSession } from '../audit/points.ts';
import type { AnyCall } from './call.ts';

type Who = Partial<Pick<AnyCall, 'user' | 'party' | 'link'>>;

/** Of a party also where the link in their mail opens it, and where they answer what it opened. */
export function sessionOf({ user, party, link }: Who) {
  if (user) return staffSession(user.session_id);
  const id = party?.session_id ?? link?.portal_session_id ?? link?.opened_in;
  return id ? partySession(id) : undefined;
}

/** Known by the time that it is recorded: a sign-in opens the session that it is told of. */
export const pointOf = (call: AnyCall): Point => ({
  session: call.actor.session ?? sessionOf(call),
  device: call.device.browser,
  address: addressFor(call.address),
});
