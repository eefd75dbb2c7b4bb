import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

export type FileKey = { trajectoryId: number; applicationId: number; fileId: number };

export const addFile = (db: Db, application_id: number, file_id: number) =>
  db.insertInto('application_files').values({ application_id, file_id }).execute();

export const findFile = (db: Db, { trajectoryId, applicationId, fileId }: FileKey) =>
  db
    .selectFrom('application_files as af')
    .innerJoin('applications as a', 'a.id', 'af.application_id')
    .where('a.trajectory_id', '=', trajectoryId)
    .where('af.application_id', '=', applicationId)
    .where('af.file_id', '=', fileId)
    .select('af.file_id as id')
    .executeTakeFirstOrThrow(notFound);

/** Detaches the files from an application; their rows must be deleted too, or the bytes stay. */
export const takeFiles = (db: Db, applicationId: number, fileId?: number) =>
  db
    .deleteFrom('application_files')
    .where('application_id', '=', applicationId)
    .$if(fileId !== undefined, (query) => query.where('file_id', '=', fileId ?? 0))
    .returning('file_id as id')
    .execute();
