import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { Db } from '../platform/database/db.ts';
import { endOfDay } from '../platform/program/clock.ts';
import { instantAgo } from './days.ts';

/** Who evaluates in the demo, besides the one who can sign in. */
export const demoEvaluators = {
  mentor: ['Els', 'Prins'],
  coach: ['Rob', 'Hermans'],
  recipient: ['Wil', 'de Graaf'],
} as const;

type School = {
  organisation_id: number;
  diploma_id: number;
  processes: number[];
  /** The student who can sign in, the seven with a portfolio, and the others. */
  students: number[];
  coordinator: number;
  evaluators: Record<'teacher' | keyof typeof demoEvaluators, number>;
};
type Asked = {
  student: number;
  process: number;
  role: EvaluationRole;
  days: number;
  /** 1 to 3 is done; without it, it is waiting or has expired. */
  score?: number;
};

const term = 30;

const remarks = [
  'Rustig en duidelijk in het contact. Neemt de tijd en vraagt door.',
  'Werkt netjes volgens de afspraken. Mag nog wat vaker zelf beginnen.',
  'Je zag dat mevrouw moe werd en paste je tempo aan. Heel goed gezien.',
  'De handeling ging goed. Leg hardop uit wat je doet, dan leren anderen mee.',
  'Vraagt op tijd om hulp. De rapportage kan korter.',
  'Heeft veel geleerd dit jaar en helpt nu ook nieuwe stagiairs.',
  'Fijn dat je elke ochtend even vraagt hoe ik heb geslapen.',
  '',
];

/** In every role and every state; the evaluator of the demo has enough to do. */
export async function addEvaluations(db: Db, school: School) {
  const rows = plan(school.students.length).map((asked, n) => rowOf(asked, n, school));
  await db.insertInto('evaluations').values(rows).execute();
  await addRound(db, school);
}

/** The coordinator asked the mentor about three of them at once, a week ago. */
async function addRound(db: Db, school: School) {
  const { organisation_id, diploma_id, coordinator, processes, evaluators } = school;
  const message = 'Wil je dit invullen vóór het voortgangsgesprek? Alvast bedankt.';
  const expires_at = endOfDay(instantAgo(7), term);
  const asked = { organisation_id, message, expires_at };
  const { id } = await db
    .insertInto('evaluation_rounds')
    .values({
      ...asked,
      created_by: coordinator,
      created_at: instantAgo(7),
      done_at: instantAgo(7),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { organisation_id, diploma_id, evaluation_round_id: id, role: 'mentor' };
  const work_process_ids = processes.slice(5, 7);
  for (const student_id of school.students.slice(5, 8)) {
    const who = { ...about, student_id, evaluator_id: evaluators.mentor };
    const line = { ...who, work_process_ids, asked: work_process_ids.length };
    await db.insertInto('evaluation_round_lines').values(line).execute();
    const common = { ...who, ...asked, asked_by: coordinator, requested_at: instantAgo(7) };
    const rows = work_process_ids.map((work_process_id) => ({ ...common, work_process_id }));
    await db.insertInto('evaluations').values(rows).execute();
  }
}

const plan = (students: number): Asked[] => [
  ...sannes,
  ...Array.from({ length: 7 }, (_, n) => othersOf(n + 1)).flat(),
  ...Array.from({ length: Math.max(0, students - 8) }, (_, n): Asked => {
    return { student: n + 8, process: n % 10, role: 'teacher', days: 120 + n, score: 1 + (n % 3) };
  }),
];

/** The latest level by others for each work process makes the chart; 0 means none was given. */
const heard: [EvaluationRole, number][] = [
  ['teacher', 2],
  ['mentor', 3],
  ['teacher', 1],
  ['coach', 2],
  ['recipient', 3],
  ['teacher', 1],
  ['mentor', 2],
  ['other_student', 3],
  ['teacher', 2],
  ['coach', 1],
];

const sannes: Asked[] = [
  ...heard.map(([role, score], process) => ({
    student: 0,
    process,
    role,
    days: 30 - process,
    score,
  })),
  ...[1, 2, 2, 3, 2, 1].map((score, process): Asked => {
    return { student: 0, process, role: 'student', days: 50 - process, score };
  }),
  { student: 0, process: 1, role: 'teacher', days: 90, score: 1 },
  { student: 0, process: 0, role: 'other_student', days: 45, score: 2 },
  { student: 0, process: 6, role: 'student', days: 6 },
  { student: 0, process: 7, role: 'student', days: 5 },
  { student: 0, process: 2, role: 'teacher', days: 4 },
  { student: 0, process: 5, role: 'teacher', days: 4 },
  { student: 0, process: 9, role: 'recipient', days: 41 },
  { student: 0, process: 8, role: 'other_student', days: 36 },
];

/** Each of the others has a few results, something that is waiting and something nobody did. */
const othersOf = (student: number): Asked[] => [
  ...Array.from({ length: 3 + (student % 3) }, (_, process): Asked => {
    const role = (['teacher', 'mentor', 'coach'] as const)[(student + process) % 3] ?? 'teacher';
    return {
      student,
      process,
      role,
      days: 70 - student * 3 - process,
      score: 1 + ((student + process) % 3),
    };
  }),
  { student, process: 0, role: 'student', days: 60 - student, score: 1 + (student % 3) },
  { student, process: 7, role: 'teacher', days: 3 + student },
  ...(student < 5 ? [{ student, process: 8, role: 'mentor' as const, days: 2 + student }] : []),
  { student, process: 4, role: 'recipient', days: student % 2 ? 12 : 38 },
  { student, process: 9, role: 'other_student', days: 14, ...(student % 2 && { score: 3 }) },
];

function rowOf({ student, process, role, days, score }: Asked, n: number, school: School) {
  const { students, evaluators, organisation_id, diploma_id, processes } = school;
  const student_id = students[student] ?? 0;
  const others = {
    ...evaluators,
    // The evaluator of the demo also guides the students whose evaluation is still waiting.
    mentor: score ? evaluators.mentor : evaluators.teacher,
    student: student_id,
    other_student: students[1 + (student % 7)] ?? 0,
  };
  const expired = !score && days > term;
  return {
    organisation_id,
    diploma_id,
    student_id,
    work_process_id: processes[process] ?? 0,
    evaluator_id: others[role],
    role,
    asked_by: n % 3 ? school.coordinator : student_id,
    requested_at: instantAgo(days),
    expires_at: endOfDay(instantAgo(days), term),
    expiry_told_at: expired ? instantAgo(days - term) : null,
    ...(score && {
      score,
      comments: remarks[n % remarks.length] ?? '',
      done_at: instantAgo(days - 3),
      told_at: instantAgo(days - 3),
    }),
  };
}
