import type { PortalAppointment, PortalQuestion } from '@traject/contract/common/portalShapes';
import { sql } from 'kysely';
import { closesAt } from '../../platform/access/linkExpiry.ts';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';

type Page = Pick<PageScope, 'id' | 'trajectory_id' | 'party'>;

/** The end of the link of question `q`; one that was mailed or opened here, it is all one. */
const ends = (column: string) => sql`(
  select max(${closesAt('links')}) from links
  where links.${sql.ref(column)} = q.id and links.used_at is null and links.revoked_at is null)`;

const text = (moment: unknown) => sql<string>`to_json(${moment}) #>> '{}'`;

const firstFile = sql`left join lateral (
  select f.name, meaning_of_action(a.trajectory_file_action_id) as action
  from approval_request_versions rv
  join trajectory_file_versions v on v.id = rv.version_id
  join files f on f.id = v.file_id
  join trajectory_files a on a.id = v.trajectory_file_id
  where rv.approval_request_id = q.id and q.kind = 'approve-document'
  order by rv.position limit 1) d on true`;

/** What the parties of these pages are asked and can still answer, the oldest first. */
const asked = (pages: readonly Page[], now: Date) => sql`(
  select x.* from (
    select g.id as page_id, case q.kind when 'approve-document' then 'document' else 'review' end
        as kind, q.id, d.name as title, d.action, q.sent_at as asked_at, null::date as due_on,
      ${ends('approval_request_id')} as ends_at
    from ${given(pages)} join approval_requests q on q.trajectory_id = g.trajectory_id
      and q.party = g.party ${firstFile}
    where q.requested and q.decided_at is null and q.closed_at is null
    union all
    select g.id, 'survey', q.id, m.title, null, q.sent_at, null, ${ends('survey_id')}
    from ${given(pages)} join surveys q on q.trajectory_id = g.trajectory_id
      join survey_templates m on m.id = q.survey_template_id and m.type = g.party
    where q.sent_at is not null and q.answered_at is null
    union all
    select g.id, 'task', q.id, q.title, null, q.sent_at, q.due_on, ${ends('task_id')}
    from ${given(pages)} join tasks q on q.trajectory_id = g.trajectory_id and q.party = g.party
    where q.sent_at is not null and q.done_at is null) x
  where x.ends_at > ${now})`;

const given = (pages: readonly Page[]) => sql`jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
  as g (id integer, trajectory_id integer, party text)`;

export async function listAsked(db: Db, { id, trajectory_id, party }: Page, now: Date) {
  const { rows } =
    await sql<PortalQuestion>`select kind, id, title, action, ${text(sql`asked_at`)} as asked_at,
      to_char(due_on, 'YYYY-MM-DD') as due_on, ${text(sql`ends_at`)} as ends_at
    from ${asked([{ id, trajectory_id, party }], now)} q
    order by q.due_on, q.asked_at, q.id`.execute(db);
  return rows;
}

/** How much is asked on each page. */
export async function countAsked(db: Db, pages: readonly Page[], now: Date) {
  const only = pages.map(({ id, trajectory_id, party }) => ({ id, trajectory_id, party }));
  const { rows } = await sql<{
    page_id: number;
    count: number;
  }>`select page_id, count(*)::integer as count from ${asked(only, now)} q
    group by page_id`.execute(db);
  return new Map(rows.map(({ page_id, count }) => [page_id, count]));
}

/** The coming appointments that a party was invited to. */
export async function listAppointments(db: Db, { trajectory_id, party }: Page, now: Date) {
  const { rows } =
    await sql<PortalAppointment>`select a.id, g.id as guest_id, a.kind, a.title, a.place, a.video_url,
      ${text(sql`a.starts_at`)} as starts_at, ${text(sql`a.ends_at`)} as ends_at, g.answer
    from appointments a join appointment_guests g on g.appointment_id = a.id
    where a.trajectory_id = ${trajectory_id} and g.party = ${party}
      and a.cancelled_at is null and a.ends_at > ${now}
    order by a.starts_at limit 20`.execute(db);
  return rows;
}
