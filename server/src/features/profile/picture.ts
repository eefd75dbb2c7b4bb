import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { FileAnswer } from '../../platform/files/files.ts';
import { squarePicture } from '../../platform/files/picture.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { Uploaded } from '../../platform/http/uploads.ts';
import type { World } from '../../platform/program/world.ts';
import { lockProfile } from '../people/people.service.ts';
import { findPicture, setPictureFile } from './files.queries.ts';

type Outside = Pick<World, 'files'>;
type Asked = { personId: number; range: string | undefined };

export async function openPicture(
  { files }: Outside,
  db: Db,
  { personId, range }: Asked,
): Promise<FileAnswer> {
  const { picture_file_id } = await findPicture(db, personId);
  const { headers, ...answer } = await files.open(db, picture_file_id, { range, inline: true });
  return { ...answer, headers: { ...headers, 'cache-control': 'private, no-cache' } };
}

export async function drawPicture({ uploaded }: { uploaded: Uploaded }) {
  if (!uploaded.picture) throw unprocessable('file.missing');
  return squarePicture(uploaded.picture);
}

type Owner = Pick<Self, 'id' | 'organisation_id'>;
type Drawn = { personId: number; self: Owner; picture: Awaited<ReturnType<typeof drawPicture>> };

export async function setPicture({ files }: Outside, db: Db, { personId, self, picture }: Drawn) {
  const { picture_file_id: old } = await lockProfile(db, personId);
  const { id } = await files.store(db, picture, {
    uploader_id: self.id,
    organisation_id: self.organisation_id,
  });
  await setPictureFile(db, personId, id);
  if (old) await files.remove(db, old);
}

export async function removePicture({ files }: Outside, db: Db, personId: number) {
  const { picture_file_id: old } = await lockProfile(db, personId);
  if (!old) throw notFound();
  await setPictureFile(db, personId, null);
  await files.remove(db, old);
}
