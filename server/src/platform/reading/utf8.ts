/**
 * The text of a saved file, or the first line that is not UTF-8. What a spreadsheet calls Unicode
 * is recognised by its first two bytes.
 */
export function readUtf8(bytes: Uint8Array): string | { badLine: number } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    return { badLine: firstBadLine(bytes, decoder) };
  }
}

function firstBadLine(bytes: Uint8Array, decoder: TextDecoder) {
  let [line, from] = [1, 0];
  for (;;) {
    const end = bytes.indexOf(0x0a, from);
    try {
      decoder.decode(bytes.subarray(from, end < 0 ? undefined : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    line++;
    from = end + 1;
  }
}
