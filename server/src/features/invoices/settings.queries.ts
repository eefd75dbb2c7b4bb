import type { InvoiceSettings } from '@traject/contract/invoiceSettings';
import type { InvoiceKind } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';

export const findSettings = (db: Db, organisation_id: number) =>
  db
    .selectFrom('invoice_settings')
    .where('organisation_id', '=', organisation_id)
    .selectAll()
    .executeTakeFirstOrThrow();

/** As the contract names them. */
export const readSettings = (db: Db, organisation_id: number) =>
  db
    .selectFrom('invoice_settings')
    .where('organisation_id', '=', organisation_id)
    .select(['number_form', 'credit_form', 'footer', 'email', 'closed_until', 'version'])
    .select(({ ref }) => ref('concerns').$castTo<InvoiceSettings['concerns']>().as('concerns'))
    .executeTakeFirstOrThrow();

/** Whoever gives a number or closes a period waits here for the others. */
export const lockSettings = (db: Db, organisation_id: number) =>
  db
    .selectFrom('invoice_settings')
    .where('organisation_id', '=', organisation_id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function formsOf(
  db: Db,
  organisation_id: number,
): Promise<Record<InvoiceKind, string>> {
  const { number_form, credit_form } = await findSettings(db, organisation_id);
  return { invoice: number_form, credit: credit_form };
}

type Values = {
  number_form: string;
  credit_form: string;
  concerns: string;
  footer: string;
  email: string;
  version: number;
  updated_at: Date;
  updated_by: number;
};

export const setSettings = (db: Db, organisation_id: number, values: Values) =>
  db
    .updateTable('invoice_settings')
    .set(values)
    .where('organisation_id', '=', organisation_id)
    .execute();

export const closeUntil = (db: Db, organisation_id: number, closed_until: string) =>
  db
    .updateTable('invoice_settings')
    .set({ closed_until })
    .where('organisation_id', '=', organisation_id)
    .execute();
