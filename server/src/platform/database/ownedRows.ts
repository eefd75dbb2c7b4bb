import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { notFound } from '../http/errors.ts';
import type { Db } from './db.ts';
import type { Tables } from './tables.gen.ts';
import { staleVersion, type Versioned } from './versionedUpdate.ts';

/** Tables whose rows have an id and a version. */
type VersionedTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends Versioned & { id: number } ? T : never;
}[keyof Tables];

/** All of them, as far as this file is concerned. */
type Row = Versioned & { id: number; owner: number };
const anyRows = (db: Db) => db as unknown as Kysely<{ rows: Row }>;

/**
 * The rows of a table that belong to one owner: the tests of a trajectory, the studies of a person.
 */
export function ownedRows<
  T extends VersionedTable,
  O extends keyof Selectable<Tables[T]> & keyof Insertable<Tables[T]>,
>(table: T, ownerColumn: O) {
  const rows = table as string as 'rows';
  const owner = ownerColumn as string as 'owner';
  return {
    /** As stored, locked until this transaction ends. */
    lock: (db: Db, ownerId: number, id: number) =>
      anyRows(db)
        .selectFrom(rows)
        .where(owner, '=', ownerId)
        .where('id', '=', id)
        .selectAll()
        .forUpdate()
        .executeTakeFirstOrThrow(notFound) as unknown as Promise<Selectable<Tables[T]>>,

    add: (db: Db, ownerId: number, values: Omit<Insertable<Tables[T]>, O>) =>
      anyRows(db)
        .insertInto(rows)
        .values({ ...values, [owner]: ownerId } as object as Row)
        .returning('id')
        .executeTakeFirstOrThrow(),

    /** Only if it follows the current version. */
    save: (db: Db, id: number, values: Updateable<Tables[T]> & { version: number }) =>
      anyRows(db)
        .updateTable(rows)
        .set(values as object)
        .where('id', '=', id)
        .where('version', '=', values.version - 1)
        .returning('id')
        .executeTakeFirstOrThrow(staleVersion),

    remove: (db: Db, ownerId: number, id: number) =>
      anyRows(db)
        .deleteFrom(rows)
        .where(owner, '=', ownerId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow(notFound),
  };
}

export type OwnedRows = {
  lock: (db: Db, ownerId: number, id: number) => Promise<Versioned & { id: number }>;
  add: (db: Db, ownerId: number, values: never) => Promise<{ id: number }>;
  save: (db: Db, id: number, values: never) => Promise<unknown>;
  remove: (db: Db, ownerId: number, id: number) => Promise<unknown>;
};
