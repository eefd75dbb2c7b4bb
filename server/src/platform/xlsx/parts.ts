import { type Attributes, readXml } from './xml.ts';

/** Which part of the file is the first sheet that shows, and from which day its dates count. */
export async function readWorkbook(xml: string) {
  const sheets: { id: string; hidden: boolean }[] = [];
  let from1904 = false;
  await readXml(xml, {
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

/** Where a link of the workbook leads, as a name in the zip. */
export async function readLinks(xml: string) {
  const links = new Map<string, { target: string; type: string }>();
  await readXml(xml, {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name === 'Relationship') links.set(Id, { target: pathOf(Target), type: Type });
    },
  });
  return links;
}

const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** The texts that cells refer to by number; of a text in parts all of it, but not how it sounds. */
export async function readSharedStrings(xml: string) {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let sounds = false;
  await readXml(xml, {
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

/** Per style of a cell whether its number is a day. */
export async function readDateStyles(xml: string) {
  const own = new Map<number, string>();
  const styles: boolean[] = [];
  let inCells = false;
  await readXml(xml, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const format = Number(numFmtId);
      if (name === 'numFmt') own.set(format, formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(isDate(format, own.get(format)));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** Formats that every program knows by number; the others are told by the letters of a date. */
function isDate(format: number, code: string | undefined) {
  if (code === undefined)
    return [...range(14, 22), ...range(27, 36), ...range(45, 47), ...range(50, 58)].includes(
      format,
    );
  return /[dmyhs]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\.|_./g, ''));
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);
