import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isReached, type Line, print } from '@traject/bench/src/table.ts';
import { openDb } from '@traject/server/src/platform/database/openDb.ts';
import { startS3 } from '@traject/server/src/platform/files/s3.testing.ts';
import { startSmtp } from '@traject/server/src/platform/mail/smtp.testing.ts';
import { signIn } from '@traject/server/src/testing/program.ts';
import { anHourPasses } from '../writers.ts';
import { asSuperuser, startMachines, untilFollowed } from './engines.ts';
import {
  linesOf,
  lookUp,
  missingStreams,
  secondsWithoutWrites,
  sentTwice,
  unsentMails,
} from './figures.ts';
import { startFronts, web } from './fronts.ts';
import { startLoad, visitorsOf } from './load.ts';
import { prepareRoom } from './machines.ts';
import { createPrograms } from './programs.ts';
import { type Trial, trials } from './trials.ts';

const only = process.argv.find((part) => part.startsWith('--only='))?.slice(7);
const results = fileURLToPath(new URL('../../../data/bench/', import.meta.url));
const processes = 3;
const quiet = 10_000;

type Rig = Awaited<ReturnType<typeof open>>;

export async function tryAll() {
  const rig = await open();
  const found: Record<string, Line[]> = {};
  for (const trial of trials) {
    if (only && !only.split(',').includes(trial.name)) continue;
    found[trial.name] = await tryOne(rig, trial);
    print(`${trial.name}: ${trial.what}`, found[trial.name] ?? []);
  }
  return keep(found);
}

async function open() {
  await prepareRoom();
  const pooler = await startFronts();
  const machines = await startMachines();
  const store = await startS3('traject');
  // Slow, so that some mail is on its way whenever something is hurt.
  const smtp = await startSmtp({ slow: 700 });
  const programs = createPrograms({ store: store.endpoint, mail: smtp.url });
  for (let count = 0; count < processes; count++) await programs.start(programs.free());
  const visitors = visitorsOf(web, await signIn(web, 'admin@demo.example'));
  const { sql } = openDb(asSuperuser('traject'), { max: 2 });
  setInterval(() => anHourPasses(sql).catch(() => {}), 4000).unref();
  return { cluster: { pooler, machines, store, programs }, smtp, visitors, sql };
}

/** Quiet at first, then hurt and healed, and then until everything is as it was. */
async function tryOne({ cluster, smtp, visitors, sql }: Rig, { hurt }: Trial) {
  const before = smtp.letters.length;
  const began = Date.now();
  const load = startLoad(visitors, await somePlaces(sql));
  await pause(quiet);
  await hurt(cluster);
  const isFollowed = await untilFollowed(cluster.machines);
  const missing = (await missingStreams(sql, processes)) + (isFollowed ? 0 : 2);
  await pause(quiet);
  const seconds = secondsWithoutWrites(load, began);
  await load.stop();
  tellWrong(load.seen);
  const { lost, twice } = await lookUp(sql, visitors, load);
  for (const one of lost) process.stdout.write(`    lost: ${one}\n`);
  const unsent = await unsentMails(sql);
  const letters = smtp.letters.slice(before);
  const mails = { sent: letters.length, twice: sentTwice(letters), unsent };
  // Of changes and jobs to each process, and of the database to its two copies.
  const streams = { all: 2 * processes + 2, missing };
  return linesOf({ load, lost, twice, seconds, mails, streams });
}

function tellWrong(seen: { what: string; outcome: string; said: string }[]) {
  const wrong = seen.filter(({ outcome }) => outcome === 'wrong');
  const words = new Set(wrong.map(({ what, said }) => `${what}: ${said}`));
  for (const one of [...words].slice(0, 10)) process.stdout.write(`    ${one}\n`);
}

async function somePlaces(sql: Rig['sql']) {
  const rows = await sql<{ id: number }[]>`select t.id from trajectories t
    join people a on a.id = t.client_id where t.organisation_id = 1 and t.deleted_at is null
    and a.email <> '' and trajectory_state_id in (1, 3, 5) order by t.id limit 4`;
  const [answered] = await sql<{ path: string }[]>`select
    format('/trajectories/%s/surveys/%s/results', trajectory_id, s.id) as path
    from surveys s join trajectories t on t.id = s.trajectory_id
    where answered_at is not null and t.organisation_id = 1 order by s.id limit 1`;
  return { trajectories: rows.map(({ id }) => id), survey: answered?.path ?? '' };
}

/** The same as JSON, with an exit status for scripts. */
function keep(found: Record<string, Line[]>) {
  const lines = Object.values(found).flat();
  const missed = lines.filter((line) => !isReached(line)).length;
  mkdirSync(results, { recursive: true });
  const file = `${results}cluster.json`;
  writeFileSync(file, `${JSON.stringify({ at: new Date(), found }, null, 2)}\n`);
  process.stdout.write(`\n${lines.length - missed} of ${lines.length} reached; ${file}\n`);
  return missed === 0 ? 0 : 1;
}
