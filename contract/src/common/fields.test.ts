import { describe, expect, it } from 'vitest';
import { type core, safeParse } from 'zod/mini';
import { contract } from '../index.ts';
import { issueText } from './issues.ts';
import { tagName } from './templateFields.ts';

type Schema = core.$ZodType;

const strings = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([call, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      stringsIn(schema, `${feature}.${call} ${part}`),
    ),
  ),
);

const more = 300_000;
const endless = ['a', '-', '.', ' x', '1', 'a@', '<p>', '2026-01-01 '].map((word) =>
  word.repeat(more / word.length),
);

describe('a text longer than its maximum', () => {
  it('is tried in every call', () => {
    expect(strings.length).toBeGreaterThan(250);
  });

  it('reaches no pattern that would read on', () => {
    const endlessOnes = strings.flatMap(([where, schema]) => {
      const met = endless.flatMap((text) => patternsMeeting(text, () => safeParse(schema, text)));
      return [...new Set(met)].filter((one) => !hasAnEnd(one)).map((one) => `${where}: ${one}`);
    });
    expect(endlessOnes).toEqual([]);
  });

  it('gets one sentence, and not also that its content is wrong', () => {
    const read = safeParse(tagName, `${'a'.repeat(60_000)}!`);
    expect(read.error?.issues.map(issueText)).toEqual([{ key: 'too_long', n: 60 }]);
  });
});

/** Each string in a call, with the path that leads to it. */
function stringsIn(schema: Schema, where: string): [string, Schema][] {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'string') return [[where, schema]];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, one]) => stringsIn(one, `${where}.${name}`));
  if (def.type === 'array') return stringsIn(def.element, `${where}[]`);
  if (def.type === 'union') return def.options.flatMap((one) => stringsIn(one, where));
  if (def.type === 'pipe') return stringsIn(def.in, where);
  return 'innerType' in def ? stringsIn(def.innerType as Schema, where) : [];
}

/** Zod's own pattern for counting surrogate pairs. */
const counting = '[\\uD800-\\uDBFF]';

/** The patterns that a long text is matched against, including those inside a replacement. */
function patternsMeeting(text: string, work: () => unknown) {
  const seen: string[] = [];
  const exec = RegExp.prototype.exec;
  RegExp.prototype.exec = function (given) {
    if (given.length >= text.length / 2 && this.source !== counting) seen.push(this.source);
    return exec.call(this, given);
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return seen;
}

/** A number or a date: the pattern stops by itself after a few characters. */
const hasAnEnd = (source: string) =>
  source.startsWith('^') && !/[*+]|\{\d+,\}/.test(source.replaceAll(/\[(\\.|[^\]\\])*\]/g, 'x'));
