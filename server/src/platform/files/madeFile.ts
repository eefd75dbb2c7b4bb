import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Received, temporaryPrefix } from './receive.ts';
import { storageAway } from './storage.ts';

type About = { name: string; mime: string; tmpDir: string };

/** Puts what the program made itself where uploads wait to be stored. */
export async function madeFile(bytes: Buffer, { tmpDir, ...named }: About): Promise<Received> {
  const path = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  try {
    await mkdir(tmpDir, { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw storageAway(error);
  }
  return { path, ...named, size: bytes.length, sha256: sha256Of(bytes), scan: null };
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
