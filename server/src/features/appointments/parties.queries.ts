import type { Party } from '@traject/contract/approvals';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Where a party is asked to what is still to come, and as whom. */
export const listAsked = (db: Db, trajectoryIds: number[], asked: { party: Party; now: Date }) =>
  db
    .selectFrom('appointment_guests as g')
    .innerJoin('appointments as a', 'a.id', 'g.appointment_id')
    .innerJoin('trajectories as t', 't.id', 'a.trajectory_id')
    .where('t.deleted_at', 'is', null)
    .where('t.id', '=', sql<number>`any(${trajectoryIds}::integer[])`)
    .where('a.cancelled_at', 'is', null)
    .where('a.ends_at', '>', asked.now)
    .where('g.party', '=', asked.party)
    .select(['g.id', 'g.appointment_id', 'g.email'])
    .execute();
