import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { regexes } from 'zod/mini';
import { attackOn } from './testing/patterns/attacks.ts';

const root = new URL('../../', import.meta.url);
const sources = ['contract/src', 'server/src'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.test|\.testing|\.gen)\.ts$/.test(file))
    .filter((file) => !/^(testing|demo)\//.test(file))
    .map((file) => `${folder}/${file}`),
);
const patterns = [
  ...sources.flatMap(patternsIn),
  { where: 'zod', pattern: regexes.email as RegExp },
];

describe('a pattern looks at a text once, however long it is', () => {
  it('recognises an attack when there is one', () => {
    expect(attackOn(/^([a-z0-9-]*[a-z0-9][a-z0-9-]*)?$/)).toBeDefined();
    expect(attackOn(/^(a+)+$/)).toBeDefined();
    expect(attackOn(/^<+|[>.]+$/g)).toBeDefined();
    expect(attackOn(/[T ]\d\d:\d\d.*$/)).toBeDefined();
    expect(attackOn(/^(-*[a-z0-9][a-z0-9-]*)?$/)).toBeUndefined();
  });

  it('is checked for every pattern of the contract and of the server', () => {
    expect(patterns.length).toBeGreaterThan(80);
  });

  it('and none of them can be attacked', () => {
    const attacked = patterns.filter(({ pattern }) => attackOn(pattern) !== undefined);
    expect(attacked.map(({ where, pattern }) => `${where}: ${pattern}`)).toEqual([]);
  });
});

type Node = {
  type?: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  arguments?: Node[];
  quasis?: { value: { cooked: string } }[];
  value?: unknown;
};

/** Literals between slashes, and patterns built from strings; each inserted value counts as a 7. */
function patternsIn(file: string) {
  const found: { where: string; pattern: RegExp }[] = [];
  const look = (node: Node) => {
    if (node.regex)
      found.push({ where: file, pattern: new RegExp(node.regex.pattern, node.regex.flags) });
    if (node.type === 'NewExpression' && node.callee?.name === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      const words = source?.quasis?.map(({ value }) => value.cooked).join('7');
      if (words !== undefined)
        found.push({ where: file, pattern: new RegExp(words, String(flags?.value ?? '')) });
    }
    for (const part of Object.values(node))
      if (part && typeof part === 'object') look(part as Node);
  };
  const text = readFileSync(new URL(file, root), 'utf8');
  if (/\/|RegExp/.test(text)) look(parseAst(text, { lang: 'ts' }) as Node);
  return found;
}
