import { readFile } from 'node:fs/promises';
import type { Language } from '@traject/contract/common/languages';
import { readDiploma } from './readDiploma.ts';

/** Somebody's file of a diploma, read in a thread of its own. */
export const read = async ({ path, language }: { path: string; language: Language }) =>
  readDiploma(await readFile(path), language);
