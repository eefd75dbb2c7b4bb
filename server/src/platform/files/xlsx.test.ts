import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '../reading/xlsx/readXlsx.ts';
import { type XlsxCell, xlsxOf } from './xlsx.ts';

const readBack = async (...given: Parameters<typeof xlsxOf>) =>
  (await readXlsx(await buffer(xlsxOf(...given)))).map(({ cells }) => cells);

describe('a spreadsheet that we write', () => {
  it('is read back: words, numbers, money, days and empty cells', async () => {
    const rows: XlsxCell[][] = [
      ['Factuur', 'Aantal', 'Bedrag', 'Datum', 'Klant'],
      ['2026-0012', 1.5, { euros: 12105 }, { date: '2026-02-28' }, 'Zoë & <Co> "x"'],
      ['=HYPERLINK("x")', null, { euros: -1 }, { date: '2024-02-29' }, ' wit\nregel '],
      [null, null, null, null, 'slot'],
    ];
    expect(await readBack(rows, { name: 'Facturen: [2026]', widths: [12, 8] })).toEqual([
      ['Factuur', 'Aantal', 'Bedrag', 'Datum', 'Klant'],
      ['2026-0012', '1.5', '121.05', '2026-02-28', 'Zoë & <Co> "x"'],
      ['=HYPERLINK("x")', '', '-0.01', '2024-02-29', ' wit\nregel '],
      ['', '', '', '', 'slot'],
    ]);
  });

  it('holds any text, in any column', async () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), {
      minLength: 1,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(texts, async (cells) => {
        const [row = []] = await readBack([['x', ...cells, 'x']], { name: '' });
        expect(row).toEqual(['x', ...cells, 'x']);
      }),
    );
  });

  it('leaves out what XML cannot hold', async () => {
    expect(await readBack([['a\u0000b\uD800c\uFFFE']], { name: 'x' })).toEqual([['ab\uFFFDc']]);
  });

  it('writes rows as they come, and fails when they do', async () => {
    async function* rows(until: number): AsyncGenerator<XlsxCell[]> {
      for (let n = 0; n < until; n++) yield [`rij ${n}`, n, { euros: n }];
      if (until < 5000) throw new Error('the database went away');
    }
    expect((await readBack(rows(5000), { name: 'x' })).at(-1)).toEqual([
      'rij 4999',
      '4999',
      '49.99',
    ]);
    await expect(buffer(xlsxOf(rows(3000), { name: 'x' }))).rejects.toThrow('went away');
  });
});
