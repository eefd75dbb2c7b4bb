import { existsSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks the folder for this process alone; call the result to unlock. The kernel holds the lock on
 * an open file: it means the same in every container and ends with the process, however that dies.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const held = await take(join(folder, lockName));
  try {
    const older = await olderHolder(folder);
    if (!held || older) throw new Error(await refusal(folder));
    await writeFile(join(folder, nameplate), await identity(process.pid));
  } catch (error) {
    held?.close();
    throw error;
  }
  return async () => {
    await rm(join(folder, nameplate), { force: true });
    held.close();
  };
}

/** Whether a program is running on the folder now. */
export async function isHeld(folder: string) {
  const path = join(folder, lockName);
  const seen = existsSync(path) && open(path, 'begin; select count(*) from sqlite_schema');
  if (seen) seen.close();
  return seen === undefined || (await olderHolder(folder)) !== undefined;
}

const lockName = 'running.lock';
/** Tells people who holds the folder, and keeps out earlier versions, which know only this. */
const nameplate = 'lock';

/** A command that just looks is gone at once, so it is worth a moment's wait. */
async function take(path: string) {
  const held = open(path, 'pragma journal_mode = memory; begin exclusive', 500);
  // By name and without opening it: closing any handle on the file releases the lock.
  if (held) await chmod(path, 0o600).catch(() => {});
  return held;
}

const isBusy = 5;

/** Returns nothing when another process holds it. */
function open(path: string, statement: string, timeout = 0) {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout });
    file.exec(statement);
    return file;
  } catch (error) {
    if (file?.isOpen) file.close();
    if ((error as { errcode?: number }).errcode === isBusy) return undefined;
    throw new Error(`Traject cannot lock ${path}: ${(error as Error).message}.`);
  }
}

const refusal = async (folder: string) => {
  const holder = await readFile(join(folder, nameplate), 'utf8').catch(() => '');
  const who = holder ? ` (process ${holder.split(' ')[0]} where it runs)` : '';
  return `Traject already runs on ${folder}${who}; stop it first or set DATA_DIR to another folder.`;
};

/** An earlier version, which wrote its pid and held no lock; a dead one does not count. */
async function olderHolder(folder: string) {
  const holder = await readFile(join(folder, nameplate), 'utf8').catch(() => '');
  const pid = Number(holder.split(' ')[0]);
  if (!holder) return undefined;
  return holder === (await identity(pid).catch(() => '')) ? holder : undefined;
}

/**
 * The pid alone may have been reused by another program since; together with its start time it is
 * unique.
 */
async function identity(pid: number) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [state = '', ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  if ('ZX'.includes(state)) throw new Error(`Process ${pid} is dead`);
  return `${pid} ${fields[18]}`;
}
