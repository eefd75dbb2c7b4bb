import type { QueryClient } from '@tanstack/react-query';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { pendingQuery } from '../evaluations.api.ts';

/** What one does in a row: in which order it stood, and what is saved of it. */
type Round = { order: number[]; saved: number[] };

const place = ['evaluations-round'];
const none: Round = { order: [], saved: [] };

const roundIn = (queries: QueryClient) => queries.getQueryData<Round>(place) ?? none;

/** Whoever looks at the whole list begins anew. */
export const endRound = (queries: QueryClient) => queries.setQueryData(place, none);

/** Saved ones keep their place, so that the count does not change under who goes on. */
export function orderOf(queries: QueryClient, pending: readonly { id: number }[]) {
  const { order, saved } = roundIn(queries);
  const open = pending.map(({ id }) => id);
  const kept = order.filter((id) => saved.includes(id) || open.includes(id));
  return [...kept, ...open.filter((id) => !kept.includes(id))];
}

/** Before the list is asked for anew: it will not say any more where this one stood. */
export function keepSaved(queries: QueryClient, id: number) {
  const pending = queries.getQueryData<PendingEvaluation[]>(pendingQuery.queryKey) ?? [];
  const order = orderOf(queries, pending);
  queries.setQueryData<Round>(place, { order, saved: [...roundIn(queries).saved, id] });
}

/**
 * The one after the current, by the order in which they stood before it was done; past the end, or
 * when nobody knows where it stood, the first. None when that is the current one again, or when
 * there are none.
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
