import { open, readFile } from 'node:fs/promises';
import { isIdentity, newIdentity } from './encryption.ts';

/** The secret keys in a file as `age-keygen` writes it, one on a line. */
export async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? '' : ` that can be read (${error.code})`;
    throw new Error(`There is no file ${path}${why}: --identity names the file with the key.`);
  });
  if (text.includes('age-encryption.org/v1') || text.includes('BEGIN AGE ENCRYPTED FILE'))
    throw new Error(`${path} is itself encrypted: decrypt it first (age -d).`);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines)
    if (!(await isIdentity(line)))
      throw new Error(`${path} holds something that is no secret key of age (AGE-SECRET-KEY-1…).`);
  if (lines.length === 0) throw new Error(`${path} holds no secret key of age.`);
  return lines;
}

/** A new key in a file of its own; returns the public half, for BACKUP_KEY. */
export async function writeIdentity(path: string, now: Date): Promise<string> {
  const { identity, key } = await newIdentity();
  const text = `# created: ${now.toISOString()}\n# public key: ${key}\n${identity}\n`;
  await using file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`${path} already exists; choose another name.`);
    throw error;
  });
  await file.writeFile(text);
  await file.sync();
  return key;
}
