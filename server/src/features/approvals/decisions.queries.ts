import type { Party, RequestKind } from '@traject/contract/approvals';
import { abilities } from '@traject/contract/common/access';
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

type Organisation = { organisation_id: number };

/** Those of these people who still work there, in this order, without duplicates. */
export async function findStaff(db: Db, ids: readonly number[], { organisation_id }: Organisation) {
  const staff = await db
    .selectFrom('people')
    .where('id', 'in', ids)
    .where('deactivated_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships')
          .whereRef('memberships.person_id', '=', 'people.id')
          .where('organisation_id', '=', organisation_id)
          .where('account_type', 'in', abilities.trajectories)
          .select('person_id'),
      ),
    )
    .select(['id', 'email', 'first_name', 'language'])
    .execute();
  return staff.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
