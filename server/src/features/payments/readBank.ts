import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BankLine, bankLines } from './bankFiles/bankLines.ts';

export type ReadLine = Omit<BankLine, 'line' | 'bank_reference' | 'statement'>;

const longest = { name: 200, description: 1000 };

/** Reads a bank file in a thread of its own, and writes its lines as JSON, one on a line. */
export async function read({ path, to }: { path: string; to: string }): Promise<{ lines: number }> {
  let lines = 0;
  async function* written() {
    for await (const line of bankLines(path)) {
      if (line.amount === 0) continue;
      lines++;
      yield `${JSON.stringify(kept(line))}\n`;
    }
  }
  await pipeline(Readable.from(written()), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  return { lines };
}

const kept = ({ key, account, booked_on, amount, ...line }: BankLine): ReadLine => ({
  key,
  account,
  booked_on,
  amount,
  name: plain(line.name, longest.name),
  iban: plain(line.iban, 40),
  description: plain(line.description, longest.description),
});

/** PostgreSQL stores no NUL, nor half a character. */
const plain = (text: string, most: number) =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed();
