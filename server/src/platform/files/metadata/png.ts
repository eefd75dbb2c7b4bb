import { orientationIn, upright } from './orientation.ts';
import { piecesOf, type Stripped, unreadable } from './stripped.ts';

const signatureBytes = 8;
/** Of each chunk: its length and name before what it says, and a checksum after it. */
const around = 12;

/** What draws the picture, also one that moves, and says how its colours are meant. */
const drawn = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** Without what follows its end. */
export function stripPng(bytes: Buffer): Stripped {
  const pieces = piecesOf(bytes);
  pieces.add(0, signatureBytes, true);
  let orientation: number | undefined;
  for (let at = signatureBytes; at < bytes.length; ) {
    if (at + around > bytes.length) throw unreadable();
    const next = at + around + bytes.readUInt32BE(at);
    if (next > bytes.length) throw unreadable();
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'eXIf') orientation ??= orientationIn(bytes.subarray(at + 8, next - 4));
    pieces.add(at, next, drawn.has(name));
    if (name === 'IEND') break;
    at = next;
  }
  return { kept: pieces.all(), orientation: orientation ?? upright };
}
