import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { syncToDisk } from '../program/syncToDisk.ts';
import { type Measured, measure } from './measure.ts';
import { removedAtExit } from './nightly/temporary.ts';
import { seal, sealRoom } from './seal.ts';

type Source = { name: string; chunks: AsyncIterable<Buffer>; compress: boolean };
export type Add = (source: Source) => Promise<Measured>;

export const partOf = (path: string) => `${path}.part`;

/**
 * A zip that is written beside its destination and moved there once it is complete, verified and on
 * disk.
 */
export async function writeArchive<T>(
  path: string,
  fill: (add: Add) => Promise<T>,
  prove = async (_part: string, _result: T) => {},
): Promise<T> {
  await using part = removedAtExit(partOf(path));
  await rm(part.path, { force: true });
  const result = await writeZip(part.path, fill);
  await syncToDisk(part.path);
  await prove(part.path, result);
  await rename(part.path, path);
  await syncToDisk(dirname(path));
  return result;
}

async function writeZip<T>(path: string, fill: (add: Add) => Promise<T>): Promise<T> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const broken = new AbortController();
  zip.on('error', (error) => output.destroy(error));
  const written = pipeline(output, seal, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  written.catch(() => broken.abort());
  const filled = fill((source) => addTo(zip, source, broken.signal));
  filled.then(
    () => zip.end({ comment: sealRoom, forceZip64Format: false }),
    (error) => output.destroy(error),
  );
  // The first of the two failures caused the other.
  const [result] = await Promise.all([filled, written]).finally(() =>
    Promise.allSettled([filled, written]),
  );
  return result;
}

/** One at a time, and each read only as fast as it is written. */
async function addTo(zip: ZipFile, { name, chunks, compress }: Source, broken: AbortSignal) {
  const { through, result } = measure();
  const stream = addAbortSignal(broken, Readable.from(through(chunks), { objectMode: false }));
  // The size is not known beforehand; only this form has room for more than four gigabytes.
  zip.addReadStream(stream, name, { compress, mode: 0o100600, forceZip64Format: true });
  await finished(stream);
  return result();
}
