import { Parser } from 'htmlparser2';
import { unprocessable } from '../../../platform/http/errors.ts';
import { openElement } from './elements.ts';
import type { Block } from './nodes.ts';
import { tooDeep } from './places.ts';
import { beginReading, finishReading, readText } from './reading.ts';

/** No editor opens so many elements inside each other. */
const mostOpen = 200;
/** Paragraphs, rows and cells; setting more of them takes longer than anybody waits. */
const mostElements = 6000;

/**
 * Reads HTML into the few things a text may hold. What is unknown loses its element and keeps its
 * words; what is never meant to be read, such as a script, goes whole.
 */
export function readRichText(html: string): Block[] {
  const reading = beginReading();
  const closing: (() => void)[] = [];
  let count = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (closing.length >= mostOpen) throw tooDeep();
      if (++count > mostElements)
        throw unprocessable('template.too_many_parts', { most: mostElements });
      closing.push(openElement(reading, name, attributes));
    },
    ontext: (text) => readText(reading, text),
    onclosetag: () => closing.pop()?.(),
  });
  parser.end(html);
  return finishReading(reading);
}
