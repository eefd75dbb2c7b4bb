import type { QueryClient } from '@tanstack/react-query';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { pendingQuery } from '../pending.api.ts';

/** Evaluations done in a row: their order, and those of them that have been saved. */
type Round = { order: number[]; saved: PendingEvaluation[] };

const place = ['evaluations-round'];
const none: Round = { order: [], saved: [] };

const roundIn = (queries: QueryClient) => queries.getQueryData<Round>(place) ?? none;

/** Looking at the whole list starts a new round. */
export const endRound = (queries: QueryClient) => queries.setQueryData(place, none);

/**
 * One student after the other. Saved ones keep their place, so that the count stays the same from
 * one to the next.
 */
export function orderOf(queries: QueryClient, pending: readonly PendingEvaluation[]) {
  const { order, saved } = roundIn(queries);
  const students = Map.groupBy(pending, ({ student }) => student.id);
  const open = [...students.values()].flat().map(({ id }) => id);
  const isKept = (id: number) => saved.some((one) => one.id === id) || open.includes(id);
  const kept = order.filter(isKept);
  return [...kept, ...open.filter((id) => !kept.includes(id))];
}

/** Called before the list is fetched again, which will no longer say where this one stood. */
export function keepSaved(queries: QueryClient, id: number) {
  const pending = queries.getQueryData<PendingEvaluation[]>(pendingQuery.queryKey) ?? [];
  const order = orderOf(queries, pending);
  const done = pending.filter((one) => one.id === id);
  queries.setQueryData<Round>(place, { order, saved: [...roundIn(queries).saved, ...done] });
}

type Open = readonly PendingEvaluation[];

/** What the reader was asked about one student in this round, and whether it has been given. */
export function ofStudent(queries: QueryClient, pending: Open, studentId: number) {
  const { saved } = roundIn(queries);
  const done = saved.filter(({ id }) => pending.every((one) => one.id !== id));
  const all = [
    ...pending.map((one) => ({ ...one, is_done: false })),
    ...done.map((one) => ({ ...one, is_done: true })),
  ];
  const byNumber = new Intl.Collator(undefined, { numeric: true });
  return all
    .filter(({ student }) => student.id === studentId)
    .sort((a, b) => byNumber.compare(a.work_process.number, b.work_process.number) || a.id - b.id);
}

/** Whom the current one is about, also when it has just been saved. */
export const studentOf = (queries: QueryClient, pending: Open, currentId: number) =>
  [...pending, ...roundIn(queries).saved].find(({ id }) => id === currentId)?.student.id;

type Row = { id: number; student?: { id: number } };

/**
 * The one after the current, in the order from before it was done; past the end, or when its place
 * is unknown, the first. As long as there are any of the same student, one of those. None when that
 * is the current one again, or when the list is empty.
 */
export function nextAfter<One extends Row>(
  pending: readonly One[],
  currentId: number,
  order: readonly number[] = pending.map(({ id }) => id),
  studentId?: number,
) {
  const place = order.indexOf(currentId);
  const open = (ids: readonly number[]) =>
    ids.flatMap((id) => pending.find((row) => row.id === id) ?? []);
  const after = place < 0 ? [] : open(order.slice(place + 1));
  const isSame = ({ id, student }: One) =>
    studentId !== undefined && student?.id === studentId && id !== currentId;
  const next = after.find(isSame) ?? open(order).find(isSame) ?? after[0] ?? pending[0];
  return next?.id === currentId ? undefined : next;
}
