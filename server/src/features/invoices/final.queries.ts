import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { notFound } from '../../platform/http/errors.ts';

export const setFinal = (db: Db, id: number, values: Updateable<Tables['invoices']>) =>
  db.updateTable('invoices').set(values).where('id', '=', id).execute();

/** The first time counts. */
export const setSent = (db: Db, id: number, sent_at: Date) =>
  db
    .updateTable('invoices')
    .set({ sent_at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();

/** Its papers, each of which is made once. */
export type Paper = 'pdf_file_id' | 'xml_file_id';

/** Unless another has been kept meanwhile. */
export const setKept = (db: Db, id: number, paper: Paper, fileId: number) =>
  db
    .updateTable('invoices')
    .set({ [paper]: fileId })
    .where('id', '=', id)
    .where(paper, 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Some that have none yet, by chance: those that cannot be made never stand before the others. */
export const withoutPdf = (db: Db, most: number) =>
  db
    .selectFrom('invoices')
    .where('finalised_at', 'is not', null)
    .where('pdf_file_id', 'is', null)
    .orderBy(sql`random()`)
    .select(['id', 'organisation_id'])
    .limit(most)
    .execute();

export const findPapers = (db: Db, id: number) =>
  db
    .selectFrom('invoices')
    .where('id', '=', id)
    .select(['pdf_file_id', 'xml_file_id'])
    .executeTakeFirstOrThrow(notFound);
