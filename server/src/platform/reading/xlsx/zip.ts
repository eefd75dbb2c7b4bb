import { text } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';

export class ZipError extends Error {}

export type Zip = Awaited<ReturnType<typeof openZip>>;

/**
 * Unpacks only what is asked for, and never to more than the given size: yauzl stops an entry that
 * unpacks to more than the zip claims.
 */
export async function openZip(bytes: Buffer, mostBytes: number) {
  const zip = await orRefuse(fromBufferPromise(bytes, { autoClose: false }));
  const entries = new Map<string, Entry>();
  await orRefuse(
    (async () => {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    })(),
  );
  return {
    async read(name: string): Promise<string | undefined> {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const isTooLarge = Math.max(entry.compressedSize, entry.uncompressedSize) > mostBytes;
      if (isTooLarge || !entry.canDecodeFileData()) throw new ZipError();
      return orRefuse(zip.openReadStreamPromise(entry).then(text));
    },
  };
}

const orRefuse = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw new ZipError();
  });
