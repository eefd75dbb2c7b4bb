import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

type Place = { row: number; column: number };

/** Where a key goes from a place in a table of this size. */
const steps: Record<string, (at: Place, last: Place, isFar: boolean) => Place> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }, _, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, last, isFar) => ({ row: isFar ? last.row : row, column: last.column }),
  PageUp: ({ row, column }) => ({ row: Math.max(0, row - 10), column }),
  PageDown: ({ row, column }, last) => ({ row: Math.min(last.row, row + 10), column }),
};

const stopIn = (table: HTMLTableElement, { row, column }: Place) =>
  table.rows[row]?.cells[column]?.querySelector<HTMLElement>('a, button');

/**
 * The keyboard of a grid: one stop for Tab, and keys to walk from cell to cell. Which cell is the
 * stop is kept in the page itself, so that walking paints nothing again.
 */
export function useGridKeys() {
  const ref = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const table = ref.current;
    if (!table || table.querySelector('[tabindex="0"]')) return;
    stopIn(table, { row: 0, column: 0 })?.setAttribute('tabindex', '0');
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const table = event.currentTarget;
    const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
    const step = steps[event.key];
    if (!step || event.altKey || !(cell instanceof HTMLTableCellElement)) return;
    const row = [...table.rows].findIndex(({ cells }) => [...cells].includes(cell));
    const last = { row: table.rows.length - 1, column: (table.rows[0]?.cells.length ?? 1) - 1 };
    const isFar = event.ctrlKey || event.metaKey;
    event.preventDefault();
    stopIn(table, step({ row, column: cell.cellIndex }, last, isFar))?.focus();
  };
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLTableElement>) => {
    for (const stop of currentTarget.querySelectorAll('[tabindex="0"]'))
      stop.setAttribute('tabindex', '-1');
    target.setAttribute('tabindex', '0');
  };
  return { ref, role: 'grid', onKeyDown, onFocus };
}
