/** The text of a file that somebody saved, or the first line that is not written in UTF-8. */
export function readUtf8(bytes: Uint8Array): string | { badLine: number } {
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
