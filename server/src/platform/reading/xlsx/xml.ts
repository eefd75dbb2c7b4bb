import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

export type Attributes = Record<string, string>;
type Listener = {
  /** A small file can hold millions that say nothing. */
  mostElements: number;
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const atOnce = 128 * 1024;
/**
 * No spreadsheet is as deep, and depth makes the parser look further back at every tag. None has as
 * many attributes on one tag.
 */
const most = { depth: 100, attributes: 100 };

export class XmlError extends Error {}

/**
 * Names are reported without the prefix that some programs give them; yields to other work in
 * between.
 */
export async function readXml(xml: string, { mostElements, open, text, close }: Listener) {
  let depth = 0;
  let elements = 0;
  let attributesHere = 0;
  const parser = new Parser(
    {
      onattribute: () => {
        if (++attributesHere > most.attributes) throw new XmlError();
      },
      onopentag: (name, attributes) => {
        attributesHere = 0;
        if (++depth > most.depth || ++elements > mostElements) throw new XmlError();
        open?.(plain(name), attributes);
      },
      ontext: (part) => text?.(part),
      onclosetag: (name) => {
        depth--;
        close?.(plain(name));
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length; at += atOnce) {
    parser.write(xml.slice(at, at + atOnce));
    await setImmediate();
  }
  parser.end();
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);
