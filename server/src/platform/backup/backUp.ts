import { access } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { getOrRestore } from '../files/getOrRestore.ts';
import { ObjectMissing, type Storage } from '../files/storage.ts';
import { holdFiles } from '../files/sweep.ts';
import {
  type Entry,
  fileEntry,
  formatVersion,
  type Manifest,
  manifestName,
  type Table,
  tableEntry,
} from './manifest.ts';
import { noteParts } from './noteParts.ts';
import { openArchive } from './readArchive.ts';
import { countOf, migrationsOf, rowsOf, seeEverything, sequencesOf, tablesOf } from './snapshot.ts';
import { inTransaction, type Transaction } from './transaction.ts';
import { jobsOf } from './waitingJobs.ts';
import { type Add, partOf, writeArchive } from './writeArchive.ts';

/** `notes`: a folder that remembers where it was writing, if it is killed. */
type From = { url: string; storage: Storage; notes?: string };
type Row = { key: string; sha256: string };
type Files = { entries: Entry[]; missing: string[]; changed: string[] };

const snapshot = 'isolation level repeatable read read only';

/** Database and files as they are at one moment, while everybody goes on working. */
export const backUp = ({ url, storage, notes }: From, path: string) =>
  inTransaction(url, async ({ run }) => {
    await holdFiles(run);
    await refuseExisting(path);
    await using _noted = notes ? await noteParts(notes, partOf(path)) : undefined;
    const copy = (add: Add) => inTransaction(url, (from) => fill(from, storage, add), snapshot);
    return await writeArchive(path, copy, readBack);
  });

/** An archive that cannot be read back exactly as it was written is not a backup. */
async function readBack(path: string, { manifest }: { manifest: Manifest }) {
  await using archive = await openArchive(path);
  if (!isDeepStrictEqual(archive.manifest, manifest))
    throw new Error(`${path} does not hold what was put into it; the disk may be failing.`);
}

/** The rows first: the files they refer to were stored before them, and never change. */
async function fill(from: Transaction, storage: Storage, add: Add) {
  const { run } = from;
  await seeEverything(run);
  const migrations = await migrationsOf(run);
  const rows = await addTables(from, add);
  const jobs = await jobsOf(run);
  const files = await addFiles(
    await run<Row>('select distinct key, sha256 from files'),
    storage,
    add,
  );
  const manifest: Manifest = {
    format: formatVersion,
    made_at: new Date().toISOString(),
    migrations,
    tables: rows.tables,
    sequences: await sequencesOf(run),
    jobs,
    missing_files: files.missing,
    entries: [...rows.entries, ...files.entries],
  };
  await add({ name: manifestName, chunks: inOne(JSON.stringify(manifest)), compress: true });
  return { manifest, changed: files.changed };
}

async function addTables(from: Transaction, add: Add) {
  const tables: Table[] = [];
  const entries: Entry[] = [];
  for (const table of await tablesOf(from.run)) {
    const name = tableEntry(table.name);
    const { lines, ...entry } = await add({ name, chunks: rowsOf(from, table), compress: true });
    const counted = await countOf(from.run, table);
    if (lines !== counted)
      throw new Error(`Of table ${table.name} only ${lines} of ${counted} rows were read.`);
    tables.push({ ...table, rows: lines });
    entries.push({ name, ...entry });
  }
  return { tables, entries };
}

/** A file that is missing or was tampered with is reported; the rest is still backed up. */
async function addFiles(rows: Row[], storage: Storage, add: Add) {
  const files: Files = { entries: [], missing: [], changed: [] };
  for (const { key, sha256 } of rows) {
    const found = await getOrRestore(storage, key).catch(ignoreMissing);
    if (!found) {
      files.missing.push(key);
      continue;
    }
    const name = fileEntry(key);
    // Pictures and PDFs are compressed already.
    const { lines, ...entry } = await add({ name, chunks: found.stream, compress: false });
    files.entries.push({ name, ...entry });
    if (entry.sha256 !== sha256) files.changed.push(key);
  }
  return files;
}

async function refuseExisting(path: string) {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${path} already exists; choose another name.`);
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof ObjectMissing)) throw error;
  return undefined;
}

async function* inOne(text: string) {
  yield Buffer.from(text);
}
