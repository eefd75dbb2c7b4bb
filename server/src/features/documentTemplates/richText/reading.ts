import type { Block, Inline, Mark } from './nodes.ts';
import { growParagraph, inOrder } from './paragraph.ts';
import { openPlaces } from './places.ts';

/** What to do at the end of an element. */
export type Close = () => void;

/** The state of reading a text. */
export type Reading = {
  places: ReturnType<typeof openPlaces>;
  marks: Mark[];
  paragraph?: ReturnType<typeof growParagraph> | undefined;
  /** How many of the open elements are being skipped. */
  unread: number;
};

export const beginReading = (): Reading => ({ places: openPlaces(), marks: [], unread: 0 });

export function finishReading(reading: Reading): Block[] {
  endParagraph(reading);
  return reading.places.root;
}

export function readText(reading: Reading, given: string) {
  const text = given.replace(/[ \t\n\f\r]+/g, ' ').replace(invisible, '');
  if (reading.unread > 0 || text === '' || (text === ' ' && !reading.paragraph)) return;
  say(reading, { type: 'text', text, marks: inOrder(reading.marks) });
}

/** Control characters, and those that change the text direction. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export function say(reading: Reading, inline: Inline) {
  reading.paragraph ??= growParagraph('p');
  reading.paragraph.add(inline);
}

export function endParagraph(reading: Reading) {
  const { paragraph, places } = reading;
  reading.paragraph = undefined;
  if (paragraph) places.add(paragraph.finished());
}

export function separate(reading: Reading): Close {
  endParagraph(reading);
  return () => endParagraph(reading);
}

export function skip(reading: Reading): Close {
  reading.unread++;
  return () => void reading.unread--;
}

/** Where an item or a cell may begin: in a list, in a table, or in neither. */
export function betweenPlaces(reading: Reading) {
  endParagraph(reading);
  reading.places.endImplied();
  return reading.places.innermost();
}

export function fill(reading: Reading, blocks: Block[]): Close {
  const place = reading.places.begin(blocks);
  return () => {
    endParagraph(reading);
    reading.places.leave(place);
  };
}
