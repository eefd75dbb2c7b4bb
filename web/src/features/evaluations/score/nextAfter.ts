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
