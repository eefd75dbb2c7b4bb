import type { PageQuery } from '@traject/contract/common/page';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { notFound } from '../../platform/http/errors.ts';
import { offsetOf } from '../../platform/http/page.ts';

export async function keep(db: Db, values: Insertable<Tables['imports']>) {
  const made = db.insertInto('imports').values(values).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
}

export const keepPeople = (db: Db, people: Insertable<Tables['imported_people']>[]) =>
  db.insertInto('imported_people').values(people).execute();

/** A fingerprint of `p`, to see whether it was changed since. */
export const leftAs = sql`md5(concat_ws('|', p.email, p.first_name, p.last_name))`;

/** Remembers the state in which the import left them. */
export const noteRecords = (db: Db, import_id: number) =>
  sql`update imported_people i set left_as = ${leftAs} from people p
    where i.import_id = ${import_id} and p.id = i.person_id`.execute(db);

type Named = { id: number; name: string };

const shown = (db: Db, organisation_id: number) =>
  db
    .selectFrom('imports as i')
    .leftJoin('people as p', 'p.id', 'i.imported_by')
    .leftJoin('diplomas as d', 'd.id', 'i.diploma_id')
    .where('i.organisation_id', '=', organisation_id)
    .select(['i.id', 'i.kind', 'i.total', 'i.new', 'i.known', 'd.title as diploma'])
    .select(['i.imported_at', 'i.undone_at'])
    .select(
      sql<Named | null>`case when p.id is null then null
        else json_build_object('id', p.id, 'name', p.name) end`.as('imported_by'),
    );
export type Shown = Awaited<ReturnType<typeof findImport>>;

export const findImport = (db: Db, organisation_id: number, id: number) =>
  shown(db, organisation_id).where('i.id', '=', id).executeTakeFirstOrThrow(notFound);

export const findImports = (db: Db, organisation_id: number, query: PageQuery) =>
  shown(db, organisation_id)
    .orderBy('i.imported_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();

export async function countImports(db: Db, organisation_id: number) {
  const rows = await db
    .selectFrom('imports')
    .where('organisation_id', '=', organisation_id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .execute();
  return rows[0]?.total ?? 0;
}
