import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { BookedLine } from './bankLine.ts';
import { camtLines } from './camt.ts';
import { mt940Lines } from './mt940.ts';

/** `key` is the same for the same booking in every file that reports it. */
export type BankLine = BookedLine & { key: string };

/**
 * The bookings in a bank file, CAMT.053 or MT940, one by one. A file can turn out to be wrong at its
 * very end, with a `BankFileError`: what was given before it must then be dropped.
 */
export async function* bankLines(source: AsyncIterable<Buffer> | string): AsyncGenerator<BankLine> {
  const chunks = typeof source === 'string' ? createReadStream(source) : source;
  const { head, all } = await opened(chunks);
  const keyOf = keys();
  for await (const line of isXml(head) ? camtLines(all) : mt940Lines(all))
    yield { ...line, key: keyOf(line) };
}

const headLength = 100;

/** The first bytes, and all of them; pieces can be as small as one byte. */
async function opened(chunks: AsyncIterable<Buffer>) {
  const reading = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.length >= headLength) break;
  }
  async function* all() {
    try {
      yield head;
      for (let next = await reading.next(); !next.done; next = await reading.next())
        yield next.value;
    } finally {
      await reading.return?.();
    }
  }
  return { head, all: all() };
}

const isXml = (head: Buffer) => head.toString().replace('\uFEFF', '').trimStart().startsWith('<');

/** Equal bookings in one file are told apart by their order, which every file has the same. */
function keys() {
  const times = new Map<string, number>();
  return ({ account, booked_on, amount, bank_reference, name, description }: BookedLine) => {
    const facts = JSON.stringify([account, booked_on, amount, bank_reference, name, description]);
    const seen = createHash('sha256').update(facts).digest('base64');
    const ordinal = (times.get(seen) ?? 0) + 1;
    times.set(seen, ordinal);
    return createHash('sha256').update(`${facts}${ordinal}`).digest('hex');
  };
}
