import type { Language } from '@traject/contract/common/languages';
import type { CsvRow } from '../../platform/reading/readCsv.ts';
import { sentence } from '../../platform/texts/texts.ts';
import { checkDiploma, type DiplomaFile, type Mistake } from './diplomaFile.ts';
import { type Called, type Column, ofDiploma, type Row, readTable } from './diplomaTable.ts';

/** More rows than the largest diploma has, plus the header. */
export const mostRows = 2502;
const texts = [
  'description',
  'result',
  'behaviour',
  'result_starter',
  'result_advanced',
  'result_professional',
] as const;

/** One row for each work process. What a row above says need not be repeated. */
export function readDiplomaTable(
  given: CsvRow[],
  language: Language,
): { diploma: DiplomaFile } | { errors: Mistake[] } {
  const table = readTable(given);
  if ('wrong' in table) {
    const said = table.wrong.map(({ line, key, values }) => ({
      line,
      message: sentence(language, key, values),
    }));
    return { errors: said };
  }
  const { rows, called } = table;
  const tasks = tasksOf(rows);
  const places = { lineOf: lineIn(rows, tasks), nameOf: nameIn(called) };
  const checked = checkDiploma({ value: asDiploma(rows, tasks), ...places }, language);
  const others = otherDiplomas(rows, called, language);
  if (others.length === 0) return checked;
  const errors = [...others, ...('errors' in checked ? checked.errors : [])];
  return { errors: errors.sort((a, b) => a.line - b.line) };
}

const tasksOf = (rows: Row[]): Row[][] => [
  ...Map.groupBy(rows, ({ cells }) => cells.core_task.toLowerCase()).values(),
];

const asDiploma = ([first]: Row[], tasks: Row[][]) => ({
  ...Object.fromEntries(ofDiploma.map((column) => [column, first?.cells[column]])),
  core_tasks: tasks.map((members) => ({
    code: members.find(({ cells }) => cells.core_task_code)?.cells.core_task_code,
    title: members[0]?.cells.core_task,
    work_processes: members.map(({ cells }) => ({
      code: cells.work_process_code,
      title: cells.work_process,
      ...Object.fromEntries(texts.map((column) => [column, cells[column]])),
    })),
  })),
});

/** A file holds one diploma. */
const otherDiplomas = (rows: Row[], called: Called, language: Language): Mistake[] =>
  rows.flatMap(({ line, cells }) =>
    ofDiploma
      .filter((column) => cells[column] !== rows[0]?.cells[column])
      .map((column) => ({
        line,
        message: `${called[column]}: ${sentence(language, 'diploma.another')}.`,
      })),
  );

type Path = readonly PropertyKey[];

const lineIn =
  (rows: Row[], tasks: Row[][]) =>
  ([, task, , process]: Path) => {
    const members = typeof task === 'number' ? tasks[task] : rows;
    return members?.[typeof process === 'number' ? process : 0]?.line ?? 1;
  };

/** The column that a part of the diploma was written in. */
const nameIn = (called: Called) => (path: Path) => {
  const last = String(path.at(-1));
  const titles = ['title', 'core_task', 'work_process'] as const;
  const lists: Record<string, Column> = { core_tasks: 'core_task', work_processes: 'work_process' };
  if (last === 'code' && path.length > 1)
    return called[path.length > 3 ? 'work_process_code' : 'core_task_code'] ?? last;
  const column = last === 'title' ? titles[(path.length - 1) / 2] : (lists[last] ?? last);
  return called[column as Column] ?? last;
};
