import { expect, it } from 'vitest';
import { slugOf } from './field.ts';

it.each([
  ['Werkplek', 'werkplek'],
  ['  Soort baan (ruwe schets) ', 'soort-baan-ruwe-schets'],
  ['Coördinator één', 'coordinator-een'],
  ['start_datum 2', 'start-datum-2'],
  ['--a--b--', 'a-b'],
  ['[doel]', 'doel'],
  ['!!!', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('[DTPL-06] %j becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
