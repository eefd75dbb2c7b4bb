import type { LightMyRequestResponse } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../pdfText.ts';
import type { Card } from './deck.ts';
import type { Scene } from './scene.ts';
import { wordOfA, wordOfB } from './words.ts';

/** Everything readable in an answer: its headers, and what is in a zip or a PDF. */
export async function textOf({ headers, body, rawPayload }: LightMyRequestResponse) {
  const kind = String(headers['content-type']);
  const said = JSON.stringify(headers);
  if (kind.includes('pdf')) return `${said}\n${(await readPdf(rawPayload)).text}`;
  if (!kind.includes('zip')) return `${said}\n${body}`;
  const entries = Object.entries(unzipSync(rawPayload));
  return [said, ...entries.map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)].join('\n');
}

const isA = new RegExp(wordOfA, 'i');
const isB = new RegExp(wordOfB, 'i');

/** What only its owner is told: the name of an account. */
export const othersAccount = (account_id: number) => new RegExp(`Rekening(?!${account_id}z)\\d+z`);

/** Says what is wrong with what a caller was told. */
export async function misheard(scene: Scene, card: Card, answer: LightMyRequestResponse) {
  const { caller, whose } = card;
  const text = await textOf(answer);
  const wrong: string[] = [];
  if (answer.statusCode >= 500) wrong.push(`answered ${answer.statusCode}`);
  if (othersAccount(caller.account_id).test(text)) wrong.push('told how an account calls itself');
  if (caller.isOfA) wrong.push(...confused(card, answer, text));
  else {
    if (isA.test(text)) wrong.push('told what is A’s');
    if (knownToA(scene).some((email) => text.toLowerCase().includes(email)))
      wrong.push('told an address that only A knows');
    if (isAbout(whose) && answer.statusCode < 400 && card.url.split('?')[0]?.match(/\d/))
      wrong.push(`opened what is A’s with ${answer.statusCode}`);
  }
  return wrong;
}

const isAbout = (whose: string) => ['theirs', 'misplaced', 'other record'].includes(whose);

const knownToA = ({ pairs }: Scene) =>
  pairs.filter(({ shared: { inB } }) => !inB).map(({ real }) => real.email);

/**
 * Somebody in both finds A's things where A is named, B's where B is, and never one in the other.
 */
function confused({ whose }: Card, answer: LightMyRequestResponse, text: string): string[] {
  if (['own', 'shared', 'misplaced'].includes(whose) && isA.test(text))
    return ['told what is A’s where B was named'];
  if (['theirs', 'other record'].includes(whose) && isB.test(text))
    return ['told what is B’s where A was named'];
  return partsOf(answer, text).some((part) => isA.test(part) && isB.test(part))
    ? ['told what is A’s and what is B’s in one']
    : [];
}

/** Each item of a list separately; each line of a table. */
function partsOf({ headers, body }: LightMyRequestResponse, text: string): string[] {
  if (!String(headers['content-type']).includes('json')) return text.split('\n');
  const parts: string[] = [];
  const walk = (value: unknown): string => {
    if (Array.isArray(value)) {
      for (const one of value) parts.push(walk(one));
      return '';
    }
    if (typeof value !== 'object' || value === null) return `${value} `;
    return Object.values(value).map(walk).join('');
  };
  parts.push(walk(JSON.parse(body)));
  return parts;
}
