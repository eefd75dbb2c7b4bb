import type { Party } from '@traject/contract/approvals';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';

type Row = Tables['tasks'];
export type Key = { trajectoryId: number; taskId: number };
export type LockedTask = Awaited<ReturnType<typeof lockLoose>>;

const locked = (db: Db, id: number) =>
  db
    .selectFrom('tasks as k')
    .where('k.id', '=', id)
    .selectAll('k')
    .select(({ ref }) => ref('k.party').$castTo<Party | null>().as('party'))
    .forUpdate('k');

export const lockTask = (db: Db, { trajectoryId, taskId }: Key, otherwise = notFound) =>
  locked(db, taskId).where('k.trajectory_id', '=', trajectoryId).executeTakeFirstOrThrow(otherwise);

export const lockLoose = (db: Db, id: number) =>
  locked(db, id).where('k.trajectory_id', 'is', null).executeTakeFirstOrThrow(notFound);

export const addTask = (db: Db, values: Insertable<Row>) =>
  db.insertInto('tasks').values(values).returning('id').executeTakeFirstOrThrow();

/** Only if it follows the current version. */
export const saveTask = (db: Db, id: number, values: Updateable<Row> & { version: number }) =>
  db
    .updateTable('tasks')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);

/** For what happens to it, which is no edit. */
export const setTask = (db: Db, id: number, values: Updateable<Row>) =>
  db.updateTable('tasks').set(values).where('id', '=', id).execute();

/** What asks for something that is done need not be sent any more. Its link goes on to say so. */
export const stopMails = (db: Db, id: number) =>
  sql`update mails m set good_until = least(m.good_until, now()), needless = true
    from links l
    where l.mail_id = m.id and l.task_id = ${id}
      and m.sent_at is null and m.refused_at is null`.execute(db);

/** With its links. */
export const dropTask = (db: Db, id: number) =>
  db.deleteFrom('tasks').where('id', '=', id).execute();

export const findAnswerFile = async (db: Db, { trajectoryId, taskId }: Key) => {
  const { answer_file_id } = await db
    .selectFrom('tasks')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', taskId)
    .where('answer_file_id', 'is not', null)
    .select('answer_file_id')
    .executeTakeFirstOrThrow(notFound);
  return answer_file_id ?? 0;
};
