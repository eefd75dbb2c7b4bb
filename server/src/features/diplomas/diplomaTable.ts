import type { CsvRow } from '../../platform/reading/readCsv.ts';
import type { ErrorKey, Values } from '../../platform/texts/texts.ts';

/** What the columns may be called, ignoring case and kinds of space. */
const columns = {
  title: ['diploma', 'opleiding'],
  level: ['niveau', 'level'],
  code: ['code', 'crebo'],
  edition: ['editie', 'edition'],
  core_task_code: ['kerntaakcode', 'core task code'],
  core_task: ['kerntaak', 'core task'],
  work_process_code: ['werkprocescode', 'work process code'],
  work_process: ['werkproces', 'work process'],
  description: ['omschrijving', 'description'],
  result: ['resultaat', 'result'],
  behaviour: ['gedrag', 'behaviour', 'behavior'],
  result_starter: ['starter'],
  result_advanced: ['gevorderd', 'advanced'],
  result_professional: ['professional'],
} satisfies Record<string, string[]>;
export type Column = keyof typeof columns;

export const ofDiploma = ['title', 'level', 'code', 'edition'] as const;
const needed: Column[] = ['title', 'level', 'core_task', 'work_process'];
const all = Object.keys(columns) as Column[];

export type Row = { line: number; cells: Record<Column, string> };
export type Table = { rows: Row[] /** As this file calls them. */; called: Called };
export type Called = Partial<Record<Column, string>>;
type Wrong = { line: number; key: ErrorKey; values?: Values };

/** The rows with their cells by column, or what is wrong with the table as a whole. */
export function readTable([head, ...body]: CsvRow[]): Table | { wrong: Wrong[] } {
  if (!head) return { wrong: [{ line: 1, key: 'diploma.empty' }] };
  const names = head.cells.map((cell) => cell.trim());
  const found = names.map(columnOf);
  const wrong = [...wrongColumns(head.line, names, found), ...wrongRows(body, names.length)];
  if (wrong.length > 0) return { wrong };
  if (body.length === 0) return { wrong: [{ line: head.line, key: 'diploma.empty' }] };
  const called = Object.fromEntries(found.map((column, at) => [column ?? '', names[at]]));
  return { rows: filledDown(body, found), called };
}

const columnOf = (name: string) => {
  const plain = name.toLowerCase().replace(/[\s_-]+/g, ' ');
  return all.find((column) => (columns[column] as string[]).includes(plain));
};

type Found = (Column | undefined)[];

function wrongColumns(line: number, names: string[], found: Found): Wrong[] {
  const strange = names.flatMap((name, at): Wrong[] => {
    const column = found[at];
    if (!column) return name ? [{ line, key: 'diploma.unknown_column', values: { name } }] : [];
    if (found.indexOf(column) === at) return [];
    return [{ line, key: 'diploma.double_column', values: { name } }];
  });
  const missing = needed.filter((column) => !found.includes(column));
  return [
    ...strange,
    ...missing.map((column): Wrong => {
      return { line, key: 'diploma.no_column', values: { name: columns[column][0] ?? '' } };
    }),
  ];
}

const wrongRows = (body: CsvRow[], width: number): Wrong[] =>
  body
    .filter(({ cells }) => cells.slice(width).some((cell) => cell.trim()))
    .map(({ line }) => ({ line, key: 'diploma.too_many_cells' }));

/** A spreadsheet that names a core task once means it for all the rows below. */
function filledDown(body: CsvRow[], found: Found): Row[] {
  const above = new Map<Column, string>();
  return body.map(({ line, cells }) => {
    const own = (column: Column) => cells[found.indexOf(column)]?.trim() ?? '';
    for (const column of [...ofDiploma, 'core_task' as const])
      if (own(column)) above.set(column, own(column));
    const row = all.map((column) => [column, own(column) || (above.get(column) ?? '')]);
    return { line, cells: Object.fromEntries(row) as Row['cells'] };
  });
}
