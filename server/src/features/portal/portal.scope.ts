import type { PartySession } from '../../platform/access/portalSessions.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Clock } from '../../platform/program/clock.ts';
import { findPage } from './pages.queries.ts';

/** A page that the address of the caller opens now; any other does not exist for them. */
export const pageFinder =
  (clock: Clock) =>
  (db: Db, { email }: PartySession, id: number) =>
    findPage(db, email, { id, now: clock() });
