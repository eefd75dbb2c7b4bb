import type { QueryClient } from '@tanstack/react-query';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { pendingQuery } from '../pending.api.ts';

/** Evaluations done in a row: their order, and which of them have been saved. */
type Round = { order: number[]; saved: number[] };

const place = ['evaluations-round'];
const none: Round = { order: [], saved: [] };

const roundIn = (queries: QueryClient) => queries.getQueryData<Round>(place) ?? none;

/** Looking at the whole list starts a new round. */
export const endRound = (queries: QueryClient) => queries.setQueryData(place, none);

/** Saved ones keep their place, so that the count stays the same from one to the next. */
export function orderOf(queries: QueryClient, pending: readonly { id: number }[]) {
  const { order, saved } = roundIn(queries);
  const open = pending.map(({ id }) => id);
  const kept = order.filter((id) => saved.includes(id) || open.includes(id));
  return [...kept, ...open.filter((id) => !kept.includes(id))];
}

/** Called before the list is fetched again, which will no longer say where this one stood. */
export function keepSaved(queries: QueryClient, id: number) {
  const pending = queries.getQueryData<PendingEvaluation[]>(pendingQuery.queryKey) ?? [];
  const order = orderOf(queries, pending);
  queries.setQueryData<Round>(place, { order, saved: [...roundIn(queries).saved, id] });
}

/**
 * The one after the current, in the order from before it was done; past the end, or when its place
 * is unknown, the first. None when that is the current one again, or when the list is empty.
 */
export function nextAfter<Row extends { id: number }>(
  pending: readonly Row[],
  currentId: number,
  order: readonly number[] = pending.map(({ id }) => id),
) {
  const place = order.indexOf(currentId);
  const after = place < 0 ? [] : order.slice(place + 1);
  const next = after.flatMap((id) => pending.find((row) => row.id === id) ?? [])[0] ?? pending[0];
  return next?.id === currentId ? undefined : next;
}
