import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import type { FieldLabel } from '../../platform/texts/labels.ts';

/** The lists that came with the program and that each organisation arranges for itself. */
export type List = 'working_areas' | 'study_levels' | 'studies' | 'file_types' | 'file_actions';
type Choice = {
  field: FieldLabel;
  id: number;
  /** What the record has now, archived or not. */
  now?: number | undefined;
  /**
   * Whose choices these are: the record's organisation, or the organisations its author works for.
   */
  organisations: readonly number[];
};

/** A choice must be on its list; one archived since may stay on a record that has it. */
export async function checkChoice(db: Db, list: List, { field, id, now, organisations }: Choice) {
  if (id === now) return;
  await db
    // They all share these columns; the compiler needs to see one of them.
    .selectFrom(`${list as 'working_areas'} as item`)
    .where('item.id', '=', id)
    .where(isOffered(list, organisations))
    .select('item.id')
    .executeTakeFirstOrThrow(() => wrongField(field, 'unknown_choice'));
}

/** Whether `item` is the program's or their own, and at least one of them did not archive it. */
export const isOffered = (list: List, organisations: readonly number[]): RawBuilder<boolean> =>
  sql`not item.archived and exists (
    select from unnest(${organisations}::integer[]) as o (id)
    where (item.organisation_id is null or item.organisation_id = o.id) and not exists (
      select from reference_places p where p.organisation_id = o.id
        and p.list = ${list} and p.item_id = item.id and p.archived))`;

/** The item with which an organisation replaced one of the program's, or that one itself. */
export const inPlaceOf = (list: List, organisation_id: number): RawBuilder<number> =>
  sql`coalesce((
    select own.item_id from reference_places own
    join reference_places away on away.organisation_id = own.organisation_id
      and away.list = own.list and away.item_id = own.replaces_id and away.archived
    where own.organisation_id = ${organisation_id} and own.list = ${list}
      and own.replaces_id = item.id and not own.archived
    order by own.item_id desc limit 1), item.id)`;
