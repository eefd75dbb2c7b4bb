import type { Db } from '../../platform/database/db.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { type Key, lockApplication, removeApplication } from './applications.queries.ts';
import { takeFiles } from './files.queries.ts';

/** What the client's own portfolio made is the client's: here it is only read. */
export async function lockOwn(db: Db, key: Key) {
  const stored = await lockApplication(db, key);
  if (stored.readonly) throw forbidden('application.readonly');
  return stored;
}

/** Its files go with it. */
export async function removeWhole({ files }: World, db: Db, key: Key) {
  const { id } = await lockOwn(db, key);
  for (const file of await takeFiles(db, id)) await files.remove(db, file.id);
  await removeApplication(db, id);
}

export async function removeOneFile({ files }: World, db: Db, key: Key & { fileId: number }) {
  const { id } = await lockOwn(db, key);
  const [file] = await takeFiles(db, id, key.fileId);
  if (!file) throw notFound();
  await files.remove(db, file.id);
}
