import { type Block, type Inline, type Mark, marks } from './nodes.ts';

type Paragraph = Extract<Block, { inlines: Inline[] }>;
type Text = Extract<Inline, { type: 'text' }>;

/** A paragraph being built; spaces collapse as in HTML, and are dropped at both ends. */
export function growParagraph(type: Paragraph['type']) {
  const inlines: Inline[] = [];
  // Remembered, because looking it up in the growing text would read all of it each time.
  let afterSpace = true;

  const addText = ({ text, marks }: Text) => {
    const shown = afterSpace && text.startsWith(' ') ? text.slice(1) : text;
    if (shown === '') return;
    afterSpace = shown.endsWith(' ');
    const last = inlines.at(-1);
    if (last?.type === 'text' && last.marks.join() === marks.join()) last.text += shown;
    else inlines.push({ type: 'text', text: shown, marks });
  };

  return {
    add(inline: Inline) {
      if (inline.type === 'text') return addText(inline);
      inlines.push(inline);
      afterSpace = inline.type === 'br';
    },
    finished(): Paragraph {
      trimEnd(inlines);
      return { type, inlines };
    },
  };
}

/** In a fixed order, however they were nested, so that equal text has equal marks. */
export const inOrder = (open: Mark[]): Mark[] => marks.filter((mark) => open.includes(mark));

function trimEnd(inlines: Inline[]) {
  const last = inlines.at(-1);
  if (last?.type !== 'text' || !last.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (last.text === '') inlines.pop();
  trimEnd(inlines);
}
