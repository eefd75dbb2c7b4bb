import type { Db } from '../../platform/database/db.ts';
import { forbidden, unprocessable } from '../../platform/http/errors.ts';
import { correctableSince, readScore } from '../evaluations/evaluations.service.ts';
import { type Looking, listShown, lockShown, setSeen } from './evidence.queries.ts';

type Saying = Looking & {
  /** The records of whoever says it, one of which was asked. */
  by: readonly number[];
  evidence_ids: readonly number[];
};

/** For as long as the answer can be given or corrected. */
export async function saySeen(db: Db, { by, evidence_ids, ...looking }: Saying) {
  const { id: evaluation_id, now } = looking;
  const stored = await readScore(db, evaluation_id);
  if (!by.includes(stored.evaluator_id)) throw forbidden('evaluation.not_yours');
  if (stored.done_at && stored.done_at <= correctableSince(now))
    throw unprocessable('evidence.too_late');
  const ids = await lockShown(db, looking, evidence_ids);
  const { organisation_id } = stored;
  await setSeen(db, { organisation_id, evaluation_id, seen_at: now }, ids);
  return listShown(db, looking);
}
