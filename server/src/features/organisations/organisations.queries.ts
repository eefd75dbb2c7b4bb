import type { Language } from '@traject/contract/common/languages';
import type { NewOrganisation, OrganisationInput } from '@traject/contract/organisations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export const listOrganisations = (db: Db, ids: number[]) =>
  db
    .selectFrom('organisations as o')
    .where('o.id', 'in', ids)
    .select(['o.id', 'o.name', 'o.city'])
    .select((eb) => [
      eb('logo_file_id', 'is not', null).$castTo<boolean>().as('has_logo'),
      sql<number>`(select count(distinct account_id) from memberships
        where organisation_id = o.id)`.as('people'),
    ])
    .orderBy('o.name')
    .orderBy('o.id')
    .execute();

/** What an admin keeps of it, and what goes on its letters and invoices. */
export const findDetails = (db: Db, id: number) =>
  db
    .selectFrom('organisations')
    .where('id', '=', id)
    .select(['id', 'name', 'address', 'postal_code', 'city', 'kvk_number', 'vat_number', 'iban'])
    .select(['payment_term_days', 'evaluation_expiry_days', 'version'])
    .select((eb) => [
      eb.ref('language').$castTo<Language>().as('language'),
      eb('logo_file_id', 'is not', null).$castTo<boolean>().as('has_logo'),
    ])
    .executeTakeFirstOrThrow();

/** Until this change ends it is within the wall of who made it. */
export async function addOrganisation(db: Db, { name, ...rest }: NewOrganisation) {
  const made = await sql<{ id: number }>`select make_organisation(${name}) as id`.execute(db);
  const id = made.rows[0]?.id ?? 0;
  return db
    .updateTable('organisations')
    .set({ name, ...rest })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const addAdmin = (db: Db, organisation_id: number, account_id: number) =>
  db
    .insertInto('memberships')
    .values({ organisation_id, account_id, account_type: 'admin' })
    .execute();

export const lockOrganisation = (db: Db, id: number) =>
  db
    .selectFrom('organisations')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const setOrganisation = (
  db: Db,
  id: number,
  values: OrganisationInput & { version: number; updated_at: Date; updated_by: number },
) => db.updateTable('organisations').set(values).where('id', '=', id).execute();

export async function lockLogo(db: Db, id: number) {
  const { logo_file_id } = await lockOrganisation(db, id);
  return logo_file_id;
}

export const setLogoFile = (db: Db, id: number, logo_file_id: number | null) =>
  db.updateTable('organisations').set({ logo_file_id }).where('id', '=', id).execute();

export async function findLogo(db: Db, id: number) {
  const { logo_file_id } = await db
    .selectFrom('organisations')
    .where('id', '=', id)
    .select('logo_file_id')
    .executeTakeFirstOrThrow();
  return logo_file_id;
}
