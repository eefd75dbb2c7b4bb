import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/**
 * The comment at the end of the zip is the hash of everything before it: the zip's own checksums do
 * not cover all of it, and a damaged backup is no backup.
 */
const length = 64;
export const sealRoom = '0'.repeat(length);

/** Writes the hash where the zip left room for it. */
export async function* seal(chunks: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  let tail = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const held = Buffer.concat([tail, chunk]);
    const body = held.subarray(0, Math.max(0, held.length - length));
    tail = held.subarray(body.length);
    hash.update(body);
    yield body;
  }
  yield Buffer.from(hash.digest('hex'));
}

export async function isSealed(path: string) {
  const { size } = await stat(path);
  if (size <= length) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: size - length - 1 })) hash.update(chunk);
  const said = Buffer.alloc(length);
  await using file = await open(path);
  await file.read(said, 0, length, size - length);
  return said.toString() === hash.digest('hex');
}
