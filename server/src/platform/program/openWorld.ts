import { createLimits } from '../access/limits.ts';
import { createLinks } from '../access/links.ts';
import { createScopes } from '../access/scope.ts';
import { createSessions } from '../access/session.ts';
import { createAuditBatch } from '../audit/auditBatch.ts';
import { createRefusals } from '../audit/refusals.ts';
import type { Database } from '../database/openDb.ts';
import { sharedConnectionsOf } from '../database/wall.ts';
import { createWatchdog } from '../database/watchdog.ts';
import { createFiles } from '../files/files.ts';
import { openStorage, temporaryFolder } from '../files/openStorage.ts';
import { sweepHourly } from '../files/sweep.ts';
import { createMail } from '../mail/mail.ts';
import { createPdf } from '../pdf/pdf.ts';
import { createReading } from '../reading/reading.ts';
import { type Clock, realClock } from './clock.ts';
import { sweepDaily } from './dailySweep.ts';
import { createJobs, type Log } from './jobs.ts';
import type { Settings } from './settings.ts';
import type { World } from './world.ts';

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
};

/** Everything outside a request, put together once. */
export function openWorld(outside: Outside): World & { close: () => Promise<void> } {
  const { settings, database, url, publicUrl, log, clock = realClock } = outside;
  const { db, invalidation } = database;
  const tmpDir = temporaryFolder(settings);
  const storage = openStorage(settings);
  const { pollSeconds = 2, byTheClock = true } = outside;
  const jobs = createJobs({ url, log, pollSeconds, byTheClock });
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings;
  const files = createFiles({ storage, tmpDir, db });
  const mail = createMail({ jobs, db, log, files, smtpUrl, from, publicUrl });
  const pdf = createPdf({ log });
  const reading = createReading({ log });
  const refusals = createRefusals(db, { clock, log });
  sweepHourly(jobs, { db, clock }, files);
  sweepDaily(jobs, db, clock);

  return {
    db,
    clock,
    settings,
    sessions: createSessions(outside.sessionSecret, { clock, invalidation }),
    scopes: createScopes(invalidation),
    auditBatch: createAuditBatch(db, clock),
    refusals,
    links: createLinks(clock),
    limits: createLimits(clock),
    files,
    tmpDir,
    jobs,
    mail,
    pdf,
    reading,
    watchdog: createWatchdog(async () => sharedConnectionsOf(db)?.query('select 1', [])),
    address: (path) => new URL(path, publicUrl).href,
    async close() {
      await jobs.stop();
      await refusals.stop();
      mail.close();
      await pdf.close();
      await reading.close();
    },
  };
}
