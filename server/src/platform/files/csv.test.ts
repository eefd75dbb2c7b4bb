import { expect, it } from 'vitest';
import { asCsv, csvAnswer } from './csv.ts';

const rowOf = (cell: string | number | null) => asCsv([[cell]]).slice(1, -2);

it('writes rows that a Dutch spreadsheet opens: byte order mark, semicolons, CRLF', () => {
  const rows = [
    ['Naam', 'Cijfer'],
    ['Zoë', 8],
    ['Niemand', null],
  ];
  expect(asCsv(rows)).toBe('\uFEFFNaam;Cijfer\r\nZoë;8\r\nNiemand;\r\n');
});

it.each([
  ['a "word"', '"a ""word"""'],
  ['one;two', '"one;two"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' spaced ', '" spaced "'],
  ['plain', 'plain'],
  ['', ''],
])('keeps %j as one cell', (cell, written) => {
  expect(rowOf(cell)).toBe(written);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+31 30 200', "'+31 30 200"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', "'＝1"],
  ['=a"b', `"'=a""b"`],
])('makes %j harmless: no spreadsheet takes it for a formula', (cell, written) => {
  expect(rowOf(cell)).toBe(written);
});

it('leaves a number a number', () => {
  expect(rowOf(-7)).toBe('-7');
});

it('is a file to save, under a name that every system accepts', () => {
  const { headers } = csvAnswer([['a']], 'Plan: 1/2 "x"');
  expect(headers['content-disposition']).toContain('attachment; filename="Plan_ 1-2 _x_.csv"');
  expect(csvAnswer([], '/'.repeat(300)).headers['content-disposition']).toContain('.csv"');
});
