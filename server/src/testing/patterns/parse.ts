/** A parser for patterns, as far as ours go. */
export type Part =
  | { kind: 'sign'; takes: (sign: string) => boolean }
  | { kind: 'place'; source: string }
  | { kind: 'ahead'; isNot: boolean; part: Part }
  | { kind: 'all'; parts: Part[] }
  | { kind: 'one'; parts: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number; isLazy: boolean };

const sign =
  /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[^bB1-9]|[^\\()[\]|*+?^$]/uy;
const quantifier = /([*+?]|\{\d+(?:,\d*)?\})(\?)?/y;

export function parse({ source, flags }: RegExp): Part {
  let at = 0;
  const taken = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found;
  };
  const readOne = (): Part => {
    const parts = [readAll()];
    while (taken(/\|/y)) parts.push(readAll());
    return parts.length === 1 ? (parts[0] as Part) : { kind: 'one', parts };
  };
  const readAll = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')')
      parts.push(repeated(readPart()));
    return { kind: 'all', parts };
  };
  const repeated = (part: Part): Part => {
    const [, times, lazy] = taken(quantifier) ?? [];
    return times ? { kind: 'repeat', part, ...timesOf(times), isLazy: Boolean(lazy) } : part;
  };
  const readPart = (): Part => {
    const place = taken(/[$^]|\\[bB]/y);
    if (place) return { kind: 'place', source: place[0] };
    const group = taken(/\((?:\?(:|=|!|<\w+>))?/y);
    if (group) {
      const part = readOne();
      if (!taken(/\)/y)) throw new Error(`No end of a group in ${source}`);
      if (group[1] !== '=' && group[1] !== '!') return part;
      return { kind: 'ahead', isNot: group[1] === '!', part };
    }
    const [one] = taken(sign) ?? [];
    if (one === undefined) throw new Error(`Cannot read ${source} from ${at}`);
    const alone = new RegExp(`^(?:${one})$`, flags.replace(/[gym]/g, ''));
    return { kind: 'sign', takes: (given) => alone.test(given) };
  };
  const whole = readOne();
  if (at < source.length) throw new Error(`Cannot read ${source} from ${at}`);
  return whole;
}

function timesOf(times: string) {
  if (times === '*') return { least: 0, most: Infinity };
  if (times === '+') return { least: 1, most: Infinity };
  if (times === '?') return { least: 0, most: 1 };
  const [least = '0', most = least] = times.slice(1, -1).split(',');
  return { least: Number(least), most: most === '' ? Infinity : Number(most) };
}

export function signsIn(part: Part): ((sign: string) => boolean)[] {
  if (part.kind === 'sign') return [part.takes];
  if (part.kind === 'place') return [];
  return ('parts' in part ? part.parts : [part.part]).flatMap(signsIn);
}
