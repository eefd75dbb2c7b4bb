import { describe, expect, it } from 'vitest';
import { asCsv } from '../files/csv.ts';
import { CsvError, readCsv } from './readCsv.ts';

const read = (text: string) => readCsv(text, 100);
const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

describe('a table from a spreadsheet', () => {
  it.each([
    ['semicolons', 'a;b\r\n1,5;2\r\n'],
    ['commas', 'a,b\n"1,5",2'],
    ['a byte order mark', '\uFEFFa;b\r"1,5";2'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['a line that names the separator', 'sep=;\r\na;b\r\n1,5;2'],
    ['quotes everywhere', '"a";"b"\r\n"1,5" ;"2"\r\n'],
  ])('is read with %s', (_how, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('keeps quotes, separators and line breaks inside a cell, and says where each row begins', () => {
    const text = 'name;words\r\n"Zoë";"says ""yes"";\r\nand\nno"\r\n\r\n;;\r\nBram;"a"\r\n';
    expect(read(text)).toEqual([
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
    expect([read(''), read('\uFEFF'), read('\r\n;;\n')]).toEqual([[], [], []]);
  });

  it('is read no further than the maximum number of rows, and refused when it is too wide', () => {
    const many = 'a;b\r'.repeat(5000);
    expect(readCsv(many, 10)).toHaveLength(11);
    expect(() => read(`a${';b'.repeat(200)}`)).toThrow(CsvError);
    expect(read(`a${';b'.repeat(199)}`)[0]?.cells).toHaveLength(200);
  });

  it.each([
    ['is never closed', 'a;b\n1;"two\nthree\n4;5', 2],
    ['is followed by words', 'a;b\n"x\ny";1\n2;"two" three', 4],
  ])('is refused by its line when a quote %s', (_what, text, line) => {
    expect(() => read(text)).toThrow(CsvError);
    try {
      read(text);
    } catch (error) {
      expect((error as CsvError).line).toBe(line);
      expect((error as CsvError).say('nl')[0]).toContain(`regel ${line}`);
    }
  });
});
