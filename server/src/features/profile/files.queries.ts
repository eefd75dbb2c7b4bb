import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

type Key = { personId: number; fileId: number };

export const addProfileFile = (db: Db, person_id: number, file_id: number) =>
  db.insertInto('profile_files').values({ person_id, file_id }).execute();

export const findProfileFile = (db: Db, { personId, fileId }: Key) =>
  db
    .selectFrom('profile_files')
    .where('person_id', '=', personId)
    .where('file_id', '=', fileId)
    .select('file_id as id')
    .executeTakeFirstOrThrow(notFound);

/** Its row must be deleted too, or the bytes stay. */
export const takeProfileFile = (db: Db, { personId, fileId }: Key) =>
  db
    .deleteFrom('profile_files')
    .where('person_id', '=', personId)
    .where('file_id', '=', fileId)
    .returning('file_id as id')
    .executeTakeFirstOrThrow(notFound);

export const findPicture = (db: Db, personId: number) =>
  db
    .selectFrom('profiles')
    .where('person_id', '=', personId)
    .where('picture_file_id', 'is not', null)
    .select('picture_file_id')
    .$narrowType<{ picture_file_id: number }>()
    .executeTakeFirstOrThrow(notFound);

export const setPictureFile = (db: Db, personId: number, picture_file_id: number | null) =>
  db.updateTable('profiles').set({ picture_file_id }).where('person_id', '=', personId).execute();
