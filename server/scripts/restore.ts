import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { eraseAgain } from '../src/features/rights/rights.service.ts';
import { readErasures } from '../src/platform/backup/keptErasures.ts';
import { openDestination } from '../src/platform/backup/nightly/openDestination.ts';
import { BackupTrouble } from '../src/platform/backup/nightly/words.ts';
import { openEncrypted } from '../src/platform/backup/openEncrypted.ts';
import { contentsOf, troubles } from '../src/platform/backup/report.ts';
import { restore } from '../src/platform/backup/restore.ts';
import { openAsItIs, openBeside } from '../src/platform/database/openDatabase.ts';
import { openStorage, temporaryFolder } from '../src/platform/files/openStorage.ts';
import { realClock } from '../src/platform/program/clock.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { readSettings, type Settings } from '../src/platform/program/settings.ts';
import { toRun } from '../src/platform/program/toRun.ts';

process.exitCode = await run().catch(sayAndExit);

async function run() {
  const options = {
    replace: { type: 'boolean' },
    identity: { type: 'string' },
    'erase-again': { type: 'boolean' },
  } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [file, ...rest] = positionals;
  if (values['erase-again'] && positionals.length === 0) return eraseWhatCameBack();
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
  const real = { backup: basename(path), erasures: erasuresBeside(settings) };
  const { manifest, erasedSince } = await restore(into, archive.path, { ...values, real });
  process.stdout.write(`Restored from ${path}: ${contentsOf(manifest)}.\n`);
  process.stderr.write(troubles(manifest) + cameBack(erasedSince, settings));
  return 0;
}

/** Those of the installation whose backup it is, where its backups are kept. */
function erasuresBeside({ backup, ...settings }: Settings) {
  return async (installation: string) => {
    if (!backup) return [];
    const spool = join(temporaryFolder(settings), 'erasures');
    const destination = openDestination(backup, spool);
    return readErasures(destination, installation, sayUnreadable).catch(sayAway);
  };
}

function sayUnreadable(name: string) {
  process.stderr.write(
    `${name} cannot be read: what that list says was erased may be back, and is not erased again.\n`,
  );
}

/** Nobody is kept from their backup by it. */
function sayAway(error: unknown) {
  if (!(error instanceof BackupTrouble)) throw error;
  process.stderr.write(
    `${error.message} What was erased after this backup is not known without it, and may be back.\n`,
  );
  return [];
}

function cameBack(count: number, { backup }: Settings) {
  if (count > 0)
    return (
      `${count} people and trajectories were erased after this backup, and are back. ` +
      `Erase them again before anybody goes to work: ${toRun('restore', '--erase-again')}\n`
    );
  return backup
    ? ''
    : 'What was erased after this backup is only known with the settings of the place of the backups ' +
        '(BACKUP_DIR or BACKUP_S3_BUCKET), which are not set.\n';
}

async function eraseWhatCameBack() {
  await using opened = await openBeside(readSettings(process.env));
  const count = await eraseAgain(opened.database.db, realClock);
  process.stdout.write(`${count} people and trajectories were erased again.\n`);
  return 0;
}
