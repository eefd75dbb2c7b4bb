import type { FastifyInstance } from 'fastify';
import { unprocessable } from './errors.ts';

/** Far more than any form of ours, and no more than can be checked. */
const deepest = 32;

/**
 * The screens declare JSON on every call, even those without a body. Duplicate keys are refused: a
 * filter on the way may have read the first, while we would use the last.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    const { names, depth } = lookOver(text);
    if (depth > deepest) return done(unprocessable('too_deep'));
    parse(request, text, (error: Error | null, value?: unknown) => {
      if (error || countNames(value) === names) return done(error, value);
      done(unprocessable('double_key', { name: firstDouble(text) }));
    });
  });
}

/** The number of keys in the text: one colon each, outside strings. A single pass. */
function lookOver(text: string) {
  let names = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOf(text, at);
    else if (sign === ':') names++;
    else if (sign === '{' || sign === '[') depth = Math.max(depth, ++open);
    else if (sign === '}' || sign === ']') open--;
  }
  return { names, depth };
}

/** The quotation mark that closes the string opened here, or the end if it is never closed. */
function endOf(text: string, from: number) {
  let at = from;
  do {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
  } while (isEscaped(text, at));
  return at;
}

function isEscaped(text: string, at: number) {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  let names = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) names += countNames(part);
  return names;
}

/** Searched for only once it is known to exist; the text is valid JSON by then. */
function firstDouble(text: string) {
  const seen: Set<string>[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' || text[at] === '[') seen.push(new Set());
    else if (text[at] === '}' || text[at] === ']') seen.pop();
    if (text[at] !== '"') continue;
    const end = endOf(text, at);
    const name = String(JSON.parse(text.slice(at, end + 1)));
    at = end;
    if (!/^\s*:/.test(text.slice(end + 1, end + 50))) continue;
    if (seen.at(-1)?.has(name)) return name.slice(0, 60);
    seen.at(-1)?.add(name);
  }
  return '';
}
