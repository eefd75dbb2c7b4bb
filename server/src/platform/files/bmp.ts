import { unprocessable } from '../http/errors.ts';

type Picture = { pixels: Buffer; width: number; height: number };
type Head = {
  width: number;
  height: number;
  isTopDown: boolean;
  bits: 1 | 4 | 8 | 24 | 32;
  pixelsAt: number;
  palette: Buffer;
};

const unreadable = () => unprocessable('picture.unreadable');

const enough = 1024;

/**
 * The pixels of an uncompressed Windows bitmap, as rows of red, green and blue from the top. Large
 * ones are subsampled: they are scaled down anyway, and other callers are waiting.
 */
export function readBmp(bytes: Buffer, mostPixels: number): Picture {
  const head = readHead(bytes);
  if (head.width * head.height > mostPixels) throw unprocessable('picture.too_big');
  const stride = Math.ceil((head.width * head.bits) / 32) * 4;
  if (head.pixelsAt + stride * head.height > bytes.length) throw unreadable();
  const step = Math.max(1, Math.floor(Math.min(head.width, head.height) / enough));
  const [width, height] = [Math.ceil(head.width / step), Math.ceil(head.height / step)];
  if (width * height > enough * enough * 16) throw unprocessable('picture.too_big');
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = head.isTopDown ? y * step : head.height - 1 - y * step;
    const from = head.pixelsAt + stride * row;
    copyRow(head, bytes.subarray(from, from + stride), pixels.subarray(y * width * 3), step);
  }
  return { pixels, width, height };
}

/** Rows are stored bottom-up unless the height is negative. */
function readHead(bytes: Buffer): Head {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') throw unreadable();
  const headSize = bytes.readUInt32LE(14);
  const [width, tall] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const bits = bytes.readUInt16LE(28);
  if (headSize < 40 || width <= 0 || tall === 0 || !isPlain(bytes, bits)) throw unreadable();
  const colours = bits > 8 ? 0 : bytes.readUInt32LE(46) || 2 ** bits;
  const paletteAt = 14 + headSize;
  if (colours > 256 || paletteAt + colours * 4 > bytes.length) throw unreadable();
  const palette = bytes.subarray(paletteAt, paletteAt + colours * 4);
  const [height, isTopDown] = [Math.abs(tall), tall < 0];
  return { width, height, isTopDown, bits, pixelsAt: bytes.readUInt32LE(10), palette };
}

const usual = [0x00ff0000, 0x0000ff00, 0x000000ff];

/** Uncompressed and with its colours in the usual order; cameras and screens make no others. */
function isPlain(bytes: Buffer, bits: number): bits is Head['bits'] {
  const compression = bytes.readUInt32LE(30);
  if (![1, 4, 8, 24, 32].includes(bits)) return false;
  if (compression === 0) return true;
  const hasMasks = bits === 32 && compression === 3 && bytes.length >= 66;
  return hasMasks && usual.every((mask, n) => bytes.readUInt32LE(54 + n * 4) === mask);
}

function copyRow({ width, bits, palette }: Head, row: Buffer, into: Buffer, step: number) {
  for (let x = 0, to = 0; x < width; x += step, to += 3) {
    const at = bits > 8 ? (x * bits) / 8 : indexAt(row, x, bits) * 4;
    const from = bits > 8 ? row : palette;
    into[to] = from[at + 2] ?? 0;
    into[to + 1] = from[at + 1] ?? 0;
    into[to + 2] = from[at] ?? 0;
  }
}

const indexAt = (row: Buffer, x: number, bits: number) => {
  const bit = x * bits;
  return ((row[bit >> 3] ?? 0) >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
};
