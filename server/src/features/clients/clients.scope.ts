import { staffOf } from '../../platform/access/access.ts';
import type { Caller, ClientScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** Staff find the clients of their organisations; students find only themselves. */
export async function findClient(db: Db, caller: Caller, id: number): Promise<ClientScope> {
  const { user, access } = caller;
  const own = user.account_types.find(({ code, person }) => code === 'student' && person.id === id);
  if (access === 'portfolio' && own) return { id, organisation_id: own.organisation.id };
  return db
    .selectFrom('memberships')
    .where('person_id', '=', id)
    .where('account_type', '=', 'client')
    .where('organisation_id', 'in', staffOf(user))
    .select(['person_id as id', 'organisation_id'])
    .executeTakeFirstOrThrow(notFound);
}
