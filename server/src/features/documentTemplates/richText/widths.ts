import type { LetterBlock, LetterCell } from '../../../platform/pdf/letter.ts';

/** A row with up to this many characters is not split across pages. */
export const wholeUpTo = 600;
export const isWhole = { whole: true } as const;

const step = 12;
const most = 36;

/** A column with more text gets up to three times the width; small differences are ignored. */
export const widthsOf = (columns: number, cells: readonly LetterCell[]) =>
  Array.from({ length: columns }, (_, column) => {
    const shares = cells
      .filter(({ x, colspan }) => x <= column && column < x + colspan)
      .map(({ blocks, colspan }) => lettersIn(blocks) / colspan);
    return Math.min(most, step * Math.ceil(Math.max(1, ...shares) / step));
  });

/** The number of characters in it, including nested blocks. */
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
