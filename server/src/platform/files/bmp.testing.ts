const red = [0, 0, 255, 0];
const blue = [255, 0, 0, 0];

/** A bitmap whose upper half is red and lower half blue. */
export function aBmp(bits: 1 | 4 | 8 | 24 | 32, side = 64) {
  const palette =
    bits > 8 ? [] : Array.from({ length: 2 ** bits }, (_, n) => (n ? blue : red)).flat();
  const stride = Math.ceil((side * bits) / 32) * 4;
  const pixelsAt = 54 + palette.length;
  const bytes = Buffer.alloc(pixelsAt + stride * side);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(pixelsAt, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(side, 18);
  bytes.writeInt32LE(side, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  Buffer.from(palette).copy(bytes, 54);
  // Rows are stored bottom-up, so the first half of the bytes is the lower half.
  const lower = Buffer.from(
    bits > 8 ? blue.slice(0, bits / 8) : [bits === 1 ? 255 : bits === 4 ? 17 : 1],
  );
  const upper = Buffer.from(bits > 8 ? red.slice(0, bits / 8) : [0]);
  bytes.fill(lower, pixelsAt, pixelsAt + (stride * side) / 2);
  bytes.fill(upper, pixelsAt + (stride * side) / 2);
  return bytes;
}
