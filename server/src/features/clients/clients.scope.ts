import type { Caller, ClientScope } from '../../platform/access/scope.ts';
import { isClientSeenBy } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Clock, today } from '../../platform/program/clock.ts';

/** Staff find the clients that they may see; students find only themselves. */
export const clientFinder =
  (clock: Clock) =>
  async (db: Db, caller: Caller, id: number): Promise<ClientScope> => {
    const { user, access } = caller;
    const own = user.account_types.find(
      ({ code, person }) => code === 'student' && person.id === id,
    );
    if (access === 'portfolio' && own) return { id, organisation_id: own.organisation.id };
    return db
      .selectFrom('memberships as c')
      .where('c.person_id', '=', id)
      .where('c.account_type', '=', 'client')
      .where(isClientSeenBy(caller, today(clock)))
      .select(['c.person_id as id', 'c.organisation_id'])
      .executeTakeFirstOrThrow(notFound);
  };
