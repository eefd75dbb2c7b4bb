import type { NoLevel } from '@traject/contract/common/evaluationAnswer';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';
import { withinAll } from '../../platform/database/wall.ts';
import type { World } from '../../platform/program/world.ts';
import { namesInWords } from '../../platform/texts/inWords.ts';
import { findReader, type Given, markGiven } from './results.queries.ts';

/** A student is told of new answers once an hour: twelve scored work processes make one mail. */
export const tellHourly = (world: World) =>
  world.jobs.define('evaluations-tell', { cron: '41 * * * *', retryLimit: 2 }, () =>
    tellGiven(world, world.clock()),
  );

export async function tellGiven(world: World, now: Date) {
  const everywhere = await withinAll(world.db);
  await everywhere.transaction().execute(async (db) => {
    const given = await markGiven(db, now);
    for (const one of Map.groupBy(given, ({ student_id }) => student_id).values())
      await send(world, db, one);
  });
}

/** Without an account there is nothing to look at, and people who left are not mailed. */
async function send(world: World, db: Db, given: Given[]) {
  const [first] = given;
  if (!first) return;
  const student = await findReader(db, first.student_id);
  if (!student?.has_account) return;
  const { language } = student;
  await world.mail.send(db, {
    to: student.email,
    template: 'evaluations-given',
    language,
    organisation_id: first.organisation_id,
    concerns: [student.id, ...given.map(({ evaluator_id }) => evaluator_id)],
    data: {
      first_name: student.first_name,
      link: world.address(`/evaluations/${student.id}`),
      ...inWords(language, given),
    },
  });
}

/** Levels, and answers that are none. */
function inWords(language: Language, given: Given[]) {
  const levels = given.filter(({ no_level }) => no_level === null);
  const others = given.filter(({ no_level }) => no_level !== null);
  const names = (all: Given[]) =>
    namesInWords(
      language,
      all.map(({ evaluator }) => evaluator),
    );
  const count = (which: NoLevel) => others.filter(({ no_level }) => no_level === which).length;
  return {
    evaluators: names(levels),
    count: levels.length,
    without_level: names(others),
    not_applicable: count('not_applicable'),
    not_seen: count('not_seen'),
  };
}
