import type { Portal } from '@traject/contract/common/portalShapes';
import type { PartySession } from '../../platform/access/portalSessions.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { findFace, listPages } from './mine.queries.ts';
import { countAsked } from './questions.queries.ts';

/** Everything that an address opens at an organisation, and the browsers that know it. */
export async function readMine(world: World, db: Db, party: PartySession): Promise<Portal> {
  const now = world.clock();
  const found = await listPages(db, party, now);
  const asked = await countAsked(db, found, now);
  const { face } = await findFace(db, party.organisation_id);
  const sessions = await world.portalSessions.list(db, party);
  return {
    email: party.email,
    organisation: face,
    pages: found.map(({ trajectory_id: _, ...page }) => ({
      ...page,
      asked: asked.get(page.id) ?? 0,
    })),
    expires_at: party.expires_at.toISOString(),
    remembered: party.remembered,
    sessions: sessions.map(({ id, browser, created_at, last_used_at }) => ({
      id,
      browser,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_this: id === party.session_id,
    })),
  };
}
