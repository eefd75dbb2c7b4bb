import type { LinkPurpose } from '@traject/contract/common/endpoint';
import type { QuestionKind } from '@traject/contract/common/portalShapes';
import { closesAt } from '../../platform/access/linkExpiry.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

const columns = {
  review: 'approval_request_id',
  document: 'approval_request_id',
  survey: 'survey_id',
  task: 'task_id',
  appointment: 'appointment_guest_id',
} as const satisfies Record<QuestionKind, string>;

type Asked = { kind: QuestionKind; id: number };

/** The link of a question that works longest: one that stands for it is as old and ends with it. */
export async function findLinkOf(db: Db, trajectory_id: number, { kind, id }: Asked) {
  const column = columns[kind];
  const link = await db
    .selectFrom('links')
    .where(column, '=', id)
    .where('trajectory_id', '=', trajectory_id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy(closesAt('links'), 'desc')
    .orderBy('id')
    .limit(1)
    .select(['created_at', 'expires_at'])
    .select(({ ref }) => ref('purpose').$castTo<LinkPurpose>().as('purpose'))
    .executeTakeFirstOrThrow(notFound);
  const subjects = {
    approval_request_id: { trajectory_id, approval_request_id: id },
    survey_id: { trajectory_id, survey_id: id },
    task_id: { trajectory_id, task_id: id },
    appointment_guest_id: { trajectory_id, appointment_guest_id: id },
  };
  return { ...link, ...subjects[column] };
}
