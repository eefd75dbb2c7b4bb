import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';

type Next = { version: number; updated_at: Date; updated_by: number };

/** The caller has locked the row. */
export const setProfile = (
  db: Db,
  person_id: number,
  values: Updateable<Tables['profiles']> & Next,
) => db.updateTable('profiles').set(values).where('person_id', '=', person_id).execute();
