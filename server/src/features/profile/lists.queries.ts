import type {
  CourseInput,
  ItemList,
  LanguageInput,
  ReferenceInput,
} from '@traject/contract/profile';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

export type Key = { personId: number; itemId: number };

const reference = ['id', 'name', 'company', 'description'] as const;
const course = ['id', 'name', 'achieved', 'expiration_date'] as const;
const language = ['id', 'name', 'speak', 'read', 'write'] as const;

export const addReference = (db: Db, person_id: number, values: ReferenceInput) =>
  db
    .insertInto('profile_references')
    .values({ ...values, person_id })
    .returning(reference)
    .executeTakeFirstOrThrow();

export const setReference = (db: Db, { personId, itemId }: Key, values: ReferenceInput) =>
  db
    .updateTable('profile_references')
    .set(values)
    .where('person_id', '=', personId)
    .where('id', '=', itemId)
    .returning(reference)
    .executeTakeFirstOrThrow(notFound);

export const addCourse = (db: Db, person_id: number, values: CourseInput) =>
  db
    .insertInto('profile_courses')
    .values({ ...values, person_id })
    .returning(course)
    .executeTakeFirstOrThrow();

export const setCourse = (db: Db, { personId, itemId }: Key, values: CourseInput) =>
  db
    .updateTable('profile_courses')
    .set(values)
    .where('person_id', '=', personId)
    .where('id', '=', itemId)
    .returning(course)
    .executeTakeFirstOrThrow(notFound);

export const addLanguage = (db: Db, person_id: number, values: LanguageInput) =>
  db
    .insertInto('profile_languages')
    .values({ ...values, person_id })
    .returning(language)
    .executeTakeFirstOrThrow();

export const setLanguage = (db: Db, { personId, itemId }: Key, values: LanguageInput) =>
  db
    .updateTable('profile_languages')
    .set(values)
    .where('person_id', '=', personId)
    .where('id', '=', itemId)
    .returning(language)
    .executeTakeFirstOrThrow(notFound);

type Item = { list: ItemList; name: string };

export const addItem = (db: Db, person_id: number, item: Item) =>
  db
    .insertInto('profile_items')
    .values({ ...item, person_id })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

export const setItem = (db: Db, { personId, itemId }: Key, { list, name }: Item) =>
  db
    .updateTable('profile_items')
    .set({ name })
    .where('person_id', '=', personId)
    .where('list', '=', list)
    .where('id', '=', itemId)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow(notFound);

export const removeItem = (db: Db, { personId, itemId }: Key, list: ItemList) =>
  db
    .deleteFrom('profile_items')
    .where('person_id', '=', personId)
    .where('list', '=', list)
    .where('id', '=', itemId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

type Table = 'profile_references' | 'profile_courses' | 'profile_languages';

export async function removeFrom(db: Db, table: Table, { personId, itemId }: Key) {
  const { rows } = await sql`delete from ${sql.table(table)}
    where person_id = ${personId} and id = ${itemId} returning id`.execute(db);
  if (rows.length === 0) throw notFound();
}
