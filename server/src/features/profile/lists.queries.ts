import type { ItemList } from '@traject/contract/profile';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { notFound } from '../../platform/http/errors.ts';

type Table = 'profile_references' | 'profile_courses' | 'profile_languages' | 'profile_items';
type Row = { id: number; person_id: number; list: ItemList };
type Values<T extends Table> = Omit<Insertable<Tables[T]>, 'person_id'>;
/** Which of the lists that share a table. */
type Within = { list?: ItemList };

/** One of the lists in a profile, whose items belong to their owner alone. */
export function profileList<T extends Table, const C extends keyof Selectable<Tables[T]>>(
  table: T,
  columns: readonly C[],
) {
  const rows = table as string as 'rows';
  const shown = columns as readonly unknown[] as 'id'[];
  const all = (db: Db) => db as unknown as Kysely<{ rows: Row }>;
  type Shown = Pick<Selectable<Tables[T]>, C>;
  return {
    table,
    list: (db: Db, person_id: number, { list }: Within = {}) =>
      all(db)
        .selectFrom(rows)
        .where('person_id', '=', person_id)
        .$if(list !== undefined, (query) => query.where('list', '=', list as ItemList))
        .select(shown)
        .orderBy('id')
        .execute() as Promise<object> as Promise<Shown[]>,

    add: (db: Db, person_id: number, values: Values<T>) =>
      all(db)
        .insertInto(rows)
        .values({ ...values, person_id } as object as Row)
        .returning(shown)
        .executeTakeFirstOrThrow() as Promise<object> as Promise<Shown>,

    set: (db: Db, person_id: number, id: number, { list, ...values }: Values<T> & Within) =>
      all(db)
        .updateTable(rows)
        .set(values as object)
        .where('person_id', '=', person_id)
        .where('id', '=', id)
        .$if(list !== undefined, (query) => query.where('list', '=', list as ItemList))
        .returning(shown)
        .executeTakeFirstOrThrow(notFound) as Promise<object> as Promise<Shown>,

    remove: (db: Db, person_id: number, id: number, { list }: Within = {}) =>
      all(db)
        .deleteFrom(rows)
        .where('person_id', '=', person_id)
        .where('id', '=', id)
        .$if(list !== undefined, (query) => query.where('list', '=', list as ItemList))
        .returning(shown)
        .executeTakeFirstOrThrow(notFound) as Promise<object> as Promise<Shown>,
  };
}

export const languages = profileList('profile_languages', ['id', 'name', 'speak', 'read', 'write']);
export const items = profileList('profile_items', ['id', 'name']);
