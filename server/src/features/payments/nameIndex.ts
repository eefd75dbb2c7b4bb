import { namesFit, stemOf, type Words } from './payerNames.ts';

/** A word that more names have than this says too little about who it is. */
export const mostNames = 50;

type Name<T> = { words: Words; bearers: T[] };

/**
 * Looks up who of many can have a name, by the words that it shares with theirs: as much work for
 * thousands of them as for a few.
 */
export function nameIndex<T>(all: readonly T[], wordsFor: (one: T) => Words) {
  const whole = new Map<string, Name<T>>();
  const byStem = new Map<string, Name<T>[]>();
  for (const one of all) {
    const words = wordsFor(one);
    const known = whole.get(wholeOf(words));
    if (known) known.bearers.push(one);
    else {
      const name = { words, bearers: [one] };
      whole.set(wholeOf(words), name);
      for (const stem of new Set(words.map(stemOf)))
        byStem.set(stem, pushed(byStem.get(stem), name));
    }
  }
  return (words: Words): T[][] => {
    const same = whole.get(wholeOf(words));
    const near = words
      .map((word) => byStem.get(stemOf(word)) ?? [])
      .filter(({ length }) => length <= mostNames);
    const names = new Set([...(same ? [same] : []), ...near.flat()]);
    return [...names].filter((name) => namesFit(words, name.words)).map(({ bearers }) => bearers);
  };
}

const wholeOf = (words: Words) => words.toSorted().join(' ');

/** Into the same list: a copy for each would be work for all of them, squared. */
export function pushed<T>(list: T[] | undefined, one: T) {
  if (!list) return [one];
  list.push(one);
  return list;
}
