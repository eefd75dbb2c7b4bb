import { type DialectAdapter, Kysely, type PostgresPool, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './db.ts';
import { Dialect } from './dialect.ts';
import type { LockPatience } from './lockPatience.ts';
import type { PreparingClient } from './preparedStatements.ts';
import type { SharedConnections } from './sharedConnections.ts';
import type { Tables } from './tables.gen.ts';

/** Rows of no organisation, such as the links and mails of an account itself. */
export const ofNobody = 0;

/** What a connection sees by default: nothing of any organisation. */
const nothing = '{}';

const mostViews = 1000;

type Through = (wall: string, patience?: LockPatience) => Db;
type View = { wall: string; patience: LockPatience; through: Through };
type Ask = (text: string, values: unknown[]) => ReturnType<SharedConnections['query']>;

const views = new WeakMap<DialectAdapter, View>();
const shared = new WeakMap<Db, { query: Ask }>();

/**
 * The same database, in which every statement sees only these organisations (row-level security). A
 * transaction keeps the set that it began with.
 */
export function within(db: Db, organisation_ids: readonly number[]): Db {
  const view = views.get(db.getExecutor().adapter);
  if (!view) throw new Error('This database was opened without a wall.');
  const wall = wallOf(organisation_ids);
  if (wall === view.wall) return db;
  if (db.isTransaction) throw new Error('A transaction keeps the wall that it began with.');
  return view.through(wall, view.patience);
}

/** The same, for whoever waits for an answer: so is what is seen through it. */
export function forCall(db: Db): Db {
  const view = views.get(db.getExecutor().adapter);
  if (!view) throw new Error('This database was opened without a wall.');
  return view.through(view.wall, 'ofCall');
}

/** Another database, seen by whoever sees this one. */
export function asSeenBy(db: Db, other: Db): Db {
  const [here, there] = [db, other].map((one) => views.get(one.getExecutor().adapter));
  if (!here || !there) throw new Error('This database was opened without a wall.');
  return there.through(here.wall);
}

/** For work in each of them: all are named, one by one, including what belongs to none. */
export async function withinAll(db: Db): Promise<Db> {
  return within(db, [ofNobody, ...(await allOrganisations(db))]);
}

export async function allOrganisations(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select all_organisations() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** For short queries; a transaction has its own connection instead. */
export const sharedConnectionsOf = (db: Db) => shared.get(db);

/** As the database writes it, the same for each set. */
function wallOf(organisation_ids: readonly number[]) {
  if (!organisation_ids.every(Number.isSafeInteger)) throw new Error('A wall is made of numbers.');
  return `{${[...new Set(organisation_ids)].sort((a, b) => a - b).join()}}`;
}

/** All views share the connections; those not used for long make room. */
export function openViews(pool: pg.Pool, sharedConnections: SharedConnections): Db {
  const known = new Map<string, Db>();
  const through = (wall: string, patience: LockPatience = 'usual') => {
    const view = { wall, patience, through };
    const name = `${patience} ${wall}`;
    const db = known.get(name) ?? openView(view, pool, sharedConnections);
    known.delete(name);
    if (known.size >= mostViews) known.delete(known.keys().next().value ?? '');
    known.set(name, db);
    return db;
  };
  return through(nothing);
}

function openView(view: View, pool: pg.Pool, sharedConnections: SharedConnections) {
  const { wall } = view;
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool: walled(pool, view) }) });
  views.set(db.getExecutor().adapter, view);
  shared.set(db, { query: (text, values) => sharedConnections.query(text, values, wall) });
  return db;
}

/** Set before the transaction begins: what is set inside one is rolled back with it. */
const walled = (pool: pg.Pool, { wall, patience }: View): PostgresPool => ({
  async connect() {
    const client = (await pool.connect()) as pg.PoolClient & PreparingClient;
    client.seeOnly(wall, patience);
    const { release } = client;
    client.release = (error) => release(error || client.refusesWrites);
    return client;
  },
  // The connections are shared: whoever opened the pool closes it.
  end: async () => {},
  options: pool.options,
});
