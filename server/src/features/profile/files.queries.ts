import type { Db } from '../../platform/db.ts';
import { notFound } from '../../platform/errors.ts';

type Key = { accountId: number; fileId: number };

export const addProfileFile = (db: Db, account_id: number, file_id: number) =>
  db.insertInto('profile_files').values({ account_id, file_id }).execute();

export const findProfileFile = (db: Db, { accountId, fileId }: Key) =>
  db
    .selectFrom('profile_files')
    .where('account_id', '=', accountId)
    .where('file_id', '=', fileId)
    .select('file_id as id')
    .executeTakeFirstOrThrow(notFound);

/** Its row must follow, for the bytes to go. */
export const takeProfileFile = (db: Db, { accountId, fileId }: Key) =>
  db
    .deleteFrom('profile_files')
    .where('account_id', '=', accountId)
    .where('file_id', '=', fileId)
    .returning('file_id as id')
    .executeTakeFirstOrThrow(notFound);

export const findPicture = (db: Db, accountId: number) =>
  db
    .selectFrom('profiles')
    .where('account_id', '=', accountId)
    .where('picture_file_id', 'is not', null)
    .select('picture_file_id')
    .$narrowType<{ picture_file_id: number }>()
    .executeTakeFirstOrThrow(notFound);

export const setPictureFile = (db: Db, accountId: number, picture_file_id: number | null) =>
  db.updateTable('profiles').set({ picture_file_id }).where('account_id', '=', accountId).execute();
