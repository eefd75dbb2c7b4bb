import { Readable } from 'node:stream';
import type { FileAnswer } from './files.ts';
import { downloadHeaders } from './headers.ts';
import { cleanName } from './names.ts';

/** `euros` are whole cents, written as Dutch spreadsheets read them; a date is YYYY-MM-DD. */
type Cell = string | number | { euros: number } | { date: string } | null;

type Rows = readonly (readonly Cell[])[];

/** A table made for this one call, as a file to save. */
export const csvAnswer = (rows: Rows, title: string) => csvOf([Buffer.from(asCsv(rows))], title);

/** The same, for a table that was written piece by piece. */
export function csvOf(pieces: Buffer[], title: string): FileAnswer {
  const name = cleanName(`${title.replace(/[/\\]/g, '-').slice(0, 100)}.csv`);
  const mime = 'text/csv; charset=utf-8; header=present';
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  return {
    status: 200,
    headers: downloadHeaders({ name, mime, size }),
    stream: Readable.from(pieces),
  };
}

/**
 * As a Dutch spreadsheet opens it: with semicolons, because the comma is the decimal separator
 * there, and a byte order mark for UTF-8.
 */
export const asCsv = (rows: Rows) => `\uFEFF${csvLines(rows)}`;

export const csvLines = (rows: Rows) =>
  rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('');

function cellOf(value: Cell) {
  if (value === null) return '';
  if (typeof value === 'object')
    return 'date' in value ? value.date : decimal(value.euros / 100, 2);
  if (typeof value === 'number') return decimal(value);
  const text = harmless(value);
  return /[";,\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const decimal = (value: number, digits?: number) =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',');

/** A spreadsheet takes what begins like this for a formula, and would run it. */
const harmless = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
