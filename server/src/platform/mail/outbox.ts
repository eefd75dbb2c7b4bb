import type { Page, PageQuery } from '@traject/contract/common/page';
import type { OutboxMail } from '@traject/contract/outbox';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { metaOf, offsetOf } from '../http/page.ts';
import { attachmentNames } from './attachments.ts';
import { asText, subjectOf } from './layout.ts';
import { senderOf } from './sender.ts';
import { letterOf, templateNames } from './templates.ts';

type Asked = Reader & { page: PageQuery };
type Reader = {
  account_id: number;
  organisation_ids: readonly number[];
  /** Those of them that the reader administers. */
  administered: readonly number[];
  /** Whether the reader sees trajectory `t`. */
  isSeen: Expression<SqlBool>;
};

/**
 * Mails whose text is kept, newest first: those of the given organisations, what lets in whoever
 * opens it only for their administrators, and mails to accounts only if the account is the
 * reader's own, or one that the reader administers or that belongs nowhere.
 */
export async function listOutbox(db: Db, { page, ...reader }: Asked): Promise<Page<OutboxMail>> {
  const unsent = db
    .selectFrom('mails')
    .where('data', 'is not', null)
    .where('template', 'in', templateNames)
    .where(isSeenBy(reader))
    .where(({ eb, or, and }) =>
      or([
        and([
          eb('organisation_id', '=', sql<number>`any(${reader.organisation_ids})`),
          eb('template', 'not in', ['invited', 'portal-link']),
        ]),
        eb('organisation_id', '=', sql<number>`any(${reader.administered})`),
        and([eb('organisation_id', 'is', null), mayOpen(reader)]),
      ]),
    );
  const { total } = await unsent
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await unsent
    .selectAll()
    .select(attachmentNames('mails').as('attachments'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const data = await Promise.all(rows.map((row) => toOutboxMail(db, row)));
  return { data, meta: metaOf(page, total, rows.length) };
}

const isOwn = ({ account_id }: Pick<Reader, 'account_id'>) => sql<SqlBool>`exists (
  select from accounts a where a.id = ${account_id} and a.email::text = recipient)`;

/** What is about several trajectories, or about somebody's own work, is theirs alone. */
const isSeenBy = (reader: Reader) => sql<SqlBool>`(
  (trajectory_id is null or exists (
    select from trajectories t where t.id = mails.trajectory_id and ${reader.isSeen}))
  and (template not in ('unanswered', 'digest') or ${isOwn(reader)}))`;

const mayOpen = ({ account_id, administered }: Reader) => sql<SqlBool>`(
  ${isOwn({ account_id })} or (${administered.length > 0} and (
    exists (select from people p join accounts a on a.id = p.account_id
      where a.email::text = recipient and p.organisation_id = any(${administered}))
    or not exists (select from accounts a
      where a.email::text = recipient and a.lone_since is null))))`;

type Row = Parameters<typeof letterOf>[0] &
  Parameters<typeof senderOf>[1] & {
    recipient: string;
    created_at: Date;
    refused_code: string | null;
    attachments: string[];
  };

async function toOutboxMail(db: Db, row: Row): Promise<OutboxMail> {
  const letter = letterOf(row);
  const sender = await senderOf(db, row);
  return {
    id: row.id,
    to: row.recipient,
    subject: subjectOf(letter, sender),
    text: asText(letter, row.language, sender),
    created_at: row.created_at.toISOString(),
    refused_code: row.refused_code,
    attachments: row.attachments,
  };
}
