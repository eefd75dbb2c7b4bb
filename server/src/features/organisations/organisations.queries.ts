import type { Language } from '@traject/contract/common/languages';
import type { OrganisationInput } from '@traject/contract/organisations';
import type { Db } from '../../platform/db.ts';
import { notFound } from '../../platform/errors.ts';

const details = [
  'id',
  'name',
  'address',
  'postal_code',
  'city',
  'kvk_number',
  'vat_number',
  'iban',
  'payment_term_days',
  'evaluation_expiry_days',
  'version',
] as const;

type Own = { id: number; organisations: number[] };

export const getOrganisation = (db: Db, { id, organisations }: Own) =>
  withDetails(db)
    .where('id', '=', id)
    .where('id', 'in', organisations)
    .executeTakeFirstOrThrow(notFound);

/** What goes on its letters and invoices. */
export const findDetails = (db: Db, id: number) =>
  withDetails(db).where('id', '=', id).executeTakeFirstOrThrow();

const withDetails = (db: Db) =>
  db
    .selectFrom('organisations')
    .select(details)
    .select((eb) => [
      eb.ref('language').$castTo<Language>().as('language'),
      eb('logo_file_id', 'is not', null).$castTo<boolean>().as('has_logo'),
    ]);

export const lockOrganisation = (db: Db, { id, organisations }: Own) =>
  db
    .selectFrom('organisations')
    .where('id', '=', id)
    .where('id', 'in', organisations)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const setOrganisation = (
  db: Db,
  id: number,
  values: OrganisationInput & { version: number; updated_at: Date; updated_by: number },
) => db.updateTable('organisations').set(values).where('id', '=', id).execute();
