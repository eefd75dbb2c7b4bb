import type { LetterBlock, LetterInline } from '../../../platform/pdf/letter.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import { placeCells } from './grid.ts';
import type { Block, Inline } from './nodes.ts';
import { isWhole, lettersIn, wholeUpTo, widthsOf } from './widths.ts';

type Values = ReadonlyMap<string, string>;

/** The longest word that is never broken; shorter in narrow columns. */
const longest = { line: 40, cell: 16 };

/** The blocks of a letter, with each tag replaced by its value. */
export function toLetter(blocks: Block[], values: Values, most = longest.line): LetterBlock[] {
  return blocks.map((block) => letterBlock(block, values, most));
}

/** The title of a letter: the text of its first heading. */
export function titleOf(blocks: LetterBlock[]): string {
  const heading = blocks.find((block) => block.type === 'heading');
  return (heading?.inlines ?? [])
    .map((inline) => ('br' in inline ? ' ' : inline.text))
    .join('')
    .replaceAll('\u200b', '')
    .trim();
}

const levels = { h1: 1, h2: 2, h3: 3 } as const;

function letterBlock(block: Block, values: Values, most: number): LetterBlock {
  switch (block.type) {
    case 'hr':
      return block;
    case 'ul':
    case 'ol':
      return { type: block.type, items: block.items.map((item) => toLetter(item, values, most)) };
    case 'table': {
      const { columns, cells } = placeCells(block.rows);
      const filled = cells.map((cell) => {
        const inside = toLetter(cell.blocks, values, longest.cell);
        return { ...cell, blocks: inside, ...(lettersIn(inside) < wholeUpTo && isWhole) };
      });
      return { type: 'table', columns, cells: filled, widths: widthsOf(columns, filled) };
    }
    default: {
      const inlines = block.inlines.map((inline) => letterInline(inline, values, most));
      // A heading without text is a blank line; it does not belong in a table of contents.
      if (block.type === 'p' || inlines.length === 0) return { type: 'p', inlines };
      return { type: 'heading', level: levels[block.type], inlines };
    }
  }
}

function letterInline(inline: Inline, values: Values, most: number): LetterInline {
  if (inline.type === 'br') return { br: true };
  const text = inline.type === 'tag' ? (values.get(inline.name) ?? '') : inline.text;
  const marks = inline.marks.map((mark) => [mark, true] as const);
  return { text: printable(text, most), ...Object.fromEntries(marks) };
}
