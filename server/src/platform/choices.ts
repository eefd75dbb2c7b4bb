import type { Db } from './db.ts';
import { wrongField } from './errors.ts';
import type { FieldLabel } from './texts/labels.ts';

type List = 'working_areas' | 'study_levels' | 'studies' | 'file_types' | 'file_actions';
type Choice = {
  field: FieldLabel;
  id: number /** What the record has now, archived or not. */;
  now?: number;
};

/** A choice must be on its list; one that was archived since stays with the record that has it. */
export async function checkChoice(db: Db, list: List, { field, id, now }: Choice) {
  if (id === now) return;
  await db
    .selectFrom(list)
    .where('id', '=', id)
    .where('archived', '=', false)
    .select('id')
    .executeTakeFirstOrThrow(() => wrongField(field, 'unknown_choice'));
}
