import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../src/platform/backup/backUp.ts';
import { proveKeys } from '../src/platform/backup/encryption.ts';
import { writeIdentity } from '../src/platform/backup/identities.ts';
import { backUpByItself, type Outcome } from '../src/platform/backup/nightly/nightly.ts';
import { statusOf, told } from '../src/platform/backup/nightly/report.ts';
import { sayWhy, whyOf } from '../src/platform/backup/nightly/words.ts';
import { contentsOf, troubles } from '../src/platform/backup/report.ts';
import { openAsItIsBeside } from '../src/platform/database/openDatabase.ts';
import { openOwnStorage, temporaryFolder } from '../src/platform/files/openStorage.ts';
import { realClock } from '../src/platform/program/clock.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { knownSecrets } from '../src/platform/program/secrets.ts';
import { readSettings, type Settings } from '../src/platform/program/settings.ts';
import { toRun } from '../src/platform/program/toRun.ts';

/** The backup was made, but something is missing from it. */
const madeWithGaps = 2;

const options = {
  now: { type: 'boolean' },
  nightly: { type: 'boolean' },
  'new-key': { type: 'string' },
} as const;

process.exitCode = await run().catch(sayAndExit);

async function run() {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [file, ...rest] = positionals;
  const asked = [file, values.now, values.nightly, values['new-key']].filter(Boolean);
  if (asked.length !== 1 || rest.length > 0)
    throw new Error(`Name one file: ${toRun('backup', 'FILE, or --now, or --new-key FILE')}`);
  if (values['new-key']) return makeKey(resolve(values['new-key']));
  if (values.nightly) return nightly();
  return file ? intoFile(resolve(file)) : atOnce();
}

async function intoFile(path: string) {
  endTidily();
  const settings = readSettings(process.env);
  await using opened = await openInstallation(settings);
  const storage = openOwnStorage(settings, opened.owner.db);
  const from = { url: opened.ownerUrl, storage, notes: temporaryFolder(settings) };
  const { manifest, changed } = await backUp(from, path);
  process.stdout.write(`${path} holds ${contentsOf(manifest)}.\n`);
  const lacking = troubles(manifest, changed);
  process.stderr.write(lacking);
  return lacking ? madeWithGaps : 0;
}

async function atOnce() {
  endTidily();
  const outcome = await intoItsPlace();
  const output = outcome.state === 'made' ? process.stdout : process.stderr;
  output.write(`${told(outcome).join('\n')}\n`);
  return statusOf(outcome);
}

/** For the program that started this, which goes first and is told how it went. */
async function nightly() {
  process.once('disconnect', () => process.exit(1));
  endTidily();
  giveWay();
  const outcome = await intoItsPlace().catch(
    (error: unknown): Outcome => ({ state: 'failed', why: sayWhy('en', whyOf(error)) }),
  );
  await new Promise<void>((sent) => process.send?.(outcome, () => sent()) ?? sent());
  return process.exit(statusOf(outcome));
}

async function intoItsPlace() {
  const settings = readSettings(process.env);
  if (settings.backup) await proveKeys(settings.backup.keys);
  await using opened = await openInstallation(settings);
  const owner = { db: opened.owner.db, url: opened.ownerUrl };
  return await backUpByItself({ settings, owner, clock: realClock });
}

async function openInstallation(settings: Settings) {
  if (!settings.DATABASE_URL && !(await knownSecrets(settings.DATA_DIR)))
    throw new Error(`There is no installation in ${settings.DATA_DIR}.`);
  return openAsItIsBeside(settings);
}

/** Where a service may not change priorities, it is made at the usual one. */
function giveWay() {
  try {
    setPriority(10);
  } catch {}
}

/** So that what is removed at the exit is removed: a signal by itself ends without one. */
function endTidily() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(1));
}

async function makeKey(path: string) {
  const key = await writeIdentity(path, new Date());
  process.stdout.write(
    `${path} holds the secret key: move it away from this machine, and keep two copies.\n` +
      `Backups are encrypted for it with BACKUP_KEY=${key}\n`,
  );
  return 0;
}
