import { describe, expect, it } from 'vitest';
import { readXlsx } from './readXlsx.ts';
import { anXlsx, asSheet } from './xlsx.testing.ts';

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const cellsOf = async (...parts: Parameters<typeof anXlsx>) =>
  (await readXlsx(anXlsx(...parts))).map(({ cells }) => cells);

describe('a spreadsheet', () => {
  it('is read as Excel writes it: shared texts, also in parts, and the number of each row', async () => {
    const strings = `<sst><si><t>E-mail</t></si>
      <si><r><rPr><b/></rPr><t>Voor</t></r><r><t xml:space="preserve">naam </t></r></si>
      <si><t>Zoë &amp; Co</t><rPh sb="0" eb="1"><t>zo-e</t></rPh></si></sst>`;
    const rows = await readXlsx(
      anXlsx({
        strings,
        sheet: sheet(`<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
          <row r="2" spans="1:2"/>
          <row r="5"><c r="B5" t="s"><v>2</v></c></row>`),
      }),
    );
    expect(rows).toEqual([
      { row: 1, cells: ['E-mail', 'Voornaam '] },
      { row: 5, cells: ['', 'Zoë & Co'] },
    ]);
  });

  it('has dates as dates, by the formats every program knows and by its own', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy;@"/>
        <numFmt numFmtId="165" formatCode="#,##0 &quot;dagen&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>
      </styleSheet>`;
    const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
    const rows = `<row>${cell(0, '37256')}${cell(1, '37256')}${cell(2, '37256.75')}${cell(
      3,
      '37256',
    )}${cell(1, '59')}${cell(1, '61')}</row>`;
    expect(await cellsOf({ styles, sheet: sheet(rows) })).toEqual([
      ['37256', '2001-12-31', '2001-12-31', '37256', '1900-02-28', '1900-03-01'],
    ]);
    const workbook = `<workbook><workbookPr date1904="1"/><sheets>
      <sheet name="a" r:id="rId1"/></sheets></workbook>`;
    expect(
      await cellsOf({ styles, workbook, sheet: sheet(`<row>${cell(1, '35794')}</row>`) }),
    ).toEqual([['2001-12-31']]);
  });

  it('reads the result of a formula, yes and no, long numbers and texts in the cell itself', async () => {
    const rows = `<row><c t="str"><f>A1&amp;B1</f><v>an@x.nl</v></c><c t="b"><v>1</v></c>
      <c><v>31612345678</v></c><c><v>12.300000000000001</v></c>
      <c t="inlineStr"><is><r><t>Ja</t></r><r><t>n</t></r></is></c><c t="e"><v>#N/A</v></c>
      <c t="d"><v>2001-12-31T00:00:00</v></c><c s="9"/></row>`;
    expect(await cellsOf({ sheet: sheet(rows) })).toEqual([
      ['an@x.nl', 'TRUE', '31612345678', '12.3', 'Jan', '#N/A', '2001-12-31', ''],
    ]);
  });

  it('is its first visible sheet, under whatever name, with or without prefixes', async () => {
    const relation = 'http://x/relationships/worksheet';
    const workbook = `<x:workbook><x:sheets><x:sheet name="weg" state="hidden" r:id="r9"/>
      <x:sheet name="Studenten" r:id="r1"/></x:sheets></x:workbook>`;
    const links = `<Relationships>
      <Relationship Id="r9" Type="${relation}" Target="worksheets/gone.xml"/>
      <Relationship Id="r1" Type="${relation}" Target="/xl/worksheets/sheet1.xml"/></Relationships>`;
    const rows = '<x:row><x:c t="inlineStr"><x:is><x:t>Jan</x:t></x:is></x:c></x:row>';
    const prefixed = `<x:worksheet><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
    expect(await cellsOf({ workbook, links, sheet: prefixed, stored: true })).toEqual([['Jan']]);
  });

  it('holds ten thousand rows, and leaves a million cells beside them unread', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => [`mens${n}@x.nl`, 'Jan', 'Bakker']);
    const rows = await cellsOf({ sheet: asSheet(many) });
    expect([rows.length, rows.at(-1)?.[0]]).toEqual([10_000, 'mens9999@x.nl']);
    const far = '<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>';
    expect(await cellsOf({ sheet: sheet(far) })).toEqual([['1']]);
  });

  it.each<[string, () => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['not a zip', () => Buffer.from('PK, but not really a zip file at all')],
    ['a zip cut off halfway', () => anXlsx({ sheet: sheet('') }).subarray(0, 300)],
    ['a zip whose directory lies about offsets', lying],
    ['a sheet that unpacks to far more than fits', bomb],
    ['a sheet of three million cells', () => anXlsx({ sheet: sheet('<c/>'.repeat(3_000_000)) })],
  ])('is refused in words when it is %s', async (_what, bytes) => {
    await expect(readXlsx(bytes())).rejects.toMatchObject({ status: 422 });
  });

  it('never fails in another way, whichever byte of it is broken', async () => {
    const good = anXlsx({ sheet: asSheet([['E-mail'], ['jan@x.nl']]) });
    for (let at = 0; at < good.length; at += 3) {
      const broken = Buffer.from(good);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      const status = await readXlsx(broken).then(
        () => 200,
        (error) => error.status,
      );
      expect([200, 422], `byte ${at}`).toContain(status);
    }
  });

  it('that nests endlessly, or numbers its rows with words, does no harm', async () => {
    const deep = `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`;
    await expect(readXlsx(anXlsx({ sheet: sheet(deep) }))).rejects.toMatchObject({ status: 422 });
    const odd = `<row r="abc"><c><v>1</v></c></row><row r="1e99"><c><v>2</v></c></row>`;
    const rows = await readXlsx(anXlsx({ sheet: sheet(odd) }));
    expect(rows.map(({ row }) => row)).toEqual([1, 2]);
  });

  it('has cells no longer than any field needs', async () => {
    const strings = `<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>`;
    const long = `<row><c t="s"><v>0</v></c></row>`;
    const [row] = await readXlsx(anXlsx({ strings, sheet: sheet(long) }));
    expect(row?.cells[0]).toHaveLength(10_000);
  });
});

function lying() {
  const zip = anXlsx({ sheet: sheet('') });
  zip.writeUInt32LE(0xfffffff0, zip.length - 6);
  return zip;
}

const bomb = () => anXlsx({ sheet: `<worksheet>${' '.repeat(60 * 1024 * 1024)}</worksheet>` });
