import { within } from '../platform/database/wall.ts';
import type { World } from '../platform/program/world.ts';

type Whose = { organisation_id: number; email: string };

/** The token of a browser in which an address is known. */
export async function partySession({ db, portalSessions }: World, whose: Whose) {
  const inside = within(db, [whose.organisation_id]);
  const id = await portalSessions.ask(inside, whose, 20);
  return portalSessions.open(inside, id, { browser: null, remembered: true, device_hash: null });
}
