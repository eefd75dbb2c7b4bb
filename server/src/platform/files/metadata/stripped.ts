import { unprocessable } from '../../http/errors.ts';

export type Stripped = {
  /** The pieces of the picture that stay, as they were. */
  kept: Buffer[];
  /** How it is to be turned, which went with the rest. */
  orientation: number;
};

/** What it says cannot be told apart from what it shows. */
export const unreadable = () => unprocessable('picture.unreadable');

/** Many times what a film of pictures has; a file made of nothing else would hold up others. */
const most = 200_000;

/** One after the other, of which those that follow each other stay together. */
export function piecesOf(bytes: Buffer) {
  const kept: { from: number; to: number }[] = [];
  let count = 0;
  return {
    add(from: number, to: number, isKept: boolean) {
      count += 1;
      if (count > most) throw unreadable();
      const last = kept.at(-1);
      if (isKept && last?.to === from) last.to = to;
      else if (isKept) kept.push({ from, to });
    },
    all: () => kept.map(({ from, to }) => bytes.subarray(from, to)),
  };
}
