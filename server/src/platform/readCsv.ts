import { AppError } from './errors.ts';

/** `line` is where the row begins in the file: a cell may run over several lines. */
export type CsvRow = { line: number; cells: string[] };

/** A file that cannot be read on from here. Whoever lists mistakes by line names this one too. */
export class CsvError extends AppError {
  readonly line: number;

  constructor(line: number) {
    super(422, [{ key: 'csv.line', values: { line } }, { key: 'csv.quotes' }]);
    this.line = line;
  }
}

/**
 * The rows of a table as spreadsheets save it: with or without a mark in front, cells parted by
 * semicolons or commas, in quotes where they hold more than a word. Empty rows are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const parting = partedBy(source);
  const cell = cellPattern(parting);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let end = parting; end !== ''; ) {
    const found = cell.exec(source);
    if (!found) throw new CsvError(line);
    const [whole, quoted, plain = ''] = found;
    end = found[3] ?? '';
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === parting) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  return rows.filter(({ cells }) => cells.some((one) => one.trim() !== ''));
}

/** What stands more often in the first line, outside quotes; a Dutch spreadsheet writes `;`. */
function partedBy(source: string) {
  const [head = ''] = source.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  return head.split(',').length > head.split(';').length ? ',' : ';';
}

const cellPattern = (parting: string) =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)" *|((?!")[^${parting}\\r\\n]*))(${parting}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
