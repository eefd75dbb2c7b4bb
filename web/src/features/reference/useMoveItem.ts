import { useQueryClient } from '@tanstack/react-query';
import type { ReferenceItem } from '@traject/contract/reference';
import { useMove } from '../../platform/useMove.ts';
import { isOrdered, itemsQuery, type ListKey, orderItems } from './reference.api.ts';

/** Where a row can go; nothing in a list that stands by its names. */
export type Moves = (item: ReferenceItem) => {
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

export function useMoveItem(key: ListKey, items: readonly ReferenceItem[]) {
  const queries = useQueryClient();
  const { queryKey } = itemsQuery(key);
  const rows = items.filter(({ archived }) => !archived);
  const { move, said } = useMove({
    rows,
    queryKey,
    show: (next) =>
      queries.setQueryData(queryKey, [...next, ...items.filter(({ archived }) => archived)]),
    save: async (ids) => isOrdered(key) && orderItems(key, ids),
  });
  const moves: Moves = (item) => {
    const place = rows.indexOf(item);
    return {
      onUp: place > 0 ? () => move(place, -1) : undefined,
      onDown: place < rows.length - 1 ? () => move(place, 1) : undefined,
    };
  };
  return { moves: isOrdered(key) ? moves : undefined, said };
}
