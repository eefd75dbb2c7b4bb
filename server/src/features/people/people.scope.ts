import { organisationsFor } from '../../platform/access/access.ts';
import type { Caller, PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

export const findPerson = (db: Db, { user }: Caller, id: number): Promise<PersonScope> =>
  db
    .selectFrom('people')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('organisation_id', 'in', organisationsFor(user, 'administration'))
    .select(['id', 'organisation_id'])
    .executeTakeFirstOrThrow(notFound);
