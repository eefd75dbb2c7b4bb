import { anXlsx, asSheet } from '@traject/server/src/platform/reading/xlsx/xlsx.testing.ts';

const sheet = asSheet([
  ['email', 'voornaam', 'achternaam', 'geboortedatum'],
  ['noor@x.nl', 'Noor', 'Bos', '2001-12-31'],
]);
const book = (parts: object) => new File([new Uint8Array(anXlsx({ sheet, ...parts }))], 'a.xlsx');
const text = (name: string, words: string) => new File([words], name);
const heads = 'email;voornaam;achternaam;geboortedatum';
const rows = (count: number, row: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => row(n)).join('\n');

/** Lists of people in which few bytes are a lot of work. */
export const peopleFiles: Record<string, File> = {
  'millions of sheets': book({ workbook: `<workbook>${'<sheet/>'.repeat(4_500_000)}</workbook>` }),
  'millions of links': book({ links: `<a>${'<b/>'.repeat(9_000_000)}</a>` }),
  'millions of styles': book({
    styles: `<s><numFmt numFmtId="200" formatCode="${'['.repeat(1_000_000)}"/><cellXfs>${'<xf numFmtId="200"/>'.repeat(900_000)}</cellXfs></s>`,
  }),
  'millions of texts': book({ strings: `<sst>${'<si/>'.repeat(8_000_000)}</sst>` }),
  'millions of cells': book({ sheet: `<w>${'<c/>'.repeat(9_000_000)}</w>` }),
  'millions of names': book({ styles: `<s ${rows(2_000_000, (n) => `a${n}=""`)}/>` }),
  'a text without end': book({ strings: `<sst><si><t>${'x'.repeat(35_000_000)}` }),
  'an endless day': text('a.csv', `${heads}\na@x.nl;A;B;"${'T00:00'.repeat(50_000)}\nx"`),
  'quotation marks': text('a.csv', `${heads}\n"${'""'.repeat(2_400_000)}`),
  'empty lines': text('a.csv', `${heads}${'\n'.repeat(5_000_000)}`),
  'two hundred columns': text('a.csv', `${heads}\n${rows(9_000, () => ';'.repeat(199))}`),
  'ten thousand wrong people': text(
    'a.csv',
    `${heads}\n${rows(10_000, (n) => `${n}${'x'.repeat(300)};${'y'.repeat(80)};;1`)}`,
  ),
  'ten thousand people': text(
    'a.csv',
    `${heads}\n${rows(10_000, (n) => `mens${n}@x.nl;Noor;Bos;2001-12-31`)}`,
  ),
};

/** Diplomas of the same kind. */
export const diplomaFiles: Record<string, File> = {
  'a long name above many values': text(
    'd.json',
    JSON.stringify({ ['n'.repeat(100_000)]: Array.from({ length: 20_000 }, () => 1) }),
  ),
  'half a million values': text('d.json', `[${'1,'.repeat(500_000)}1]`),
  'a hundred thousand names': text('d.json', `{${rows(60_000, (n) => `"a${n}":1,`)}"b":1}`),
  'brackets without end': text('d.json', '['.repeat(1_000_000)),
  'an open string': text('d.json', `{"title":"${'\\"'.repeat(500_000)}`),
  'a table of one column': text(
    'd.csv',
    `diploma;niveau;kerntaak;werkproces\n${rows(2500, () => 'a;b;c;d'.repeat(50))}`,
  ),
};
