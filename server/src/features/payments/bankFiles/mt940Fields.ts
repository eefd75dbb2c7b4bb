import { isUtf8 } from 'node:buffer';
import { BankFileError } from './bankLine.ts';

/** `20`, `61`, `86` … with its lines; what stands between messages is `header`. */
export type Field = { tag: string; line: number; rows: string[] };

const most = { line: 10_000, rows: 100 };

const windows = new TextDecoder('windows-1252');

/** Banks write UTF-8 or the old Windows characters, of which ISO 8859-1 is a part. */
const textOf = (bytes: Buffer) => (isUtf8(bytes) ? bytes.toString() : windows.decode(bytes));

async function* textLines(chunks: AsyncIterable<Buffer>) {
  let rest = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
      if (end - from > most.line) break;
      yield { line, text: withoutReturn(textOf(bytes.subarray(from, end))) };
      line++;
      from = end + 1;
    }
    rest = Buffer.from(bytes.subarray(from));
    if (rest.length > most.line) throw new BankFileError(line, 'bank.too_long');
  }
  if (rest.length > 0) yield { line, text: withoutReturn(textOf(rest)) };
}

const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text);

/** The fields of the messages, each as soon as the next one begins. */
export async function* mt940Fields(chunks: AsyncIterable<Buffer>): AsyncGenerator<Field> {
  let field: Field | undefined;
  let isClosed = true;
  for await (const { line, text } of textLines(chunks)) {
    const tagged = tagOf(text);
    if (isClosed && isEnd(text)) {
      if (field) yield field;
      field = undefined;
    } else if (tagged) {
      if (field) yield field;
      field = { tag: tagged.tag, line, rows: [tagged.value] };
      isClosed = isClosed ? tagged.tag !== '20' : tagged.tag.startsWith('62');
    } else if (field) {
      if (field.rows.push(text) > most.rows) throw new BankFileError(line, 'bank.too_long');
    } else yield { tag: 'header', line, rows: [text] };
  }
  if (field) yield field;
}

/** With the envelope of SWIFT, as ING ends it, or bare. */
const isEnd = (text: string) => text === '-' || text === '-XXX' || text.startsWith('-}');

function tagOf(text: string) {
  const [whole, tag] = /^\uFEFF?(?:\{4:)?:(\d\d\d?[A-Z]?):/.exec(text) ?? [];
  return whole && tag ? { tag, value: text.slice(whole.length) } : undefined;
}
