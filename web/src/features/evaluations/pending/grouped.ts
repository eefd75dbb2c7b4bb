import type { PendingEvaluation } from '@traject/contract/evaluations';
import { plain } from '../../../platform/plain.ts';

export const groupings = ['student', 'process'] as const;
type Grouping = (typeof groupings)[number];

export type PendingSearch = {
  by?: Grouping | undefined;
  role?: string | undefined;
  diploma_id?: number | undefined;
  name?: string | undefined;
};

type Rows = readonly PendingEvaluation[];

export const filtered = (rows: Rows, { role, diploma_id, name = '' }: PendingSearch) =>
  rows.filter(
    ({ evaluator_role, diploma, student }) =>
      (!role || evaluator_role.name === role) &&
      (!diploma_id || diploma.diploma_id === diploma_id) &&
      plain(student.name).includes(plain(name)),
  );

/** In the order in which they come up: the group that ends first is first. */
export function grouped(rows: Rows, by: Grouping) {
  const groups = Map.groupBy(rows, ({ student, work_process }) =>
    by === 'student' ? student.id : work_process.work_process_id,
  );
  return [...groups].flatMap(([id, list]) => {
    const [first] = list;
    if (!first) return [];
    const { number, title } = first.work_process;
    const name = by === 'student' ? first.student.name : `${number} ${title}`;
    return [{ id, name, list, expires_at: first.expires_at }];
  });
}
