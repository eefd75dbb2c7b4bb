/** What a person wrote, and on which line each part of it stands. */
export type LocatedJson = { value: unknown; lineOf: (path: readonly PropertyKey[]) => number };

/** The first place where it is no JSON. */
export class JsonError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`No JSON on line ${line}`);
    this.line = line;
  }
}

const deepest = 20;

/** JSON.parse says of nothing where it stands; a mistake in a long file is found by its line. */
export function readJson(text: string): LocatedJson {
  const lines = new Map<string, number>();
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''));
  const value = valueAt([], tokens, lines);
  if (tokens.next()) throw new JsonError(tokens.line());
  const lineOf = (path: readonly PropertyKey[]): number =>
    lines.get(key(path)) ?? (path.length ? lineOf(path.slice(0, -1)) : 1);
  return { value, lineOf };
}

type Tokens = { next: () => string | undefined; line: () => number };

function tokensOf(source: string): Tokens {
  const pattern =
    /(\s*)("[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|true\b|false\b|null\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)?/y;
  let line = 1;
  const next = () => {
    const [, space = '', token] = pattern.exec(source) ?? [];
    line += space.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (token === undefined && pattern.lastIndex < source.length) throw new JsonError(line);
    return token;
  };
  return { next, line: () => line };
}

const key = (path: readonly PropertyKey[]) => path.map(String).join('\n');

function valueAt(
  path: readonly PropertyKey[],
  tokens: Tokens,
  lines: Map<string, number>,
  first = tokens.next(),
): unknown {
  lines.set(key(path), tokens.line());
  if (path.length > deepest) throw new JsonError(tokens.line());
  if (first === '[') return listAt(path, tokens, lines);
  if (first === '{') return objectAt(path, tokens, lines);
  return primitive(first, tokens);
}

function listAt(path: readonly PropertyKey[], tokens: Tokens, lines: Map<string, number>) {
  const list: unknown[] = [];
  let token = tokens.next();
  while (token !== ']') {
    list.push(valueAt([...path, list.length], tokens, lines, token));
    token = tokens.next();
    if (token === ',') token = notEnding(tokens.next(), tokens);
    else if (token !== ']') throw new JsonError(tokens.line());
  }
  return list;
}

function objectAt(path: readonly PropertyKey[], tokens: Tokens, lines: Map<string, number>) {
  const pairs: [string, unknown][] = [];
  let token = tokens.next();
  while (token !== '}') {
    if (!token?.startsWith('"')) throw new JsonError(tokens.line());
    const name = String(primitive(token, tokens));
    if (tokens.next() !== ':') throw new JsonError(tokens.line());
    pairs.push([name, valueAt([...path, name], tokens, lines)]);
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
