const standIns: Record<string, string> = { '☐': '□', '☑': '✓', '☒': '✗', '✔': '✓', '✘': '✗' };

/** Signs that the font lacks but has a like of, and places where an endless word may be broken. */
export const printable = (text: string, longest: 20 | 60 = 60) =>
  text
    .normalize('NFC')
    .replace(/[☐☑☒✔✘]/gu, (sign) => standIns[sign] ?? sign)
    .replace(longest === 20 ? /\S{20}(?=[^\s\p{M}])/gu : /\S{60}(?=[^\s\p{M}])/gu, '$&\u200b');
