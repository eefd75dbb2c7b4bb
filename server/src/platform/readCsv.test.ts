import { describe, expect, it } from 'vitest';
import { asCsv } from './csv.ts';
import { CsvError, readCsv } from './readCsv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('a table from a spreadsheet', () => {
  it.each([
    ['semicolons', 'a;b\r\n1,5;2\r\n'],
    ['commas', 'a,b\n"1,5",2'],
    ['a mark in front', '\uFEFFa;b\r"1,5";2'],
    ['quotes everywhere', '"a";"b"\r\n"1,5" ;"2"\r\n'],
  ])('is read with %s', (_how, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('keeps quotes, parting signs and lines inside a cell, and says where each row begins', () => {
    const text = 'name;words\r\n"Zoë";"says ""yes"";\r\nand\nno"\r\n\r\n;;\r\nBram;"a"\r\n';
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ['name', 'words'] },
      { line: 2, cells: ['Zoë', 'says "yes";\r\nand\nno'] },
      { line: 7, cells: ['Bram', 'a'] },
    ]);
  });

  it('is read as it was written', () => {
    const rows = [
      ['Naam', 'Zin'],
      ['Zoë', ' "ja";\r\n nee, '],
      ['', 'x'],
    ];
    expect(cellsOf(asCsv(rows))).toEqual(rows);
  });

  it('may end in an empty cell, and may hold nothing', () => {
    expect(cellsOf('a;b;\n1;2;')).toEqual([
      ['a', 'b', ''],
      ['1', '2', ''],
    ]);
    expect([readCsv(''), readCsv('\uFEFF'), readCsv('\r\n;;\n')]).toEqual([[], [], []]);
  });

  it.each([
    ['is never closed', 'a;b\n1;"two\nthree\n4;5', 2],
    ['is followed by words', 'a;b\n"x\ny";1\n2;"two" three', 4],
  ])('is refused by its line when a quote %s', (_what, text, line) => {
    expect(() => readCsv(text)).toThrow(CsvError);
    try {
      readCsv(text);
    } catch (error) {
      expect((error as CsvError).line).toBe(line);
      expect((error as CsvError).say('nl')[0]).toContain(`regel ${line}`);
    }
  });
});
