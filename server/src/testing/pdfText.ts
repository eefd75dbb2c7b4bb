import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF: the words of each page, the title and language, and its outline. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const structure: string[] = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const page = await pdf.getPage(n);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push(words.join('').replace(/\s+/g, ' '));
    structure.push(...rolesOf(await page.getStructTree()));
  }
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title: string; Language: string };
  await pdf.loadingTask.destroy();
  return { pages, text: pages.join(' '), title, language, structure };
}

type Node = { role?: string; children?: unknown[] } | null;

const rolesOf = (node: Node): string[] =>
  node
    ? [node.role ?? '', ...(node.children ?? []).flatMap((child) => rolesOf(child as Node))].filter(
        Boolean,
      )
    : [];
