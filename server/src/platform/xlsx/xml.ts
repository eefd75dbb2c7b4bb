import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

export type Attributes = Record<string, string>;
type Listener = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const atOnce = 128 * 1024;

/** Names are told without the prefix that some programs give them; others get their turn between. */
export async function readXml(xml: string, { open, text, close }: Listener) {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(plain(name), attributes),
      ontext: (part) => text?.(part),
      onclosetag: (name) => close?.(plain(name)),
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
