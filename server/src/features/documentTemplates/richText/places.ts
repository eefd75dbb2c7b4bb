import { unprocessable } from '../../../platform/http/errors.ts';
import { placeCells } from './grid.ts';
import { type Block, type Cell, limits } from './nodes.ts';

type List = Extract<Block, { items: Block[][] }>;
type Table = Extract<Block, { rows: Cell[][] }>;
type Place = { in: Block[]; implied: boolean } | { in: List | Table };

/** Where the next block goes. Text between list items or table cells gets a place of its own. */
export function openPlaces() {
  const root: Block[] = [];
  const places: Place[] = [{ in: root, implied: false }];
  const innermost = () => places.at(-1)?.in ?? root;

  const begin = (blocks: Block[], implied: boolean) => {
    const place = { in: blocks, implied };
    places.push(place);
    return place;
  };
  const here = (): Block[] => {
    const inside = innermost();
    if (Array.isArray(inside)) return inside;
    return begin(inside.type === 'table' ? newCell(inside).blocks : newItem(inside), true).in;
  };

  return {
    root,
    innermost,
    begin: (blocks: Block[]) => begin(blocks, false),
    add: (block: Block) => void here().push(block),

    enter(block: List | Table) {
      const depth = places.reduce((sum, place) => sum + weightOf(place), 0);
      if (depth + weightOf({ in: block }) > limits.depth) throw tooDeep();
      const around = here();
      around.push(block);
      const place = { in: block };
      places.push(place);
      return { place, around };
    },

    /** Closes the implied places, so that the next item or cell comes beside them. */
    endImplied() {
      for (let top = places.at(-1); top && 'implied' in top && top.implied; top = places.at(-1))
        places.pop();
    },

    leave(place: Place) {
      while (places.length > 1 && places.pop() !== place);
    },

    /**
     * A list without items or a table without cells is dropped; an empty cell or item can be typed
     * in.
     */
    settle(block: List | Table, around: Block[]) {
      if (block.type === 'table') placeCells(block.rows);
      const within =
        block.type === 'table' ? block.rows.flat().map((cell) => cell.blocks) : block.items;
      if (within.length === 0) around.splice(around.indexOf(block), 1);
      for (const blocks of within) if (blocks.length === 0) blocks.push({ type: 'p', inlines: [] });
    },
  };
}

export function newItem(list: List): Block[] {
  const item: Block[] = [];
  list.items.push(item);
  return item;
}

export function newCell(table: Table, spans = { colspan: 1, rowspan: 1 }): Cell {
  const cell: Cell = { ...spans, blocks: [] };
  if (table.rows.length === 0) table.rows.push([]);
  table.rows.at(-1)?.push(cell);
  return cell;
}

export const tooDeep = () => unprocessable('template.too_deep');

/** Typesetting a table takes as much memory as two lists. */
const weightOf = ({ in: inside }: Place) => {
  if (Array.isArray(inside)) return 0;
  return inside.type === 'table' ? 2 : 1;
};
