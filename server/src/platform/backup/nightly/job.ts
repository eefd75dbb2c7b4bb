import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverFolder } from '../../program/folders.ts';
import type { Jobs, Log } from '../../program/jobs.ts';
import type { Settings } from '../../program/settings.ts';
import { backupJob } from '../manifest.ts';
import type { Outcome } from './nightly.ts';

type Outside = { settings: Settings; log: Log; env: NodeJS.ProcessEnv };

const hour = 60 * 60;
/** Longer than any backup takes; what takes longer hangs. */
const bound = 12 * hour;
const forEnding = 3000;

/** One for all processes; when one of them dies, another takes over later that night. */
const options = {
  cron: '41 1 * * *',
  evenIfLate: true,
  policy: 'exclusive',
  retryLimit: 1,
  retryDelay: 2 * hour,
  heartbeatSeconds: 60,
  expireInSeconds: bound + hour,
} as const;

/**
 * A backup sees everything, which this process must not: it is made in one of its own, with the
 * same settings, that ends when this one does.
 */
export function backUpNightly(jobs: Jobs, { settings, log, env }: Outside) {
  const running = new Set<ChildProcess>();
  if (settings.backup)
    jobs.define(backupJob, options, async () => {
      const child = launch(env);
      running.add(child);
      const outcome = await outcomeOf(child).finally(() => running.delete(child));
      tell(log, outcome);
      if (outcome.state === 'failed') throw new Error(outcome.why);
    });
  return { stop: () => Promise.all([...running].map(end)) };
}

function launch(env: NodeJS.ProcessEnv) {
  const script = fileURLToPath(new URL('scripts/backup.ts', serverFolder));
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
  return spawn(process.execPath, [script, '--nightly'], { env, stdio: [...stdio] });
}

/** Its own last word, or how it ended without one. */
async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let outcome: Outcome | undefined;
  let isLate = false;
  child.on('message', (message) => {
    outcome = message as Outcome;
  });
  const late = setTimeout(() => {
    isLate = true;
    void end(child);
  }, bound * 1000);
  const [code, signal] = await once(child, 'exit').finally(() => clearTimeout(late));
  const why = isLate ? `it took more than ${bound / hour} hours` : `it ended (${signal ?? code})`;
  return outcome ?? { state: 'failed', why: `The process that makes the backup is gone: ${why}.` };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), forEnding);
  await gone;
  clearTimeout(impatient);
}

/** For those who read the log, and for what reads it for them. */
function tell(log: Log, outcome: Outcome) {
  if (outcome.state === 'failed') return log.error({ why: outcome.why }, 'backup failed');
  const { name, bytes, gaps, check, removed } = outcome;
  const about = { name, bytes, removed: removed.names.length };
  if (gaps > 0) log.warn({ ...about, gaps }, 'backup made, with files missing');
  else log.info(about, 'backup made');
  if (check === 'restored') log.info({ name }, 'backup restored as a trial');
  else if (check) log.error({ name, why: check.why }, 'backup could not be restored as a trial');
  if (removed.why) log.warn({ why: removed.why }, 'old backups were not removed');
}
