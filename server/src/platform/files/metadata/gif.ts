import { upright } from './orientation.ts';
import { piecesOf, type Stripped, unreadable } from './stripped.ts';

const headBytes = 13;
const marks = { extension: 0x21, image: 0x2c, end: 0x3b };
const labels = { control: 0xf9, application: 0xff };
/** How often it plays; the others carry words. */
const plays = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/** Without what follows its end. */
export function stripGif(bytes: Buffer): Stripped {
  let at = headBytes + coloursIn(byteAt(bytes, 10));
  const pieces = piecesOf(bytes);
  pieces.add(0, at, true);
  while (at < bytes.length) {
    const mark = byteAt(bytes, at);
    if (mark === marks.end) {
      pieces.add(at, at + 1, true);
      break;
    }
    const next = mark === marks.image ? endOfImage(bytes, at) : endOfExtension(bytes, at);
    pieces.add(at, next, mark === marks.image || isDrawn(bytes, at));
    at = next;
  }
  return { kept: pieces.all(), orientation: upright };
}

function byteAt(bytes: Buffer, at: number) {
  const byte = bytes[at];
  if (byte === undefined) throw unreadable();
  return byte;
}

/** The length of a table of colours, if these flags say that there is one. */
const coloursIn = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function isDrawn(bytes: Buffer, at: number) {
  const label = byteAt(bytes, at + 1);
  const name = bytes.toString('latin1', at + 3, at + 14);
  return label === labels.control || (label === labels.application && plays.test(name));
}

const endOfImage = (bytes: Buffer, at: number) =>
  endOfBlocks(bytes, at + 11 + coloursIn(byteAt(bytes, at + 9)));

function endOfExtension(bytes: Buffer, at: number) {
  if (byteAt(bytes, at) !== marks.extension) throw unreadable();
  return endOfBlocks(bytes, at + 2);
}

/** Each begins with its length, and the last is empty. */
function endOfBlocks(bytes: Buffer, from: number) {
  let at = from;
  for (let length = byteAt(bytes, at); length > 0; length = byteAt(bytes, at)) at += length + 1;
  return at + 1;
}
