import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { trimCharacters } from '../../platform/texts/trimCharacters.ts';
import * as enrolments from './enrolments.queries.ts';

type Diploma = { id: number; organisation_id: number; archived: boolean };

const mostAtOnce = 2000;
const mostNamed = 50;

/** Everybody on the list, or nobody; those who cannot be enrolled are named. */
export async function enrol(db: Db, diploma: Diploma, typed: string) {
  if (diploma.archived) throw unprocessable('diploma.archived');
  return enrolStudents(db, diploma, await studentsAt(db, diploma.organisation_id, typed));
}

/** The students behind a pasted list of addresses. */
export async function studentsAt(db: Db, organisation_id: number, typed: string) {
  const emails = addressesIn(typed);
  if (emails.length > mostAtOnce) throw unprocessable('enrol.too_many', { most: mostAtOnce });
  const students = await enrolments.lockStudents(db, organisation_id, emails);
  refuseUnknown(emails, students);
  if (students.length === 0) throw unprocessable('enrol.none');
  return students.map(({ id }) => id);
}

/** Those who were enrolled before it was archived stay so. */
export async function enrolStudents(db: Db, diploma: Diploma, ids: number[]) {
  const { id: diploma_id, organisation_id, archived } = diploma;
  const rows = ids.map((student_id) => ({ student_id, diploma_id, organisation_id }));
  const enrolled = (await enrolments.addEnrolments(db, rows)).length;
  if (archived && enrolled > 0) throw unprocessable('diploma.archived');
  return { enrolled, already: ids.length - enrolled };
}

/** However they were copied: one per line, in a row, in angle brackets or quotes. */
const addressesIn = (typed: string) => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((word) => trimCharacters(word, `<("'`, `>)"'.`))
      .filter((word) => word !== ''),
  ),
];

function refuseUnknown(emails: string[], students: { email: string }[]) {
  const known = new Set(students.map(({ email }) => email.toLowerCase()));
  const unknown = emails.filter((email) => !known.has(email));
  if (unknown.length === 0) return;
  const named = unknown.slice(0, mostNamed).join(', ');
  if (unknown.length <= mostNamed) throw unprocessable('enrol.unknown', { emails: named });
  throw unprocessable('enrol.unknown_many', { emails: named, more: unknown.length - mostNamed });
}

type Place = { student_id: number; diploma_id: number };

/** Somebody who was evaluated, or is about to be, stays enrolled. */
export async function unenrol(db: Db, place: Place) {
  await enrolments.lockEnrolment(db, place);
  if (await enrolments.wasEvaluated(db, place)) throw unprocessable('enrol.evaluated');
  await enrolments.removeEnrolment(db, place);
}
