/** What says how a firm is organised or how a person is addressed, not who it is. */
const fillers = new Set([
  ...[
    'bv',
    'nv',
    'vof',
    'vo',
    'cv',
    'stichting',
    'vereniging',
    'st',
    'ver',
    'maatschap',
    'ua',
    'eo',
  ],
  ...['holding', 'gmbh', 'ltd', 'sa', 'de', 'het', 'van', 'der', 'den', 'ten', 'ter', 'en', 'the'],
  ...['hr', 'dhr', 'mw', 'mevr', 'mevrouw', 'drs', 'dr', 'ir', 'mr', 'ing', 'zn', 'zoon', 'inz'],
]);

export type Words = readonly string[];

/** What of a name says who it is. */
export const wordsOf = (name: string): Words =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b([a-z])\.([a-z])\b/g, '$1$2')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !fillers.has(word));

/**
 * Whether two names can be of one payer. Banks cut names off and leave out initials, so that one of
 * them may say less: all that it says must be in the other.
 */
export function namesFit(one: Words, other: Words) {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0) return false;
  return few.every((word, n) =>
    many.some((full) => full === word || (n === few.length - 1 && isCutOff(word, full))),
  );
}

const leastLetters = 4;

const isCutOff = (word: string, full: string) =>
  word.length >= leastLetters &&
  (full.startsWith(word) || (full.length >= leastLetters && word.startsWith(full)));

/** What two words have in common if one is the other, or is the other cut off. */
export const stemOf = (word: string) => word.slice(0, leastLetters);
