import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { organisationsFor } from './access.ts';
import type { User } from './session.ts';

export type OrganisationScope = { id: number };
/** A record of one of the organisations that the caller administers. */
export type PersonScope = { id: number; organisation_id: number };

export function findOrganisation(user: User, id: number): OrganisationScope {
  if (!organisationsFor(user, 'administration').includes(id)) throw notFound();
  return { id };
}

export const findPerson = (db: Db, user: User, id: number): Promise<PersonScope> =>
  db
    .selectFrom('people')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('organisation_id', 'in', organisationsFor(user, 'administration'))
    .select(['id', 'organisation_id'])
    .executeTakeFirstOrThrow(notFound);
