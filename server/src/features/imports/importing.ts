import type { Language } from '@traject/contract/common/languages';
import type { ImportInput, ImportResult } from '@traject/contract/imports';
import { selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { sentence } from '../../platform/texts/texts.ts';
import { inviteMember } from '../people/people.service.ts';
import * as imports from './imports.queries.ts';
import * as past from './past.queries.ts';
import { countsOf, type Prepared, type PreparedRow } from './preparing.ts';

export const inviting = 'imports.invite';
export type Inviting = { organisation_id: number; person_ids: number[] };

const atOnce = 500;
const mailsAtOnce = 100;
const mostNamed = 20;

/** The choices in the form, checked before the file is read and again when it is imported. */
export async function checkAsked(db: Db, input: ImportInput) {
  const { kind, diploma_id, invite, organisation_id } = input;
  if (kind === 'clients' && (diploma_id || invite)) throw unprocessable('import.students_only');
  if (diploma_id) await imports.checkDiploma(db, diploma_id, organisation_id);
}

type Run = { prepared: Prepared; input: ImportInput; language: Language; user: User };

/** Every row or none. Known people stay as they are; only what the import asks for is added. */
export async function runImport(
  { jobs, clock }: World,
  db: Db,
  { prepared, input, language, user }: Run,
): Promise<ImportResult & { person_ids: number[] }> {
  refuseWrong(prepared, language);
  await checkAsked(db, input);
  const { organisation_id, kind, invite } = input;
  const fresh = prepared.rows.filter(({ known }) => !known);
  const known = new Map(prepared.rows.flatMap(({ known }) => (known ? [[known.id, known]] : [])));
  const added = await addPeople(db, fresh, organisation_id);
  const { id } = selfIn(user, organisation_id);
  const counts = countsOf(prepared.rows);
  const imported = { organisation_id, kind, diploma_id: input.diploma_id ?? null, ...counts };
  const import_id = await past.keep(db, { ...imported, imported_by: id, imported_at: clock() });
  const everybody = [...added, ...known.keys()].sort((a, b) => a - b);
  for (const some of parts(everybody, atOnce)) {
    const done = await letIn(db, some, input);
    await past.keepPeople(
      db,
      some.map((person_id) => ({
        ...{ import_id, organisation_id, person_id },
        is_new: !known.has(person_id),
        has_joined: done.joined.has(person_id),
        has_waited: known.get(person_id)?.is_waiting ?? false,
        has_enrolled: done.enrolled.has(person_id),
      })),
    );
  }
  await fillWorkplaces(db, prepared.rows, input);
  await past.noteRecords(db, import_id);
  if (invite)
    for (const person_ids of parts(added, mailsAtOnce))
      await jobs.send(db, inviting, { organisation_id, person_ids } satisfies Inviting);
  return { id: import_id, ...counts, person_ids: everybody };
}

/** Where students work; a file that does not say so leaves it as it was. */
async function fillWorkplaces(db: Db, rows: PreparedRow[], { diploma_id, ...input }: ImportInput) {
  const said = rows.flatMap(({ values }) =>
    values?.workplace ? [{ email: values.email, workplace: values.workplace }] : [],
  );
  if (!diploma_id) return;
  for (const some of parts(said, atOnce))
    await imports.setWorkplaces(db, { ...input, diploma_id }, some);
}

/** Gives people the role and the enrolment; returns those who did not have them yet. */
async function letIn(db: Db, ids: number[], { organisation_id, kind, diploma_id }: ImportInput) {
  const account_type = kind === 'clients' ? 'client' : 'student';
  const joined = await imports.addMemberships(
    db,
    ids.map((person_id) => ({ person_id, organisation_id, account_type })),
  );
  if (!diploma_id) return { joined, enrolled: new Set<number>() };
  const enrolled = await imports.addEnrolments(
    db,
    ids.map((student_id) => ({ student_id, organisation_id, diploma_id })),
  );
  return { joined, enrolled };
}

/** The mails of an import, in batches; those who accepted meanwhile need none. */
export async function inviteImported(
  world: World,
  db: Db,
  { organisation_id, person_ids }: Inviting,
) {
  for (const id of person_ids) await inviteMember(world, db, { id, organisation_id });
}

function refuseWrong({ errors, rows }: Prepared, language: Language) {
  const wrong = rows.flatMap(({ row, errors: said }) =>
    said.map((error) => `${sentence(language, 'import.row', { row })} ${error}`),
  );
  const all = errors.length > 0 ? errors : wrong;
  if (all.length === 0) return;
  throw new AppError(
    422,
    all.slice(0, mostNamed).map((text) => ({ text })),
  );
}

async function addPeople(db: Db, rows: PreparedRow[], organisation_id: number) {
  const language = await imports.findLanguage(db, organisation_id);
  const ids: number[] = [];
  for (const some of parts(rows, atOnce)) {
    const people = some.flatMap(({ values }) => (values ? [values] : []));
    // They belong from the start, so that no row is written twice.
    const shared = { organisation_id, language, joined_at: new Date() };
    const records = people.map(({ email, first_name, last_name }) => ({
      ...{ email, first_name, last_name, ...shared },
    }));
    const idOf = new Map(
      (await imports.addRecords(db, records)).map(({ id, email }) => [email.toLowerCase(), id]),
    );
    // Somebody became known since the file was read, so the preview has to be looked at again.
    if (idOf.size < some.length) throw unprocessable('import.changed');
    await imports.addProfiles(
      db,
      people.map(({ email, first_name, last_name, workplace, ...profile }) => ({
        ...profile,
        person_id: idOf.get(email) ?? 0,
      })),
    );
    ids.push(...idOf.values());
  }
  return ids;
}

function* parts<T>(list: T[], size: number) {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
