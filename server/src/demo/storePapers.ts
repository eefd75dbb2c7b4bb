import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../platform/database/db.ts';
import { limitConcurrency } from '../platform/program/concurrency.ts';
import { serverFolder } from '../platform/program/folders.ts';
import type { World } from '../platform/program/world.ts';
import type { Case } from './case.ts';
import type { Paper } from './papers.ts';

export type Outside = Pick<World, 'files' | 'tmpDir'>;
type Owned = { one: Case; paper: Paper };
type Owner = { uploader_id: number; organisation_id: number | null };
type Copy = { /** Of the folder with examples. */ file: string; name: string; owner: Owner };

const folder = new URL('src/demo/files/', serverFolder);
const mimes: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  wav: 'audio/wav',
};

export const storePapers = (outside: Outside, db: Db, list: Owned[]) =>
  storeFiles(
    outside,
    db,
    list.map(({ one, paper: { file, name } }) => {
      const owner = { uploader_id: one.counselor_id, organisation_id: one.organisation_id };
      return { file, name, owner };
    }),
  );

/** Stores a separate copy for each, a few at a time. */
export async function storeFiles({ files, tmpDir }: Outside, db: Db, list: Copy[]) {
  await mkdir(tmpDir, { recursive: true, mode: 0o700 });
  const names = [...new Set(list.map(({ file }) => file))];
  const read = new Map(await Promise.all(names.map(readExample)));
  const some = limitConcurrency(8);
  return Promise.all(
    list.map(({ file, name, owner }) =>
      some(async () => {
        const { bytes, about } = read.get(file) ?? missing(file);
        const path = join(tmpDir, `upload-${randomUUID()}`);
        await writeFile(path, bytes, { mode: 0o600 });
        const copy = { path, name, ...about, scan: null };
        await files.put(copy);
        const { id } = await files.store(db, copy, owner);
        return id;
      }),
    ),
  );
}

async function readExample(name: string) {
  const bytes = await readFile(new URL(name, folder));
  const mime = mimes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return [name, { bytes, about: { mime, size: bytes.length, sha256 } }] as const;
}

function missing(file: string): never {
  throw new Error(`The demo has no file ${file}`);
}
