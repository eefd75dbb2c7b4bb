import type { Db } from '../../platform/database/db.ts';
import { withinAll } from '../../platform/database/wall.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords, namesInWords } from '../../platform/texts/inWords.ts';
import { findReader, markReminded, markTold, type Told } from './reminders.queries.ts';
import { wayInFor } from './wayIn.ts';

const remindDays = 7;

/** Evaluators are reminded a week ahead; those who asked are told what nobody did. */
export const remindDaily = (world: World) =>
  world.jobs.define('evaluations-remind', { cron: '11 6 * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => remind(world, world.clock())),
  );

export async function remind(world: World, now: Date) {
  const everywhere = await withinAll(world.db);
  await everywhere.transaction().execute(async (db) => {
    const waiting = await markReminded(db, now, remindDays);
    for (const told of byReader(waiting)) await sendReminder(world, db, told);
  });
  await everywhere.transaction().execute(async (db) => {
    const expired = await markTold(db, now);
    for (const told of byReader(expired)) await sendExpired(world, db, told);
  });
}

/** One mail per reader and organisation: organisations do not learn about each other. */
const byReader = (rows: Told[]) => [
  ...Map.groupBy(
    rows,
    ({ reader_id, organisation_id }) => `${reader_id} ${organisation_id}`,
  ).values(),
];

async function sendReminder(world: World, db: Db, told: Told[]) {
  const letter = await letterFor(db, told);
  if (!letter) return;
  const { reader, about, ...mail } = letter;
  const ends = told.map(({ expires_at }) => expires_at.getTime());
  const [first, last] = [new Date(Math.min(...ends)), new Date(Math.max(...ends))];
  const way = await wayInFor(world, db, { ...reader, until: last });
  const formal = told.some(({ role }) => role === 'recipient');
  const data = { ...about, ...way, formal, until: dayInWords(mail.language, first) };
  await world.mail.send(db, { ...mail, template: 'evaluation-reminder', data });
}

async function sendExpired(world: World, db: Db, told: Told[]) {
  const letter = await letterFor(db, told);
  if (!letter) return;
  const { reader, about, ...mail } = letter;
  const students = [...new Set(told.map(({ student_id }) => student_id))];
  const path = students.length === 1 ? `/evaluations/${students[0]}` : '/evaluation-students';
  const data = { ...about, link: world.address(path) };
  await world.mail.send(db, { ...mail, template: 'evaluations-expired', data });
}

/** A closed account is not mailed. */
async function letterFor(db: Db, told: Told[]) {
  const [first] = told;
  const reader = first && (await findReader(db, first.reader_id));
  if (!reader) return undefined;
  const { language } = reader;
  const students = namesInWords(
    language,
    told.map(({ student }) => student),
  );
  const about = { first_name: reader.first_name, students, count: told.length };
  const concerns = [reader.id, ...told.map(({ student_id }) => student_id)];
  const { organisation_id } = first;
  return { reader, about, to: reader.email, language, organisation_id, concerns };
}
