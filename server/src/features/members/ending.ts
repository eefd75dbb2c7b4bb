import { recordEvent } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import { withinAll } from '../../platform/database/wall.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { takeEnded } from './members.queries.ts';

/** A last day that has passed decides by itself; this tidies up and tells the log. */
export const endHourly = ({ jobs, db, clock }: World) =>
  jobs.define('members-end', { cron: '3 * * * *', retryLimit: 2 }, () =>
    withSteadyClock(db, clock, () => endMembers(db, clock)),
  );

export async function endMembers(everywhere: Db, clock: Clock) {
  const db = await withinAll(everywhere);
  await db.transaction().execute(async (tx) => {
    for (const { organisation_id, ...ended } of await takeEnded(tx, today(clock)))
      await recordEvent(tx, {
        action: 'members.end',
        organisation_id,
        record: {
          trajectoryId: String(ended.trajectory_id),
          personId: String(ended.person_id),
          reason: ended.reason,
        },
        request_id: 'members',
      });
  });
}
