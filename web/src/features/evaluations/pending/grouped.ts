import type { Meta } from '@traject/contract/common/page';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { plain } from '../../../platform/plain.ts';

export const groupings = ['student', 'process'] as const;
type Grouping = (typeof groupings)[number];

export type PendingSearch = {
  by?: Grouping | undefined;
  role?: string | undefined;
  diploma_id?: number | undefined;
  name?: string | undefined;
  page?: number | undefined;
};

type Rows = readonly PendingEvaluation[];

export const filtered = (rows: Rows, { role, diploma_id, name = '' }: PendingSearch) =>
  rows.filter(
    ({ evaluator_role, diploma, student }) =>
      (!role || evaluator_role.name === role) &&
      (!diploma_id || diploma.diploma_id === diploma_id) &&
      plain(student.name).includes(plain(name)),
  );

/** In the order in which they come up: the group that ends first is first. All are one if not grouped. */
export function grouped(rows: Rows, by: Grouping | undefined) {
  const groups = Map.groupBy(rows, ({ student, work_process }) => {
    if (!by) return 0;
    return by === 'student' ? student.id : work_process.work_process_id;
  });
  return [...groups].flatMap(([id, list]) => {
    const [first] = list;
    if (!first) return [];
    const { number, title } = first.work_process;
    const name = by === 'student' ? first.student.name : `${number} ${title}`;
    return [{ id, name, list, expires_at: first.expires_at }];
  });
}

const perPage = 50;

/** One page of them. A page past the end is the last one: what was on it has been answered. */
export function pageOf<T>(rows: readonly T[], wanted = 1): { shown: readonly T[]; meta: Meta } {
  const last_page = Math.max(1, Math.ceil(rows.length / perPage));
  const current_page = Math.min(wanted, last_page);
  const start = (current_page - 1) * perPage;
  const shown = rows.slice(start, start + perPage);
  const total = rows.length;
  return {
    shown,
    meta: { current_page, last_page, from: start + 1, to: start + shown.length, total },
  };
}
