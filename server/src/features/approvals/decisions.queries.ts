import type { Party, RequestKind } from '@traject/contract/approvals';
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
    .returning(['id', 'sender_id', 'recipient_name', 'kind', 'party'])
    .executeTakeFirstOrThrow(deadLink);
  return { ...row, kind: row.kind as RequestKind, party: row.party as Party };
}

/** Whoever sent it; the counselor in the place of somebody who has left. */
export async function findTold(db: Db, sender_id: number, counselor_id: number) {
  const told = await db
    .selectFrom('accounts')
    .where('id', 'in', [sender_id, counselor_id])
    .where('deactivated_at', 'is', null)
    .orderBy((eb) => eb('id', '=', sender_id), 'desc')
    .select(['email', 'first_name', 'language'])
    .limit(1)
    .executeTakeFirst();
  return told && { ...told, language: told.language as Language };
}
