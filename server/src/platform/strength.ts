import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';
import { AppError } from './errors.ts';
import type { ErrorKey } from './texts/texts.ts';

/** What a guesser knows of the person and of where they belong. */
export type KnownOf = { email: string; names: readonly string[] };

/** Ten thousand million guesses: what our hash makes dear, and no limit on sign-in lets through. */
const enough = 10;
/** The work grows with the square of the length, and what is good by then does not get worse. */
const judged = 40;

/** Refuses what can be guessed, and says by what it can be. */
export function checkStrength(password: string, known: KnownOf) {
  const text = password.normalize('NFKC').slice(0, judged);
  const { guessesLog10, sequence } = estimator().check(text, wordsOf(known));
  if (guessesLog10 >= enough && !saysOneThing(text)) return;
  const reasons = new Set(sequence.map(reasonOf));
  if (saysOneThing(text)) reasons.add('password.repeat');
  reasons.delete(undefined);
  const said = [...(reasons as Set<ErrorKey>)].slice(0, 3);
  const keys: ErrorKey[] = ['password.weak', ...said, 'password.advice'];
  throw new AppError(
    422,
    keys.map((key) => ({ key })),
  );
}

/** A word written twice or thrice, which the estimator takes for as many words. */
const saysOneThing = (text: string) => {
  const parts = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(parts).size === 1 && parts.length > 1;
};

let made: ZxcvbnFactory | undefined;

/** Made when the first password is chosen: its dictionaries take a fifth of a second to sort. */
function estimator() {
  made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ...dutch, dates },
    graphs: adjacencyGraphs,
    maxLength: judged,
    // More readings of 'p4$$w0rd' cost seconds for a text that is made for it, and find little.
    l33tMaxSubstitutions: 4,
  });
  return made;
}

const dates = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september'],
  ...[
    'oktober',
    'november',
    'december',
    'lente',
    'zomer',
    'herfst',
    'winter',
    'voorjaar',
    'najaar',
  ],
  ...['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
];

/** Each name whole, without its spaces, and in its parts; of the address both sides. */
function wordsOf({ email, names }: KnownOf) {
  const whole = [...names, ...email.split('@'), 'traject'].map((name) => name.toLowerCase());
  const parts = whole.flatMap((name) => [
    name,
    name.replace(/[^\p{L}\p{N}]+/gu, ''),
    ...name.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...new Set(parts)].filter((part) => part.length >= 3);
}

function reasonOf({ pattern, ...match }: MatchExtended): ErrorKey | undefined {
  if (pattern === 'repeat') return 'password.repeat';
  if (pattern === 'sequence' || pattern === 'spatial' || pattern === 'wordSequence')
    return 'password.sequence';
  if (pattern === 'date' || pattern === 'regex') return 'password.date';
  if (pattern !== 'dictionary') return undefined;
  const { dictionaryName, token } = match as { dictionaryName: string; token: string };
  if (dictionaryName === 'userInputs') return 'password.own_name';
  if (dictionaryName === 'dates') return 'password.date';
  if (/names$/i.test(dictionaryName)) return 'password.name';
  return /^\d+$/.test(token) ? 'password.sequence' : 'password.word';
}
