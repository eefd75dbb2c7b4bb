import type { Db } from '../../platform/database/db.ts';
import { madeFile } from '../../platform/files/madeFile.ts';
import type { World } from '../../platform/program/world.ts';
import { findPapers, type Paper, setKept } from './final.queries.ts';

type Kept = {
  invoice: { id: number; organisation_id: number };
  paper: Paper;
  file: { name: string; mime: string; bytes: Buffer };
};

/** The id of the file that is kept: this one, or that of whoever was first. */
export async function keepFile(
  { files, tmpDir }: World,
  db: Db,
  { invoice: { id, organisation_id }, paper, file: { bytes, ...named } }: Kept,
) {
  const file = await madeFile(bytes, { ...named, tmpDir });
  try {
    await files.guard(async () => {
      await files.put(file);
      await db.transaction().execute(async (tx) => {
        const kept = await files.store(tx, file, { uploader_id: null, organisation_id });
        // Somebody else was first: this one is not needed.
        if (!(await setKept(tx, id, paper, kept.id))) await files.remove(tx, kept.id);
      });
    });
  } finally {
    await files.discard(file);
  }
  const { [paper]: fileId } = await findPapers(db, id);
  if (!fileId) throw new Error('A file was made and not kept.');
  return fileId;
}
