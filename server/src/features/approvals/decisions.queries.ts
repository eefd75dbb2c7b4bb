import type { Party, RequestKind } from '@traject/contract/approvals';
import { abilities } from '@traject/contract/common/access';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/db.ts';
import { deadLink } from '../../platform/errors.ts';

export type Decision = { approved: true; reason: null } | { approved: false; reason: string };

/** One conditional update; what was sent only to be read is not decided on. */
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
  return { ...row, kind, party: row.party as Party, language: row.language as Language };
}

type Staff = { organisation_id: number; counselor_id: number };

/** Whoever sent it; the counselor in the place of somebody who has left the house. */
export async function findTold(db: Db, sender_id: number, { organisation_id, ...staff }: Staff) {
  const told = await db
    .selectFrom('people')
    .where('id', 'in', [sender_id, staff.counselor_id])
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
    .orderBy((eb) => eb('id', '=', sender_id), 'desc')
    .select(['id', 'email', 'first_name', 'language'])
    .limit(1)
    .executeTakeFirst();
  return told && { ...told, language: told.language as Language };
}
