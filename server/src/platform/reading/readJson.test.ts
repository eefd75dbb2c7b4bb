import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonError, readJson } from './readJson.ts';

describe('JSON that a person wrote', () => {
  it('is read as JSON.parse reads it, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJson(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('says on which line each part is, or for a missing one, where it should have been', () => {
    const { lineOf } = readJson('\uFEFF{\n "a": [\r\n  1,\n  {"b": "x",\n\n "c": null}\n ]\n}\n');
    expect(lineOf([])).toBe(1);
    expect(lineOf(['a'])).toBe(2);
    expect(lineOf(['a', 1, 'b'])).toBe(4);
    expect(lineOf(['a', 1, 'c'])).toBe(6);
    expect(lineOf(['a', 1, 'd'])).toBe(4);
    expect(lineOf(['z'])).toBe(1);
  });

  it.each([
    ['a comma too many', '{\n"a": 1,\n}', 3],
    ['a comma too few', '[\n1\n2]', 3],
    ['no quotes', '{\n a: 1}', 2],
    ['a string over two lines', '{"a":\n"x\ny"}', 2],
    ['no end', '{"a": [1,\n2', 2],
    ['more than one value', '{}\n\n{}', 3],
    ['a wrong escape', '[\n"\\x"]', 2],
    ['no value', '{"a":\n}', 2],
    ['nothing', '', 1],
    ['endless nesting', '['.repeat(5000), 1],
  ])('is refused by its line when it has %s', (_what, text, line) => {
    expect(() => readJson(text)).toThrow(JsonError);
    expect(() => readJson(text)).toThrow(`line ${line}`);
  });
});
