import type { ApprovalRequest, RequestKind } from '@traject/contract/approvals';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { closesAt } from '../../platform/access/linkExpiry.ts';
import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { contact, sender } from './contact.ts';
import { isNewest } from './returned.queries.ts';

/** A link opens its request unless it was withdrawn: while it is open, and once it is decided. */
const opened = (db: Db, link: Link) =>
  db
    .selectFrom('approval_requests as r')
    .innerJoin('trajectories as t', 't.id', 'r.trajectory_id')
    .where('r.id', '=', link.approval_request_id)
    .where('r.closed_at', 'is', null)
    .where('t.deleted_at', 'is', null);

const decision = sql<ApprovalRequest['decision']>`case when r.decided_at is not null then
  json_build_object('approved', r.approved, 'reason', r.reason, 'decided_at', r.decided_at) end`;

/** What the holder of the link may see, and nothing else of the trajectory. */
export const readRequest = (db: Db, link: Link) =>
  opened(db, link)
    .innerJoin('links as l', (join) => join.on('l.id', '=', link.id))
    .innerJoin('organisations as organisation', 'organisation.id', 't.organisation_id')
    .innerJoin('people as client', 'client.id', 't.client_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .leftJoin('profiles as phone', 'phone.person_id', 'counselor.id')
    .select(['r.requested', 'r.sent_at', closesAt('l').as('expires_at')])
    .select(({ ref }) => [
      ref('r.kind').$castTo<RequestKind>().as('kind'),
      jsonBuildObject({ name: ref('r.recipient_name') }).as('recipient'),
      jsonBuildObject({ name: ref('client.name') }).as('client'),
    ])
    .select([sender.as('organisation'), contact.as('counselor')])
    .select([files.as('files'), notes.as('notes'), decision.as('decision')])
    .select([action.as('action'), returned.as('returned')])
    .executeTakeFirstOrThrow(deadLink);

const files = sql<ApprovalRequest['files']>`(
  select coalesce(json_agg(json_build_object('position', rv.position, 'name', f.name,
    'mime', f.mime, 'scan', f.scan, 'size', f.size, 'trajectory_file_type', json_build_object('name', type.name))
    order by rv.position), '[]')
  from approval_request_versions rv
  join trajectory_file_versions v on v.id = rv.version_id
  join files f on f.id = v.file_id
  join trajectory_files d on d.id = v.trajectory_file_id
  join file_types type on type.id = d.trajectory_file_type_id
  where rv.approval_request_id = r.id)`;

/** A review is about the trajectory itself, whatever its documents are for. */
const action = sql<ApprovalRequest['action']>`(
  select json_build_object('code', case when ${isNewest} then meaning_of_action(a.id) end,
    'name', a.name)
  from approval_request_versions rv
  join trajectory_file_versions v on v.id = rv.version_id
  join trajectory_files d on d.id = v.trajectory_file_id
  join file_actions a on a.id = d.trajectory_file_action_id
  where rv.approval_request_id = r.id and r.kind = 'approve-document'
  order by rv.position limit 1)`;

const returned = sql<ApprovalRequest['returned']>`(
  select coalesce(json_agg(json_build_object('name', f.name,
    'date', to_char(b.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')) order by b.id), '[]')
  from trajectory_file_returns b join files f on f.id = b.file_id
  where b.approval_request_id = r.id)`;

/** As many as on their own page. */
const mostNotes = 500;

/** Notes are about the trajectory, so not shown with documents, nor after the decision. */
const notes = sql<ApprovalRequest['notes']>`coalesce((
  select json_agg(json_build_object('date', to_char(n.date, 'YYYY-MM-DD HH24:MI:SS'),
    'note', n.note) order by n.date desc, n.id desc)
  from (select * from notes n where n.trajectory_id = t.id and n.deleted_at is null
    and r.decided_at is null and r.kind <> 'approve-document'
    and case r.party when 'client' then n.visible_client else n.visible_employer end
    order by n.date desc, n.id desc limit ${sql.lit(mostNotes)}) n), '[]')`;

export const findFile = (db: Db, link: Link, position: number) =>
  opened(db, link)
    .innerJoin('approval_request_versions as rv', 'rv.approval_request_id', 'r.id')
    .innerJoin('trajectory_file_versions as v', 'v.id', 'rv.version_id')
    .where('rv.position', '=', position)
    .select('v.file_id')
    .executeTakeFirstOrThrow(deadLink);

/** The first time only, and not through a link that was replaced a moment ago. */
export async function markOpened(db: Db, link: Link, opened_at: Date) {
  const first = await db
    .updateTable('links')
    .set({ opened_at })
    .where('id', '=', link.id)
    .where('revoked_at', 'is', null)
    .where('opened_at', 'is', null)
    .returning('approval_request_id')
    .executeTakeFirst();
  if (!first) return;
  await db
    .updateTable('approval_requests')
    .set({ opened_at })
    .where('id', '=', first.approval_request_id)
    .where('opened_at', 'is', null)
    .execute();
}
