const standIns: Record<string, string> = { '☐': '□', '☑': '✓', '☒': '✗', '✔': '✓', '✘': '✗' };

/**
 * Characters that the fonts lack but have a substitute for, and places where an endless word may
 * break.
 */
export const printable = (text: string, longest: number) =>
  text
    .normalize('NFC')
    .replace(/[☐☑☒✔✘]/gu, (sign) => standIns[sign] ?? sign)
    .replace(new RegExp(`\\S{${longest}}(?=[^\\s\\p{M}])`, 'gu'), '$&\u200b');
