import type {
  CourseInput,
  ItemList,
  LanguageInput,
  ReferenceInput,
} from '@traject/contract/profile';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { notFound } from '../../platform/errors.ts';

export type Key = { accountId: number; itemId: number };

const reference = ['id', 'name', 'company', 'description'] as const;
const course = ['id', 'name', 'achieved', 'expiration_date'] as const;
const language = ['id', 'name', 'speak', 'read', 'write'] as const;

export const addReference = (db: Db, account_id: number, values: ReferenceInput) =>
  db
    .insertInto('profile_references')
    .values({ ...values, account_id })
    .returning(reference)
    .executeTakeFirstOrThrow();

export const setReference = (db: Db, { accountId, itemId }: Key, values: ReferenceInput) =>
  db
    .updateTable('profile_references')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .returning(reference)
    .executeTakeFirstOrThrow(notFound);

export const addCourse = (db: Db, account_id: number, values: CourseInput) =>
  db
    .insertInto('profile_courses')
    .values({ ...values, account_id })
    .returning(course)
    .executeTakeFirstOrThrow();

export const setCourse = (db: Db, { accountId, itemId }: Key, values: CourseInput) =>
  db
    .updateTable('profile_courses')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .returning(course)
    .executeTakeFirstOrThrow(notFound);

export const addLanguage = (db: Db, account_id: number, values: LanguageInput) =>
  db
    .insertInto('profile_languages')
    .values({ ...values, account_id })
    .returning(language)
    .executeTakeFirstOrThrow();

export const setLanguage = (db: Db, { accountId, itemId }: Key, values: LanguageInput) =>
  db
    .updateTable('profile_languages')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .returning(language)
    .executeTakeFirstOrThrow(notFound);

type Item = { list: ItemList; name: string };

export const addItem = (db: Db, account_id: number, item: Item) =>
  db
    .insertInto('profile_items')
    .values({ ...item, account_id })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

export const setItem = (db: Db, { accountId, itemId }: Key, { list, name }: Item) =>
  db
    .updateTable('profile_items')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .where('id', '=', itemId)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow(notFound);

export const removeItem = (db: Db, { accountId, itemId }: Key, list: ItemList) =>
  db
    .deleteFrom('profile_items')
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .where('id', '=', itemId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

type Table = 'profile_references' | 'profile_courses' | 'profile_languages';

export async function removeFrom(db: Db, table: Table, { accountId, itemId }: Key) {
  const { rows } = await sql`delete from ${sql.table(table)}
    where account_id = ${accountId} and id = ${itemId} returning id`.execute(db);
  if (rows.length === 0) throw notFound();
}
