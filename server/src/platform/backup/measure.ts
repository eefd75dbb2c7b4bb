import { createHash } from 'node:crypto';

export type Measured = { size: number; sha256: string; lines: number };

const newline = 0x0a;

/** Passes bytes through, and afterwards knows their number, their hash and their lines. */
export function measure() {
  const hash = createHash('sha256');
  let size = 0;
  let lines = 0;
  return {
    async *through(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        lines += linesIn(chunk);
        yield chunk;
      }
    },
    result: (): Measured => ({ size, sha256: hash.digest('hex'), lines }),
  };
}

export async function measured(chunks: AsyncIterable<Buffer>): Promise<Measured> {
  const { through, result } = measure();
  for await (const _ of through(chunks));
  return result();
}

function linesIn(chunk: Buffer) {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines++;
  return lines;
}
