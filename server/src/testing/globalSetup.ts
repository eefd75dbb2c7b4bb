import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { openDb } from '../platform/db.ts';
import { migrate } from '../platform/migrate.ts';
import { startPostgres } from '../platform/postgres/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'traject-test-'));
  // The database's own user must be able to enter it.
  await chmod(dataDir, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', max_connections: '200' };
  const server = await startPostgres({ dataDir, password: 'test', settings });
  await makeTemplate(server.url);
  provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string) {
  const admin = postgres(url, { max: 1 });
  await admin`create database template_traject`;
  await admin.end();
  const { sql, close } = openDb(url.replace(/\/traject$/, '/template_traject'));
  await migrate(sql);
  await close();
}
