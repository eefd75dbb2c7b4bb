import { afterAll, inject } from 'vitest';
import { openDatabaseOn } from './databaseServer.ts';

/** A fresh, migrated database of its own on the real server. */
export const testDb = () => databaseFrom('template_traject');

/** A completely empty one. */
export const emptyDb = () => databaseFrom('template1');

async function databaseFrom(template: string) {
  const database = await openDatabaseOn(inject('databaseServer'), template);
  afterAll(database.close);
  return database;
}
