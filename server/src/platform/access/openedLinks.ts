import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Clock } from '../program/clock.ts';
import { addLinks, type NewLink } from './manyLinks.ts';
import { pagesOf } from './portalPages.ts';
import { hashOf, newToken } from './tokens.ts';

export const openedLinks = (clock: Clock) => ({
  open: (db: Db, opened: Opened) => openLink(db, opened, clock()),
  addReceipt: (db: Db, receipt: Receipt) => addReceipt(db, receipt, clock()),
});

/**
 * For a query over links: one that was opened on a page lives no longer than the session it was
 * opened in, and than that its address opens that page.
 */
export const opensStill = (now: Date) => sql<SqlBool>`(links.opened_in is null or exists (
  select from portal_sessions s, ${pagesOf(sql`s.email`, now)} g
  where s.id = links.opened_in and s.revoked_at is null and s.expires_at > ${now}
    and g.trajectory_id = links.trajectory_id and g.party = party_of_link(links.purpose,
      links.approval_request_id, links.appointment_guest_id)))`;

type Opened = NewLink & { opened_in: number; created_at: Date; expires_at: Date };

/**
 * The token of a question that somebody opens on their own page. Whoever opens it again in the same
 * session gets the same link with another token, so that one of them works.
 */
async function openLink(db: Db, opened: Opened, now: Date) {
  const { opened_in, created_at, expires_at } = opened;
  await sql`select from portal_sessions where id = ${opened_in} for update`.execute(db);
  const token = newToken();
  const earlier = await db
    .updateTable('links')
    .set({ token_hash: hashOf(token), created_at, expires_at })
    .where('id', '=', ({ selectFrom, fn }) =>
      selectFrom('links')
        .where('opened_in', '=', opened_in)
        .where(isSameQuestion(opened))
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .select(fn.max('id').as('id')),
    )
    .returning('id')
    .executeTakeFirst();
  if (earlier) return token;
  const [made] = await addLinks(db, [opened], now);
  return made?.token ?? '';
}

const isSameQuestion = (opened: Opened) => {
  const { approval_request_id, survey_id, task_id, appointment_guest_id } = {
    ...{ approval_request_id: null, survey_id: null, task_id: null, appointment_guest_id: null },
    ...opened,
  };
  return sql<SqlBool>`(approval_request_id = ${approval_request_id} or survey_id = ${survey_id}
    or task_id = ${task_id} or appointment_guest_id = ${appointment_guest_id})`;
};

type Receipt = { link: { id: number }; name: string };

/** For a mailbox: what was decided in a session can be read again when that session is over. */
async function addReceipt(db: Db, { link, name }: Receipt, now: Date) {
  const token = newToken();
  await sql`insert into links (token_hash, purpose, created_at, expires_at, used_at, trajectory_id,
      approval_request_id, opened_by_name)
    select ${hashOf(token)}, purpose, created_at, expires_at, ${now}, trajectory_id,
      approval_request_id, ${name} from links where id = ${link.id}`.execute(db);
  return token;
}
