import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords, namesInWords } from '../../platform/texts/inWords.ts';
import * as asking from './asking.queries.ts';
import type { Person } from './evaluators.queries.ts';
import { wayInFor } from './wayIn.ts';

/** What is asked about one student in one role. */
type Line = { enrolment: asking.Enrolment; role: EvaluationRole; work_process_ids: number[] };

type Asked = {
  person: Person;
  asker: { id: number; name: string };
  lines: Line[];
  expires_at: Date;
  message?: string;
  evaluation_round_id?: number;
};

/**
 * Asks one person for all of this in one mail, except what they were asked before and can still
 * answer. The enrolments must be locked, so that nothing is asked twice. Answers what was added for
 * each of the lines.
 */
export async function requestAll(world: World, db: Db, asked: Asked): Promise<number[][]> {
  const now = world.clock();
  const fresh = await freshOf(db, asked, now);
  const wanted = fresh.filter(({ work_process_ids }) => work_process_ids.length > 0);
  if (wanted.length === 0) return fresh.map(() => []);
  const { person, asker, expires_at, message = '', evaluation_round_id } = asked;
  const isOwn = person.id === asker.id;
  const mail_id = isOwn ? null : await tell(world, db, { ...asked, lines: wanted });
  const common = { evaluator_id: person.id, asked_by: asker.id, requested_at: now };
  const round = evaluation_round_id ?? null;
  const added: number[][] = [];
  for (const { enrolment, role, work_process_ids } of fresh) {
    const { organisation_id, student_id, diploma_id } = enrolment;
    const of = { organisation_id, student_id, diploma_id, role, ...common };
    const rest = { expires_at, mail_id, message, evaluation_round_id: round };
    const rows = work_process_ids.map((work_process_id) => ({ ...of, ...rest, work_process_id }));
    added.push(rows.length > 0 ? await asking.addEvaluations(db, rows) : []);
  }
  return added;
}

async function freshOf(db: Db, { person, lines }: Asked, now: Date) {
  const open = await asking.waiting(db, {
    student_ids: lines.map(({ enrolment }) => enrolment.student_id),
    work_process_ids: lines.flatMap(({ work_process_ids }) => work_process_ids),
    evaluator_id: person.id,
    now,
  });
  return lines.map(({ work_process_ids, ...line }) => {
    const of = { student_id: line.enrolment.student_id, role: line.role, evaluator_id: person.id };
    const isOpen = (work_process_id: number) => open.has(asking.keyOf({ ...of, work_process_id }));
    return { ...line, work_process_ids: work_process_ids.filter((id) => !isOpen(id)) };
  });
}

async function tell(world: World, db: Db, { person, asker, lines, ...about }: Asked) {
  const { language } = person;
  const { message = '', expires_at } = about;
  const students = new Map(lines.map(({ enrolment: one }) => [one.student_id, one.student]));
  const ids = [...students.keys()];
  const [{ organisation, organisation_id }] = lines.map(({ enrolment }) => enrolment) as [
    asking.Enrolment,
  ];
  return world.mail.send(db, {
    to: person.email,
    template: 'evaluation-asked',
    language,
    organisation_id,
    concerns: [person.id, asker.id, ...ids.filter((id) => id !== person.id && id !== asker.id)],
    data: {
      ...(await wayInFor(world, db, {
        ...person,
        roles: lines.map(({ role }) => role),
        until: expires_at,
      })),
      first_name: person.first_name,
      asker: asker.name,
      organisation,
      student: namesInWords(language, [...students.values()]),
      students: ids.length,
      own: ids.every((id) => id === person.id),
      by_student: ids.every((id) => id === asker.id),
      formal: lines.some(({ role }) => role === 'recipient'),
      count: lines.reduce((sum, { work_process_ids }) => sum + work_process_ids.length, 0),
      until: dayInWords(language, expires_at),
      message,
    },
  });
}
