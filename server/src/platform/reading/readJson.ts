/** What a person wrote, and on which line each part of it is. */
export type LocatedJson = { value: unknown; lineOf: (path: readonly PropertyKey[]) => number };

/** The first place where it is not JSON. */
export class JsonError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`No JSON on line ${line}`);
    this.line = line;
  }
}

/** It holds more than any file of ours, anywhere in it. */
export class JsonTooMuch extends JsonError {}

const most = { depth: 20, tokens: 200_000 };

/**
 * Where a value begins, and those inside it: each name is stored once, however much is below it.
 */
type Place = { line: number; parts: Map<PropertyKey, Place> };

/** JSON.parse does not say where things are; a mistake in a long file is found by its line. */
export function readJson(text: string): LocatedJson {
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''));
  const top: Place = { line: 1, parts: new Map() };
  const value = valueAt(tokens, { place: top, depth: 0 });
  if (tokens.next()) throw new JsonError(tokens.line());
  return { value, lineOf: (path) => placeOf(top, path).line };
}

/** For something missing, the place where it should be. */
function placeOf(top: Place, path: readonly PropertyKey[]) {
  let place = top;
  for (const part of path) {
    const within = place.parts.get(part);
    if (!within) break;
    place = within;
  }
  return place;
}

type Tokens = { next: () => string | undefined; line: () => number; count: () => number };

function tokensOf(source: string): Tokens {
  const pattern =
    /(\s*)("[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|true\b|false\b|null\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)?/y;
  let line = 1;
  let count = 0;
  const next = () => {
    const [, space = '', token] = pattern.exec(source) ?? [];
    line += space.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (token === undefined && pattern.lastIndex < source.length) throw new JsonError(line);
    count++;
    return token;
  };
  return { next, line: () => line, count: () => count };
}

type At = { place: Place; depth: number };

/** Nested values are found under their name. */
function within({ place, depth }: At, name: PropertyKey): At {
  const inner: Place = { line: 0, parts: new Map() };
  place.parts.set(name, inner);
  return { place: inner, depth: depth + 1 };
}

function valueAt(tokens: Tokens, at: At, first = tokens.next()): unknown {
  at.place.line = tokens.line();
  if (tokens.count() > most.tokens) throw new JsonTooMuch(tokens.line());
  if (at.depth > most.depth) throw new JsonError(tokens.line());
  if (first === '[') return listAt(tokens, at);
  if (first === '{') return objectAt(tokens, at);
  return primitive(first, tokens);
}

function listAt(tokens: Tokens, at: At) {
  const list: unknown[] = [];
  let token = tokens.next();
  while (token !== ']') {
    list.push(valueAt(tokens, within(at, list.length), token));
    token = tokens.next();
    if (token === ',') token = notEnding(tokens.next(), tokens);
    else if (token !== ']') throw new JsonError(tokens.line());
  }
  return list;
}

function objectAt(tokens: Tokens, at: At) {
  const pairs: [string, unknown][] = [];
  let token = tokens.next();
  while (token !== '}') {
    if (!token?.startsWith('"')) throw new JsonError(tokens.line());
    const name = String(primitive(token, tokens));
    if (tokens.next() !== ':') throw new JsonError(tokens.line());
    pairs.push([name, valueAt(tokens, within(at, name))]);
    token = tokens.next();
    if (token === ',') token = notEnding(tokens.next(), tokens);
    else if (token !== '}') throw new JsonError(tokens.line());
  }
  return Object.fromEntries(pairs);
}

/** A comma promises one more. */
function notEnding(token: string | undefined, tokens: Tokens) {
  if (token === ']' || token === '}') throw new JsonError(tokens.line());
  return token;
}

function primitive(token: string | undefined, tokens: Tokens): unknown {
  try {
    return JSON.parse(token ?? '');
  } catch {
    throw new JsonError(tokens.line());
  }
}
