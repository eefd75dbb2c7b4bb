import type { Db } from '../../platform/database/db.ts';
import { within } from '../../platform/database/wall.ts';
import { AppError, unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import {
  type Enrolment,
  getPerson,
  lockEnrolments,
  requestAll,
} from '../evaluations/evaluations.service.ts';
import * as queries from './evaluationRounds.queries.ts';

export const roundJob = 'evaluation_round';
type Round = NonNullable<Awaited<ReturnType<typeof queries.roundToSend>>>;
type Turn = { round: Round; evaluator_id: number };

/**
 * Each person in a transaction of its own, with the outcome of their lines and their one mail:
 * whatever stops it, the rest is asked when the job runs again, and nobody is mailed twice.
 */
export async function sendRound(world: World, asked: { organisation_id: number; id: number }) {
  const db = within(world.db, [asked.organisation_id]);
  const round = await queries.roundToSend(db, asked.id);
  if (!round) return;
  for (const { evaluator_id } of await queries.waitingEvaluators(db, round.id))
    await takeTurn(world, db, { round, evaluator_id });
  await queries.setDone(db, round.id, world.clock());
}

async function takeTurn(world: World, db: Db, { round, evaluator_id }: Turn) {
  const turn = { evaluation_round_id: round.id, evaluator_id };
  try {
    await db.transaction().execute(async (tx) => {
      // Enrolments first, as whoever erases a student does.
      const enrolled = await lockEnrolments(tx, await queries.linesOf(tx, turn).execute());
      const lines = await queries.linesOf(tx, turn).forUpdate().execute();
      if (lines.length > 0) await askFor(world, tx, { round, evaluator_id, enrolled, lines });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await queries.setRefused(db, turn, error.say(round.language));
  }
}

type Turned = Turn & {
  enrolled: Enrolment[];
  lines: Awaited<ReturnType<ReturnType<typeof queries.linesOf>['execute']>>;
};

async function askFor(world: World, tx: Db, { round, evaluator_id, enrolled, lines }: Turned) {
  const person = await getPerson(tx, round.organisation_id, evaluator_id);
  if (person.deactivated_at) throw unprocessable('evaluation.deactivated');
  if (round.expires_at <= world.clock()) throw unprocessable('evaluation.expired');
  if (!round.asker_id || !round.asker) throw unprocessable('evaluation_round.no_asker');
  const able = lines.flatMap((line) => {
    const { student_id, diploma_id } = line;
    const enrolment = enrolled.find(
      (one) => one.student_id === student_id && one.diploma_id === diploma_id,
    );
    return enrolment ? [{ ...line, enrolment }] : [];
  });
  const added = await requestAll(world, tx, {
    person,
    asker: { id: round.asker_id, name: round.asker },
    lines: able,
    expires_at: round.expires_at,
    message: round.message,
    evaluation_round_id: round.id,
  });
  for (const [at, line] of able.entries())
    await queries.setAsked(tx, line, { asked: added[at]?.length ?? 0 });
  const gone = unprocessable('evaluation_round.unenrolled').say(round.language);
  await queries.setRefused(tx, { evaluation_round_id: round.id, evaluator_id }, gone);
}
