import { type MailKind, type MailRow, type MailsQuery, mailKinds } from '@traject/contract/mails';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { attachmentNames } from '../../platform/mail/attachments.ts';
import { isInState, mailState } from '../../platform/mail/mailState.ts';

/**
 * Mails that were not sent though somebody may wait for them, of the given organisations, newest
 * first; optionally in one state.
 */
export async function listUnsent(db: Db, organisations: number[], query: MailsQuery) {
  const unsent = ofOrganisations(db, organisations)
    .where('m.sent_at', 'is', null)
    .where('m.needless', '=', false)
    .$if(!!query.state, (mails) => mails.where(isInState('m', query.state ?? 'waiting')));
  const { total } = await unsent
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const data = await unsent
    .select(shown)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return { data, meta: metaOf(query, total, data.length) };
}

export const getMail = (db: Db, organisations: number[], id: number): Promise<MailRow> =>
  ofOrganisations(db, organisations)
    .where('m.id', '=', id)
    .select(shown)
    .executeTakeFirstOrThrow(notFound);

/** Locked, so that nobody else retries it meanwhile. */
export const lockMail = (db: Db, organisations: number[], id: number) =>
  ofOrganisations(db, organisations)
    .where('m.id', '=', id)
    .select(['m.id', 'm.template', mailState('m').as('mail'), isKept.as('is_kept')])
    .select(isOpen.as('is_open'))
    .forUpdate('m')
    .executeTakeFirstOrThrow(notFound);

export const addressOf = (db: Db, person_id: number) =>
  db
    .selectFrom('people')
    .where('id', '=', person_id)
    .select(['email', 'first_name', 'language'])
    .executeTakeFirstOrThrow();

const ofOrganisations = (db: Db, organisations: number[]) =>
  db
    .selectFrom('mails as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .where('m.organisation_id', 'in', organisations)
    .where('m.template', 'in', mailKinds);

const isKept = sql<SqlBool>`(m.data is not null)`;

/**
 * Whether what it is about has not ended, and the link in it still works; most just lead to the
 * sign-in page.
 */
const isOpen = sql<SqlBool>`(coalesce((m.data ->> 'ends')::timestamptz > now(), true)
  and not exists (select from links l where l.mail_id = m.id
    and (l.used_at is not null or l.revoked_at is not null or l.expires_at <= now())))`;

const hasEnded = sql`not ${isInState('m', 'waiting')} and not ${isInState('m', 'sent')}`;

const shown = [
  'm.id',
  'm.recipient as to',
  sql<MailKind>`m.template`.as('kind'),
  sql<MailRow['organisation']>`json_build_object('id', o.id, 'name', o.name)`.as('organisation'),
  sql<string>`to_json(m.created_at) #>> '{}'`.as('created_at'),
  mailState('m').as('mail'),
  'm.tries',
  attachmentNames('m').as('attachments'),
  sql<boolean>`(${hasEnded} and ${isKept} and ${isOpen})`.as('may_retry'),
] as const;
