import type { Language } from '@traject/contract/common/languages';
import type { Backup } from '../../platform/backup/backups.queries.ts';
import { sayWhy } from '../../platform/backup/nightly/words.ts';
import type { Db } from '../../platform/database/db.ts';
import { migrationNames } from '../../platform/database/migrate.ts';
import type { Look } from '../../platform/health/health.ts';
import { failedJobs, fileNumbers } from '../../platform/health/numbers.queries.ts';
import { unavailable } from '../../platform/http/errors.ts';
import { version } from '../../platform/program/version.ts';
import type { World } from '../../platform/program/world.ts';

type Asker = { db: Db; language: Language };

/** What the page of the installation shows: numbers and states, of the whole and of nobody. */
export async function stateOf({ health, settings }: World, { db, language }: Asker) {
  const look = await health.look();
  const { now, database, disks, scanner, mail, backupPlace } = look;
  if (!database) throw unavailable();
  const { now: _, transactions_used, password_ends_at, ...server } = database.server;
  return written({
    at: now,
    program: {
      version,
      migration: (await migrationNames()).at(-1)?.replace('.sql', '') ?? '',
      node: process.version,
      started_at: health.started_at,
      memory: process.memoryUsage.rss(),
    },
    database: { place: settings.DATABASE_URL ? ('named' as const) : ('own' as const), ...server },
    files: {
      place: settings.s3 ? ('bucket' as const) : ('folder' as const),
      ...(await fileNumbers(db)),
    },
    disks,
    scanner: { ...scanner, ...scansIn(database.scans) },
    mail: { server: mail, ...mailsIn(database.mails) },
    queues: database.queues,
    failed_jobs: await failedJobs(db),
    backups: { place: backupPlace, last: database.backups.map((one) => inWords(one, language)) },
    warnings: warningsIn(look, language),
  });
}

/** What went wrong is stored as it can be said in any language. */
const inWords = ({ why, check_failed, ...backup }: Backup, language: Language) => ({
  ...backup,
  why: why && sayWhy(language, why),
  check_failed: check_failed && sayWhy(language, check_failed),
});

const warningsIn = ({ warnings, backupTrouble }: Look, language: Language) =>
  warnings.map((one) =>
    one.code === 'backup_place' && backupTrouble
      ? { ...one, values: { why: sayWhy(language, backupTrouble) } }
      : one,
  );

type Written<T> = T extends Date
  ? string
  : T extends object
    ? { [K in keyof T]: Written<T[K]> }
    : T;

/** As it goes over the wire, where a moment is text. */
const written = <T>(value: T) => JSON.parse(JSON.stringify(value)) as Written<T>;

type Numbers = NonNullable<Look['database']>;

const scansIn = ({ oldest, ...scans }: Numbers['scans']) => ({ ...scans, oldest_at: oldest });

function mailsIn(mails: Numbers['mails']) {
  const of = (state: string) => mails.find((one) => one.state === state);
  const count = (state: string) => of(state)?.mails ?? 0;
  return {
    waiting: count('waiting'),
    refused: count('refused'),
    too_old: count('too_old'),
    oldest_at: of('waiting')?.oldest ?? null,
  };
}
