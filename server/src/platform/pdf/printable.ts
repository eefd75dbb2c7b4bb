const standIns: Record<string, string> = { '☐': '□', '☑': '✓', '☒': '✗', '✔': '✓', '✘': '✗' };

/** Signs that the font lacks but has a like of, and places where an endless word may be broken. */
export const printable = (text: string, longest: number) =>
  text
    .normalize('NFC')
    .replace(/[☐☑☒✔✘]/gu, (sign) => standIns[sign] ?? sign)
    .replace(new RegExp(`\\S{${longest}}(?=[^\\s\\p{M}])`, 'gu'), '$&\u200b');
