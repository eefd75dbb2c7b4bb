import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endOrphan } from '../../database/postgres/orphan.ts';
import { isDatabase, noteIn } from '../../database/postgres/remains.ts';
import { startPostgres } from '../../database/postgres/start.ts';

type Scratch = { folder: string; url: string };

const folderIn = (dataDir: string) => join(dataDir, 'backup-check');
/** It lives for minutes, and a crash ends whatever it is for. */
const fleeting = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** A database of our own, with a folder beside it; nothing is left of either afterwards. */
export async function inScratch<T>(dataDir: string, work: (scratch: Scratch) => Promise<T>) {
  const folder = folderIn(dataDir);
  await clearScratch(dataDir);
  await mkdir(folder, { recursive: true });
  // The user of the database passes through it; what is in it is closed by itself.
  await chmod(folder, 0o711);
  try {
    const password = randomBytes(24).toString('base64url');
    const { url, stop } = await startPostgres({ dataDir: folder, password, settings: fleeting });
    return await work({ folder, url }).finally(stop);
  } finally {
    await clearScratch(dataDir);
  }
}

/** Also of a run that was killed, whose database may still be running. */
export async function clearScratch(dataDir: string) {
  const folder = folderIn(dataDir);
  await drop(join(folder, 'postgres'));
  for (const note of [noteIn(folder), `${noteIn(folder)}.new`]) {
    const elsewhere = (await readFile(note, 'utf8').catch(() => '')).trim();
    if (elsewhere) await drop(elsewhere);
    if (elsewhere) await rm(dirname(elsewhere), all);
  }
  await rm(folder, all);
}

const all = { recursive: true, force: true, maxRetries: 50, retryDelay: 20 };

async function drop(data: string) {
  if (isDatabase(data)) await endOrphan(data);
  await rm(data, all);
}
