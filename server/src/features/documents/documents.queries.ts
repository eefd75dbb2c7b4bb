import type { ActionCode } from '@traject/contract/common/fileActions';
import type { DocumentsQuery } from '@traject/contract/documents';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { notFound, wrongField } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { returnsOf, versionsOf } from './versions.queries.ts';

export type Key = { trajectoryId: number; fileId: number };

/** Most recently changed first. A document shows up once it has a version. */
export async function listDocuments(
  db: Db,
  trajectoryId: number,
  { query, now }: { query: DocumentsQuery; now: Date },
) {
  const types = await typesOf(db, trajectoryId, query.trajectory_file_type);
  const all = documents(db, trajectoryId).$if(types !== undefined, (some) =>
    some.where('d.trajectory_file_type_id', '=', sql<number>`any(${types ?? []}::integer[])`),
  );
  // The ids first, from the indexes alone, so that earlier pages are not assembled in vain.
  const page = all
    .select('d.id')
    .orderBy(newestVersion, 'desc')
    .limit(query.per_page)
    .offset(offsetOf(query));
  const [data, { total }] = await Promise.all([
    whole(db, all, now).where('d.id', 'in', page).orderBy(newestVersion, 'desc').execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, meta: metaOf(query, total, data.length) };
}

export const getDocument = (db: Db, { trajectoryId, fileId }: Key, now: Date) =>
  whole(db, documents(db, trajectoryId), now)
    .where('d.id', '=', fileId)
    .executeTakeFirstOrThrow(notFound);

/** Including one without a version yet: callers write under it. */
export const findDocument = (db: Db, { trajectoryId, fileId }: Key) =>
  db
    .selectFrom('trajectory_files')
    .where('trajectory_id', '=', trajectoryId)
    .where('id', '=', fileId)
    .select('id')
    .executeTakeFirstOrThrow(notFound);

const newestVersion = sql`(select max(v.id) from trajectory_file_versions v
  where v.trajectory_file_id = d.id)`;

const documents = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('trajectory_files as d')
    .where('d.trajectory_id', '=', trajectoryId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trajectory_file_versions as v')
          .whereRef('v.trajectory_file_id', '=', 'd.id')
          .select('v.id'),
      ),
    );

const whole = (db: Db, some: ReturnType<typeof documents>, now: Date) =>
  some
    .innerJoin('people as creator', 'creator.id', 'd.creator_id')
    .innerJoin('file_types as type', 'type.id', 'd.trajectory_file_type_id')
    .innerJoin('file_actions as action', 'action.id', 'd.trajectory_file_action_id')
    .select(['d.id', sql<string>`to_json(d.created_at) #>> '{}'`.as('created_at')])
    .select(({ ref }) => [
      jsonBuildObject({ name: ref('creator.name') }).as('creator'),
      jsonBuildObject({
        id: ref('action.id'),
        name: ref('action.name'),
        code: sql<ActionCode | null>`meaning_of_action(action.id)`,
      }).as('trajectory_file_action'),
      jsonBuildObject({ id: ref('type.id'), name: ref('type.name'), code: ref('type.code') }).as(
        'trajectory_file_type',
      ),
      jsonArrayFrom(versionsOf(db, sql.ref('d.id'), now)).as('versions'),
      jsonArrayFrom(returnsOf(db, sql.ref('d.id'))).as('returns'),
    ]);

/** The type with that code and the one it replaced, so that earlier documents are found too. */
async function typesOf(db: Db, trajectoryId: number, code: string | undefined) {
  if (code === undefined) return undefined;
  const { id, replaces_id } = await db
    .selectFrom('file_types as type')
    .innerJoin('trajectories as t', (join) => join.on('t.id', '=', trajectoryId))
    .leftJoin('reference_places as place', (join) =>
      join
        .on('place.list', '=', 'file_types')
        .onRef('place.item_id', '=', 'type.id')
        .onRef('place.organisation_id', '=', 't.organisation_id'),
    )
    .where('type.code', '=', code)
    .where(({ eb, or, ref }) =>
      or([
        eb('type.organisation_id', 'is', null),
        eb('type.organisation_id', '=', ref('t.organisation_id')),
      ]),
    )
    .select(['type.id', 'place.replaces_id'])
    .executeTakeFirstOrThrow(() => wrongField('trajectory_file_type', 'unknown_choice'));
  return replaces_id === null ? [id] : [id, replaces_id];
}
