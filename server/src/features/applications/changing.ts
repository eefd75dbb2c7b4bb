import type { Db } from '../../platform/database/db.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { applications } from './applications.queries.ts';
import { type FileKey, takeFiles } from './files.queries.ts';

export type Side = 'staff' | 'client';

/** What one side made is theirs: the other can only read it. */
const lockOf = (side: Side) => async (db: Db, trajectoryId: number, id: number) => {
  const stored = await applications.lock(db, trajectoryId, id);
  if (stored.readonly === (side === 'client')) return stored;
  throw forbidden(side === 'client' ? 'application.of_staff' : 'application.readonly');
};

/** Those that a side may change; deleting one deletes its files. */
export function applicationsOfSide({ files }: World, side: Side) {
  const lock = lockOf(side);
  return {
    ...applications,
    lock,
    remove: async (db: Db, trajectoryId: number, id: number) => {
      await lock(db, trajectoryId, id);
      for (const file of await takeFiles(db, id)) await files.remove(db, file.id);
      await applications.remove(db, trajectoryId, id);
    },
  };
}

export async function removeOneFile({ files }: World, db: Db, key: FileKey) {
  const { id } = await lockOf('staff')(db, key.trajectoryId, key.applicationId);
  const [file] = await takeFiles(db, id, key.fileId);
  if (!file) throw notFound();
  await files.remove(db, file.id);
}
