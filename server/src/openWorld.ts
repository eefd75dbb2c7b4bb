import { createLimits } from './platform/access/limits.ts';
import { createLinks } from './platform/access/links.ts';
import { createPortalSessions } from './platform/access/portalSessions.ts';
import { createSessions } from './platform/access/session.ts';
import { createAuditBatch } from './platform/audit/auditBatch.ts';
import { createRefusals } from './platform/audit/refusals.ts';
import { keepErasures } from './platform/backup/keptErasures.ts';
import { backUpNightly } from './platform/backup/nightly/job.ts';
import type { Database } from './platform/database/openDb.ts';
import { forCall, sharedConnectionsOf } from './platform/database/wall.ts';
import { createWatchdog } from './platform/database/watchdog.ts';
import { createFiles } from './platform/files/files.ts';
import { openOwnStorage, temporaryFolder } from './platform/files/openStorage.ts';
import { openScanner } from './platform/files/scanner.ts';
import { scanEveryMinute } from './platform/files/scanning.ts';
import { sweepHourly } from './platform/files/sweep.ts';
import { createHealth } from './platform/health/health.ts';
import { createMail } from './platform/mail/mail.ts';
import { createPdf } from './platform/pdf/pdf.ts';
import { type Clock, realClock } from './platform/program/clock.ts';
import { sweepDaily } from './platform/program/dailySweep.ts';
import { createJobs, type Log } from './platform/program/jobs.ts';
import type { Settings } from './platform/program/settings.ts';
import type { World } from './platform/program/world.ts';
import { createReading } from './platform/reading/reading.ts';
import { createSealing } from './platform/signing/sealing.ts';
import { openScopes } from './scopes.ts';

type Outside = {
  settings: Settings;
  database: Database;
  url: string;
  sessionSecret: string;
  publicUrl: string;
  log: Log;
  clock?: Clock;
  pollSeconds?: number;
  byTheClock?: boolean;
  /** With which other processes of the program are started. */
  env?: NodeJS.ProcessEnv;
};

/** Everything outside a request, assembled once. */
export function openWorld(outside: Outside): World & { close: () => Promise<void> } {
  const { settings, database, url, publicUrl, log, clock = realClock } = outside;
  const { db, invalidation } = database;
  const tmpDir = temporaryFolder(settings);
  const storage = openOwnStorage(settings, db);
  const { pollSeconds = 2, byTheClock = true } = outside;
  const jobs = createJobs({ url, log, pollSeconds, byTheClock });
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings;
  const scanner = openScanner(settings, log);
  const files = createFiles({ storage, tmpDir, db }, scanner);
  const mail = createMail({ jobs, db, clock, log, files, smtpUrl, from, publicUrl });
  const pdf = createPdf({ log });
  const reading = createReading({ log });
  const refusals = createRefusals(db, { clock, log });
  const { replica, answers, isReady } = database;
  const ping = async () => sharedConnectionsOf(db)?.query('select 1', []);
  const health = createHealth({
    db,
    replica,
    clock,
    settings,
    pool: database.pool,
    pdf,
    reading,
    mail,
    storage,
  });
  sweepHourly(jobs, { db, clock }, files);
  scanEveryMinute(jobs, { db, storage, log }, scanner);
  sweepDaily(jobs, db, clock);
  const { env = process.env } = outside;
  const { backup } = settings;
  if (backup) keepErasures(jobs, { db, clock, backup, tmpDir });
  const backups = backUpNightly(jobs, { settings, log, env });

  return {
    db,
    replica,
    clock,
    settings,
    sessions: createSessions(outside.sessionSecret, { clock, invalidation }),
    sealing: createSealing(outside.sessionSecret),
    portalSessions: createPortalSessions(clock),
    scopes: openScopes(invalidation, clock),
    auditBatch: createAuditBatch(forCall(db), clock),
    refusals,
    links: createLinks(clock),
    limits: createLimits(clock),
    files,
    storage,
    tmpDir,
    jobs,
    mail,
    pdf,
    reading,
    health,
    isReady,
    watchdog: createWatchdog(() => answers(ping())),
    address: (path) => new URL(path, publicUrl).href,
    async close() {
      await backups.stop();
      await jobs.stop();
      await refusals.stop();
      mail.close();
      await pdf.close();
      await reading.close();
    },
  };
}
