import type { Db } from '../../platform/database/db.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { applications } from './applications.queries.ts';
import { type FileKey, takeFiles } from './files.queries.ts';

/** What was made in the client's own portfolio is theirs: here it can only be read. */
async function lock(db: Db, trajectoryId: number, id: number) {
  const stored = await applications.lock(db, trajectoryId, id);
  if (stored.readonly) throw forbidden('application.readonly');
  return stored;
}

/** Those that staff may change; deleting one deletes its files. */
export const ownApplications = ({ files }: World) => ({
  ...applications,
  lock,
  remove: async (db: Db, trajectoryId: number, id: number) => {
    await lock(db, trajectoryId, id);
    for (const file of await takeFiles(db, id)) await files.remove(db, file.id);
    await applications.remove(db, trajectoryId, id);
  },
});

export async function removeOneFile({ files }: World, db: Db, key: FileKey) {
  const { id } = await lock(db, key.trajectoryId, key.applicationId);
  const [file] = await takeFiles(db, id, key.fileId);
  if (!file) throw notFound();
  await files.remove(db, file.id);
}
