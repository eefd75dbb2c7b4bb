import { Parser } from 'htmlparser2';
import { unprocessable } from '../../../platform/http/errors.ts';
import { openElement } from './elements.ts';
import type { Block } from './nodes.ts';
import { tooDeep } from './places.ts';
import { beginReading, finishReading, readText } from './reading.ts';

/** Deeper nesting than any editor produces. */
const mostOpen = 200;
/** Paragraphs, rows and cells; typesetting more takes longer than anybody would wait. */
const mostElements = 6000;

/**
 * Reads HTML into the few things a text may hold. An unknown element is dropped and its text kept;
 * one that is never meant to be read, such as a script, is dropped with its contents.
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
