import { type ClientInput, clientInput } from '@traject/contract/clients';
import { optionalText } from '@traject/contract/common/fields';
import type { Language } from '@traject/contract/common/languages';
import * as z from 'zod/mini';
import { issueSentence, sentence } from '../../platform/texts/texts.ts';
import type { Columns, Field } from './columns.ts';
import type { TableRow } from './readTable.ts';

/** What the form of a client asks, except for the organisation, and where a student works. */
const rules = z.extend(z.omit(clientInput, { organisation_id: true, city_name: true }), {
  workplace: optionalText(200),
});
type Values = Omit<ClientInput, 'organisation_id' | 'city_name'> & {
  workplace?: string | null | undefined;
};
type Cells = Partial<Record<Field, string>>;

export type ReadRow = {
  row: number;
  cells: Cells;
  email: string;
  values: Values | undefined;
  errors: string[];
};

/** A row as the form would accept it, or every message about what is wrong with it. */
export function readRow({ row, cells }: TableRow, { read }: Columns, language: Language): ReadRow {
  const said = Object.fromEntries(
    read.flatMap(({ field, at }) => (cells[at]?.trim() ? [[field, cells[at].trim()]] : [])),
  ) as Cells;
  const checked = z.safeParse(rules, valuesOf(said), { reportInput: true });
  const issues = checked.success ? [] : checked.error.issues;
  return {
    row,
    cells: Object.fromEntries(Object.entries(said).map(([name, text]) => [name, shown(text)])),
    email: checked.success ? checked.data.email : shown(said.email ?? '').toLowerCase(),
    values: checked.data,
    errors: [...new Set(issues.map((issue) => sentenceOf(language, issue)))],
  };
}

/** The file may use more words for a gender than the form knows. */
const sentenceOf = (language: Language, issue: z.core.$ZodIssue) =>
  issue.path[0] === 'gender' ? sentence(language, 'import.gender') : issueSentence(language, issue);

/**
 * Cut for the preview, because whatever leaves the thread takes up memory in the program itself.
 */
const shown = (text: string) =>
  text.length > 200 ? `${text.slice(0, 200).toWellFormed()} …` : text;

function valuesOf({ infix, last_name, gender, date_of_birth, ...rest }: Cells) {
  const { phone_number, mobile_number } = rest;
  return {
    ...rest,
    ...(phone_number && { phone_number: withZero(phone_number) }),
    ...(mobile_number && { mobile_number: withZero(mobile_number) }),
    last_name: infix && last_name ? `${infix} ${last_name}` : last_name,
    ...(gender && { gender: genders[gender.toLowerCase()] ?? gender }),
    ...(date_of_birth && { date_of_birth: dayOf(date_of_birth) }),
  };
}

/** A spreadsheet takes a phone number for a number, and drops the leading zero. */
const withZero = (phone: string) => (/^[1-9]\d{8}$/.test(phone) ? `0${phone}` : phone);

const genders: Record<string, 'm' | 'f' | 'x'> = {
  m: 'm',
  man: 'm',
  male: 'm',
  v: 'f',
  w: 'f',
  f: 'f',
  vrouw: 'f',
  female: 'f',
  x: 'x',
  anders: 'x',
  other: 'x',
};

/** As people write it here, 31-12-2001, or as machines do; anything else is left to the check. */
function dayOf(text: string) {
  const [, day, month, year] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?: \d{1,2}:\d\d.*)?$/.exec(text) ?? [];
  if (!day || !month || !year) return text.replace(/^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d.*$/, '$1');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
