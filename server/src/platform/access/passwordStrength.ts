import { setImmediate } from 'node:timers/promises';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';
import { AppError, unavailable } from '../http/errors.ts';
import { limitConcurrency } from '../program/concurrency.ts';
import type { ErrorKey } from '../texts/texts.ts';

/** What a guesser knows about the person and where they belong. */
export type KnownOf = { email: string; names: readonly string[] };

/**
 * Ten billion guesses: more than our hash makes affordable and the rate limit lets through. The
 * estimator values punctuation between words highly and a guesser does not: without it, a password
 * must still take a billion.
 */
const enough = { whole: 10, joined: 9 };
/**
 * The work grows with the square of the length, and a password that is good by then does not get
 * worse.
 */
const judged = 40;

/** One by one, yielding in between: this runs on the main thread. */
const oneByOne = limitConcurrency(1, { waiting: 200, otherwise: unavailable });

/** Refuses a password that can be guessed, and says how. */
export const checkStrength = (password: string, known: KnownOf) =>
  oneByOne(async () => {
    await setImmediate();
    judge(password, known);
  });

function judge(password: string, known: KnownOf) {
  const text = password.normalize('NFKC').slice(0, judged);
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const inputs = wordsOf(known);
  const whole = estimator().check(text, inputs);
  const joined = words.length > 1 ? estimator().check(words.join(''), inputs) : undefined;
  const isWeak =
    whole.guessesLog10 < enough.whole || (joined?.guessesLog10 ?? Infinity) < enough.joined;
  if (isWeak || saysOneThing(words))
    throw weak([...whole.sequence, ...(joined?.sequence ?? [])], words);
}

function weak(matches: MatchExtended[], words: string[]) {
  const reasons = new Set<ErrorKey>(saysOneThing(words) ? ['password.repeat'] : []);
  for (const match of matches) {
    const reason = reasonOf(match);
    if (reason) reasons.add(reason);
  }
  const keys: ErrorKey[] = ['password.weak', ...[...reasons].slice(0, 3), 'password.advice'];
  return new AppError(
    422,
    keys.map((key) => ({ key })),
  );
}

/** A word written two or three times, which the estimator takes for as many different words. */
const saysOneThing = (words: string[]) =>
  words.length > 1 && new Set(words.map((word) => word.toLowerCase())).size === 1;

let made: ZxcvbnFactory | undefined;

/** Its dictionaries take a fifth of a second to prepare: once, after the start or on first use. */
export function estimator() {
  made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ...dutch, dates, clubs },
    graphs: adjacencyGraphs,
    maxLength: judged,
    // More readings of 'p4$$w0rd' cost seconds for a malicious text, and find little.
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

/** As their supporters write them, each alone and together with its town. */
const clubs = [
  ...['ajax', 'psv', 'feyenoord', 'feijenoord', 'az', 'alkmaar', 'twente', 'fctwente', 'utrecht'],
  ...['fcutrecht', 'groningen', 'fcgroningen', 'vitesse', 'arnhem', 'heerenveen', 'scheerenveen'],
  ...['sparta', 'spartarotterdam', 'excelsior', 'nec', 'necnijmegen', 'nijmegen', 'heracles'],
  ...['almelo', 'heraclesalmelo', 'peczwolle', 'zwolle', 'goaheadeagles', 'goahead', 'deventer'],
  ...['fortunasittard', 'sittard', 'fortuna', 'nac', 'nacbreda', 'breda', 'willemii', 'willem2'],
  ...[
    'rkcwaalwijk',
    'waalwijk',
    'adodenhaag',
    'denhaag',
    'ado',
    'cambuur',
    'sccambuur',
    'volendam',
  ],
  ...['fcvolendam', 'almerecity', 'almere', 'degraafschap', 'graafschap', 'doetinchem', 'rodajc'],
  ...['roda', 'kerkrade', 'vvvvenlo', 'venlo', 'mvv', 'mvvmaastricht', 'maastricht', 'fcemmen'],
  ...['emmen', 'fcdenbosch', 'denbosch', 'fceindhoven', 'eindhoven', 'helmondsport', 'toposs'],
  ...['fcdordrecht', 'dordrecht', 'telstar', 'veendam', 'cambuurleeuwarden', 'amsterdam'],
  ...['rotterdam', 'dekuip', 'johancruijff', 'cruijff', 'oranje', 'anderlecht', 'clubbrugge'],
  ...['standard', 'genk', 'gent', 'antwerp', 'barcelona', 'fcbarcelona', 'realmadrid', 'liverpool'],
  ...['chelsea', 'arsenal', 'manchesterunited', 'manchestercity', 'tottenham', 'everton'],
  ...['juventus', 'acmilan', 'intermilan', 'bayern', 'bayernmunchen', 'dortmund', 'schalke'],
  ...['quickboys', 'spakenburg', 'ijsselmeervogels', 'kozakkenboys', 'rijnsburgseboys', 'katwijk'],
  ...['parissaintgermain', 'saintgermain', 'galatasaray', 'fenerbahce', 'besiktas', 'olympique'],
  ...['trabzonspor', 'atletico', 'madrid', 'atleticomadrid', 'borussia', 'borussiadortmund'],
  ...['celtic', 'glasgow', 'glasgowceltic', 'krcgenk', 'limburg', 'internazionale', 'milaan'],
  ...['napoli', 'maradona', 'fside', 'luik', 'standardluik', 'kameraden', 'handinhand'],
  ...['youllneverwalkalone', 'youneverwalkalone', 'neverwalkalone', 'walkalone', 'benfica'],
];

/** Each name in full, without spaces, and in parts; both sides of the address. */
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
