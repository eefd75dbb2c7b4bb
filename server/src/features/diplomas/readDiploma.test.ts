import { describe, expect, it } from 'vitest';
import { readDiploma } from './readDiploma.ts';

const read = (text: string, language: 'nl' | 'en' = 'nl') =>
  readDiploma(Buffer.from(text), language);
const errorsIn = (text: string) => {
  const found = read(text);
  return 'errors' in found ? found.errors : [];
};

const process = (title: string, texts = {}) => ({
  code: '',
  title,
  description: '',
  result: '',
  behaviour: '',
  result_starter: '',
  result_advanced: '',
  result_professional: '',
  ...texts,
});
const care = {
  title: 'Verzorgende IG',
  level: 'Mbo niveau 3',
  code: '25491',
  edition: '2026',
  core_tasks: [
    {
      code: '',
      title: 'Zorg bieden',
      work_processes: [
        process('Helpt bij eten', {
          description: 'Aan tafel;\nen in bed',
          result_starter: 'Met hulp',
        }),
        process('Helpt bij "wassen"'),
      ],
    },
    { code: '', title: 'Kwaliteit', work_processes: [process('Houdt het vak bij')] },
  ],
};

const head = 'Diploma;Niveau;Code;Editie;Kerntaak;Werkproces;Omschrijving;Starter';
const table = `${head}
Verzorgende IG;Mbo niveau 3;25491;2026;Zorg bieden;Helpt bij eten;"Aan tafel;
en in bed";Met hulp
;;;;;"Helpt bij ""wassen""";;
;;;;Kwaliteit;Houdt het vak bij;;
`;

describe('the file of a diploma', () => {
  it.each([
    ['JSON', JSON.stringify(care, null, 2)],
    ['JSON with a byte order mark', `\uFEFF${JSON.stringify(care)}`],
    ['a table that does not repeat what the row above says', table],
    ['a table with a byte order mark and empty rows', `\uFEFF${table}\n;;;;;;;\n`],
    [
      'a table with commas, English names and its columns in another order',
      `core_task,Work Process,description,advanced,starter,edition,code,level,diploma
Zorg bieden,Helpt bij eten,"Aan tafel;\nen in bed",,Met hulp,2026,25491,Mbo niveau 3,Verzorgende IG
Kwaliteit,Houdt het vak bij,,,,,,,
Zorg bieden,"Helpt bij ""wassen""",,,,,,,`,
    ],
  ])('is read from %s', (_what, text) => {
    expect(read(text)).toEqual({ diploma: care });
  });

  it('names every mistake in JSON by its path and its line', () => {
    const text = `{
  "title": "",
  "level": 3,
  "colour": "red",
  "core_tasks": [
    { "title": "Zorg",
      "work_processes": [] },
    { "work_processes": [
        { "title": "Eten" },
        { "title": "eten", "description": "${'x'.repeat(5001)}" }
    ] }
  ]
}`;
    expect(errorsIn(text)).toEqual([
      { line: 2, message: 'title: vul dit in.' },
      { line: 3, message: 'level: dit klopt niet.' },
      { line: 4, message: 'colour: dit veld kennen we niet.' },
      { line: 7, message: 'core_tasks[0].work_processes: hier moet er minstens één staan.' },
      { line: 8, message: 'core_tasks[1].title: vul dit in.' },
      {
        line: 10,
        message: 'core_tasks[1].work_processes[1].description: gebruik hoogstens 5000 tekens.',
      },
    ]);
  });

  it('names every mistake in a table by its line and its column', () => {
    const text = `${head}
Verzorgende IG;;1;2026;Zorg;Eten;"a
b";
;;;;Zorg;;;
Kok;;;;Zorg;ETEN;${'x'.repeat(5001)};
`;
    expect(errorsIn(text)).toEqual([
      { line: 2, message: 'Niveau: vul dit in.' },
      { line: 4, message: 'Werkproces: vul dit in.' },
      {
        line: 5,
        message: 'Diploma: hier staat iets anders dan hierboven; in een bestand past één diploma.',
      },
      { line: 5, message: 'Omschrijving: gebruik hoogstens 5000 tekens.' },
    ]);
  });

  it('tells two with the same name apart, however they are written', () => {
    const twice = table.replace(
      'Houdt het vak bij;;',
      'Houdt het vak bij;;\n;;;;;houdt het VAK bij;;',
    );
    expect(errorsIn(twice)).toEqual([{ line: 6, message: 'Werkproces: dit staat er al.' }]);
    const tasks = [...care.core_tasks, ...care.core_tasks.slice(1)];
    expect(errorsIn(JSON.stringify({ ...care, core_tasks: tasks }))).toEqual([
      { line: 1, message: 'core_tasks[2].title: dit staat er al.' },
    ]);
  });

  it.each([
    ['nothing at all', '', 1, 'Er staat geen diploma in dit bestand.'],
    ['columns only', head, 1, 'Er staat geen diploma in dit bestand.'],
    ['a column too few', 'Diploma;Niveau;Kerntaak\nx;y;z', 1, 'De kolom ‘werkproces’ ontbreekt.'],
    ['an unknown column', table.replace('Code', 'Kleur'), 1, 'De kolom ‘Kleur’ kennen we niet.'],
    ['a column twice', table.replace('Code', 'Level'), 1, 'De kolom ‘Level’ staat er twee keer.'],
    [
      'a cell too many',
      table.replace('Met hulp', 'Met hulp;en meer'),
      2,
      'Deze regel heeft meer cellen dan er kolommen zijn.',
    ],
    ['an open quote', `${table}a;"b`, 6, expect.stringContaining('aanhalingsteken')],
    ['a comma too many', '{\n"title": "x",\n}', 3, expect.stringContaining('JSON')],
    ['a list', '[]', 1, 'JSON: dit klopt niet.'],
  ])('is refused with %s', (_what, text, line, message) => {
    expect(errorsIn(text)).toEqual([{ line, message }]);
  });

  it('is refused when it is not UTF-8, naming the line, and when it is huge', () => {
    const latin = Buffer.from(table.replace('Zorg bieden', 'Zorg biéden'), 'latin1');
    expect(readDiploma(latin, 'en')).toEqual({
      errors: [{ line: 2, message: 'We cannot read this line. Save the file as UTF-8.' }],
    });
    const huge = Buffer.alloc(5 * 1024 * 1024 + 1, 32);
    expect(readDiploma(huge, 'nl')).toEqual({ errors: [expect.objectContaining({ line: 1 })] });
  });

  it('holds up to fifty core tasks of fifty work processes', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => process(`Nr ${n}`));
    const tasks = (count: number, each: number) =>
      many(count).map(({ title }) => ({ title, work_processes: many(each) }));
    const sized = (count: number, each: number) =>
      JSON.stringify({ ...care, core_tasks: tasks(count, each) });
    expect(errorsIn(sized(50, 50))).toEqual([]);
    const message = expect.stringContaining('het maximum is 50');
    expect(errorsIn(sized(51, 1))).toEqual([{ line: 1, message }]);
    expect(errorsIn(sized(1, 51))).toEqual([{ line: 1, message }]);
  });

  it('gets its errors in the reader’s language', () => {
    expect(read('{}', 'en')).toEqual({
      errors: ['title', 'level', 'core_tasks'].map((name) => ({
        line: 1,
        message: `${name}: please fill this in.`,
      })),
    });
  });
});
