import { unprocessable } from '../../../platform/http/errors.ts';
import { type Cell, limits } from './nodes.ts';

type Placed<T> = Omit<T, 'colspan' | 'rowspan'> & {
  x: number;
  y: number;
  colspan: number;
  rowspan: number;
};

/** Places the cells of a table; spans are cut off at another cell or at the edge. */
export function placeCells<T extends Pick<Cell, 'colspan' | 'rowspan'>>(rows: T[][]) {
  const taken = rows.map(() => new Set<number>());
  const cells: Placed<T>[] = [];
  let columns = 0;
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row) {
      while (taken[y]?.has(x)) x++;
      const colspan = freeRun(taken[y], x, cell.colspan);
      const rowspan = Math.min(cell.rowspan, rows.length - y);
      if (x + colspan > limits.columns)
        throw unprocessable('template.table_too_wide', { columns: limits.columns });
      for (const below of taken.slice(y, y + rowspan))
        for (let n = x; n < x + colspan; n++) below.add(n);
      cells.push({ ...cell, x, y, colspan, rowspan });
      columns = Math.max(columns, x + colspan);
    }
  }
  return { columns, cells };
}

function freeRun(taken: Set<number> | undefined, x: number, wanted: number) {
  let run = 1;
  while (run < wanted && !taken?.has(x + run)) run++;
  return run;
}
