import type {
  PortalAnswer,
  PortalDocument,
  PortalFace,
  PortalPage,
} from '@traject/contract/common/portalShapes';
import { sql } from 'kysely';
import { endedSince } from '../../platform/access/portalPages.ts';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { fileScan } from '../../platform/files/scanning.queries.ts';
import { notFound } from '../../platform/http/errors.ts';
import { contact } from '../approvals/approvals.service.ts';
import { shownInvoices } from '../invoices/invoices.service.ts';

type Page = Pick<PageScope, 'trajectory_id' | 'party'>;

/** How an organisation shows itself on these pages; needs `organisation`. */
export const face = sql<PortalFace>`json_build_object('name', organisation.name,
  'has_logo', organisation.logo_file_id is not null, 'accent_color', organisation.accent_color,
  'greeting', organisation.portal_greeting, 'help', organisation.portal_help)`;

export const readHead = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('trajectories as t')
    .innerJoin('organisations as organisation', 'organisation.id', 't.organisation_id')
    .innerJoin('people as client', 'client.id', 't.client_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .leftJoin('profiles as phone', 'phone.person_id', 'counselor.id')
    .where('t.id', '=', trajectoryId)
    .where('t.deleted_at', 'is', null)
    .select(['t.trajectory_state_id', endedSince.as('ended_since'), 'client.name as client'])
    .select([face.as('organisation'), contact.as('counselor')])
    .executeTakeFirstOrThrow(notFound);

/** Those that were shared with this party. */
export const listNotes = (db: Db, { trajectory_id, party }: Page) =>
  db
    .selectFrom('notes as n')
    .innerJoin('people as author', 'author.id', 'n.author_id')
    .where('n.trajectory_id', '=', trajectory_id)
    .where('n.deleted_at', 'is', null)
    .where(`n.visible_${party}`, '=', true)
    .orderBy('n.date', 'desc')
    .orderBy('n.id', 'desc')
    .select(['n.id', 'n.note'])
    .select(sql<string>`to_char(n.date, 'YYYY-MM-DD HH24:MI:SS')`.as('date'))
    .select(
      sql<PortalPage['notes'][number]['author']>`json_build_object('name', author.name)`.as(
        'author',
      ),
    )
    .limit(500)
    .execute();

/** What was sent to this party and not taken back, to decide on or only to read; newest first. */
const sentTo = (db: Db, { trajectory_id, party }: Page) =>
  db
    .selectFrom('approval_requests as r')
    .innerJoin('approval_request_versions as rv', 'rv.approval_request_id', 'r.id')
    .innerJoin('trajectory_file_versions as v', 'v.id', 'rv.version_id')
    .innerJoin('files as f', 'f.id', 'v.file_id')
    .innerJoin('trajectory_files as d', 'd.id', 'v.trajectory_file_id')
    .where('r.trajectory_id', '=', trajectory_id)
    .where('r.party', '=', party)
    .where('r.withdrawn', '=', false)
    .where(sql<boolean>`(r.closed_at is null or r.decided_at is not null)`);

export const listDocuments = (db: Db, page: Page): Promise<PortalDocument[]> =>
  sentTo(db, page)
    .innerJoin('file_types as type', 'type.id', 'd.trajectory_file_type_id')
    .distinctOn('v.id')
    .orderBy('v.id', 'desc')
    .orderBy('r.id', 'desc')
    .select(['v.id', 'f.name', 'f.mime', 'f.size', 'type.name as type'])
    .select(fileScan.as('scan'))
    .select(sql<string>`to_json(r.sent_at) #>> '{}'`.as('sent_at'))
    .limit(500)
    .execute();

export const findDocument = (db: Db, page: Page, versionId: number) =>
  sentTo(db, page).where('v.id', '=', versionId).select('f.id').executeTakeFirstOrThrow(notFound);

/** What they answered themselves, newest first. */
export async function listAnswers(db: Db, { trajectory_id, party }: Page) {
  const { rows } =
    await sql<PortalAnswer>`select kind, id, title, to_json(at) #>> '{}' as at, approved, reason from (
      select case r.kind when 'approve-document' then 'document' else 'review' end as kind, r.id,
        case r.kind when 'approve-document' then (
          select f.name from approval_request_versions rv
          join trajectory_file_versions v on v.id = rv.version_id
          join files f on f.id = v.file_id
          where rv.approval_request_id = r.id order by rv.position limit 1) end as title,
        r.decided_at as at, r.approved, r.reason
      from approval_requests r
      where r.trajectory_id = ${trajectory_id} and r.party = ${party} and r.decided_at is not null
      union all
      select 'survey', s.id, m.title, s.answered_at, null, null
      from surveys s join survey_templates m on m.id = s.survey_template_id
      where s.trajectory_id = ${trajectory_id} and m.type = ${party} and s.answered_at is not null
      union all
      select 'task', k.id, k.title, k.done_at, null, null from tasks k
      where k.trajectory_id = ${trajectory_id} and k.party = ${party} and k.done_at is not null
        and k.done_by is null) x
    order by at desc, id desc limit 200`.execute(db);
  return rows;
}

/** Those that staff show to the employer, newest first. */
export const listInvoices = async (db: Db, trajectoryId: number, today: string) =>
  (await shownInvoices(db, trajectoryId, today)).map(
    ({ id, invoice_number, invoice_date, total_with_vat }) => ({
      ...{ id, invoice_number, invoice_date, total_with_vat },
    }),
  );

/** What staff wrote to this party and nobody there has seen. */
export async function countUnread(db: Db, { trajectory_id, party }: Page) {
  const { unread } = await db
    .selectFrom('messages')
    .where('trajectory_id', '=', trajectory_id)
    .where('party', '=', party)
    .where('person_id', 'is not', null)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}
