import { useEffect, useRef } from 'react';

/** For the row that was just saved: brought into view, as it may stand where nobody looks. */
export function useFreshRow(isFresh: boolean) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFresh) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);
  return { ref: row, 'data-fresh': isFresh || undefined };
}
