import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost } from '../platform/atMost.ts';
import type { Db } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import type { Paper } from './papers.ts';
import type { Case } from './trajectories.ts';

type Outside = Pick<World, 'files' | 'tmpDir'>;
type Owned = { one: Case; paper: Paper };

const folder = new URL('./files/', import.meta.url);
const mimes: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg' };

/** Stores a copy of its own for each paper, some at a time. */
export async function storePapers({ files, tmpDir }: Outside, db: Db, list: Owned[]) {
  await mkdir(tmpDir, { recursive: true, mode: 0o700 });
  const read = await readPapers(list);
  const some = atMost(8);
  return Promise.all(
    list.map(({ one, paper }) =>
      some(async () => {
        const { bytes, about } = read.get(paper.file) ?? missing(paper);
        const path = join(tmpDir, `upload-${randomUUID()}`);
        await writeFile(path, bytes, { mode: 0o600 });
        const owner = { uploader_id: one.counselor_id, organisation_id: one.organisation_id };
        const { id } = await files.store(db, { path, name: paper.name, ...about }, owner);
        return id;
      }),
    ),
  );
}

async function readPapers(list: Owned[]) {
  const names = [...new Set(list.map(({ paper }) => paper.file))];
  return new Map(await Promise.all(names.map(readPaper)));
}

async function readPaper(name: string) {
  const bytes = await readFile(new URL(name, folder));
  const mime = mimes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return [name, { bytes, about: { mime, size: bytes.length, sha256 } }] as const;
}

function missing({ file }: Paper): never {
  throw new Error(`The demo has no file ${file}`);
}
