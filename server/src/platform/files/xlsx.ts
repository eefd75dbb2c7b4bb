import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeXml } from './escapeXml.ts';

/** A number is as it is; `euros` are whole cents, shown with two decimals; a date is YYYY-MM-DD. */
export type XlsxCell = string | number | { euros: number } | { date: string } | null;

type Sheet = {
  name: string;
  /** Of the columns, in characters. */
  widths?: readonly number[];
};

type Rows = Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pack = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The order of `cellXfs` in the styles. */
const style = { euros: 1, date: 2, head: 3 };

const parts = (name: string) => ({
  '[Content_Types].xml': `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
});

/** A program refuses a sheet whose name is longer, or has one of these signs. */
const sheetName = (name: string) =>
  escapeXml(
    name
      .replace(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31)
      .trim() || 'Blad1',
  );

/** A spreadsheet of one sheet, written while it is read; the first row names the columns. */
export function xlsxOf(rows: Rows, { name, widths = [] }: Sheet): Readable {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts(name)))
    zip.addBuffer(Buffer.from(xml + text), path);
  const sheet = Readable.from(sheetXml(rows, widths));
  const file = Readable.from(zip.outputStream);
  sheet.on('error', (error) => file.destroy(error));
  file.on('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return file;
}

const atOnce = 64 * 1024;

async function* sheetXml(rows: Rows, widths: readonly number[]) {
  const columns = widths.map(
    (width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`,
  );
  const above = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  let text = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${above}</sheetView></sheetViews>`;
  if (columns.length > 0) text += `<cols>${columns.join('')}</cols>`;
  text += '<sheetData>';
  let row = 0;
  for await (const cells of rows) {
    row++;
    text += `<row r="${row}">${cells.map((cell, n) => cellXml(cell, row, n)).join('')}</row>`;
    if (text.length < atOnce) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}

/** Text is written as such, so that nothing in it is ever taken for a formula. */
function cellXml(cell: XlsxCell, row: number, column: number) {
  if (cell === null || cell === '') return '';
  const [text, own, plain] = writtenCell(cell);
  const look = row === 1 ? style.head : own;
  const at = `r="${columnName(column)}${row}"${look ? ` s="${look}"` : ''}`;
  return text === undefined
    ? `<c ${at}><v>${plain}</v></c>`
    : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Its text, or else its number, and between them how that is shown. */
function writtenCell(cell: NonNullable<XlsxCell>): [string | undefined, number, number] {
  if (typeof cell === 'string') return [escapeXml(cell.slice(0, longest)), 0, 0];
  if (typeof cell === 'number') return [undefined, 0, cell];
  if ('euros' in cell) return [undefined, style.euros, cell.euros / 100];
  return [undefined, style.date, serialOf(cell.date)];
}

/** No spreadsheet program accepts more in one cell. */
const longest = 32_767;

/** Days since the last but one of 1899, as spreadsheets count them. */
const serialOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));
