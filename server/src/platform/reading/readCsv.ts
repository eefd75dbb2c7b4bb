import { AppError } from '../http/errors.ts';

/** `line` is where the row begins in the file: a cell may run over several lines. */
export type CsvRow = { line: number; cells: string[] };

/** A file that cannot be read beyond this point, reported like the other mistakes, by line. */
export class CsvError extends AppError {
  readonly line: number;
  readonly key: 'csv.quotes' | 'csv.too_wide';

  constructor(line: number, key: CsvError['key']) {
    super(422, [{ key: 'csv.line', values: { line } }, { key }]);
    this.line = line;
    this.key = key;
  }
}

const mostColumns = 200;
/** Longer than any field allows, so that what is longer is still refused. */
export const longestCell = 10_000;

/**
 * The rows of a table as spreadsheets save it: with or without a byte order mark, cells separated
 * by semicolons, commas or tabs, in quotes where needed. Empty rows are left out, and reading stops
 * one row after the maximum.
 */
export function readCsv(text: string, mostRows: number): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '').replace(/^sep=[^\r\n](?:\r\n|\r|\n)/i, '\n');
  const parting = partedBy(source.trimStart());
  const cell = cellPattern(parting);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let end = parting; end !== ''; ) {
    const found = cell.exec(source);
    if (!found) throw new CsvError(line, 'csv.quotes');
    const [whole, quoted, plain = ''] = found;
    end = found[3] ?? '';
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).slice(0, longestCell));
    if (row.cells.length > mostColumns) throw new CsvError(line, 'csv.too_wide');
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === parting) continue;
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row);
    if (rows.length > mostRows) return rows;
    row = { line, cells: [] };
  }
  return rows;
}

/** The most frequent one in the first line, outside quotes; a Dutch spreadsheet writes `;`. */
function partedBy(source: string) {
  const [head = ''] = source
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const times = (sign: string) => head.split(sign).length;
  return [';', ',', '\t'].reduce((most, sign) => (times(sign) > times(most) ? sign : most));
}

const cellPattern = (parting: string) =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)" *|((?!")[^${parting}\\r\\n]*))(${parting}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
