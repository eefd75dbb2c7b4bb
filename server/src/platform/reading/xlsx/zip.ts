import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

export class ZipError extends Error {}

type Entry = { method: number; packed: number; at: number };

const inflate = promisify(inflateRaw);
const marks = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
const sizes = { end: 22, entry: 46, file: 30 };

/**
 * A zip's own list of what is in it; only what is asked for is unpacked, beside the event loop, and
 * never to more than the given size, whatever the file says of itself.
 */
export function openZip(zip: Buffer, mostBytes: number) {
  const entries = entriesOf(zip);
  return {
    async read(name: string): Promise<string | undefined> {
      const entry = entries.get(name);
      return entry && (await unpacked(zip, entry, mostBytes)).toString('utf8');
    },
  };
}

function entriesOf(zip: Buffer) {
  const end = endOf(zip);
  const entries = new Map<string, Entry>();
  let at = wordAt(zip, end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (at + sizes.entry > zip.length || wordAt(zip, at) !== marks.entry) throw new ZipError();
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + sizes.entry, at + sizes.entry + nameLength);
    const isSecret = (zip.readUInt16LE(at + 8) & 1) === 1;
    if (isSecret) throw new ZipError();
    const method = zip.readUInt16LE(at + 10);
    entries.set(name, { method, packed: wordAt(zip, at + 20), at: wordAt(zip, at + 42) });
    at += sizes.entry + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The last record of a zip, which may be followed by a remark of 64 kB at most. */
function endOf(zip: Buffer) {
  const first = Math.max(0, zip.length - sizes.end - 65_535);
  for (let at = zip.length - sizes.end; at >= first; at--)
    if (wordAt(zip, at) === marks.end) return at;
  throw new ZipError();
}

async function unpacked(zip: Buffer, { method, packed, at }: Entry, mostBytes: number) {
  if (at + sizes.file > zip.length || wordAt(zip, at) !== marks.file) throw new ZipError();
  const start = at + sizes.file + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(start, start + packed);
  if (bytes.length < packed || packed > mostBytes) throw new ZipError();
  if (method === 0) return bytes;
  if (method !== 8) throw new ZipError();
  return inflate(bytes, { maxOutputLength: mostBytes }).catch(() => {
    throw new ZipError();
  });
}

const wordAt = (zip: Buffer, at: number) => zip.readUInt32LE(at);
