import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { EvaluationRequest } from '@traject/contract/evaluations';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Self, User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, tooMany, unprocessable } from '../../platform/http/errors.ts';
import { endOfDay } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import * as asking from './asking.queries.ts';
import type { Person } from './evaluators.queries.ts';
import { evaluatorFor } from './evaluators.ts';
import { wayInFor } from './wayIn.ts';

type Asked = { student: StudentScope; user: User; self: Self; request: EvaluationRequest };

/** Asks one person for evaluations of a student: all of them in one mail, or none. */
export async function askEvaluations(world: World, db: Db, asked: Asked) {
  const { student, user, self, request } = asked;
  if (!(await asking.isAllowed(db, user, student))) throw notFound();
  const { diploma_id, role } = request;
  const enrolment = await asking.lockEnrolment(db, { student, diploma_id });
  const processes = await asking.chosenProcesses(db, diploma_id, request.work_process_ids);
  const person = await evaluatorFor(db, { request, enrolment, by_student: student.is_self });
  refuseOwnRole(person, asked);
  const now = world.clock();
  const same = { student_id: student.id, evaluator_id: person.id, role };
  await refuseTwice(db, processes, { ...same, now });
  const expires_at = endOfDay(now, enrolment.evaluation_expiry_days);
  const { organisation_id } = enrolment;
  const told = { person, enrolment, role, self, count: processes.length, expires_at };
  const mail_id = person.id === self.id ? null : await tell(world, db, told);
  const rows = processes.map(({ id }) => ({
    ...same,
    organisation_id,
    diploma_id,
    work_process_id: id,
    asked_by: self.id,
    requested_at: now,
    expires_at,
    mail_id,
  }));
  await spend(world, db, { user, by_student: student.is_self });
  return asking.addEvaluations(db, rows);
}

/** A teacher may evaluate more, and not take a role to which the organisation shows more. */
function refuseOwnRole({ id }: Person, { student, self, request }: Asked) {
  if (id === self.id && !student.is_whole && request.role !== 'teacher')
    throw unprocessable('evaluation.own_role');
}

/**
 * Per hour: a class with all its teachers and mentors, or what one student asks of people they
 * know.
 */
const most = { school: 600, student: 60 };

/** Inside the transaction, so that refused requests do not count. */
async function spend({ limits }: World, db: Db, { user, by_student }: Spent) {
  const what = `evaluations asked ${user.account_id}`;
  const { spent, seconds } = await limits.spend(db, what, { amount: 1, minutes: 60 });
  if (spent > most[by_student ? 'student' : 'school']) throw tooMany(seconds);
}

type Spent = { user: User; by_student: boolean };

type Process = { id: number; name: string };

async function refuseTwice(
  db: Db,
  processes: Process[],
  same: Parameters<typeof asking.waitingFor>[2],
) {
  const ids = processes.map(({ id }) => id);
  const waiting = await asking.waitingFor(db, ids, same);
  if (waiting.length === 0) return;
  const names = processes.filter(({ id }) => waiting.includes(id)).map(({ name }) => name);
  throw unprocessable('evaluation.asked_already', { names: names.join('; ') });
}

type Told = {
  person: Person;
  enrolment: asking.Enrolment;
  role: EvaluationRole;
  self: Self;
  count: number;
  expires_at: Date;
};

async function tell(world: World, db: Db, { person, enrolment, self, ...about }: Told) {
  const { organisation, organisation_id, student, student_id } = enrolment;
  const { language } = person;
  const { role, count, expires_at } = about;
  return world.mail.send(db, {
    to: person.email,
    template: 'evaluation-asked',
    language,
    organisation_id,
    concerns: [person.id, self.id, student_id],
    data: {
      ...(await wayInFor(world, db, { ...person, until: expires_at })),
      first_name: person.first_name,
      asker: self.name,
      organisation,
      student,
      own: person.id === student_id,
      by_student: self.id === student_id,
      formal: role === 'recipient',
      count,
      until: dayInWords(language, expires_at),
    },
  });
}
