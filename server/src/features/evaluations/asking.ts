import type { EvaluationRequest } from '@traject/contract/evaluations';
import { isSelf, overseenBy } from '../../platform/access/access.ts';
import type { EvaluationScope, StudentScope } from '../../platform/access/scope.ts';
import type { Self, User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound, tooMany, unprocessable } from '../../platform/http/errors.ts';
import { endOfDay } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import * as asking from './asking.queries.ts';
import { getPerson, type Person } from './evaluators.queries.ts';
import { evaluatorFor } from './evaluators.ts';
import { requestAll } from './requesting.ts';

type Caller = { user: User; self: Self };
type Asked = Caller & { student: StudentScope; request: EvaluationRequest };

/** Asks one person for evaluations of a student: all of them in one mail, or none. */
export async function askEvaluations(world: World, db: Db, { student, request, ...by }: Asked) {
  const { diploma_id, role } = request;
  const enrolment = await enrolmentToAsk(db, by.user, { student_id: student.id, diploma_id });
  const processes = await asking.chosenProcesses(db, diploma_id, request.work_process_ids);
  const person = await evaluatorFor(db, { request, enrolment, by_student: student.is_self });
  refuseOwnRole(person, { ...by, enrolment, role });
  return askOne(world, db, { ...by, enrolment, role, processes, person });
}

/** The same request to the same person, when it was not answered in time. */
export async function askAgain(world: World, db: Db, by: Caller & { evaluation: EvaluationScope }) {
  const { evaluation, user } = by;
  const expired = await asking.expiredOne(db, evaluation.id, world.clock());
  const enrolment = await enrolmentToAsk(db, user, expired);
  const processes = await asking.chosenProcesses(db, expired.diploma_id, [expired.work_process_id]);
  const person = await getPerson(db, evaluation.organisation_id, evaluation.evaluator_id);
  if (person.deactivated_at) throw unprocessable('evaluation.deactivated');
  return askOne(world, db, { ...by, enrolment, role: expired.role, processes, person });
}

async function enrolmentToAsk(db: Db, user: User, of: asking.Enrolled) {
  if (!(await asking.isAllowed(db, user, of.student_id))) throw notFound();
  const [enrolment] = await asking.lockEnrolments(db, [of]);
  return enrolment ?? asking.refuseUnenrolled();
}

type One = Caller & {
  enrolment: asking.Enrolment;
  role: EvaluationRequest['role'];
  processes: { id: number; name: string }[];
  person: Person;
};

async function askOne(world: World, db: Db, { enrolment, role, processes, person, ...by }: One) {
  const { evaluation_expiry_days, student_id } = enrolment;
  const line = { enrolment, role, work_process_ids: processes.map(({ id }) => id) };
  await refuseTwice(db, processes, { student_id, role, person, now: world.clock() });
  const expires_at = endOfDay(world.clock(), evaluation_expiry_days);
  await spendAsks(world, db, { user: by.user, student_ids: [student_id] });
  const added = await requestAll(world, db, { person, asker: by.self, lines: [line], expires_at });
  return added.flat();
}

type Taken = Caller & { enrolment: asking.Enrolment; role: EvaluationRequest['role'] };

/** A teacher may evaluate more, and not take a role to which the organisation shows more. */
export function refuseOwnRole({ id }: { id: number }, { user, self, enrolment, role }: Taken) {
  const { organisation_id, student_id } = enrolment;
  const isWhole = isSelf(user, student_id) || overseenBy(user).includes(organisation_id);
  if (id === self.id && !isWhole && role !== 'teacher') throw unprocessable('evaluation.own_role');
}

/**
 * Per hour, one for each student, role and person: ten classes of forty with three people each, or
 * what one student asks of people they know.
 */
const most = { school: 1200, student: 60 };

type Spent = { user: User; student_ids: number[] };

/** Inside the transaction, so that refused requests do not count. */
export async function spendAsks({ limits }: World, db: Db, { user, student_ids }: Spent) {
  const by = student_ids.some((id) => isSelf(user, id)) ? 'student' : 'school';
  const what = `evaluations asked ${user.account_id}`;
  const amount = student_ids.length;
  const { spent, seconds } = await limits.spend(db, what, { amount, minutes: 60 });
  if (spent > most[by]) throw tooMany(seconds);
}

type Same = { student_id: number; role: string; person: Person; now: Date };

async function refuseTwice(db: Db, processes: One['processes'], { person, now, ...of }: Same) {
  const same = { ...of, evaluator_id: person.id };
  const open = await asking.waiting(db, {
    student_ids: [of.student_id],
    work_process_ids: processes.map(({ id }) => id),
    evaluator_id: person.id,
    now,
  });
  const names = processes
    .filter(({ id }) => open.has(asking.keyOf({ ...same, work_process_id: id })))
    .map(({ name }) => name);
  if (names.length > 0)
    throw unprocessable('evaluation.asked_already', { names: names.join('; ') });
}
