import type { Party } from '@traject/contract/approvals';
import type { Message } from '@traject/contract/messages';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { notFound } from '../../platform/http/errors.ts';

export type Thread = { trajectory_id: number; party: Party };
export type Side = Message['by'];

const isBy = (side: Side) => sql<boolean>`(m.person_id is null) = ${side === 'party'}`;
const moment = (column: 'sent_at' | 'read_at') => sql`to_json(${sql.ref(`m.${column}`)}) #>> '{}'`;

const messages = (db: Db) =>
  db
    .selectFrom('messages as m')
    .leftJoin('files as f', 'f.id', 'm.file_id')
    .select(['m.id', 'm.name', 'm.text'])
    .select(sql<Side>`case when m.person_id is null then 'party' else 'staff' end`.as('by'))
    .select(
      sql<Message['file']>`case when f.id is not null then
      json_build_object('name', f.name, 'mime', f.mime, 'scan', f.scan) end`.as('file'),
    )
    .select(moment('sent_at').$castTo<string>().as('sent_at'))
    .select(moment('read_at').$castTo<string | null>().as('read_at'));

/** The last thousand, oldest first. */
export async function listMessages(db: Db, { trajectory_id, party }: Thread): Promise<Message[]> {
  const newest = await messages(db)
    .where('m.trajectory_id', '=', trajectory_id)
    .where('m.party', '=', party)
    .orderBy('m.id', 'desc')
    .limit(1000)
    .execute();
  return newest.reverse();
}

export const getMessage = (db: Db, id: number): Promise<Message> =>
  messages(db).where('m.id', '=', id).executeTakeFirstOrThrow(notFound);

export const addMessage = (db: Db, row: Insertable<Tables['messages']>) =>
  db.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow();

/** What the other side wrote was seen, up to a message. */
export const markRead = (
  db: Db,
  { trajectory_id, party }: Thread,
  { by, up_to }: { by: Side; up_to: number },
  read_at: Date,
) =>
  db
    .updateTable('messages as m')
    .set({ read_at })
    .where('m.trajectory_id', '=', trajectory_id)
    .where('m.party', '=', party)
    .where('m.id', '<=', up_to)
    .where('m.read_at', 'is', null)
    .where(isBy(by))
    .execute();

/** Whether they were told of another one lately, which they did not read yet. */
export async function wasTold(db: Db, { trajectory_id, party }: Thread, by: Side, since: Date) {
  const told = await db
    .selectFrom('messages as m')
    .where('m.trajectory_id', '=', trajectory_id)
    .where('m.party', '=', party)
    .where('m.read_at', 'is', null)
    .where('m.sent_at', '>', since)
    .where(isBy(by))
    .select('m.id')
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

/** With its party, where the caller is one. */
export const findFile = (db: Db, id: number, thread: { trajectory_id: number; party?: Party }) =>
  db
    .selectFrom('messages')
    .where('id', '=', id)
    .where('trajectory_id', '=', thread.trajectory_id)
    .$if(!!thread.party, (query) => query.where('party', '=', thread.party ?? 'client'))
    .where('file_id', 'is not', null)
    .select((eb) => eb.ref('file_id').$notNull().as('file_id'))
    .executeTakeFirstOrThrow(notFound);
