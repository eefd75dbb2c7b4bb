import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotDecrypt, decryptInto } from './encryption.ts';
import { readIdentities } from './identities.ts';
import { workFolder } from './nightly/temporary.ts';
import { inFolder } from './nightly/words.ts';

type With = { tmpDir: string; identity: string | undefined };
type Opened = AsyncDisposable & { path: string };

/** An archive that can be read: the file itself, or what it holds, for as long as that is needed. */
export async function openEncrypted(path: string, { tmpDir, identity }: With): Promise<Opened> {
  await stat(path).catch(() => {
    throw new Error(`There is no file ${path} that can be read.`);
  });
  if (!identity && !(await isEncrypted(path))) return { path, async [Symbol.asyncDispose]() {} };
  if (!identity)
    throw new Error(`${path} is encrypted: name the file with its key, --identity KEYFILE.`);
  const identities = await readIdentities(identity);
  const work = await inFolder(tmpDir, () => workFolder(tmpDir, 'restore-'));
  try {
    const plain = join(work.path, 'archive.zip');
    await inFolder(tmpDir, () => decryptInto(plain, createReadStream(path), identities));
    return { ...work, path: plain };
  } catch (error) {
    await work[Symbol.asyncDispose]();
    throw error instanceof CannotDecrypt ? refusal(path, identity, error) : error;
  }
}

const refusal = (path: string, identity: string, { message }: Error) =>
  new Error(`${path} cannot be decrypted with ${identity}: ${message}. Nothing was changed.`);

const mark = Buffer.from('age-encryption.org/');

async function isEncrypted(path: string) {
  if (path.endsWith('.age')) return true;
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0);
  return mark.equals(buffer);
}
