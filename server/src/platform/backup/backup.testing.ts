import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Sql } from 'postgres';
import { afterAll } from 'vitest';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { createFiles } from '../files/files.ts';
import { folderStorage } from '../files/folderStorage.ts';
import { newKey, type Storage } from '../files/storage.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { openArchive } from './readArchive.ts';
import { writeArchive } from './writeArchive.ts';

export async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'traject-backup-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A place to restore to: a database, and storage of its own for the files. */
export async function placeOf<T extends { sql: Sql }>(database: T, elsewhere?: Storage) {
  const folder = await aFolder();
  const storage = elsewhere ?? folderStorage(join(folder, 'files'));
  return { ...database, storage, tmpDir: join(folder, 'tmp') };
}

/** A small installation: one account, a key that signs, and files stored as uploads are. */
export async function aSmallPlace() {
  const place = await placeOf(await testDb());
  const organisation = await anOrganisation(place.db);
  const member = await anAccount(place.db, { in: [['counselor', organisation]] });
  await place.sql`insert into signing_keys (kid, public_jwk, private_sealed) values ('x', '{}', 'x')`;
  const uploader_id = member.id;
  const files = createFiles(place);
  async function aFile(text: string) {
    await mkdir(place.tmpDir, { recursive: true });
    const path = join(place.tmpDir, `upload-${newKey()}`);
    await writeFile(path, text);
    const received = {
      path,
      name: 'a.txt',
      mime: 'text/plain',
      size: text.length,
      sha256: sha256(text),
    };
    const owner = { uploader_id, organisation_id: null };
    await files.put(received);
    const { id } = await files.store(place.db, received, owner);
    const [row] = await place.sql`select key from files where id = ${id}`;
    return { id, key: row?.key as string };
  }
  return { ...place, files, aFile };
}

/** Every table with a hash of its rows, in any order, and every file with a hash of its bytes. */
export async function stateOf({ sql, storage }: { sql: Sql; storage: Storage }) {
  const tables = await sql<{ name: string }[]>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not in ('sessions', 'call_counts', 'recent_events', 'backups', 'installation') order by 1`;
  const state: Record<string, string> = {};
  for (const { name } of tables) {
    const [rows] = await sql.unsafe(
      `select md5(coalesce(string_agg(r::text, e'\\n' order by r::text), '')) as hash from ${name} r`,
    );
    state[name] = rows?.hash;
  }
  for (const { key } of await sql`select key from files`) {
    const bytes = await storage.get(key).then(({ stream }) => buffer(stream));
    state[key] = sha256(bytes);
  }
  return state;
}

type Contents = { manifest: Manifest; entries: Record<string, Uint8Array> };

/** A copy of an archive with altered contents, sealed as if they were right. */
export async function repacked(path: string, change: (contents: Contents) => void) {
  await using archive = await openArchive(path);
  const { manifest, open } = archive;
  const entries: Contents['entries'] = {};
  for (const { name } of manifest.entries) entries[name] = await buffer(await open(name));
  const contents = { manifest, entries };
  change(contents);
  entries[manifestName] = Buffer.from(JSON.stringify(contents.manifest));
  const copy = `${path}.${count++}`;
  await writeArchive(copy, async (add) => {
    for (const [name, bytes] of Object.entries(entries))
      await add({ name, chunks: inOne(bytes), compress: true });
  });
  return copy;
}
let count = 0;

/** A copy with other bytes, sealed again. */
export async function resealed(path: string, change: (text: string) => string) {
  const text = (await readFile(path)).subarray(0, -64).toString('latin1');
  const bytes = Buffer.from(change(text), 'latin1');
  const copy = `${path}.${count++}`;
  await writeFile(copy, Buffer.concat([bytes, Buffer.from(sha256(bytes))]));
  return copy;
}

export const sha256 = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex');

async function* inOne(bytes: Uint8Array) {
  yield Buffer.from(bytes);
}
