import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';

const owners = new WeakMap<object, Db>();

/** Whoever prepares something for a test is not held by the wall that the test is about. */
export const ownerDb = ({ db, links }: Pick<World, 'db' | 'links'>) => owners.get(links) ?? db;

export const setOwnerDb = ({ links }: World, db: Db) => owners.set(links, db);
