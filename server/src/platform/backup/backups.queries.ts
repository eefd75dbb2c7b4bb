import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

type State = 'running' | 'made' | 'failed';

/** How the last backups went, newest first. */
export const lastBackups = (db: Db, count: number) =>
  db
    .selectFrom('backups')
    .select(['started_at', sql<State>`state`.as('state'), 'bytes', 'encrypted', 'gaps', 'why'])
    .select(['checked_at', 'check_failed'])
    .orderBy('started_at', 'desc')
    .limit(count)
    .execute();
