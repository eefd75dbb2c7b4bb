import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Account, startS3 } from '../../files/s3.testing.ts';
import { aFolder, sha256 } from '../backup.testing.ts';
import { bucketDestination } from './bucketDestination.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
const folder = await aFolder();
const partBytes = 5 * 1024 * 1024;
beforeAll(async () => {
  s3 = await startS3('backups');
});
afterAll(() => s3.close());

const open = () =>
  bucketDestination(
    { ...s3Account, endpoint: s3.endpoint, bucket: 'backups' },
    { spool: join(folder, 'part'), partBytes },
  );

/** In pieces of an awkward size. */
function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_553) yield bytes.subarray(at, at + 65_553);
}

describe('a bucket', () => {
  it.each([
    ['nothing at all', 0],
    ['less than a part', 1000],
    ['exactly one part', partBytes],
    ['exactly two', 2 * partBytes],
    ['two and a bit', 2 * partBytes + 77],
  ])('takes %s and gives it back as it was', async (what, size) => {
    const bytes = randomBytes(size);
    const name = `traject-${what.replaceAll(' ', '-')}`;
    const destination = open();
    expect(await destination.put(name, Readable.from(inPieces(bytes)))).toBe(size);
    const found = await destination.read(name, (stream) => buffer(stream));
    expect(sha256(found)).toBe(sha256(bytes));
    expect(await destination.names('traject-')).toContain(name);
    await destination.remove(name);
    expect(await destination.names('traject-')).not.toContain(name);
    expect(await readdir(folder)).toEqual([]);
  });

  it('shows nothing of what could not be sent to the end', async () => {
    async function* breaking() {
      yield randomBytes(partBytes + 1);
      throw new Error('The archive is gone.');
    }
    const putting = open().put('traject-half', Readable.from(breaking()));
    await expect(putting).rejects.toThrow('The archive is gone.');
    expect(await s3.names()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });
});
