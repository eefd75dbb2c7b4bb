import { pushed } from './nameIndex.ts';

type Numbered = { invoice_number: string };

/** Shorter ones are in every telephone number. */
const shortest = 4;
/** Pieces of a description that together can be one number: `WW 2026 - 0012`. */
const mostPieces = 4;
const longest = 40;

/** Looks up which of these invoices a text names. */
export function numberIndex<T extends Numbered>(invoices: readonly T[]) {
  const known = new Map<string, T[]>();
  for (const invoice of invoices)
    for (const key of new Set(keysOf(piecesOf(invoice.invoice_number))))
      known.set(key, pushed(known.get(key), invoice));
  return (text: string): T[] => {
    const pieces = piecesOf(text);
    const found = new Set<T>();
    for (let from = 0; from < pieces.length; ) {
      const [length, named] = longestAt(pieces, from, known);
      // A number that two invoices share, without its noughts, names neither.
      if (named?.length === 1) for (const invoice of named) found.add(invoice);
      from += length;
    }
    return [...found];
  };
}

function longestAt<T>(pieces: string[], from: number, known: ReadonlyMap<string, T[]>) {
  for (let length = mostPieces; length > 0; length--) {
    const some = pieces.slice(from, from + length);
    const key = some.length === length && keysOf(some).find((one) => known.has(one));
    if (key) return [length, known.get(key)] as const;
  }
  return [1, undefined] as const;
}

/** Letters and digits apart: people write `F2026-12`, `F 2026 12` and `f202612`. */
const piecesOf = (text: string): string[] => text.toUpperCase().match(/\d+|[A-Z]+/g) ?? [];

/** As it is written, and without the noughts that precede each number in it. */
function keysOf(pieces: string[]) {
  const exact = pieces.join('');
  const bare = pieces.map((piece) => piece.replace(/^0+(?=\d)/, '')).join('-');
  const [last] = pieces.slice(-1);
  const isNumber = last !== undefined && /\d/.test(last);
  const fits = (key: string) => isNumber && key.length >= shortest && key.length <= longest;
  return [`=${exact}`, `~${bare}`].filter((key) => fits(key.slice(1)));
}
