import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removedAtExit } from './nightly/temporary.ts';

/**
 * Notes where a backup is being written, and removes what one that was killed left there: it holds
 * everything, unencrypted, in whichever folder somebody named. One backup at a time.
 */
export async function noteParts(folder: string, part: string) {
  const note = join(folder, 'backup-part');
  const left = (await readFile(note, 'utf8').catch(() => '')).trim();
  if (left.endsWith('.part')) await rm(left, { force: true }).catch(() => {});
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(note, `${part}\n`, { mode: 0o600 });
  return removedAtExit(note);
}
