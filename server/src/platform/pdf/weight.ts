import type { LetterBlock, LetterInline } from './letter.ts';

/** Ten seconds of work on a slow machine; a letter of a hundred full pages is half of that. */
export const mostWeight = 8000;

/**
 * How much work it is to typeset a text, in one-line paragraphs. As measured: sixty characters
 * count as a paragraph, a cell as three and a half, and each list or table around it adds half.
 */
export const weightOf = (blocks: LetterBlock[], depth = 0): number =>
  blocks.reduce((sum, block) => sum + weightOfOne(block, depth), 0);

function weightOfOne(block: LetterBlock, depth: number): number {
  if (block.type === 'hr') return 1;
  if (block.type === 'table')
    return block.cells.reduce((sum, { blocks }) => sum + 3.5 + weightOf(blocks, depth + 1), 0);
  if ('items' in block) return weightOf(block.items.flat(), depth + 1);
  return (1 + lettersIn(block.inlines) / 60) * (1 + depth / 2);
}

const lettersIn = (inlines: LetterInline[]) =>
  inlines.reduce((sum, inline) => sum + ('text' in inline ? inline.text.length : 10), 0);
