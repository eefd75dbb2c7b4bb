import { sql } from 'kysely';
import { organisationsFor } from './access.ts';
import type { Db } from './db.ts';
import { notFound } from './errors.ts';
import type { User } from './session.ts';

export type OrganisationScope = { id: number };
export type PersonScope = {
  id: number;
  /** Where both belong, and the caller is admin; nothing for who registered and waits. */
  organisation_ids: number[];
};

export function findOrganisation(user: User, id: number): OrganisationScope {
  if (!organisationsFor(user, 'administration').includes(id)) throw notFound();
  return { id };
}

/** Admins know the people of their organisations, and those who never belonged to any. */
export async function findPerson(db: Db, user: User, id: number): Promise<PersonScope> {
  const own = organisationsFor(user, 'administration');
  const { joined_at, organisation_ids } = await db
    .selectFrom('accounts as a')
    .where('a.id', '=', id)
    .select([
      'a.joined_at',
      sql<number[]>`array(select distinct m.organisation_id from memberships m
        where m.account_id = a.id and m.organisation_id = any(${own}::integer[]))`.as(
        'organisation_ids',
      ),
    ])
    .executeTakeFirstOrThrow(notFound);
  const isKnown = organisation_ids.length > 0 || joined_at === null;
  if (own.length === 0 || !isKnown) throw notFound();
  return { id, organisation_ids };
}
