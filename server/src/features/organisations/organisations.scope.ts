import { organisationsAt } from '../../platform/access/access.ts';
import type { Caller, OrganisationScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

export async function findOrganisation(
  _db: Db,
  caller: Caller,
  id: number,
): Promise<OrganisationScope> {
  if (!organisationsAt(caller).includes(id)) throw notFound();
  return { id };
}
