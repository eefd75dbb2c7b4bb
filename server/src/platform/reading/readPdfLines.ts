import { getDocumentProxy } from 'unpdf';

export type PdfLine = { page: number; text: string };

/** Far more than a text that people read has. */
const mostPages = 400;

/** What a PDF says, line by line, as its words stand on the page; nothing for one that is broken. */
export async function readPdfLines(bytes: Uint8Array): Promise<PdfLine[] | undefined> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(
    () => undefined,
  );
  if (!pdf) return undefined;
  try {
    return pdf.numPages > mostPages ? undefined : await linesOfAll(pdf);
  } catch {
    return undefined;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function linesOfAll(pdf: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const lines: PdfLine[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item] : []));
    for (const text of linesOf(words)) lines.push({ page, text });
  }
  return lines;
}

type Word = { str: string; hasEOL: boolean; transform: number[] };

/** A cell of a table ends its line, whether or not the file says so. */
function linesOf(words: Word[]) {
  const lines: string[] = [];
  let line = '';
  let height: number | undefined;
  for (const { str, hasEOL, transform } of words) {
    const at = transform[5];
    const isBelow = str.trim() !== '' && height !== undefined && at !== undefined;
    if (isBelow && Math.abs(at - (height ?? at)) > 4) {
      lines.push(line);
      line = '';
    }
    line += str;
    if (str.trim() !== '') height = at;
    if (!hasEOL) continue;
    lines.push(line);
    line = '';
    height = undefined;
  }
  return [...lines, line].filter((text) => text.trim() !== '');
}
