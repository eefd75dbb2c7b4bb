import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { notFound } from '../../platform/http/errors.ts';
import { inPlaceOf } from '../reference/reference.service.ts';
import type { Key } from './documents.queries.ts';

/** Locked, so that it is not deleted while something is written under it. */
export const lockDocument = (db: Db, { trajectoryId, fileId }: Key) =>
  db
    .selectFrom('trajectory_files')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', fileId)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const addDocument = (db: Db, values: Insertable<Tables['trajectory_files']>) =>
  db.insertInto('trajectory_files').values(values).returning('id').executeTakeFirstOrThrow();

type Stored = { trajectory_file_id: number; file_id: number; created_at: Date };

export const addVersion = (db: Db, values: Stored & { document_id: number | null }) =>
  db
    .insertInto('trajectory_file_versions')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();

export const addReturn = (db: Db, values: Stored) =>
  db.insertInto('trajectory_file_returns').values(values).returning('id').executeTakeFirstOrThrow();

/** Returns the files that went with it: their rows must be deleted too, or the bytes stay. */
export async function takeDocument(db: Db, documentId: number) {
  const versions = await db
    .deleteFrom('trajectory_file_versions')
    .where('trajectory_file_id', '=', documentId)
    .returning('file_id')
    .execute();
  const returned = await db
    .deleteFrom('trajectory_file_returns')
    .where('trajectory_file_id', '=', documentId)
    .returning('file_id')
    .execute();
  await db.deleteFrom('trajectory_files').where('id', '=', documentId).execute();
  return [...versions, ...returned];
}

export const takeReturn = (db: Db, documentId: number, returnId: number) =>
  db
    .deleteFrom('trajectory_file_returns')
    .where('trajectory_file_id', '=', documentId)
    .where('id', '=', returnId)
    .returning('file_id')
    .executeTakeFirstOrThrow(notFound);

/**
 * For documents the program files itself: the type with this code, or the organisation's
 * replacement.
 */
export async function findTypeByCode(db: Db, code: string, organisation_id: number) {
  const { id } = await db
    .selectFrom('file_types as item')
    .where('item.code', '=', code)
    .where('item.organisation_id', 'is', null)
    .select(inPlaceOf('file_types', organisation_id).as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

/** The action to approve, or the organisation's replacement; if there is none, the first action. */
export async function findApprovalAction(db: Db, organisation_id: number) {
  const { id } = await db
    .selectFrom('file_actions as item')
    .where('item.organisation_id', 'is', null)
    .where((eb) => eb.or([eb('item.code', '=', 'approval'), eb('item.archived', '=', false)]))
    .orderBy((eb) => eb.fn.coalesce(eb('item.code', '=', 'approval'), eb.lit(false)), 'desc')
    .orderBy('item.position')
    .orderBy('item.id')
    .select(inPlaceOf('file_actions', organisation_id).as('id'))
    .executeTakeFirstOrThrow();
  return id;
}
