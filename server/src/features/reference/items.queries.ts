import type { ReferenceItem, ReferenceList } from '@traject/contract/reference';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { List } from './choices.ts';

/** One list as one organisation has it. */
export type Key = { organisationId: number; list: ReferenceList };
export type StoredItem = ReferenceItem & { position: number };

const tableOf = (list: ReferenceList) => list.replace('-', '_') as List;
export const isOrdered = (list: ReferenceList) => list !== 'working-areas' && list !== 'studies';

/** Archived items come last. */
export async function listItems(db: Db, key: Key): Promise<StoredItem[]> {
  const order = isOrdered(key.list) ? sql`position, id` : sql`name, id`;
  const all = sql<StoredItem>`select * from (${items(key)}) i order by archived, ${order}`;
  return (await all.execute(db)).rows;
}

export async function getItem(db: Db, key: Key, itemId: number): Promise<StoredItem> {
  const one = sql<StoredItem>`select * from (${items(key)}) i where id = ${itemId}`;
  const [found] = (await one.execute(db)).rows;
  if (!found) throw notFound();
  return found;
}

const items = ({ organisationId, list }: Key) => sql`
  select item.id, item.name, item.organisation_id is not null as own,
    ${list === 'file-types' ? sql`item.code` : sql`null::text`} as code,
    ${list === 'studies' ? sql`item.requires_custom_name` : sql`null::boolean`}
      as requires_custom_name,
    ${isOrdered(list) ? sql`coalesce(place.position, item.position)` : sql`0`} as position,
    coalesce(place.archived, false) as archived, exists (${uses[list](organisationId)}) as in_use
  from ${sql.table(tableOf(list))} item
  left join reference_places place on place.organisation_id = ${organisationId}
    and place.list = ${tableOf(list)} and place.item_id = item.id
  where not item.archived
    and (item.organisation_id is null or item.organisation_id = ${organisationId})`;

const ofPeople = (table: string, column: string) => (organisationId: number) =>
  sql`
  select from ${sql.table(table)} used join memberships m on m.person_id = used.person_id
  where used.${sql.ref(column)} = item.id and m.organisation_id = ${organisationId}`;
const ofTrajectories = (column: string) => (organisationId: number) =>
  sql`
  select from trajectory_files used join trajectories t on t.id = used.trajectory_id
  where used.${sql.ref(column)} = item.id and t.organisation_id = ${organisationId}`;

const uses: Record<ReferenceList, (organisationId: number) => RawBuilder<unknown>> = {
  'working-areas': ofPeople('experience', 'job_working_area_id'),
  'study-levels': ofPeople('client_studies', 'study_level_id'),
  studies: ofPeople('client_studies', 'study_id'),
  'file-types': ofTrajectories('trajectory_file_type_id'),
  'file-actions': ofTrajectories('trajectory_file_action_id'),
};

/** Two people who arrange the lists of one organisation take turns. */
export const lockLists = (db: Db, organisationId: number) =>
  db
    .selectFrom('organisations')
    .where('id', '=', organisationId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);

type NewItem = {
  name: string;
  code?: string;
  requires_custom_name?: boolean;
  position?: number;
};

export async function addOwn(db: Db, { organisationId, list }: Key, item: NewItem) {
  const values = Object.entries({ ...item, organisation_id: organisationId });
  const made = sql<{ id: number }>`insert into ${sql.table(tableOf(list))}
    (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => sql.val(value)))}) returning id`;
  const [row] = (await made.execute(db)).rows;
  if (!row) throw new Error('A row that was added has a number');
  return row.id;
}

type Change = { name?: string | undefined; requires_custom_name?: boolean | undefined };

export async function setOwn(db: Db, { list }: Key, itemId: number, change: Change) {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const sets = given.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(tableOf(list))} set ${sql.join(sets)} where id = ${itemId}`.execute(
    db,
  );
}

type Place = { position?: number; archived?: boolean; replaces_id?: number };

export const setPlace = (db: Db, { organisationId, list }: Key, item_id: number, place: Place) =>
  db
    .insertInto('reference_places')
    .values({ organisation_id: organisationId, list: tableOf(list), item_id, ...place })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'list', 'item_id']).doUpdateSet(place),
    )
    .execute();

/** Including the codes of archived items: records are told apart by them. */
export async function codesFor(db: Db, organisationId: number) {
  const rows = await db
    .selectFrom('file_types')
    .where(({ eb, or }) =>
      or([eb('organisation_id', 'is', null), eb('organisation_id', '=', organisationId)]),
    )
    .select('code')
    .execute();
  return new Set(rows.map(({ code }) => code));
}
