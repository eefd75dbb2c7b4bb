import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MailServer } from '@traject/contract/mails';
import { lastBackups } from '../backup/backups.queries.ts';
import { placeTrouble } from '../backup/nightly/placeTrouble.ts';
import type { Db } from '../database/db.ts';
import type { Replica } from '../database/replica.ts';
import { pingClamd } from '../files/clamd.ts';
import type { GuardedStorage } from '../files/guardStorage.ts';
import { scanState } from '../files/scanning.queries.ts';
import type { Clock } from '../program/clock.ts';
import type { Settings } from '../program/settings.ts';
import { withTimeout } from '../program/withTimeout.ts';
import { createCallTimes } from './callTimes.ts';
import { type Certificate, certificateAt } from './certificates.ts';
import { diskOf } from './disks.ts';
import { mailNumbers, queueNumbers, serverNumbers } from './numbers.queries.ts';
import { warningsOf } from './warnings.ts';

type Outside = {
  db: Db;
  replica: Pick<Replica, 'state'>;
  clock: Clock;
  settings: Settings;
  pool: () => { total: number; idle: number; waiting: number };
  pdf: { pending: () => number };
  reading: { pending: () => number };
  mail: { server: () => MailServer };
  storage: Pick<GuardedStorage, 'state'>;
};

export type Health = ReturnType<typeof createHealth>;
export type Look = Awaited<ReturnType<Health['look']>>;

/** How often the database is asked, and the certificates of others are looked at. */
const fresh = { look: 5000, certificates: 6 * 3_600_000, backups: 600_000 };
const patience = 5000;

/** How this process and the whole installation are doing. */
export function createHealth(outside: Outside) {
  const { pool, pdf, reading } = outside;
  const calls = createCallTimes();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  const started_at = new Date();
  const look = lookAround(outside);

  return {
    started_at,
    calls,
    look: remembered(fresh.look, look),
    /** Of this process; the delay is the longest since somebody last asked. */
    process() {
      const longest = delay.max / 1e9;
      delay.reset();
      return {
        ...usage(),
        delay: longest,
        pool: pool(),
        pdf: pdf.pending(),
        reading: reading.pending(),
      };
    },
    start: () => delay.enable(),
    stop: () => delay.disable(),
  };
}

/** What the warnings are told by, and what they are; while the database is away, the rest is told. */
function lookAround({ db, replica, clock, settings, mail, storage }: Outside) {
  const certificates = remembered(fresh.certificates, () => certificatesOf(settings));
  const backupTrouble = remembered(fresh.backups, () => placeTrouble(settings));
  return async () => {
    const signs = {
      disks: await disksOf(settings),
      storage: await storage.state(),
      certificates: await certificates(),
      scanner: await scannerOf(settings),
      mail: mail.server(),
      replica: await replica.state(),
      database: await databaseNumbers(db).catch(() => undefined),
      now: clock(),
      backupPlace: backupPlaceOf(settings),
      backupTrouble: await backupTrouble(),
    };
    return { ...signs, warnings: warningsOf(signs) };
  };
}

async function databaseNumbers(db: Db) {
  const [server, queues, mails, backups, scans] = await withTimeout(
    Promise.all([
      serverNumbers(db),
      queueNumbers(db),
      mailNumbers(db),
      lastBackups(db, 14),
      scanState(db),
    ]),
    patience,
  );
  return { server, queues, mails, backups, scans };
}

function usage() {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, heapUsed, cpu: (user + system) / 1e6 };
}

/** The same answer to all who ask within this time, and never two of them at work at once. */
function remembered<T>(milliseconds: number, ask: () => Promise<T>) {
  let known: { until: number; answer: Promise<T> } | undefined;
  const forget = () => {
    known = undefined;
  };
  const answer = () => {
    const now = performance.now();
    if (!known || known.until < now) {
      known = { until: now + milliseconds, answer: ask() };
      known.answer.catch(forget);
    }
    return known.answer;
  };
  return Object.assign(answer, { forget });
}

async function certificatesOf({ SMTP_URL, PUBLIC_URL }: Settings): Promise<Certificate[]> {
  const addresses = [SMTP_URL, PUBLIC_URL].filter((address) => address !== undefined);
  const found = await Promise.all(addresses.map(certificateAt));
  return found.filter((certificate) => certificate !== undefined);
}

const disksOf = async ({ DATA_DIR, backup }: Settings) => [
  ...(await diskOf('data', DATA_DIR)),
  ...(backup && 'folder' in backup ? await diskOf('backups', backup.folder) : []),
];

async function scannerOf({ CLAMD }: Settings) {
  if (!CLAMD) return { state: 'unset' as const, says: '' };
  const told = await pingClamd(CLAMD, 2);
  return 'version' in told
    ? { state: 'working' as const, says: told.version }
    : { state: 'away' as const, says: told.error };
}

function backupPlaceOf({ backup }: Settings) {
  if (!backup) return 'none' as const;
  return 'folder' in backup ? ('folder' as const) : ('bucket' as const);
}
