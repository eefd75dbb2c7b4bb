import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../src/platform/backup/backUp.ts';
import { contentsOf } from '../src/platform/backup/report.ts';
import { appliedMigrations } from '../src/platform/database/migrate.ts';
import { openAsItIsBeside } from '../src/platform/database/openDatabase.ts';
import { folderStorage } from '../src/platform/files/folderStorage.ts';
import { serverFolder } from '../src/platform/program/folders.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { readSettings } from '../src/platform/program/settings.ts';

const releases = new URL('src/platform/database/releases/', serverFolder);

process.exitCode = await run().catch(sayAndExit);

/** Keeps the rows of an installation, for the test that upgrades those of each release. */
async function run() {
  const settings = readSettings(process.env);
  await using opened = await openAsItIsBeside(settings);
  const last = (await appliedMigrations(opened.owner.sql)).toSorted().at(-1) ?? '';
  const path = new URL(last.replace('.sql', '.zip'), releases).pathname;
  await rm(path, { force: true });
  // The files themselves would be most of it, and no migration reads them.
  const storage = folderStorage(join(settings.DATA_DIR, 'no-files'));
  const { manifest } = await backUp({ url: opened.ownerUrl, storage }, path);
  process.stdout.write(`${path} holds ${contentsOf(manifest)}.\n`);
  return 0;
}
