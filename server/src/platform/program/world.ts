import type { Limits } from '../access/limits.ts';
import type { Links } from '../access/links.ts';
import type { PortalSessions } from '../access/portalSessions.ts';
import type { Scopes } from '../access/scope.ts';
import type { Sessions } from '../access/session.ts';
import type { AuditBatch } from '../audit/auditBatch.ts';
import type { Refusals } from '../audit/refusals.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/openDb.ts';
import type { Replica } from '../database/replica.ts';
import type { Watchdog } from '../database/watchdog.ts';
import type { Files } from '../files/files.ts';
import type { GuardedStorage } from '../files/guardStorage.ts';
import type { Health } from '../health/health.ts';
import type { Mail } from '../mail/mail.ts';
import type { Pdf } from '../pdf/pdf.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sealing } from '../signing/sealing.ts';
import type { Clock } from './clock.ts';
import type { Jobs } from './jobs.ts';
import type { Settings } from './settings.ts';

/** Everything outside a request that a feature may need; tests hand in their own. */
export type World = {
  db: Db;
  replica: Replica;
  clock: Clock;
  settings: Settings;
  sessions: Sessions;
  /** Opens the keys with which `platform/signing` signs. */
  sealing: Sealing;
  portalSessions: PortalSessions;
  scopes: Scopes;
  auditBatch: AuditBatch;
  refusals: Refusals;
  links: Links;
  limits: Limits;
  files: Files;
  storage: GuardedStorage;
  /** Where uploads wait until they are stored. */
  tmpDir: string;
  jobs: Jobs;
  mail: Mail;
  pdf: Pdf;
  reading: Reading;
  /** Fails when the database cannot be written to soon. */
  isReady: Database['isReady'];
  watchdog: Watchdog;
  health: Health;
  /** The full URL of a path of the site, for mails; never from a request's own headers. */
  address: (path: string) => string;
};
