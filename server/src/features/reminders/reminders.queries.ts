import type { ReminderKind } from '@traject/contract/common/reminding';
import { sql } from 'kysely';
import { questionColumns } from '../../platform/access/reminding.ts';
import type { Db } from '../../platform/database/db.ts';

const tables = {
  approval: { table: sql`approval_requests`, asked: sql`q.sent_at` },
  survey: { table: sql`surveys`, asked: sql`q.sent_at` },
  task: { table: sql`tasks`, asked: sql`q.sent_at` },
  evaluation: { table: sql`evaluations`, asked: sql`q.requested_at` },
} as const;

type Reminded = { id: number; number: number };

/** Each once: what another process has reminded of in the meantime is not among the answers. */
export async function addReminders(db: Db, kind: ReminderKind, due: Reminded[], at: Date) {
  const { table, asked } = tables[kind];
  const column = sql.ref(questionColumns[kind]);
  const given = JSON.stringify(due.map(({ id, number }) => ({ id, number })));
  const { rows } = await sql<{ id: number; question_id: number }>`
    insert into reminders (organisation_id, ${column}, asked_at, number, at)
    select q.organisation_id, q.id, ${asked}, x.number, ${at}
    from jsonb_to_recordset(${given}::jsonb) as x (id integer, number integer)
    join ${table} q on q.id = x.id
    on conflict do nothing
    returning id, ${column} as question_id`.execute(db);
  return new Map(rows.map(({ id, question_id }) => [question_id, id]));
}

type Sent = { id: number; mail_id: number; link_id?: number | undefined };

export const setSent = (db: Db, sent: Sent[]) =>
  sql`update reminders set link_id = x.link_id, mail_id = x.mail_id
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as x (id integer, link_id integer, mail_id integer)
    where reminders.id = x.id`.execute(db);
