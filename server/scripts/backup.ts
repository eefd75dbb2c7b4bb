import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../src/platform/backup/backUp.ts';
import { contentsOf, troubles } from '../src/platform/backup/report.ts';
import { openAsItIsBeside } from '../src/platform/database/openDatabase.ts';
import { openStorage } from '../src/platform/files/openStorage.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { knownSecrets } from '../src/platform/program/secrets.ts';
import { readSettings } from '../src/platform/program/settings.ts';
import { toRun } from '../src/platform/program/toRun.ts';

/** The backup was made, but something is missing from it. */
const madeWithGaps = 2;

process.exitCode = await run().catch(sayAndExit);

async function run() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(`Name one file: ${toRun('backup', 'FILE')}`);
  const settings = readSettings(process.env);
  if (!settings.DATABASE_URL && !(await knownSecrets(settings.DATA_DIR)))
    throw new Error(`There is no installation in ${settings.DATA_DIR}.`);
  await using opened = await openAsItIsBeside(settings);
  const from = { url: opened.ownerUrl, storage: openStorage(settings) };
  const path = resolve(file);
  const { manifest, changed } = await backUp(from, path);
  process.stdout.write(`${path} holds ${contentsOf(manifest)}.\n`);
  const lacking = troubles(manifest, changed);
  process.stderr.write(lacking);
  return lacking ? madeWithGaps : 0;
}
