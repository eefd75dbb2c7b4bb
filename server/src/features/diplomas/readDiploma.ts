import type { Language } from '@traject/contract/common/languages';
import { CsvError, readCsv } from '../../platform/reading/readCsv.ts';
import { JsonError, JsonTooMuch, readJson } from '../../platform/reading/readJson.ts';
import { readUtf8 } from '../../platform/reading/utf8.ts';
import { type ErrorKey, sentence, type Values } from '../../platform/texts/texts.ts';
import { checkDiploma, type DiplomaFile, type Mistake } from './diplomaFile.ts';
import { mostRows, readDiplomaTable } from './readDiplomaTable.ts';

const megabytes = 1;
const mostErrors = 200;

/** One diploma from a JSON or CSV file, recognised by how it begins; or all its mistakes. */
export function readDiploma(
  bytes: Uint8Array,
  language: Language,
): { diploma: DiplomaFile } | { errors: Mistake[] } {
  const wrong = (line: number, key: ErrorKey, values?: Values) => ({
    errors: [{ line, message: sentence(language, key, values) }],
  });
  if (bytes.length > megabytes * 1024 * 1024) return wrong(1, 'file.too_large', { megabytes });
  const text = readUtf8(bytes);
  if (typeof text !== 'string') return wrong(text.badLine, 'diploma.not_utf8');
  try {
    const isTable = !/^\uFEFF?\s*[{[]/.test(text);
    const read = isTable
      ? readDiplomaTable(readCsv(text, mostRows), language)
      : checkDiploma({ ...readJson(text), nameOf: asPath }, language);
    return 'errors' in read ? { errors: read.errors.slice(0, mostErrors) } : read;
  } catch (error) {
    if (error instanceof CsvError) return wrong(error.line, error.key);
    if (error instanceof JsonTooMuch) return wrong(error.line, 'file.too_heavy');
    if (error instanceof JsonError) return wrong(error.line, 'diploma.not_json');
    throw error;
  }
}

const shown = (name: PropertyKey) => String(name).slice(0, 100);

/** As people refer to it in the file: core_tasks[0].title. */
const asPath = (path: readonly PropertyKey[]) =>
  path
    .map((part, n) => (typeof part === 'number' ? `[${part}]` : `${n ? '.' : ''}${shown(part)}`))
    .join('') || 'JSON';
