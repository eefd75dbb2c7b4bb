import { readFileSync } from 'node:fs';
import { serverFolder } from './folders.ts';

/** The version of the program, as its package says. */
export const version: string = JSON.parse(
  readFileSync(new URL('package.json', serverFolder), 'utf8'),
).version;
