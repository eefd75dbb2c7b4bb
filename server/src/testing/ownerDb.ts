import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';

const owners = new WeakMap<object, Db>();

/** Preparing a test is not subject to the row-level security that the test is about. */
export const ownerDb = ({ db, links }: Pick<World, 'db' | 'links'>) => owners.get(links) ?? db;

export const setOwnerDb = ({ links }: World, db: Db) => owners.set(links, db);
