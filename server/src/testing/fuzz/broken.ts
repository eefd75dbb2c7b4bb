import fc from 'fast-check';

/** Long repetitions that a pattern, an HTML parser or a typesetter may backtrack over. */
export const endlessTexts = [
  ...[
    'a',
    '.',
    '-',
    ' ',
    '0',
    '_a',
    '<',
    '<b>',
    '</p>',
    '&',
    '"',
    '(',
    '山',
    'e\u0301',
    '\ud83d\ude00',
  ],
  ...[
    'a@',
    'a.',
    'T00:00',
    '<p>x',
    '<td>',
    '<ul><li>',
    '<span data-tag="a">',
    '[a',
    '{{',
    '%',
    "'",
  ],
].map((word) => `${word.repeat(Math.floor(70_000 / word.length))}!`);

/** Text that nobody should send. */
export const strangeText = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfff', '\ufeff', '\u202e', '\r\n', '٣', 'İ'],
      ...['0', '-1', '1e9', '0x10', '99999999999999999999', 'NaN', 'null', 'undefined', '[]'],
      ...['2026-02-30', '0000-00-00', '2026-13-01', '275760-09-13', '2026-11-14T25:61:61Z'],
      ...["' or 1=1--", '<script>alert(1)</script>', '../../etc/passwd', '%00', '{{7*7}}'],
      ...['a'.repeat(5000), 'é'.repeat(300), 'iemand@example.nl\r\nBcc: x@example.nl', '__proto__'],
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...endlessTexts) },
);

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

/** Values that no field accepts, or only by mistake. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.005, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324],
    ...[[], {}, [null], [[]], [{}], { id: -1 }, { id: '1' }, { length: 1e9 }, deep(200)],
    ...[Array.from({ length: 1000 }, () => 1), Array.from({ length: 200 }, () => ({ id: 1 }))],
  ),
);

/** A valid value with one thing wrong: replaced, left out, wrapped, or something added. */
export const spoiled = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid, fc.constantFrom('replace', 'drop', 'wrap', 'add'), strangeValue, fc.nat(1000))
    .map(([value, how, strange, at]) => spoil(value, how, strange, at));

function spoil(value: unknown, how: string, strange: unknown, at: number): unknown {
  if (typeof value !== 'object' || value === null) return strange;
  const names = Object.keys(value);
  const name = names[at % (names.length || 1)] ?? 'name';
  const old = (value as Record<string, unknown>)[name];
  if (how === 'add') return changed(value, at % 2 ? '__proto__' : 'unknown_field', strange);
  if (how === 'wrap') return changed(value, name, at % 2 ? [old] : { id: old });
  if (how === 'drop') return changed(value, name, undefined);
  // Nested values are spoiled too.
  const isDeeper = at % 3 === 0 && typeof old === 'object' && old !== null;
  return changed(value, name, isDeeper ? spoil(old, 'replace', strange, at + 1) : strange);
}

/** `JSON.parse` is the only way to make a field called `__proto__`. */
function changed(value: object, name: string, given: unknown) {
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? given : one));
  if (name !== '__proto__') return { ...value, [name]: given };
  const said = JSON.stringify(given) ?? 'null';
  return { ...value, ...(JSON.parse(`{"__proto__":${said}}`) as object) };
}

/** Bodies that are not JSON, or too much of it. */
export const strangeBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom<string | Buffer>(
    ...['{', '{"email":', '[1,]', 'nul', '""', 'null', '1', '[]', '\ufeff{}', '{"a":1}{"a":2}'],
    ...['{"name":"a","name":"b"}', '{"id":1e400}', '{"note":"\\ud800"}', '{"note":"\\u0000"}'],
    ...['{"__proto__":{"id":1}}', '{"constructor":{"prototype":{"id":1}}}', "{'a':1}"],
    '['.repeat(100_000),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `{"name":"${'x'.repeat(300_000)}"}`,
    `{"ids":[${'1,'.repeat(50_000)}1]}`,
    Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  ),
);

export const strangeType = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary='],
  ...['APPLICATION/JSON', 'application/json, text/html', 'x', '*/*', 'a/b;'.repeat(500)],
);
