import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { openDb } from '../platform/db.ts';
import { migrate } from '../platform/migrate.ts';
import { startPostgres } from '../platform/postgres/start.ts';

/** One real PostgreSQL for a whole run, with a migrated template to clone databases from. */
export async function startDatabaseServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'traject-test-'));
  // The database's own user must be able to enter it.
  await chmod(dataDir, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', max_connections: '200' };
  const server = await startPostgres({ dataDir, password: 'test', settings });
  await makeTemplate(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A fresh database of its own on that server, migrated unless another template is named. */
export async function openDatabaseOn(server: string, template = 'template_traject') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1 });
  await admin.unsafe(`create database ${name} template ${template}`);
  await admin.end();
  const url = server.replace(/\/traject$/, `/${name}`);
  return { ...openDb(url, { max: 5 }), url };
}

async function makeTemplate(url: string) {
  const admin = postgres(url, { max: 1 });
  await admin`create database template_traject`;
  await admin.end();
  const { sql, close } = openDb(url.replace(/\/traject$/, '/template_traject'));
  await migrate(sql);
  // Whoever takes the number of an account for that of a record finds nobody.
  await sql`alter sequence accounts_id_seq restart with 700000`;
  await close();
}
