import { crc32 } from 'node:zlib';

/** A zip of files as they are, without compression. */
export function aZip(files: Record<string, string>, comment = '') {
  const entries = Object.entries(files).map(([name, text]) => ({ name, text, at: 0 }));
  const parts: Buffer[] = [];
  for (const entry of entries) {
    entry.at = lengthOf(parts);
    parts.push(header(entry, 'PK\x03\x04', 26), Buffer.from(entry.name + entry.text));
  }
  const start = lengthOf(parts);
  for (const entry of entries) parts.push(directoryEntry(entry), Buffer.from(entry.name));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lengthOf(parts) - start, 12);
  end.writeUInt32LE(start, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, end, Buffer.from(comment)]);
}

type Entry = { name: string; text: string; at: number };

const lengthOf = (parts: Buffer[]) => parts.reduce((sum, part) => sum + part.length, 0);

function header({ name, text }: Entry, mark: string, nameAt: number) {
  const fields = Buffer.alloc(nameAt + 4);
  fields.write(mark, 'latin1');
  fields.writeUInt32LE(crc32(text), nameAt - 12);
  fields.writeUInt32LE(text.length, nameAt - 8);
  fields.writeUInt32LE(text.length, nameAt - 4);
  fields.writeUInt16LE(name.length, nameAt);
  return fields;
}

function directoryEntry(entry: Entry) {
  const fields = Buffer.concat([header(entry, 'PK\x01\x02', 28), Buffer.alloc(14)]);
  fields.writeUInt32LE(entry.at, 42);
  return fields;
}

const officeTypes = (main: string) =>
  `<Types><Override PartName="/main.xml" ContentType="application/vnd.${main}.main+xml"/></Types>`;
export const wordParts = {
  '[Content_Types].xml': officeTypes('openxmlformats-officedocument.wordprocessingml.document'),
  'word/document.xml': '<document/>',
};
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(70_000)]);

/** The first box of an MPEG film or recording, which names its kind. */
const ftyp = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 20]),
    Buffer.from(`ftyp${brand}\0\0\0\0isom`),
    Buffer.alloc(40),
  ]);

export const samples = {
  mp3: Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]),
  m4a: ftyp('M4A '),
  mp4: ftyp('mp42'),
  mov: ftyp('qt  '),
  wav: Buffer.concat([Buffer.from('RIFF$\0\0\0WAVEfmt '), Buffer.alloc(24)]),
  ogg: Buffer.concat([
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.alloc(22),
    Buffer.from('\x01vorbis', 'latin1'),
    Buffer.alloc(30),
  ]),
  webm: Buffer.from('1a45dfa3934282847765626d4287810442858102', 'hex'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAA' +
      'AABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  docx: aZip(wordParts),
  xlsx: aZip({
    '[Content_Types].xml': officeTypes('openxmlformats-officedocument.spreadsheetml.sheet'),
    'xl/workbook.xml': '<workbook/>',
  }),
  doc: Buffer.concat([ole, Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(512)]),
  xls: Buffer.concat([ole, Buffer.from('Workbook', 'utf16le'), Buffer.alloc(512)]),
  zip: aZip({ 'run.exe': 'MZ' }),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
};
