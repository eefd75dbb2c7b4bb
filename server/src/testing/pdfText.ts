import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/**
 * What a reader finds in a PDF: the words of each page, the title and language, and its outline.
 */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
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

/** The colours that are used on its first page. */
export async function colorsIn(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { argsArray } = await (await pdf.getPage(1)).getOperatorList();
  await pdf.loadingTask.destroy();
  return argsArray.flat().filter((part) => typeof part === 'string');
}

/**
 * Whatever a PDF would do besides being read: scripts, links, embedded files, actions on opening.
 */
export async function actionsIn(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const found = {
    scripts: await pdf.getJSActions(),
    start: await pdf.getOpenAction(),
    files: await pdf.getAttachments(),
    boxes: await pdf.getFieldObjects(),
  };
  const notes: string[] = [];
  for (let n = 1; n <= pdf.numPages; n++)
    for (const note of await (await pdf.getPage(n)).getAnnotations())
      if (!isWithin(note)) notes.push(`an annotation ${note.subtype} on page ${n}`);
  await pdf.loadingTask.destroy();
  const names = namesIn(Buffer.from(bytes)).filter((name) => active.test(name));
  const own = Object.entries(found).flatMap(([what, value]) => (value ? [what] : []));
  return [...own, ...notes, ...new Set(names)];
}

/** A line in the table of contents leads to its chapter, and nowhere else. */
const isWithin = (note: { subtype?: string; dest?: unknown; url?: unknown; action?: unknown }) =>
  note.subtype === 'Link' && !!note.dest && !note.url && !note.action;

const active = /^\/(JavaScript|JS|AA|OpenAction|Launch|URI|GoToR|SubmitForm|ImportData|RichMedia)$/;

/**
 * The names of the objects themselves, also where these are compressed; text in strings is not a
 * name.
 */
function namesIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const streams = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
  const packed = [...text.matchAll(streams)].map(([, part = '']) =>
    unpacked(Buffer.from(part, 'latin1')),
  );
  return [text.replace(streams, ''), ...packed].flatMap(
    (part) => withoutWords(part).match(/\/[A-Za-z]+/g) ?? [],
  );
}

function unpacked(part: Buffer) {
  try {
    return inflateSync(part).toString('latin1');
  } catch {
    return '';
  }
}

/** From the innermost brackets outwards. */
function withoutWords(part: string): string {
  const less = part.replace(/\\./g, '').replace(/\([^()]*\)/g, '');
  return less === part ? part : withoutWords(less);
}
