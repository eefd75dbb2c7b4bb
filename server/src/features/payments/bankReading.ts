import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BankReport } from '@traject/contract/payments';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { type Received, temporaryPrefix } from '../../platform/files/receive.ts';
import type { World } from '../../platform/program/world.ts';
import { readerIn } from '../../platform/reading/reading.ts';
import { lockSettings } from '../invoices/invoices.service.ts';
import { addFile, addLines, lockFiles, setFresh } from './bankFiles.queries.ts';
import { bookCertain } from './bankMatching.ts';
import type * as thread from './readBank.ts';
import type { ReadLine } from './readBank.ts';

/** A hundred thousand lines are read in less, on a slow machine too. */
const seconds = 180;
const reader = readerIn<typeof thread>('src/features/payments/readBank.ts', seconds);
const atOnce = 1000;

type ReadFile = { name: string; path: string; lines: number };

/** What a file says, checked to its end and set ready in another file, for no longer than `use`. */
export async function readBankFile({ tmpDir, reading }: World, file: Received, by: number) {
  const to = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  try {
    const { lines } = await reading.read(reader, { path: file.path, to }, by);
    return { name: file.name, path: to, lines };
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}

type Booker = { organisation_id: number; self: Self };

/** All lines that were not there yet, and what is certain of them as payments. */
export async function storeBankFile(
  db: Db,
  { name, path, lines }: ReadFile,
  { organisation_id, self }: Booker,
): Promise<BankReport> {
  const created_by = self.id;
  try {
    await lockFiles(db, organisation_id);
    const { id } = await addFile(db, { organisation_id, name, lines, fresh: 0, created_by });
    let fresh = 0;
    for await (const part of partsOf(path))
      fresh += await addLines(db, { organisation_id, bank_file_id: id }, part);
    await setFresh(db, id, fresh);
    const { closed_until } = await lockSettings(db, organisation_id);
    const counts = await bookCertain(db, id, { organisation_id, created_by, closed_until });
    return { id, lines, fresh, ...counts };
  } finally {
    await rm(path, { force: true });
  }
}

async function* partsOf(path: string) {
  let part: ReadLine[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    part.push(JSON.parse(line));
    if (part.length < atOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
