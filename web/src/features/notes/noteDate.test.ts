import { expect, it } from 'vitest';
import { fromBox, noteDate, nowInBox, toBox } from './noteDate.ts';

it('[NOTE-03] a date field and the API hold the same moment', () => {
  expect(fromBox('2026-11-14T20:14')).toBe('2026-11-14 20:14:00');
  expect(fromBox(toBox('2026-11-14 20:14:33'))).toBe('2026-11-14 20:14:33');
});

it.each([
  ['in winter', '2026-11-14T23:30:00Z', '2026-11-15T00:30'],
  ['in summer', '2026-07-14T22:30:00Z', '2026-07-15T00:30'],
])('[NOTE-02] now is Dutch time, %s', (_, moment, shown) =>
  expect(nowInBox(new Date(moment))).toBe(shown),
);

it('[NOTE-01] the time of a note is shown as it was written, wherever the reader is', () =>
  expect(noteDate('2026-07-14 00:05:00')).toBe('14 jul 2026, 00:05'));
