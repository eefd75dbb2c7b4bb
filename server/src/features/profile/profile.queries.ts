import type { ProfileChange } from '@traject/contract/profile';
import type { Db } from '../../platform/database/db.ts';

type Next = { version: number; updated_at: Date; updated_by: number };

/** The caller has locked the row. */
export const setProfile = (
  db: Db,
  person_id: number,
  values: Omit<ProfileChange, 'version'> & Next,
) => db.updateTable('profiles').set(values).where('person_id', '=', person_id).execute();
