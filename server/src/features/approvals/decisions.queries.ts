import type { Party, RequestKind } from '@traject/contract/approvals';
import { readersOf } from '../../platform/access/readers.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';

export type Decision = { approved: true; reason: null } | { approved: false; reason: string };

/** One conditional update; what was sent just to be read cannot be decided on. */
export async function setDecision(
  db: Db,
  requestId: number,
  values: Decision & { decided_at: Date },
) {
  const row = await db
    .updateTable('approval_requests')
    .set(values)
    .where('id', '=', requestId)
    .where('requested', '=', true)
    .where('decided_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning([
      'id',
      'sender_id',
      'recipient_name',
      'recipient_email',
      'language',
      'kind',
      'party',
    ])
    .executeTakeFirstOrThrow(deadLink);
  const kind = row.kind as RequestKind;
  return { ...row, kind, party: row.party as Party };
}

type Told = { id: number; organisation_id: number };

/** Those of these people who still see the trajectory, in this order, without duplicates. */
export async function findStaff(
  db: Db,
  ids: readonly number[],
  { trajectory, today }: { trajectory: Told; today: string },
) {
  const readers = await readersOf(db, trajectory, today);
  const staff = readers.filter(({ id, whys }) => ids.includes(id) && whys[0] !== 'finance');
  return staff.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
