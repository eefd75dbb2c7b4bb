/**
 * The one after the current; past the end, or when the current one is not in the list any more,
 * the first. None when that is the current one again, or when there are none.
 */
export function nextAfter<Row extends { id: number }>(pending: readonly Row[], currentId: number) {
  const place = pending.findIndex(({ id }) => id === currentId);
  const next = (place < 0 ? undefined : pending[place + 1]) ?? pending[0];
  return next?.id === currentId ? undefined : next;
}
