import { type Attributes, readXml } from './xml.ts';

/** Sheets of a file, styles of its cells, and texts in them: far more than people have. */
const [few, some, many] = [10_000, 200_000, 2_000_000];
/** Spreadsheet programs accept no longer one. */
const longestFormat = 255;

/** Which part of the file is the first visible sheet, and from which day its dates count. */
export async function readWorkbook(xml: string) {
  const sheets: { id: string; hidden: boolean }[] = [];
  let from1904 = false;
  await readXml(xml, {
    mostElements: few,
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = isOn(attributes.date1904);
      if (name === 'sheet')
        sheets.push({ id: linkOf(attributes), hidden: /hidden/i.test(attributes.state ?? '') });
    },
  });
  const first = sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  return { sheetLink: first?.id, from1904 };
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';

const linkOf = (attributes: Attributes) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** Where a link in the workbook leads, as a name in the zip. */
export async function readLinks(xml: string) {
  const links = new Map<string, { target: string; type: string }>();
  await readXml(xml, {
    mostElements: few,
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name === 'Relationship') links.set(Id, { target: pathOf(Target), type: Type });
    },
  });
  return links;
}

const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** The texts that cells refer to by number; all parts of a text, but not its phonetics. */
export async function readSharedStrings(xml: string) {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let sounds = false;
  await readXml(xml, {
    mostElements: many,
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') sounds = true;
      if (name === 't') inText = true;
    },
    text(part) {
      if (inText && !sounds) text += part;
    },
    close(name) {
      if (name === 't') inText = false;
      if (name === 'rPh') sounds = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}

/** For each style of a cell, whether its number is a date. */
export async function readDateStyles(xml: string) {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  await readXml(xml, {
    mostElements: some,
    open(name, { numFmtId = '0', formatCode = '' }) {
      const format = Number(numFmtId);
      if (name === 'numFmt') own.set(format, saysDate(formatCode.slice(0, longestFormat)));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(own.get(format) ?? known.has(format));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Formats that every program knows by number; others are recognised by the letters of a date. */
const known = new Set([...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)]);

const saysDate = (code: string) =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\.|_./g, ''));
