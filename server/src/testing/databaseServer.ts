import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { prepareDatabase } from '../platform/database/openDatabase.ts';
import { openDb } from '../platform/database/openDb.ts';
import { startPostgres } from '../platform/database/postgres/start.ts';
import { openProgramRole } from '../platform/database/programRole.ts';

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

/**
 * A fresh database on that server, migrated unless another template is named: as its owner, who
 * sees everything, and as the program.
 */
export async function openDatabaseOn(server: string, template = 'template_traject') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1 });
  await admin.unsafe(`create database ${name} template ${template}`);
  await admin.end();
  const url = server.replace(/\/traject$/, `/${name}`);
  // A machine with much else to do is no database that is away.
  const patient = { acquireMs: 60_000 };
  const owner = openDb(url, { max: 5, ...patient });
  const programUrl = await openProgramRole({ sql: owner.sql, url }, secret);
  const program = openDb(programUrl, patient);
  const readOnly = openDb(`${programUrl}?${onlyReads}`, { max: 2, ...patient });
  const close = async () => {
    await Promise.all([program.close(), readOnly.close(), owner.close()]);
  };
  return { ...owner, url, program, programUrl, readOnly, close };
}

/** As a copy of the database refuses what is not a reading. */
const onlyReads = new URLSearchParams({
  options: '-c TimeZone=UTC -c default_transaction_read_only=on',
});

const secret = 'not needed where there is a password';

async function makeTemplate(url: string) {
  const admin = postgres(url, { max: 1 });
  await admin`create database template_traject`;
  await admin.end();
  const template = url.replace(/\/traject$/, '/template_traject');
  const owner = openDb(template);
  await prepareDatabase(owner, template, secret);
  // So that mistaking the id of an account for that of a record finds nobody.
  await owner.sql`alter sequence accounts_id_seq restart with 700000`;
  await owner.close();
}
