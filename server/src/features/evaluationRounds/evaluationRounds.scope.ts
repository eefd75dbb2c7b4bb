import { isMe, overseenBy } from '../../platform/access/access.ts';
import type { Caller, RoundScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** For whoever asked, and for those who oversee the students. */
export const findRound = (db: Db, { user }: Caller, id: number): Promise<RoundScope> =>
  db
    .selectFrom('evaluation_rounds as r')
    .where('r.id', '=', id)
    .where(({ or, eb }) =>
      or([isMe(user, 'r.created_by'), eb('r.organisation_id', 'in', [0, ...overseenBy(user)])]),
    )
    .select(['r.id', 'r.organisation_id'])
    .executeTakeFirstOrThrow(notFound);
