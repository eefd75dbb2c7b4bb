import { readFile } from 'node:fs/promises';
import { importLimits } from '@traject/contract/imports';
import { unprocessable } from '../../platform/http/errors.ts';
import { readCsv } from '../../platform/reading/readCsv.ts';
import { readUtf8 } from '../../platform/reading/utf8.ts';
import { readXlsx } from '../../platform/reading/xlsx/readXlsx.ts';

export type TableRow = { row: number; cells: string[] };

type Given = { path: string; mime: string };

/** The rows of a spreadsheet, however it was saved; the first row names the columns. */
export async function readTable({ path, mime }: Given): Promise<[TableRow, ...TableRow[]]> {
  const bytes = await readFile(path);
  const rows = mime === 'text/csv' ? rowsOf(bytes) : await readXlsx(bytes);
  const [head, ...body] = rows;
  if (!head || body.length === 0) throw unprocessable('import.empty');
  if (body.length > importLimits.rows)
    throw unprocessable('import.too_many', { most: importLimits.rows });
  return [head, ...body];
}

function rowsOf(bytes: Buffer) {
  const rows = readCsv(textOf(bytes), importLimits.rows + 1);
  return rows.map(({ line, cells }) => ({ row: line, cells }));
}

/** A Dutch Excel saves CSV in the old Windows encoding unless told to use UTF-8. */
function textOf(bytes: Buffer) {
  const text = readUtf8(bytes);
  return typeof text === 'string' ? text : new TextDecoder('windows-1252').decode(bytes);
}
