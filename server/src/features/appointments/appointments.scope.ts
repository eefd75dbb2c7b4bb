import { type SqlBool, sql } from 'kysely';
import { organisationsAt } from '../../platform/access/access.ts';
import type { AppointmentScope, Caller } from '../../platform/access/scope.ts';
import { isSeenBy } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import { meOf } from './appointments.queries.ts';

/** That of a trajectory is for those who see the trajectory; another for its owner and guests. */
export const appointmentFinder =
  (clock: Clock) =>
  (db: Db, caller: Caller, id: number): Promise<AppointmentScope> => {
    const me = sql`any(${meOf(caller)}::integer[])`;
    const isSeen = sql<SqlBool>`case when a.trajectory_id is not null
      then t.deleted_at is null and ${isSeenBy(caller, today(clock))}
      else a.owner_id = ${me} or exists (select from appointment_guests g
        where g.appointment_id = a.id and g.person_id = ${me}) end`;
    return db
      .selectFrom('appointments as a')
      .leftJoin('trajectories as t', 't.id', 'a.trajectory_id')
      .where('a.id', '=', id)
      .where('a.organisation_id', 'in', organisationsAt(caller))
      .where(isSeen)
      .select(['a.id', 'a.organisation_id', 'a.trajectory_id', 'a.owner_id', 'a.uid'])
      .executeTakeFirstOrThrow(notFound);
  };
