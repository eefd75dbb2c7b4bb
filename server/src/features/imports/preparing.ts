import type { Language } from '@traject/contract/common/languages';
import {
  type ImportInput,
  type ImportPreview,
  type ImportRow,
  importLimits,
} from '@traject/contract/imports';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Received } from '../../platform/files/receive.ts';
import type { World } from '../../platform/program/world.ts';
import { readerIn } from '../../platform/reading/reading.ts';
import { type ErrorKey, sentence } from '../../platform/texts/texts.ts';
import type { Columns } from './columns.ts';
import { type Known, knownBy } from './imports.queries.ts';
import type * as thread from './readPeople.ts';
import type { ReadRow } from './values.ts';

export type PreparedRow = ReadRow & { known: Known | undefined };
export type Prepared = { columns: Columns; errors: string[]; rows: PreparedRow[]; total: number };
type Asked = { file: Received; input: ImportInput; language: Language; user: User };

const readPeople = readerIn<typeof thread>('src/features/imports/readPeople.ts');

/** Everything there is to say about a file, before any row is stored. */
export async function prepare(
  { reading }: World,
  db: Db,
  { file, input, language, user }: Asked,
): Promise<Prepared> {
  const { path, mime } = file;
  const asked = { path, mime, kind: input.kind, language };
  const read = await reading.read(readPeople, asked, user.account_id);
  return { ...read, rows: await lookedUp(db, read.rows, { input, language }) };
}

type Looking = Omit<Asked, 'file' | 'user'>;

async function lookedUp(db: Db, rows: ReadRow[], { input, language }: Looking) {
  const emails = rows.flatMap(({ email, values }) => (values ? [email] : []));
  const known = await knownBy(db, { organisation_id: input.organisation_id, emails });
  const firstOf = new Map(rows.map(({ email, row }) => [email, row] as const).reverse());
  return rows.map((row): PreparedRow => {
    const account = known.get(row.email);
    const first = firstOf.get(row.email) ?? row.row;
    const isDouble = row.email !== '' && first !== row.row;
    const double = isDouble ? [sentence(language, 'import.double', { row: first })] : [];
    const refusal = account && refusalOf(account, input);
    const refused = refusal ? [sentence(language, refusal)] : [];
    return { ...row, known: account, errors: [...row.errors, ...double, ...refused] };
  });
}

/** Somebody with another role does not become a client or a student through an import. */
function refusalOf({ types, is_off }: Known, { kind }: ImportInput): ErrorKey | undefined {
  if (is_off) return 'person.deactivated';
  const type = kind === 'clients' ? 'client' : 'student';
  // Somebody who registered and waits is let in by the list, and somebody who left comes back.
  return types.includes(type) || types.length === 0 ? undefined : `${type}.type_mismatch`;
}

export function previewOf({ columns, errors, rows, total }: Prepared): ImportPreview {
  const shown = rows.map((row) => ({
    row: row.row,
    state: stateOf(row),
    values: row.cells as Record<string, string>,
    errors: row.errors,
  }));
  const wrong = shown.filter(({ state }) => state === 'wrong');
  const first = shown.slice(0, importLimits.shown);
  const more = wrong.filter((row) => !first.includes(row)).slice(0, importLimits.shownWrong);
  return {
    ...countsOf(rows),
    total,
    wrong: wrong.length,
    errors,
    columns: columns.read.map(({ name, field }) => ({ name, field })),
    unknown_columns: columns.unknown,
    rows: [...first, ...more],
  };
}

export const countsOf = (rows: PreparedRow[]) => ({
  total: rows.length,
  new: rows.filter((row) => stateOf(row) === 'new').length,
  known: rows.filter((row) => stateOf(row) === 'known').length,
});

function stateOf({ errors, known }: PreparedRow): ImportRow['state'] {
  if (errors.length > 0) return 'wrong';
  return known ? 'known' : 'new';
}
