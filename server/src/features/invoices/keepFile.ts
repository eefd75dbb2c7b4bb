import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/database/db.ts';
import { temporaryPrefix } from '../../platform/files/receive.ts';
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
  await mkdir(tmpDir, { recursive: true, mode: 0o700 });
  const path = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { path, ...named, size: bytes.length, sha256 };
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    await files.guard(async () => {
      await files.put(file);
      await db.transaction().execute(async (tx) => {
        const kept = await files.store(tx, file, { uploader_id: null, organisation_id });
        // Somebody else was first: this one is not needed.
        if (!(await setKept(tx, id, paper, kept.id))) await files.remove(tx, kept.id);
      });
    });
  } finally {
    await rm(path, { force: true });
  }
  const { [paper]: fileId } = await findPapers(db, id);
  if (!fileId) throw new Error('A file was made and not kept.');
  return fileId;
}
