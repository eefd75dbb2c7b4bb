import { isUtf8 } from 'node:buffer';

/** Bytes that arrive in pieces, as text; a character may lie in two of them. */
export function utf8Pieces() {
  let rest = Buffer.alloc(0);
  return {
    next(piece: Buffer): string | { badLine: number } {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      const end = wholeCharacters(bytes);
      rest = Buffer.from(bytes.subarray(end));
      const whole = bytes.subarray(0, end);
      return isUtf8(whole) ? whole.toString() : { badLine: badLine(whole) };
    },
    isWhole: () => rest.length === 0,
  };
}

/** How many bytes there are without a character at the end that is not complete. */
function wholeCharacters(bytes: Buffer) {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0x80 && byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function badLine(bytes: Buffer) {
  for (let line = 1, from = 0; ; line++) {
    const end = bytes.indexOf(0x0a, from);
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) return line;
    from = end + 1;
  }
}
