import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDb } from '../src/platform/database/openDb.ts';
import { startPostgres } from '../src/platform/database/postgres/start.ts';
import { tableTypes } from './tables.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'traject-tables-'));

// The database's own user must be able to enter it.

await chmod(dataDir, 0o755);
const server = await startPostgres({ dataDir, password: 'tables' });
const { sql, close } = openDb(server.url);
try {
  await migrate(sql);
  await writeFile(
    new URL('../src/platform/database/tables.gen.ts', import.meta.url),
    await tableTypes(sql),
  );
} finally {
  await close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
