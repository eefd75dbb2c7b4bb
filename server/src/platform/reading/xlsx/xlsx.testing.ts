import { strToU8, zipSync } from 'fflate';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

type Parts = {
  sheet: string;
  strings?: string;
  styles?: string;
  workbook?: string;
  links?: string;
  /** Without compression. */
  stored?: boolean;
};

/** A spreadsheet made from the parts that a program writes. */
export function anXlsx({ sheet, strings, styles, stored, ...parts }: Parts): Buffer {
  const workbook =
    parts.workbook ??
    `<workbook xmlns="${main}" xmlns:r="${relations}">
    <sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const links =
    parts.links ??
    `<Relationships>
    <Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>
    <Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
  const files = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': links,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="UTF-8"?>${sheet}`,
    ...(strings && { 'xl/sharedStrings.xml': strings }),
    ...(styles && { 'xl/styles.xml': styles }),
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: stored ? 0 : 6 }));
}

/** Rows of plain words, as many programs write them. */
export const asSheet = (rows: string[][]) =>
  `<worksheet><sheetData>${rows
    .map((cells) => `<row>${cells.map(inline).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

const inline = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
