import { orientationIn, upright } from './orientation.ts';
import { piecesOf, type Stripped, unreadable } from './stripped.ts';

const marks = { end: 0xd9, scan: 0xda, exif: 0xe1, fill: 0xff };
const exif = 'Exif\0\0';
const bareJfif = 16;

/**
 * What draws the picture: frames, tables and scans, and what says how its colours are meant. The
 * rest tells of the camera, the place and the maker, or holds a smaller picture of the same.
 */
function isDrawn(bytes: Buffer, at: number) {
  const mark = bytes[at + 1] ?? 0;
  // A longer one holds a smaller picture.
  if (mark === 0xe0) return saysAt(bytes, at, 'JFIF\0') && bytes.readUInt16BE(at + 2) === bareJfif;
  if (mark === 0xe2) return saysAt(bytes, at, 'ICC_PROFILE\0');
  if (mark === 0xee) return saysAt(bytes, at, 'Adobe');
  return (mark >= 0xc0 && mark <= 0xcf) || (mark >= marks.scan && mark <= 0xdf);
}

const saysAt = (bytes: Buffer, at: number, word: string) =>
  bytes.toString('latin1', at + 4, at + 4 + word.length) === word;

/** Without what follows its end: phones hide a film or a second picture there. */
export function stripJpeg(bytes: Buffer): Stripped {
  const pieces = piecesOf(bytes);
  pieces.add(0, 2, true);
  let orientation: number | undefined;
  for (let at = 2; at < bytes.length; ) {
    // Where nothing should be, as some programs leave a few: a reader goes on to the next mark.
    if (bytes[at] !== marks.fill) {
      at = bytes.indexOf(marks.fill, at);
      if (at < 0) throw unreadable();
      continue;
    }
    const mark = bytes[at + 1];
    if (mark === marks.end) {
      pieces.add(at, at + 2, true);
      break;
    }
    const next = mark === undefined || mark === marks.fill ? at + 1 : endOf(bytes, at);
    pieces.add(at, next, next > at + 1 && isDrawn(bytes, at));
    // The first tells; reading as many as fit would hold everybody up.
    if (mark === marks.exif && saysAt(bytes, at, exif))
      orientation ??= orientationIn(bytes.subarray(at + 4 + exif.length, next));
    at = next;
  }
  return { kept: pieces.all(), orientation: orientation ?? upright };
}

/** A scan goes on after what it says of itself. */
function endOf(bytes: Buffer, at: number) {
  const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
  const end = at + 2 + length;
  if (length < 2 || end > bytes.length) throw unreadable();
  return bytes[at + 1] === marks.scan ? endOfScan(bytes, end) : end;
}

/**
 * Within it a mark is escaped, or only says where to start again. Byte by byte: asking for the next
 * mark costs twenty times as much in a file made of nothing else.
 */
function endOfScan(bytes: Buffer, from: number) {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== marks.fill) continue;
    const next = bytes[at + 1] ?? 0;
    const goesOn = next === 0 || next === marks.fill || (next >= 0xd0 && next <= 0xd7);
    if (!goesOn) return at;
  }
  return bytes.length;
}
