import type { Language } from '@traject/contract/common/languages';
import type { Page, PageQuery } from '@traject/contract/common/page';
import type { OutboxMail } from '@traject/contract/outbox';
import type { Db } from '../db.ts';
import { metaOf, offsetOf } from '../page.ts';
import { asText } from './layout.ts';
import { letterOf, templateNames } from './templates/templates.ts';

type Asked = { organisation_ids: readonly number[]; page: PageQuery };

/** Mails that wait or were refused, newest first: those of the given organisations, and those to accounts. */
export async function listOutbox(
  db: Db,
  { organisation_ids, page }: Asked,
): Promise<Page<OutboxMail>> {
  const unsent = db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('data', 'is not', null)
    .where('template', 'in', templateNames)
    .where(({ eb, or }) =>
      or([
        eb('organisation_id', 'is', null),
        eb('organisation_id', '=', eb.fn.any(eb.val(organisation_ids))),
      ]),
    );
  const { total } = await unsent
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await unsent
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  return { data: rows.map(toOutboxMail), meta: metaOf(page, total, rows.length) };
}

type Row = Parameters<typeof letterOf>[0] & {
  id: number;
  recipient: string;
  created_at: Date;
  refused_code: string | null;
};

function toOutboxMail(row: Row): OutboxMail {
  const letter = letterOf(row);
  return {
    id: row.id,
    to: row.recipient,
    subject: letter.subject,
    text: asText(letter, row.language as Language),
    created_at: row.created_at.toISOString(),
    refused_code: row.refused_code,
  };
}
