import type { HandOverInput } from '@traject/contract/evaluationLinks';
import type { Db } from '../../platform/database/db.ts';
import { tooMany, unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords, namesInWords } from '../../platform/texts/inWords.ts';
import { type Evaluator, evaluatorFor, wayInFor } from '../evaluations/evaluations.service.ts';
import * as handing from './handingOver.queries.ts';
import type { Holder } from './holder.ts';
import { isHandedOn, tellHandedOver } from './telling.ts';

type Asked = { holder: Holder; input: HandOverInput };

/** Somebody else is the right one: they are asked instead, and those who asked are told. */
export async function handOver(world: World, db: Db, { holder, input }: Asked) {
  const { now } = holder;
  const hander = await handing.findHander(db, holder.person_id);
  const rows = await handing.lockWaiting(db, holder, input.evaluation_ids);
  if (rows.length === 0) throw unprocessable('evaluation_link.nothing_left');
  const colleague = await colleagueFor(db, { hander, rows, input });
  await spend(world, db, { hander, rows });
  const ids = rows.map(({ id }) => id);
  const doubles = await handing.dropDoubles(db, { ids, to: colleague.id, now });
  const given = rows.filter(({ id }) => !doubles.includes(id));
  const reason = input.reason || null;
  if (given.length > 0) {
    const mail_id = await ask(world, db, { hander, colleague, given, reason });
    const moved = given.map(({ id }) => id);
    await handing.giveTo(db, { ids: moved, to: colleague.id, by: hander.id, now, mail_id });
  }
  await tellHandedOver(world, db, { hander, colleague, rows, reason });
}

type Choice = { hander: handing.Hander; rows: handing.Handed[]; input: HandOverInput };

/** Found or made as when they are asked; never the student, and never oneself. */
async function colleagueFor(db: Db, { hander, rows, input }: Choice) {
  const { email, first_name, last_name } = input;
  const [first] = rows;
  if (email === hander.email.toLowerCase()) throw unprocessable('evaluation_link.yourself');
  if (!first || rows.some(({ student_email }) => email === student_email.toLowerCase()))
    throw unprocessable('evaluation_link.the_student');
  const { organisation_id } = hander;
  const colleague = await evaluatorFor(db, {
    request: { role: 'mentor', email, first_name, last_name },
    enrolment: { organisation_id, student_id: first.student_id, email: first.student_email },
    // The school did not choose them.
    by_student: true,
  });
  if (colleague.id === hander.id) throw unprocessable('evaluation_link.yourself');
  return colleague;
}

const mostADay = 10;
const mostOnADay = 3;

/**
 * A link must not become a way to mail the world, nor a chain of them: whoever is handed something
 * has a link, and a count, of their own.
 */
async function spend({ limits }: World, db: Db, { hander, rows }: Omit<Choice, 'input'>) {
  const day = async (what: string, most: number) => {
    const { spent, seconds } = await limits.spend(db, what, { amount: 1, minutes: 24 * 60 });
    if (spent > most) throw tooMany(seconds);
  };
  await day(`evaluations handed over ${hander.id}`, mostADay);
  for (const { id } of rows.filter(isHandedOn)) await day(`evaluation ${id} handed on`, mostOnADay);
}

type Given = {
  hander: handing.Hander;
  colleague: Evaluator;
  given: handing.Handed[];
  reason: string | null;
};

async function ask(world: World, db: Db, { hander, colleague, given, reason }: Given) {
  const { language } = colleague;
  const ends = given.map(({ expires_at }) => expires_at.getTime());
  const roles = [...new Set(given.map(({ role }) => role))];
  const until = new Date(Math.max(...ends));
  return world.mail.send(db, {
    to: colleague.email,
    template: 'evaluation-handed',
    language,
    organisation_id: hander.organisation_id,
    concerns: [colleague.id, hander.id, ...given.map(({ student_id }) => student_id)],
    data: {
      ...(await wayInFor(world, db, { ...colleague, roles, until })),
      first_name: colleague.first_name,
      hander: hander.name,
      organisation: hander.organisation,
      students: namesInWords(
        language,
        given.map(({ student }) => student),
      ),
      formal: roles.includes('recipient'),
      count: given.length,
      until: dayInWords(language, new Date(Math.min(...ends))),
      reason,
    },
  });
}
