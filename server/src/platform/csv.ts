import { Readable } from 'node:stream';
import type { FileAnswer } from './files/files.ts';
import { downloadHeaders } from './files/headers.ts';
import { cleanName } from './files/names.ts';

type Cell = string | number | null;

/** A table that was made for this one call, as a file to save. */
export function csvAnswer(rows: readonly (readonly Cell[])[], title: string): FileAnswer {
  const bytes = Buffer.from(asCsv(rows));
  const name = cleanName(`${title.replace(/[/\\]/g, '-').slice(0, 100)}.csv`);
  const mime = 'text/csv; charset=utf-8; header=present';
  const headers = downloadHeaders({ name, mime, size: bytes.length });
  return { status: 200, headers, stream: Readable.from([bytes]) };
}

/**
 * As a Dutch spreadsheet opens it: semicolons, because there a comma is the decimal sign, and a
 * mark in front that says it is UTF-8.
 */
export const asCsv = (rows: readonly (readonly Cell[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;

function cellOf(value: Cell) {
  if (typeof value !== 'string') return String(value ?? '');
  const text = harmless(value);
  return /[";,\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet takes what begins like this for a formula, and would run it. */
const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
