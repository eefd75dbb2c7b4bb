export const marks = ['strong', 'em', 'u', 'code'] as const;
export type Mark = (typeof marks)[number];

export type Inline =
  | { type: 'text'; text: string; marks: Mark[] }
  | { type: 'tag'; name: string; marks: Mark[] }
  | { type: 'br' };

export type Cell = { colspan: number; rowspan: number; blocks: Block[] };

export type Block =
  | { type: 'p' | 'h1' | 'h2' | 'h3'; inlines: Inline[] }
  | { type: 'hr' }
  | { type: 'ul' | 'ol'; items: Block[][] }
  | { type: 'table'; rows: Cell[][] };

export const limits = { depth: 20, columns: 50, span: 50 };

/** Every tag in a text, once, in the order of the text. */
export function tagsIn(blocks: Block[]): string[] {
  const found = new Set<string>();
  const look = (block: Block): void => {
    if ('inlines' in block)
      for (const inline of block.inlines) if (inline.type === 'tag') found.add(inline.name);
    if ('items' in block) block.items.flat().forEach(look);
    if ('rows' in block)
      block.rows
        .flat()
        .flatMap(({ blocks }) => blocks)
        .forEach(look);
  };
  blocks.forEach(look);
  return [...found];
}
