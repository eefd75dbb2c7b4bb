import type { Language } from '@traject/contract/common/languages';

export type Logo = { format: 'png' | 'jpg'; bytes: Uint8Array };

export type Letterhead = {
  name: string;
  /** Address, phone and the like, one per line. */
  lines: string[];
  logo?: Logo;
  /** Its own colour, if it chose one. */
  accent?: string;
};

export type LetterInline =
  | { br: true }
  | { text: string; strong?: true; em?: true; u?: true; code?: true };

export type LetterCell = {
  x: number;
  y: number;
  colspan: number;
  rowspan: number;
  blocks: LetterBlock[];
  /** Short enough to stay on one page. */
  whole?: true;
};

export type LetterBlock =
  | { type: 'p'; inlines: LetterInline[] }
  | { type: 'heading'; level: 1 | 2 | 3; inlines: LetterInline[] }
  | { type: 'hr' }
  | { type: 'ul' | 'ol'; items: LetterBlock[][] }
  | { type: 'table'; columns: number; cells: LetterCell[] /** Shares. */; widths?: number[] };

/** What `letter.typ` prints. */
export type Letter = {
  title: string;
  language: Language;
  letterhead: Letterhead;
  blocks: LetterBlock[];
};
