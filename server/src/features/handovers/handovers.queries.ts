import type { Handover } from '@traject/contract/handovers';
import { type Insertable, type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { notFound } from '../../platform/http/errors.ts';

/** Where the caller may hand over: in whole organisations, or between people whom they lead. */
export type Hands = { organisations: number[]; leads: number[] };

const isInHands = ({ organisations, leads }: Hands) =>
  sql<SqlBool>`(h.organisation_id = any(${organisations}::integer[])
    or (h.from_id = any(${leads}::integer[]) and h.to_id = any(${leads}::integer[])))`;

const dayAfter = sql<Date>`h.at + interval '1 day'`;

/** Everything that went along is still with the new counselor. */
const isUntouched = sql<boolean>`not exists (
  select from handover_records x join trajectories t on t.id = x.record_id
  where x.handover_id = h.id and x.kind = 'trajectory'
    and (t.counselor_id <> h.to_id or t.deleted_at is not null))`;

/** Whoever left or does other work is given nothing back. */
const hasGiver = sql<boolean>`exists (select from people p
  join memberships m on m.person_id = p.id and m.account_type = 'counselor'
  where p.id = h.from_id and p.deactivated_at is null and p.erased_at is null)`;

const counted = (kind: string) => sql<number>`(select count(*)::integer from handover_records x
  where x.handover_id = h.id and x.kind = ${sql.lit(kind)})`;

const handovers = (db: Db, hands: Hands, now: Date) =>
  db
    .selectFrom('handovers as h')
    .innerJoin('people as f', 'f.id', 'h.from_id')
    .innerJoin('people as t', 't.id', 'h.to_id')
    .leftJoin('people as b', 'b.id', 'h.by_id')
    .where(isInHands(hands))
    .select(({ ref }) => [
      'h.id',
      jsonBuildObject({ id: ref('f.id'), name: ref('f.name') }).as('from'),
      jsonBuildObject({ id: ref('t.id'), name: ref('t.name') }).as('to'),
      sql<Handover['by']>`case when b.id is not null
        then json_build_object('id', b.id, 'name', b.name) end`.as('by'),
      sql<string>`to_json(h.at) #>> '{}'`.as('at'),
      sql<string | null>`to_json(h.undone_at) #>> '{}'`.as('undone_at'),
      counted('trajectory').as('trajectories'),
      counted('task').as('tasks'),
      counted('appointment').as('appointments'),
      sql<boolean>`(h.undone_at is null and ${dayAfter} > ${now} and ${hasGiver}
        and ${isUntouched})`.as('may_undo'),
    ]);

export const listHandovers = (db: Db, hands: Hands, now: Date): Promise<Handover[]> =>
  handovers(db, hands, now)
    .where('h.at', '>', new Date(now.getTime() - 14 * 86_400_000))
    .orderBy('h.id', 'desc')
    .limit(50)
    .execute();

export const getHandover = (db: Db, hands: Hands, id: number, now: Date): Promise<Handover> =>
  handovers(db, hands, now).where('h.id', '=', id).executeTakeFirstOrThrow(notFound);

export const lockHandover = (db: Db, hands: Hands, id: number) =>
  db
    .selectFrom('handovers as h')
    .where('h.id', '=', id)
    .where(isInHands(hands))
    .selectAll('h')
    .select([dayAfter.as('ends_at'), hasGiver.as('has_giver')])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const addHandover = (db: Db, values: Insertable<Tables['handovers']>) =>
  db.insertInto('handovers').values(values).returning('id').executeTakeFirstOrThrow();

export const setUndone = (db: Db, id: number, undone_at: Date, undone_by: number) =>
  db.updateTable('handovers').set({ undone_at, undone_by }).where('id', '=', id).execute();

/** Somebody of one of these organisations, and whether they are a counselor there now. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('people as p')
    .where('p.id', '=', id)
    .where('p.erased_at', 'is', null)
    .select(['p.id', 'p.organisation_id', 'p.name', 'p.first_name', 'p.email', 'p.language'])
    .select('p.deactivated_at')
    .executeTakeFirst();
