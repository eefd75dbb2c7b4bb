import type { PageQuery } from '@traject/contract/common/page';
import type { RemovedTrajectory } from '@traject/contract/trajectories';
import { type Expression, type SqlBool, sql } from 'kysely';
import { daysLater } from '../../platform/database/calendar.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { trajectoriesWithNames } from './trajectories.queries.ts';

export const keptDays = 30;

const ofOrganisations = (db: Db, organisations: number[]) =>
  trajectoriesWithNames(db)
    .where('t.organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .where('t.deleted_at', 'is not', null);

/** What can be restored, the last deleted first. */
export async function listRemoved(db: Db, organisations: number[], query: PageQuery) {
  const { total } = await ofOrganisations(db, organisations)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const data = await ofOrganisations(db, organisations)
    .leftJoin('people as remover', 'remover.id', 't.deleted_by')
    .select([
      sql<string>`t.deleted_at`.as('deleted_at'),
      sql<string>`${daysLater(sql`t.deleted_at`, keptDays)}`.as('ends_at'),
      sql<RemovedTrajectory['deleted_by']>`case when remover.id is not null
        then json_build_object('name', remover.name) end`.as('deleted_by'),
    ])
    .orderBy('t.deleted_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return { data, meta: metaOf(query, total, data.length) };
}

export const lockRemoved = (db: Db, id: number, isSeen: Expression<SqlBool>) =>
  db
    .selectFrom('trajectories as t')
    .where('t.id', '=', id)
    .where(isSeen)
    .select(['t.id', 't.deleted_at'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const showAgain = (db: Db, id: number) =>
  db
    .updateTable('trajectories')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', id)
    .execute();
