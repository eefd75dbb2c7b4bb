import { Readable } from 'node:stream';
import type { FileAnswer } from '../files/files.ts';
import { downloadHeaders } from '../files/headers.ts';
import { cleanName } from '../files/names.ts';

/** For a program that has this very version: nothing but that it has not changed. */
export const sameIcs = (etag: string): FileAnswer => ({
  status: 304,
  headers: { etag },
  stream: Readable.from([]),
});

/** A calendar as a file. */
export function icsAnswer(ics: string, title: string): FileAnswer {
  const bytes = Buffer.from(ics);
  const name = cleanName(`${title.replace(/[/\\]/g, '-').slice(0, 100)}.ics`);
  const mime = 'text/calendar; charset=utf-8';
  return {
    status: 200,
    headers: downloadHeaders({ name, mime, size: bytes.length }),
    stream: Readable.from([bytes]),
  };
}
