import { trimCharacters } from '../../platform/texts/trimCharacters.ts';

/** A line of a published dossier, with the page that it stands on. */
export type Line = { page: number; text: string };

/**
 * The lines of the text itself: what stands at the top or bottom of most pages, such as the name of
 * the dossier and the number of the page, is left out.
 */
export function bodyOf(lines: Line[]): Line[] {
  const pages = new Set(lines.map(({ page }) => page)).size;
  const seenOn = new Map<string, Set<number>>();
  for (const { page, text } of lines) {
    const on = seenOn.get(shapeOf(text)) ?? new Set();
    seenOn.set(shapeOf(text), on.add(page));
  }
  const repeats = (text: string) =>
    pages > 3 && (seenOn.get(shapeOf(text))?.size ?? 0) > pages / 2 && !isHeading(text);
  return lines
    .map(({ page, text }) => ({ page, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '' && !isPageNumber(text) && !repeats(text));
}

const shapeOf = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\d+/g, '#');

const isPageNumber = (text: string) => /^(pagina )?\d{1,3}( ?(van|\/) ?\d{1,3})?$/i.test(text);

const headings = {
  description: /^omschrijving$/i,
  result: /^resultaat$/i,
  behaviour: /^gedrag$/i,
} as const;
export type Heading = keyof typeof headings;

const names = Object.keys(headings) as Heading[];
export const headingOf = (text: string) => names.find((name) => headings[name].test(text));

const isHeading = (text: string) => headingOf(text) !== undefined || codeIn(text) !== undefined;

/** Where the text of a core task or work process ends. */
export const endsText = (text: string) =>
  /^(de )?onderliggende competenties|^(complexiteit|verantwoordelijkheid en zelfstandigheid|vakkennis en vaardigheden|profieldeel|basisdeel|generieke onderdelen)\b|^[1-9]\. \p{Lu}/iu.test(
    text,
  );

const coded =
  /^([BP]\d{1,2}-K\d{1,2})(-W\d{1,2})?(?:\s*[:.–-]\s*|\s+)(\S.*)?$|^([BP]\d{1,2}-K\d{1,2})(-W\d{1,2})?:?$/;

type Coded = { task: string; code: string; isProcess: boolean; title: string };

/** A line that begins with a code as the register writes it: B1-K1 or B1-K1-W1. */
export function codeIn(text: string): Coded | undefined {
  const found = coded.exec(text);
  if (!found) return undefined;
  const task = found[1] ?? found[4] ?? '';
  const process = found[2] ?? found[5] ?? '';
  const title = withoutPage(found[3] ?? '').trim();
  return { task, code: task + process, isProcess: process !== '', title };
}

/** In the contents a title is followed by dots and the number of its page. */
function withoutPage(title: string) {
  const bare = title.replace(/\d{1,3}$/, '');
  const text = trimCharacters(bare, '', ' .…');
  return bare.length - text.length < 3 ? title : text;
}

const bullet = /^[§•●▪■»*–-]\s*/;

/** Lines that were broken by the width of the page become paragraphs again. */
export function paragraphs(lines: string[]) {
  const said: string[] = [];
  for (const line of lines) {
    const isNew = bullet.test(line) || said.length === 0 || /:$/.test(said.at(-1) ?? '');
    if (isNew) said.push(line.replace(bullet, '- '));
    else said[said.length - 1] += ` ${line}`;
  }
  return said.join('\n');
}
