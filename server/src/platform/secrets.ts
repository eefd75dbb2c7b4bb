import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Secrets = { session: string; database: string };

/** Made at the first start, readable by the owner alone; nothing secret has a default. */
export async function ownSecrets(dataDir: string): Promise<Secrets> {
  const path = pathIn(dataDir);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known) as Secrets;
  const made: Secrets = { session: random(), database: random() };
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
}

/** Whether anything was ever started on this folder. */
export const hasSecrets = (dataDir: string) => existsSync(pathIn(dataDir));

const pathIn = (dataDir: string) => join(dataDir, 'secrets.json');
const random = () => randomBytes(32).toString('base64url');
