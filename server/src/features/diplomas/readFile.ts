import { readFile } from 'node:fs/promises';
import type { Language } from '@traject/contract/common/languages';
import { readDiploma } from './readDiploma.ts';

/** Reads an uploaded diploma file in a thread of its own. */
export const read = async ({ path, language }: { path: string; language: Language }) =>
  readDiploma(await readFile(path), language);
