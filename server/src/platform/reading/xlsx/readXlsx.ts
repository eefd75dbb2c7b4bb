import { unprocessable } from '../../http/errors.ts';
import { readDateStyles, readLinks, readSharedStrings, readWorkbook } from './parts.ts';
import { type Row, readSheet } from './sheet.ts';
import { XmlError } from './xml.ts';
import { openZip, type Zip, ZipError } from './zip.ts';

/** Far more than ten thousand people need; a small file that unpacks to more is malicious. */
const mostBytes = 40 * 1024 * 1024;

/** The first sheet of a spreadsheet, as rows of text. */
export async function readXlsx(bytes: Buffer): Promise<Row[]> {
  try {
    return await readParts(await openZip(bytes, mostBytes));
  } catch (error) {
    if ([ZipError, XmlError, RangeError].some((kind) => error instanceof kind))
      throw unprocessable('table.unreadable');
    throw error;
  }
}

async function readParts({ read }: Zip) {
  const { sheetLink = '', from1904 } = await readWorkbook((await read('xl/workbook.xml')) ?? '');
  const links = await readLinks((await read('xl/_rels/workbook.xml.rels')) ?? '');
  const linked = [...links.values()];
  const partOf = (kind: string) => linked.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const sheet = await read(links.get(sheetLink)?.target ?? 'xl/worksheets/sheet1.xml');
  if (sheet === undefined) throw new ZipError();
  const strings = await read(partOf('sharedStrings') ?? 'xl/sharedStrings.xml');
  const styles = await read(partOf('styles') ?? 'xl/styles.xml');
  return readSheet(sheet, {
    strings: strings ? await readSharedStrings(strings) : [],
    dateStyles: styles ? await readDateStyles(styles) : [],
    from1904,
  });
}
