import type { Language } from '@traject/contract/common/languages';
import { type ImportKind, importLimits } from '@traject/contract/imports';
import { sentence } from '../../platform/texts/texts.ts';
import { type Columns, matchColumns, nameOf } from './columns.ts';
import { readTable } from './readTable.ts';
import { type ReadRow, readRow } from './values.ts';

type Asked = { path: string; mime: string; kind: ImportKind; language: Language };
type People = { columns: Columns; errors: string[]; rows: ReadRow[]; total: number };

/** All that a file says by itself, read in a thread of its own. */
export async function read({ path, mime, kind, language }: Asked): Promise<People> {
  const [head, ...body] = await readTable({ path, mime });
  const columns = matchColumns(head.cells, kind);
  const errors = wrongColumns(columns, language);
  const total = body.length;
  // Without its columns every row is wrong, and repeating that helps nobody.
  if (errors.length > 0) return { columns, errors, rows: [], total };
  const rows = body.map((row) => readRow(row, columns, language));
  return { columns, errors, rows: onlyShown(rows), total };
}

/** Details of wrong rows are only kept for display, and only the first ones are displayed. */
function onlyShown(rows: ReadRow[]) {
  let left = importLimits.shown + importLimits.shownWrong;
  return rows.map((row) =>
    row.errors.length > 0 && left-- <= 0
      ? { ...row, cells: {}, errors: row.errors.slice(0, 1) }
      : row,
  );
}

function wrongColumns({ missing, double }: Columns, language: Language) {
  return [
    ...missing.map((field) => sentence(language, 'import.no_column', { name: nameOf(field) })),
    ...double.map((name) => sentence(language, 'import.double_column', { name })),
  ];
}
