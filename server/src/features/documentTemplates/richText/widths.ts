import type { LetterBlock, LetterCell } from '../../../platform/pdf/letter.ts';

/** A row of so few letters is not torn in two by the end of a page. */
export const wholeUpTo = 600;
export const isWhole = { whole: true } as const;

const step = 12;
const most = 36;

/** A column with much to say gets up to three times the width; what differs little is alike. */
export const widthsOf = (columns: number, cells: readonly LetterCell[]) =>
  Array.from({ length: columns }, (_, column) => {
    const shares = cells
      .filter(({ x, colspan }) => x <= column && column < x + colspan)
      .map(({ blocks, colspan }) => lettersIn(blocks) / colspan);
    return Math.min(most, step * Math.ceil(Math.max(1, ...shares) / step));
  });

/** How many letters stand in it, in whatever it holds. */
export function lettersIn(blocks: readonly LetterBlock[]): number {
  const count = (block: LetterBlock): number => {
    if ('inlines' in block)
      return block.inlines.reduce((sum, part) => sum + ('br' in part ? 1 : part.text.length), 0);
    if ('items' in block) return lettersIn(block.items.flat());
    if ('cells' in block) return lettersIn(block.cells.flatMap((cell) => cell.blocks));
    return 0;
  };
  return blocks.reduce((sum, block) => sum + count(block), 0);
}
