import { type Part, parse, signsIn } from './parse.ts';
import { stepsOf } from './steps.ts';

/** An even and an odd number of each: quotation marks come in pairs. */
const sizes = { short: [25, 26], long: [100, 101] };
/** Four times the text is four times the work; with backtracking over all of it, sixteen times. */
const mostGrowth = 7;
const signs = [...' \n\tabTxEzZ0195-_.,:;/\\@"\'<>()[]{}=+*?!#%&|~^$éß山\u202e\0'];

/** A text that makes a pattern look at the same characters again and again, or nothing. */
export function attackOn(pattern: RegExp): string | undefined {
  const whole = parse(pattern);
  const steps = (text: string) => stepsOf(whole, pattern, text);
  for (const { before, round, after } of trialsOf(whole)) {
    const made = (times: number) => `${before}${round.repeat(times)}${after}`;
    const long = sizes.long.map((times) => steps(made(times)));
    if (Math.min(...long) < 400 * round.length) continue;
    const short = sizes.short.map((times) => steps(made(times)));
    if (long.includes(Infinity) || Math.min(...long) > mostGrowth * Math.max(...short))
      return made(3);
  }
  return undefined;
}

/** One character repeated after any other, two alternating, and whatever the pattern looks for. */
function trialsOf(whole: Part) {
  const kinds = kindsOf(whole);
  const pairs = kinds.flatMap((one) => kinds.map((other) => `${one}${other}`));
  const rounds = [...pairs, ...samplesOf(whole)].map((round) => ({ before: '', round }));
  const singles = kinds.flatMap((round) => ['', ...kinds].map((before) => ({ before, round })));
  return [...singles, ...rounds].flatMap((trial) =>
    ['', '\n', '~', '!'].map((after) => ({ ...trial, after })),
  );
}

/** One of the characters that the pattern cannot tell apart, and one that it never accepts. */
function kindsOf(whole: Part) {
  const takers = signsIn(whole);
  const byKind = signs.map((sign) => [takers.map((takes) => takes(sign)).join(), sign] as const);
  return [...new Map(byKind.toReversed()).values()];
}

/** A short text that it matches, and one for each of its parts. */
function samplesOf(part: Part): string[] {
  const parts = 'parts' in part ? part.parts : 'part' in part ? [part.part] : [];
  return [sampleOf(part), ...parts.flatMap(samplesOf)].filter((sample) => sample !== '');
}

function sampleOf(part: Part): string {
  if (part.kind === 'sign') return signs.find((sign) => part.takes(sign)) ?? '';
  if (part.kind === 'place' || part.kind === 'ahead') return '';
  if (part.kind === 'repeat') return sampleOf(part.part).repeat(Math.min(part.least, 5));
  if (part.kind === 'one') return sampleOf(part.parts[0] as Part);
  return part.parts.map(sampleOf).join('');
}
