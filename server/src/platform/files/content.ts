import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileKind, fileKinds } from '@traject/contract/common/fileKinds';
import { fileTypeFromFile } from 'file-type';

export type Extension = (typeof fileKinds)[FileKind][number];

/** Per extension: what its content must be recognised as, and the type it is served with. */
const contents: Record<Extension, { is: readonly string[]; mime: string }> = {
  pdf: { is: ['pdf'], mime: 'application/pdf' },
  // Word also saves letters as rtf under this extension.
  doc: { is: ['cfb', 'rtf'], mime: 'application/msword' },
  docx: {
    is: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  png: { is: ['png', 'apng'], mime: 'image/png' },
  jpg: { is: ['jpg'], mime: 'image/jpeg' },
  jpeg: { is: ['jpg'], mime: 'image/jpeg' },
  bmp: { is: ['bmp'], mime: 'image/bmp' },
  gif: { is: ['gif'], mime: 'image/gif' },
  mp3: { is: ['mp3'], mime: 'audio/mpeg' },
  // Some recorders mark sound as if it were film.
  m4a: { is: ['m4a', 'mp4'], mime: 'audio/mp4' },
  wav: { is: ['wav'], mime: 'audio/wav' },
  ogg: { is: ['ogg', 'oga', 'opus', 'spx'], mime: 'audio/ogg' },
  mp4: { is: ['mp4', 'm4v'], mime: 'video/mp4' },
  webm: { is: ['webm'], mime: 'video/webm' },
  mov: { is: ['mov'], mime: 'video/quicktime' },
  // Not every program writes the identifying part of a spreadsheet first; the reader will find out.
  xlsx: {
    is: ['xlsx', 'zip'],
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { is: [], mime: 'text/csv' },
  json: { is: [], mime: 'application/json' },
  xml: { is: ['xml'], mime: 'application/xml' },
  '940': { is: [], mime: 'text/plain' },
  sta: { is: [], mime: 'text/plain' },
  mt940: { is: [], mime: 'text/plain' },
  txt: { is: [], mime: 'text/plain' },
  part: { is: [], mime: 'application/octet-stream' },
};

/** The type of a file whose content is what its extension says, and nothing else besides. */
export async function mimeOfContent(path: string, extension: Extension) {
  const { is, mime } = contents[extension];
  // It is looked at as a whole, once all of it is there.
  if (extension === 'part') return mime;
  const seen = await fileTypeFromFile(path).catch(() => undefined);
  if (is.length === 0 || extension === 'xml') {
    const fits = seen ? is.includes(seen.ext) : await isText(path);
    return fits ? mime : undefined;
  }
  if (!seen || !is.includes(seen.ext)) return undefined;
  if (await hasTwoFaces(path, extension)) return undefined;
  const isOld = seen.ext === 'cfb' && extension === 'doc';
  if (isOld && !(await contains(path, Buffer.from('WordDocument', 'utf16le')))) return undefined;
  return mime;
}

/** What a spreadsheet saves as Unicode has a zero in every other byte, and a byte order mark. */
async function isText(path: string) {
  const { head } = await ends(path);
  const mark = head.toString('hex', 0, 2);
  return mark === 'fffe' || mark === 'feff' || !(await contains(path, Buffer.of(0)));
}

const headBytes = 1024;
const zipEndBytes = 22;
const tailBytes = zipEndBytes + 65_535;

/** Browsers, PDF readers and unzippers each find their own format inside a polyglot file. */
async function hasTwoFaces(path: string, extension: Extension) {
  const { head, tail } = await ends(path);
  const opening = head.toString('latin1');
  if (/<(script|html|svg|body|iframe|!doctype|\?php)/i.test(opening)) return true;
  if (extension !== 'pdf' && opening.includes('%PDF-')) return true;
  return endsAsZip(tail) !== (extension === 'docx' || extension === 'xlsx');
}

async function ends(path: string) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const tail = Math.min(size, tailBytes);
    return { head: await read(headBytes, 0), tail: await read(tail, size - tail) };
  } finally {
    await file.close();
  }
}

/** A zip is read from its end: a record whose comment runs exactly to the last byte. */
function endsAsZip(tail: Buffer) {
  const mark = Buffer.from('PK\x05\x06', 'latin1');
  for (let at = tail.indexOf(mark); at >= 0; at = tail.indexOf(mark, at + 1)) {
    const comment = at + zipEndBytes <= tail.length ? tail.readUInt16LE(at + 20) : -1;
    if (at + zipEndBytes + comment === tail.length) return true;
  }
  return false;
}

async function contains(path: string, wanted: Buffer) {
  let before = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const seen = Buffer.concat([before, chunk as Buffer]);
    if (seen.includes(wanted)) return true;
    before = seen.subarray(-wanted.length);
  }
  return false;
}
