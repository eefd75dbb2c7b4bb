import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openEncrypted } from '../src/platform/backup/openEncrypted.ts';
import { contentsOf, troubles } from '../src/platform/backup/report.ts';
import { restore } from '../src/platform/backup/restore.ts';
import { openAsItIs } from '../src/platform/database/openDatabase.ts';
import { openStorage, temporaryFolder } from '../src/platform/files/openStorage.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { readSettings } from '../src/platform/program/settings.ts';
import { toRun } from '../src/platform/program/toRun.ts';

process.exitCode = await run().catch(sayAndExit);

async function run() {
  const options = { replace: { type: 'boolean' }, identity: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0)
    throw new Error(`Name one file: ${toRun('restore', 'FILE [--identity KEYFILE] [--replace]')}`);
  const settings = readSettings(process.env);
  const path = resolve(file);
  const tmpDir = temporaryFolder(settings);
  const identity = values.identity && resolve(values.identity);
  // Before anything else is opened: without the key there is nothing to restore.
  await using archive = await openEncrypted(path, { tmpDir, identity });
  await using opened = await openAsItIs(settings);
  const into = { url: opened.ownerUrl, storage: openStorage(settings), tmpDir };
  const manifest = await restore(into, archive.path, values);
  process.stdout.write(`Restored from ${path}: ${contentsOf(manifest)}.\n`);
  process.stderr.write(troubles(manifest));
  return 0;
}
