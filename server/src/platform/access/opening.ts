import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const questions = {
  task: { table: 'tasks', key: 'task_id', answered: 'done_at' },
  survey: { table: 'surveys', key: 'survey_id', answered: 'answered_at' },
};
type Opened = { link: { id: number }; question: keyof typeof questions; at: Date };

/** The first time only, and not through a link that was replaced a moment ago. */
export async function markOpened(db: Db, { link, question, at }: Opened) {
  const { table, key, answered } = questions[question];
  await sql`update links set opened_at = ${at}
    where id = ${link.id} and opened_at is null`.execute(db);
  await sql`update ${sql.table(table)} q set opened_at = ${at} from links l
    where q.id = l.${sql.ref(key)} and l.id = ${link.id} and l.revoked_at is null
      and q.opened_at is null and q.${sql.ref(answered)} is null`.execute(db);
}
