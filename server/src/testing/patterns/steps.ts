import type { Part } from './parse.ts';

const enough = 50_000;

type Then = (at: number) => boolean;
type Search = { text: string; look: (part: Part, at: number, then: Then) => boolean };

/**
 * How often a pattern looks at a character of the text, tried as a backtracking engine would:
 * counted, so that it does not depend on any clock.
 */
export function stepsOf(whole: Part, { flags }: RegExp, text: string) {
  let steps = 0;
  const search: Search = {
    text,
    look(part, at, then) {
      // Some would go on forever.
      if (++steps > enough) return false;
      return looks[part.kind](search, part as never, at, then);
    },
  };
  const isSticky = flags.includes('y');
  for (let from = 0; from <= text.length; ) {
    let end = from;
    const isFound = search.look(whole, from, (at) => {
      end = at;
      return true;
    });
    // Searching on from where the last match ended stops at an empty match.
    if (isSticky ? end === from : isFound && !flags.includes('g')) break;
    from = isFound ? Math.max(end, from + 1) : from + 1;
  }
  return steps > enough ? Infinity : steps;
}

type Of<K extends Part['kind']> = Extract<Part, { kind: K }>;
const looks = {
  sign: ({ text }: Search, { takes }: Of<'sign'>, at: number, then: Then) =>
    at < text.length && takes(text.charAt(at)) && then(at + 1),
  place: ({ text }: Search, { source }: Of<'place'>, at: number, then: Then) =>
    isPlace(source, text, at) && then(at),
  ahead: ({ look }: Search, { part, isNot }: Of<'ahead'>, at: number, then: Then) =>
    look(part, at, () => true) !== isNot && then(at),
  one: ({ look }: Search, { parts }: Of<'one'>, at: number, then: Then) =>
    parts.some((part) => look(part, at, then)),
  all: ({ look }: Search, { parts }: Of<'all'>, at: number, then: Then) => {
    const from = (index: number, where: number): boolean => {
      const part = parts[index];
      return part ? look(part, where, (next) => from(index + 1, next)) : then(where);
    };
    return from(0, at);
  },
  repeat: ({ look }: Search, repeat: Of<'repeat'>, at: number, then: Then) => {
    const { part, least, most, isLazy } = repeat;
    const from = (times: number, where: number): boolean => {
      const again = () =>
        times < most &&
        look(part, where, (next) => (next > where || times < least) && from(times + 1, next));
      if (times < least) return again();
      return isLazy ? then(where) || again() : again() || then(where);
    };
    return from(0, at);
  },
};

function isPlace(source: string, text: string, at: number) {
  if (source === '^') return at === 0;
  if (source === '$') return at === text.length;
  const isWord = (index: number) => /\w/.test(text.charAt(index));
  return (isWord(at - 1) !== isWord(at)) === (source === '\\b');
}
