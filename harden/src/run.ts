import { endAll } from '@traject/server/src/testing/program.ts';
import { atOnce } from './atOnce.ts';
import { backup } from './backup.ts';
import { bankFile } from './bankFile.ts';
import type { Check, Found } from './check.ts';
import { databaseGone, databaseHangs } from './databaseAway.ts';
import { databaseUnnamed } from './databaseUnnamed.ts';
import { dependencies } from './dependencies.ts';
import { diskFull } from './diskFull.ts';
import { documentsRun } from './documents.ts';
import { filesGone } from './filesGone.ts';
import { firstStart } from './firstStart.ts';
import { floods } from './floods.ts';
import { fuzz } from './fuzz.ts';
import { hostile } from './hostile.ts';
import { kill } from './kill.ts';
import { largeUpgrade } from './largeUpgrade.ts';
import { logFull } from './logFull.ts';
import { lostAnswers } from './lostAnswers.ts';
import { mailAway } from './mailAway.ts';
import { mailHeap } from './mailHeap.ts';
import { mailInHand } from './mailInHand.ts';
import { mailLater } from './mailLater.ts';
import { model } from './model.ts';
import { money } from './money.ts';
import { otherInstallation } from './otherInstallation.ts';
import { payloads } from './payloads.ts';
import { pdfThread } from './pdfThread.ts';
import { photos } from './photos.ts';
import { schoolKill } from './schoolKill.ts';
import { schoolAtOnce, schoolHostile, schoolStrangers } from './schools.ts';
import { secrets } from './secrets.ts';
import { sessions } from './sessions.ts';
import { slowClient } from './slowClient.ts';
import { stopping } from './stopping.ts';
import { storeHangs } from './storeHangs.ts';
import { turns } from './turns.ts';
import { twoContainers } from './twoContainers.ts';
import { visibility } from './visibility.ts';
import { worldsApart } from './worlds.ts';

const checks: Check[] = [
  fuzz,
  hostile,
  turns,
  worldsApart,
  visibility,
  schoolStrangers,
  schoolAtOnce,
  schoolHostile,
  atOnce,
  money,
  bankFile,
  model,
  sessions,
  floods,
  dependencies,
  payloads,
  secrets,
  kill,
  schoolKill,
  lostAnswers,
  firstStart,
  twoContainers,
  otherInstallation,
  databaseHangs,
  databaseGone,
  databaseUnnamed,
  diskFull,
  filesGone,
  storeHangs,
  logFull,
  mailAway,
  mailHeap,
  mailInHand,
  mailLater,
  pdfThread,
  photos,
  slowClient,
  stopping,
  backup,
  largeUpgrade,
  documentsRun,
];

const said = (name: string) =>
  process.argv.find((part) => part.startsWith(`--${name}=`))?.slice(name.length + 3);
const seed = Number(said('seed') ?? 1 + Math.floor(Math.random() * 1_000_000));
const only = said('only');

// Stopping it leaves no program running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => endAll().finally(() => process.exit(1)));

process.stdout.write(`seed ${seed}\n`);
for (const check of checks) {
  if (only && !check.name.includes(only)) continue;
  const found = await check.run({ seed }).catch(broken).finally(endAll);
  process.stdout.write(`${wordFor(found)}  ${check.name}: ${found.figure} (goal: ${check.goal})\n`);
  for (const shortfall of found.shortfalls ?? []) process.stdout.write(`    ${shortfall}\n`);
  if (found.isReached === false) process.exitCode = 1;
}

// What a broken check left open must not keep this waiting.
process.exit();

function wordFor({ isReached }: Found) {
  if (isReached === 'untried') return 'not tried';
  return isReached ? 'reached' : 'NOT reached';
}

function broken(error: Error): Found {
  const shortfalls = [error.stack ?? error.message];
  return { figure: 'the check itself broke', isReached: false, shortfalls };
}
