import { Readable } from 'node:stream';
import type { FileAnswer } from '../files/files.ts';
import { downloadHeaders } from '../files/headers.ts';
import { cleanName } from '../files/names.ts';

export const pdfMime = 'application/pdf';

/** A PDF made for this one call; `inline` to show it first. */
export function pdfAnswer(bytes: Buffer, about: { name: string; inline?: boolean }): FileAnswer {
  const { name, inline = false } = about;
  const shown = { name: pdfName(name), mime: pdfMime, size: bytes.length, inline };
  return { status: 200, headers: downloadHeaders(shown), stream: Readable.from([bytes]) };
}

/** Whatever the document is called, its file name must work on every system. */
export function pdfName(name: string) {
  const cleaned = cleanName(`${name.replace(/[/\\]/g, '-')}.pdf`);
  return cleaned.endsWith('.pdf') && cleaned !== '.pdf' ? cleaned : 'document.pdf';
}
