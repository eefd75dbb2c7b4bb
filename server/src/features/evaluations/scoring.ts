import {
  correctionHours,
  type EvaluationInput,
  noLevels,
} from '@traject/contract/common/evaluationAnswer';
import { isSelf, overseenBy } from '../../platform/access/access.ts';
import type { EvaluationScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, forbidden, unprocessable } from '../../platform/http/errors.ts';
import { correctScore, readScore, removeWaiting, setScore } from './scoring.queries.ts';

type Waiting = Pick<EvaluationScope, 'done_at' | 'expires_at'>;

/** The screens recognise it by its first sentence, in every language. */
export function refuseExpired({ done_at, expires_at }: Waiting, now: Date) {
  if (!done_at && expires_at <= now)
    throw new AppError(422, [{ text: 'Expired evaluation' }, { key: 'evaluation.expired' }]);
}

type Scoring = {
  evaluation: Waiting & Pick<EvaluationScope, 'id' | 'evaluator_id'>;
  /** The records of whoever answers, one of which was asked. */
  by: readonly number[];
  input: EvaluationInput;
  now: Date;
  /** Keeps the earlier answer with the event. */
  note: (before: { level_before: number }) => void;
};

/** Saying the same twice, after a lost answer or in two tabs, is fine. */
export async function saveScore(db: Db, { evaluation, by, input, now, note }: Scoring) {
  refuseExpired(evaluation, now);
  refuseOthers(evaluation, by);
  const key = { id: evaluation.id, by };
  const { score = null, no_level = null, comments = '', correction } = input;
  const said = { score, no_level, comments };
  if (await setScore(db, key, { ...said, done_at: now })) return;
  const stored = await readScore(db, evaluation.id);
  refuseExpired(stored, now);
  refuseOthers(stored, by);
  if (isSame(stored, said)) return;
  const since = correctableSince(now);
  if (correction && (await correctScore(db, key, { ...said, since })))
    return note({ level_before: stored.score ?? 0 });
  throw unprocessable('evaluation.done', {
    when: stored.done_at ?? now,
    level: { label: answerOf(stored) },
  });
}

/** It may have been handed over while it was being filled in. */
function refuseOthers({ evaluator_id }: { evaluator_id: number }, by: readonly number[]) {
  if (!by.includes(evaluator_id)) throw forbidden('evaluation.not_yours');
}

type Stored = { score: number | null; no_level: string | null; comments: string };

const isSame = (one: Stored, other: Stored) =>
  one.score === other.score && one.no_level === other.no_level && one.comments === other.comments;

const answerOf = ({ score, no_level }: Stored) =>
  noLevels.find((one) => one === no_level) ?? levels[(score ?? 1) - 1] ?? 'starter';

/** A level given after this can still be corrected by its evaluator. */
export const correctableSince = (now: Date) =>
  new Date(now.getTime() - correctionHours * 3_600_000);

const levels = ['starter', 'advanced', 'professional'] as const;

/** By the asker, or by somebody who oversees or teaches the student; never by the evaluator. */
export function refuseNotAsker(evaluation: EvaluationScope, user: User) {
  const oversees = overseenBy(user).includes(evaluation.organisation_id);
  const asked = evaluation.asked_by !== null && isSelf(user, evaluation.asked_by);
  if (!asked && !oversees && !evaluation.is_taught) throw forbidden('evaluation.not_asked_by_you');
}

export async function withdraw(db: Db, evaluation: EvaluationScope, user: User) {
  refuseNotAsker(evaluation, user);
  if (await removeWaiting(db, evaluation.id)) return;
  await readScore(db, evaluation.id);
  throw unprocessable('evaluation.kept');
}
