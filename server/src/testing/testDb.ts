import { afterAll, inject } from 'vitest';
import { openDatabaseOn } from './databaseServer.ts';

/** A fresh, migrated database of its own on the real server. */
export async function testDb() {
  const database = await openDatabaseOn(inject('databaseServer'));
  afterAll(database.close);
  return database;
}
