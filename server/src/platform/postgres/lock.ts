import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Holds the data folder for this process alone; gives it back when called. */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'lock');
  const holder = await holderOf(dataDir);
  if (holder) throw new Error(refusal(dataDir, holder));
  await rm(path, { force: true });
  const file = await open(path, 'wx').catch(() => {
    throw new Error(refusal(dataDir, 'another process'));
  });
  await file.writeFile(await identity(process.pid));
  await file.close();
  return () => rm(path, { force: true });
}

/** The process that holds the folder now; one that died holds nothing. */
export async function holderOf(dataDir: string): Promise<string | undefined> {
  const holder = await readFile(join(dataDir, 'lock'), 'utf8').catch(() => '');
  return holder && (await isAlive(holder)) ? holder : undefined;
}

const refusal = (dataDir: string, holder: string) =>
  `Traject already runs on ${dataDir} (process ${holder.split(' ')[0]}); stop it first or set DATA_DIR to another folder.`;

const isAlive = async (holder: string) =>
  holder === (await identity(Number(holder.split(' ')[0])).catch(() => ''));

/** A pid alone may have been given to another program since; its start time has not. */
async function identity(pid: number) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  const startedAt = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
  return `${pid} ${startedAt}`;
}
