import type { Label } from '@traject/contract/common/texts';
import type { Db } from './db.ts';
import { wrongField } from './errors.ts';

type List = 'working_areas' | 'study_levels' | 'studies';
type Choice = {
  field: Label;
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
