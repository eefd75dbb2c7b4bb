import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import { openDb } from '../platform/db.ts';

/** A fresh, migrated database of its own on the real server. */
export async function testDb() {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1 });
  await admin.unsafe(`create database ${name} template template_traject`);
  await admin.end();
  const url = server.replace(/\/traject$/, `/${name}`);
  const database = openDb(url, { max: 5 });
  afterAll(database.close);
  return { ...database, url };
}
