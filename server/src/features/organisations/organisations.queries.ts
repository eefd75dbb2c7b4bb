import type { ReadingRole } from '@traject/contract/common/evaluationRoles';
import type { Language } from '@traject/contract/common/languages';
import type { NewOrganisation, OrganisationInput } from '@traject/contract/organisations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const listOrganisations = (db: Db, ids: number[]) =>
  db
    .selectFrom('organisations as o')
    .where('o.id', 'in', ids)
    .select(['o.id', 'o.name', 'o.city'])
    .select((eb) => [
      eb('logo_file_id', 'is not', null).$castTo<boolean>().as('has_logo'),
      sql<number>`(select count(distinct person_id) from memberships
        where organisation_id = o.id)`.as('people'),
    ])
    .orderBy('o.name')
    .orderBy('o.id')
    .execute();

/** What an admin manages, and what goes on its letters and invoices. */
export const findDetails = (db: Db, id: number) =>
  db
    .selectFrom('organisations')
    .where('id', '=', id)
    .select(['id', 'name', 'address', 'postal_code', 'city', 'kvk_number', 'vat_number', 'iban'])
    .select(['payment_term_days', 'evaluation_expiry_days', 'code', 'listed', 'version'])
    .select(['blind_evaluations', 'accent_color', 'portal_greeting', 'portal_help'])
    .select((eb) => [
      eb.ref('profile_roles').$castTo<ReadingRole[]>().as('profile_roles'),
      eb.ref('chart_roles').$castTo<ReadingRole[]>().as('chart_roles'),
      eb.ref('language').$castTo<Language>().as('language'),
      eb('logo_file_id', 'is not', null).$castTo<boolean>().as('has_logo'),
    ])
    .executeTakeFirstOrThrow();

/** Its maker has access to it until this transaction ends. */
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

/** With the details from the organisation where its maker works. */
export async function addAdmin(db: Db, organisation_id: number, founder_id: number) {
  const { rows } = await sql<{ id: number }>`insert into people
      (organisation_id, account_id, email, first_name, last_name, language, last_sign_in_at)
    select ${organisation_id}, account_id, email, first_name, last_name, language, last_sign_in_at
    from people where id = ${founder_id} returning id`.execute(db);
  const person_id = rows[0]?.id ?? 0;
  await db
    .insertInto('memberships')
    .values({ organisation_id, person_id, account_type: 'admin' })
    .execute();
}

/** Only in a single-organisation installation, and for an account that proved its address. */
export async function mayFound(db: Db, account_id: number) {
  const found = await db
    .selectFrom(['installation', 'accounts'])
    .where('one_house', '=', true)
    .where('accounts.id', '=', account_id)
    .where('address_proven_at', 'is not', null)
    .select('accounts.id')
    .executeTakeFirst();
  return found !== undefined;
}

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
  values: Partial<OrganisationInput> & { version: number; updated_at: Date; updated_by: number },
) => db.updateTable('organisations').set(values).where('id', '=', id).execute();

export async function lockLogo(db: Db, id: number) {
  const { logo_file_id } = await lockOrganisation(db, id);
  return logo_file_id;
}

export const setLogoFile = (db: Db, id: number, logo_file_id: number | null) =>
  db.updateTable('organisations').set({ logo_file_id }).where('id', '=', id).execute();

/** One that a final invoice was printed with stays as long as that invoice. */
export const dropLogo = (db: Db, fileId: number) =>
  sql`delete from files f where f.id = ${fileId}
    and not exists (select from invoices i where i.logo_file_id = f.id)`.execute(db);

export async function findLogo(db: Db, id: number) {
  const { logo_file_id } = await db
    .selectFrom('organisations')
    .where('id', '=', id)
    .select('logo_file_id')
    .executeTakeFirstOrThrow();
  return logo_file_id;
}

/** Organisations whose first steps are still open to an administrator. */
export async function beginningAt(db: Db, organisation_ids: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('organisations')
    .where('id', 'in', organisation_ids)
    .where('first_steps', 'is not', null)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function languageOf(db: Db, id: number): Promise<Language> {
  const { language } = await db
    .selectFrom('organisations')
    .where('id', '=', id)
    .select('language')
    .executeTakeFirstOrThrow();
  return language;
}
