import type { Block, Inline, Mark } from './nodes.ts';

/** The HTML of a text: only these elements, with all the author's words escaped. */
export const writeRichText = (blocks: Block[]): string => blocks.map(htmlOf).join('');

function htmlOf(block: Block): string {
  switch (block.type) {
    case 'hr':
      return '<hr>';
    case 'ul':
    case 'ol':
      return element(
        block.type,
        block.items.map((item) => element('li', writeRichText(item))),
      );
    case 'table':
      return element('table', [element('tbody', block.rows.map(rowOf))]);
    default:
      return element(block.type, block.inlines.map(inlineOf));
  }
}

type Row = Extract<Block, { type: 'table' }>['rows'][number];

const rowOf = (row: Row) =>
  element(
    'tr',
    row.map(({ colspan, rowspan, blocks }) => {
      const spans = `${spanOf('colspan', colspan)}${spanOf('rowspan', rowspan)}`;
      return `<td${spans}>${writeRichText(blocks)}</td>`;
    }),
  );

const spanOf = (name: 'colspan' | 'rowspan', count: number) =>
  count > 1 ? ` ${name}="${count}"` : '';

function inlineOf(inline: Inline): string {
  if (inline.type === 'br') return '<br>';
  const inner = inline.type === 'tag' ? tagOf(escaped(inline.name)) : escaped(inline.text);
  return inline.marks.reduceRight<string>((html, mark: Mark) => element(mark, html), inner);
}

const tagOf = (name: string) =>
  `<span data-tag="${name.replaceAll('"', '&quot;')}">[${name}]</span>`;

const element = (name: string, inner: string | string[]) =>
  `<${name}>${typeof inner === 'string' ? inner : inner.join('')}</${name}>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
