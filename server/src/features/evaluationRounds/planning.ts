import type { Language } from '@traject/contract/common/languages';
import type { RoundInput, RoundPreview, WantedLine } from '@traject/contract/evaluationRounds';
import { isSelf, selfIn } from '../../platform/access/access.ts';
import type { Self, User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, unprocessable, wrongField } from '../../platform/http/errors.ts';
import { addDays } from '../../platform/program/amsterdam.ts';
import { dayOf } from '../../platform/program/clock.ts';
import * as evaluations from '../evaluations/evaluations.service.ts';
import { isOwnGroup } from './choices.queries.ts';

type Asked = { user: User; input: RoundInput; language: Language; now: Date };
type Problem = RoundPreview['problems'][number];
export type Planned = {
  line: WantedLine;
  enrolment: evaluations.Enrolment;
  /** Undefined in a preview, for somebody who is not known yet. */
  person: evaluations.Evaluator | undefined;
};
type Find = (db: Db, wanted: evaluations.Wanted) => Promise<evaluations.Evaluator | undefined>;

/** Checks what is asked and finds, or makes, those whom it is asked of. */
export async function planRound(db: Db, asked: Asked, find: Find) {
  const { user, input } = asked;
  refuseDay(asked);
  const processes = await evaluations.chosenProcesses(db, input.diploma_id, input.work_process_ids);
  const enrolled = await enrolmentsOf(db, asked);
  const [first] = enrolled.values();
  if (!first) throw wrongField('student_id', 'unknown_choice');
  const self = selfIn(user, first.organisation_id);
  const { lines, problems } = await findPeople(db, { ...asked, self, enrolled }, find);
  const work_process_ids = processes.map(({ id }) => id);
  return { self, organisation_id: first.organisation_id, work_process_ids, lines, problems };
}

/** From tomorrow on, and within a year. */
function refuseDay({ input: { expires_on }, now }: Asked) {
  if (expires_on <= dayOf(now) || expires_on > addDays(dayOf(now), 366))
    throw unprocessable('evaluation_round.day');
}

async function enrolmentsOf(db: Db, { user, input: { diploma_id, group_id, lines } }: Asked) {
  if (group_id && !(await isOwnGroup(db, user, { id: group_id, diploma_id })))
    throw wrongField('group_id', 'unknown_choice');
  const ids = [...new Set(lines.map(({ student_id }) => student_id))];
  const allowed = await evaluations.allowedOf(db, user, ids);
  const wanted = ids
    .filter((id) => allowed.has(id))
    .map((student_id) => ({ student_id, diploma_id }));
  const found = await evaluations.enrolments(db, wanted).execute();
  if (found.length < ids.length) throw wrongField('student_id', 'unknown_choice');
  return new Map(found.map((enrolment) => [enrolment.student_id, enrolment]));
}

type Finding = Asked & { self: Self; enrolled: Map<number, evaluations.Enrolment> };

/** Each line once; what is wrong with one does not hide what is wrong with another. */
async function findPeople(db: Db, { user, self, input, language, enrolled }: Finding, find: Find) {
  const found = new Map<string, Planned>();
  const problems: Problem[] = [];
  for (const [at, line] of input.lines.entries()) {
    const enrolment = enrolled.get(line.student_id);
    if (!enrolment) continue;
    const wanted = { request: line, enrolment, by_student: isSelf(user, line.student_id) };
    try {
      const person = await find(db, wanted);
      if (person) evaluations.refuseOwnRole(person, { user, self, enrolment, role: line.role });
      const planned = { line, enrolment, person };
      found.set(`${line.student_id} ${line.role} ${whoOf(planned)}`, planned);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push({ line: at, sentences: error.say(language) });
    }
  }
  return { lines: [...found.values()], problems };
}

const whoOf = ({ person, line }: Planned) => person?.id ?? line.email ?? '';

/** What would be asked and mailed, without what is open already. */
export async function previewRound(db: Db, asked: Asked): Promise<RoundPreview> {
  const plan = await planRound(db, asked, evaluations.knownFor);
  const { lines, work_process_ids, problems, self } = plan;
  const open = await evaluations.waiting(db, {
    student_ids: lines.map(({ line }) => line.student_id),
    work_process_ids,
    now: asked.now,
  });
  const mailed = new Set<number | string>();
  let requests = 0;
  for (const planned of lines) {
    const { student_id, role } = planned.line;
    const of = { student_id, role, evaluator_id: planned.person?.id ?? 0 };
    const fresh = work_process_ids.filter(
      (work_process_id) => !open.has(evaluations.keyOf({ ...of, work_process_id })),
    );
    requests += fresh.length;
    if (fresh.length > 0 && planned.person?.id !== self.id) mailed.add(whoOf(planned));
  }
  return {
    students: new Set(lines.map(({ line }) => line.student_id)).size,
    requests,
    mails: mailed.size,
    already: lines.length * work_process_ids.length - requests,
    problems,
  };
}
