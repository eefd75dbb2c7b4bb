import { recordEvents } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords, namesInWords } from '../../platform/texts/inWords.ts';
import { waysIn } from '../evaluations/evaluations.service.ts';
import { batchSize, inBatches } from './batches.ts';
import {
  type DueEvaluation,
  findDueEvaluations,
  markExpired,
  type Told,
} from './evaluators.queries.ts';
import { addReminders, setSent } from './reminders.queries.ts';

type Run = { everywhere: Db; now: Date };

/** One mail to each evaluator, about all that is due. */
export const remindEvaluators = (world: World, { everywhere, now }: Run) =>
  inBatches(everywhere, async (db) => {
    const found = await findDueEvaluations(db, { now, most: batchSize + 1 });
    const due = wholeReaders(found);
    const done = due.length > 0 ? await send(world, db, { due, now }) : 0;
    return { found: found.length, done };
  });

/** Who comes last may have more than was found: they are for the next batch. */
function wholeReaders(found: DueEvaluation[]) {
  if (found.length <= batchSize) return found;
  const last = keyOf(found.at(-1) as Told);
  const whole = found.filter((one) => keyOf(one) !== last);
  return whole.length > 0 ? whole : found;
}

async function send(world: World, db: Db, { due, now }: { due: DueEvaluation[]; now: Date }) {
  const added = await addReminders(db, 'evaluation', due, now);
  const reminded = due.filter(({ id }) => added.has(id));
  const readers = byReader(reminded);
  const ways = await waysIn(world, db, readers.map(readerOf));
  // Whose address changes at this moment is invited there, and not here.
  const told = readers.filter(([first]) => ways.has(first.reader_id));
  const mails = await world.mail.sendMany(
    db,
    told.map((all) => {
      const { about, ...mail } = letterTo(all);
      const way = ways.get(all[0].reader_id) ?? nowhere;
      const first = new Date(Math.min(...all.map(({ expires_at }) => expires_at.getTime())));
      const formal = all.some(({ role }) => role === 'recipient');
      const data = { ...about, ...way, formal, until: dayInWords(mail.language, first) };
      return { ...mail, template: 'evaluation-reminder' as const, data };
    }),
  );
  const sent = told.flatMap((all, at) =>
    all.map(({ id }) => ({ id: added.get(id) ?? 0, mail_id: mails[at] ?? 0 })),
  );
  await setSent(db, sent);
  await recordEvents(db, told.flat().map(eventOf), 'reminders');
  return reminded.length;
}

const nowhere = { link: '', account_link: null, invite_days: null, invite_until: '' };

const readerOf = (all: Told[]) => {
  const [{ reader_id: id, email, language, has_account }] = all as [Told];
  const until = new Date(Math.max(...all.map(({ expires_at }) => expires_at.getTime())));
  const roles = all.map(({ role }) => role);
  return { id, email, language, has_account, roles, until };
};

const eventOf = ({ id, organisation_id, student_id, number }: DueEvaluation) => ({
  action: 'reminders.send',
  organisation_id,
  record: { student_id, evaluationId: String(id), reminder: number },
});

/** Who asked is told what nobody did, once. */
export const tellExpired = (world: World, { everywhere, now }: Run) =>
  inBatches(everywhere, async (db) => {
    const late = await markExpired(db, { now, most: batchSize + 1 });
    const told = byReader(late.filter(({ reader_id }) => reader_id));
    const mails = told.map((all) => {
      const { about, ...mail } = letterTo(all);
      const students = [...new Set(all.map(({ student_id }) => student_id))];
      const path = students.length === 1 ? `/evaluations/${students[0]}` : '/evaluation-students';
      const data = { ...about, link: world.address(path) };
      return { ...mail, template: 'evaluations-expired' as const, data };
    });
    await world.mail.sendMany(db, mails);
    return { found: late.length, done: late.length };
  });

const keyOf = ({ reader_id, organisation_id }: Told) => `${reader_id} ${organisation_id}`;

/** One mail per reader and organisation: organisations do not learn about each other. */
const byReader = <T extends Told>(rows: T[]) =>
  [...Map.groupBy(rows, keyOf).values()] as [T, ...T[]][];

function letterTo(told: [Told, ...Told[]]) {
  const [{ reader_id, email: to, first_name, language, organisation_id }] = told;
  const students = namesInWords(
    language,
    told.map(({ student }) => student),
  );
  const about = { first_name, students, count: told.length };
  const concerns = [reader_id, ...told.map(({ student_id }) => student_id)];
  return { about, to, language, organisation_id, concerns };
}
