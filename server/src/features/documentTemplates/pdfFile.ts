import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Received, temporaryPrefix } from '../../platform/files/receive.ts';
import { storageAway } from '../../platform/files/storage.ts';
import { pdfMime, pdfName } from '../../platform/pdf/answer.ts';

/** Puts a generated file where uploads wait to be stored. */
export async function fileFrom(
  bytes: Buffer,
  { name, tmpDir }: { name: string; tmpDir: string },
): Promise<Received> {
  const path = join(tmpDir, `${temporaryPrefix}${randomUUID()}`);
  try {
    await mkdir(tmpDir, { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw storageAway(error);
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path, name: pdfName(name), mime: pdfMime, size: bytes.length, sha256 };
}
