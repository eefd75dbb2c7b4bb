import type { EInvoiceForm } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';

export const payerRows = ownedRows('payers', 'organisation_id');

const payersOf = (db: Db, organisation_id: number) =>
  db
    .selectFrom('payers')
    .where('organisation_id', '=', organisation_id)
    .select(['id', 'name', 'address', 'vat_number', 'kvk_number', 'oin', 'country', 'email'])
    .select(['reference', 'archived', 'version'])
    .select(({ ref }) => ref('e_invoice').$castTo<EInvoiceForm>().as('e_invoice'));

/** Archived ones last. */
export const listPayers = (db: Db, organisation_id: number) =>
  payersOf(db, organisation_id)
    .where('archived', '=', false)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Archived ones last. */
export const keptPayers = (db: Db, organisation_id: number) =>
  payersOf(db, organisation_id).orderBy('archived').orderBy('name').orderBy('id').execute();

export const getPayer = (db: Db, organisation_id: number, id: number) =>
  payersOf(db, organisation_id).where('id', '=', id).executeTakeFirstOrThrow(notFound);

/** What an invoice keeps of its payer, beside what it prints. */
export const payerFacts = (db: Db, id: number) =>
  db
    .selectFrom('payers')
    .where('id', '=', id)
    .select(['kvk_number', 'oin', 'email', 'country'])
    .executeTakeFirstOrThrow();

/** One of the organisation's own. */
export const isPayer = async (db: Db, organisation_id: number, id: number) =>
  !!(await db
    .selectFrom('payers')
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst());
