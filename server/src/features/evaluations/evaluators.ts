import { abilities } from '@traject/contract/common/access';
import type { EvaluationRequest } from '@traject/contract/evaluations';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { addPerson } from '../people/people.service.ts';
import type { Enrolment } from './asking.queries.ts';
import { addEvaluator, findPerson, getPerson, type Person } from './evaluators.queries.ts';

export type Wanted = {
  request: Pick<EvaluationRequest, 'role' | 'email' | 'first_name' | 'last_name'>;
  enrolment: Pick<Enrolment, 'organisation_id' | 'student_id' | 'email'>;
  by_student: boolean;
};

/** Who is asked: the student, or the owner of the address, with a record made if there is none. */
export async function evaluatorFor(db: Db, asked: Wanted): Promise<Person> {
  const person = (await knownFor(db, asked)) ?? (await makePerson(db, asked));
  if (asked.request.role === 'student' || takesPart(person, asked)) return person;
  const joining = { person_id: person.id, organisation_id: asked.enrolment.organisation_id };
  await addEvaluator(db, { ...joining, asked_by_student: asked.by_student });
  return person;
}

/** The same, without making anything: nobody if they are not known yet. */
export async function knownFor(db: Db, asked: Wanted): Promise<Person | undefined> {
  const { request, enrolment } = asked;
  const { organisation_id, student_id } = enrolment;
  if (request.role === 'student') {
    if (request.email) throw unprocessable('evaluation.own_without_email');
    return getPerson(db, organisation_id, student_id);
  }
  const email = request.email ?? '';
  if (email === enrolment.email.toLowerCase()) throw unprocessable('evaluation.own_email');
  const known = await findPerson(db, organisation_id, email);
  refuseUnfit(known, asked);
  if (!known && !(request.first_name && request.last_name))
    throw unprocessable('evaluation.unknown_email');
  return known;
}

/** Students choose who evaluates them, but the school says who their teachers are. */
function refuseUnfit(known: Person | undefined, { request, by_student }: Wanted) {
  if (known?.deactivated_at) throw unprocessable('evaluation.deactivated');
  const teaches = known?.memberships.some(
    ({ code, asked_by_student }) =>
      code === 'coordinator' || (code === 'evaluator' && !asked_by_student),
  );
  if (by_student && request.role === 'teacher' && !teaches)
    throw unprocessable('evaluation.no_teacher');
}

/** Those who may evaluate are asked as they are; everybody else becomes an evaluator. */
const takesPart = ({ memberships }: Person, { by_student }: Wanted) =>
  memberships.some(
    ({ code, asked_by_student }) => evaluates.includes(code) && (by_student || !asked_by_student),
  );

const evaluates: readonly string[] = abilities.evaluating;

async function makePerson(db: Db, { request, enrolment }: Wanted) {
  const { email = '', first_name, last_name } = request;
  if (!first_name || !last_name) throw unprocessable('evaluation.unknown_email');
  const { organisation_id } = enrolment;
  await addPerson(db, { email, first_name, last_name, organisation_id });
  const made = await findPerson(db, organisation_id, email);
  if (!made) throw new Error('A record that was just made is not there');
  return made;
}
