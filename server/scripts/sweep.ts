import { parseArgs } from 'node:util';
import { openBeside } from '../src/platform/database/openDatabase.ts';
import { claimStorage, giveUpFiles, refusalOf } from '../src/platform/files/installation.ts';
import { openStorage, temporaryFolder } from '../src/platform/files/openStorage.ts';
import { findRowless, sweep } from '../src/platform/files/sweep.ts';
import { sayAndExit } from '../src/platform/program/process.ts';
import { readSettings } from '../src/platform/program/settings.ts';
import { toRun } from '../src/platform/program/toRun.ts';

const hour = 60 * 60 * 1000;

process.exitCode = await run().catch(sayAndExit);

/** For when the hourly sweep stopped because it would have removed unusually much. */
async function run() {
  const options = { yes: { type: 'boolean' }, lost: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const settings = readSettings(process.env);
  await using opened = await openBeside(settings);
  const { db } = opened.database;
  const outside = { storage: openStorage(settings), tmpDir: temporaryFolder(settings), db };
  if (values.lost) await giveUpFiles(outside.storage, db);
  const now = await claimStorage(outside.storage, db);
  if (!now) throw new Error(await refusalOf(outside.storage, db));
  const { total, removed, unknown } = await findRowless(outside, new Date(now.getTime() - hour));
  process.stdout.write(
    `Of ${total} stored files ${removed.length} were removed, and ${unknown.length} never belonged to a row.\n`,
  );
  if (!values.yes) process.stdout.write(`To put them in the bin: ${toRun('sweep', '--yes')}\n`);
  else await sweep(outside, { evenIfMany: true });
  return 0;
}
