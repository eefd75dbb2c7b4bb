import { sql } from 'kysely';
import { organisationsFor } from '../../platform/access/access.ts';
import type { Caller, GroupScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { mayOpenGroup } from '../evaluations/evaluations.service.ts';

/** A group is there for those who manage it and, while it is not archived, for its teachers. */
export async function findGroup(db: Db, { user, access }: Caller, id: number): Promise<GroupScope> {
  const managed = organisationsFor(user, 'groups');
  const group = await db
    .selectFrom('groups as g')
    .where('g.id', '=', id)
    .where(mayOpenGroup(user))
    .select(['g.id', 'g.organisation_id', 'g.diploma_id'])
    .select(sql<boolean>`g.organisation_id = any(${managed})`.as('is_managed'))
    .executeTakeFirstOrThrow(notFound);
  if (access === 'groups' && !group.is_managed) throw notFound();
  return group;
}
