import { notFound } from '../http/errors.ts';
import type { Db } from './db.ts';

type Archived = 'action_plans' | 'document_templates' | 'survey_templates';
type Asked = { id: number; organisations: number[]; archived_at: Date };

/** Once: what is archived already does not exist for who asks. */
export const archive = (db: Db, table: Archived, { id, organisations, archived_at }: Asked) =>
  db
    .updateTable(table as 'action_plans')
    .set({ archived_at })
    .where('id', '=', id)
    .where('organisation_id', 'in', organisations)
    .where('archived_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
