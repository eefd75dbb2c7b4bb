import type { Db } from '../../platform/database/db.ts';
import type { FileAnswer } from '../../platform/files/files.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import type { drawPicture } from '../profile/profile.service.ts';

type Outside = Pick<World, 'files'>;

const own = (db: Db, id: number) =>
  db.selectFrom('accounts').where('id', '=', id).select('picture_file_id');

const setFile = (db: Db, id: number, picture_file_id: number | null) =>
  db.updateTable('accounts').set({ picture_file_id }).where('id', '=', id).execute();

export async function openOwn(
  { files }: Outside,
  db: Db,
  { account_id, range }: { account_id: number; range: string | undefined },
): Promise<FileAnswer> {
  const { picture_file_id } = await own(db, account_id).executeTakeFirstOrThrow();
  if (!picture_file_id) throw notFound();
  const { headers, ...answer } = await files.open(db, picture_file_id, { range, inline: true });
  return { ...answer, headers: { ...headers, 'cache-control': 'private, no-cache' } };
}

type Drawn = { account_id: number; picture: Awaited<ReturnType<typeof drawPicture>> };

/** It belongs to them alone: no organisation keeps it. */
export async function setOwn({ files }: Outside, db: Db, { account_id, picture }: Drawn) {
  const { picture_file_id: old } = await own(db, account_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { id } = await files.store(db, picture, { uploader_id: null, organisation_id: null });
  await setFile(db, account_id, id);
  if (old) await files.remove(db, old);
}

export async function removeOwn({ files }: Outside, db: Db, account_id: number) {
  const { picture_file_id: old } = await own(db, account_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (!old) throw notFound();
  await setFile(db, account_id, null);
  await files.remove(db, old);
}
