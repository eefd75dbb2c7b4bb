import { parseArgs } from 'node:util';
import { openAsItIsBeside, prepareDatabase } from '../src/platform/database/openDatabase.ts';
import { planInWords, upgradePlan } from '../src/platform/database/upgradePlan.ts';
import { sayAndExit, sayProgress } from '../src/platform/program/process.ts';
import { readSettings } from '../src/platform/program/settings.ts';

/** There is something to do that people would notice. */
const heavy = 2;

process.exitCode = await run().catch(sayAndExit);

/** Brings the database up to date without starting the program, or only says what that would do. */
async function run() {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const settings = readSettings(process.env);
  await using opened = await openAsItIsBeside(settings);
  const { owner, ownerUrl, secrets } = opened;
  const plan = await upgradePlan(owner.sql);
  const { lines, isHeavy } = planInWords(plan);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (values.check || plan.unknown.length > 0) return isHeavy ? heavy : 0;
  await prepareDatabase(owner, ownerUrl, secrets.database, sayProgress);
  process.stdout.write('The database is up to date; start the new version.\n');
  return 0;
}
