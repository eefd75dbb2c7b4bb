import { limits, type Mark } from './nodes.ts';
import { growParagraph, inOrder } from './paragraph.ts';
import { newCell, newItem } from './places.ts';
import {
  betweenPlaces,
  type Close,
  endParagraph,
  fill,
  type Reading,
  say,
  separate,
  skip,
} from './reading.ts';

type Attributes = Record<string, string>;
type Opener = (reading: Reading, attributes: Attributes) => Close;

/** Handles the start of an element, and returns what to do at its end. */
export function openElement(reading: Reading, name: string, attributes: Attributes): Close {
  const opener = Object.hasOwn(openers, name) ? openers[name] : undefined;
  if (reading.unread > 0 || unread.test(name)) return skip(reading);
  if (opener) return opener(reading, attributes);
  return breaking.test(name) ? separate(reading) : () => {};
}

const paragraph =
  (type: 'p' | 'h1' | 'h2' | 'h3'): Opener =>
  (reading) => {
    endParagraph(reading);
    reading.paragraph = growParagraph(type);
    return () => endParagraph(reading);
  };

const mark =
  (name: Mark): Opener =>
  ({ marks }) => {
    marks.push(name);
    return () => void marks.splice(marks.lastIndexOf(name), 1);
  };

const container =
  (type: 'ul' | 'ol' | 'table'): Opener =>
  (reading) => {
    endParagraph(reading);
    const { places } = reading;
    const block = type === 'table' ? { type, rows: [] } : { type, items: [] };
    const { place, around } = places.enter(block);
    return () => {
      endParagraph(reading);
      places.leave(place);
      places.settle(block, around);
    };
  };

const item: Opener = (reading) => {
  const inside = betweenPlaces(reading);
  if (Array.isArray(inside) || inside.type === 'table') return separate(reading);
  return fill(reading, newItem(inside));
};

const row: Opener = (reading) => {
  const inside = betweenPlaces(reading);
  if (!Array.isArray(inside) && inside.type === 'table') inside.rows.push([]);
  return () => void betweenPlaces(reading);
};

const cell: Opener = (reading, { colspan, rowspan }) => {
  const inside = betweenPlaces(reading);
  if (Array.isArray(inside) || inside.type !== 'table') return separate(reading);
  const spans = { colspan: spanOf(colspan), rowspan: spanOf(rowspan) };
  return fill(reading, newCell(inside, spans).blocks);
};

const rule: Opener = (reading) => {
  endParagraph(reading);
  reading.places.add({ type: 'hr' });
  return () => {};
};

const lineBreak: Opener = (reading) => {
  say(reading, { type: 'br' });
  return () => {};
};

/** What is inside a tag's element is only for show: its name says what it is. */
const tag: Opener = (reading, { 'data-tag': name }) => {
  if (!name) return () => {};
  say(reading, { type: 'tag', name, marks: inOrder(reading.marks) });
  return skip(reading);
};

const spanOf = (given = '') => Math.min(limits.span, Math.max(1, Number.parseInt(given, 10) || 1));

/** The elements a text may hold, and the equivalents of each. */
const openers: Record<string, Opener> = {
  p: paragraph('p'),
  h1: paragraph('h1'),
  h2: paragraph('h2'),
  h3: paragraph('h3'),
  h4: paragraph('h3'),
  h5: paragraph('h3'),
  h6: paragraph('h3'),
  strong: mark('strong'),
  b: mark('strong'),
  em: mark('em'),
  i: mark('em'),
  u: mark('u'),
  code: mark('code'),
  ul: container('ul'),
  ol: container('ol'),
  li: item,
  table: container('table'),
  tr: row,
  td: cell,
  th: cell,
  hr: rule,
  br: lineBreak,
  span: tag,
};

const breaking =
  /^(address|article|aside|blockquote|caption|center|d[dlt]|details|div|fieldset|figure|footer|form|header|main|nav|pre|section|summary)$/;
const unread =
  /^(applet|audio|canvas|embed|head|iframe|math|noembed|noframes|noscript|object|script|select|style|svg|template|textarea|title|video|xmp)$/;
