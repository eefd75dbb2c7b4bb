import { sql } from 'kysely';
import { sweepDevices } from '../access/devices.ts';
import { shortenAddresses } from '../audit/points.ts';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import { sweepMails } from '../mail/mails.queries.ts';
import type { Clock } from './clock.ts';
import type { Jobs } from './jobs.ts';
import { withSteadyClock } from './steadyClock.ts';

const month = 30 * 24 * 60 * 60 * 1000;
const year = 365 * 24 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const week = 7 * 24 * 60 * 60 * 1000;

/** Deletes what no longer opens anything, and filled-in templates that nobody attached. */
export const sweepDaily = (jobs: Jobs, db: Db, clock: Clock) =>
  jobs.define('accounts-sweep', { cron: '23 3 * * *', retryLimit: 2 }, () =>
    withSteadyClock(db, clock, () => sweepAccounts(db, clock())),
  );

export async function sweepAccounts(everywhere: Db, now: Date) {
  const db = await withinAll(everywhere);
  const ago = (time: number) => new Date(now.getTime() - time);
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('links')
    .where('expires_at', '<', ago(month))
    // These show when a request expired, and events name the actor by them.
    .where('approval_request_id', 'is', null)
    .where('survey_id', 'is', null)
    .where('task_id', 'is', null)
    .execute();
  // Until then staff see when somebody last looked at their page.
  await db
    .deleteFrom('portal_sessions')
    .where(sql<boolean>`least(revoked_at, expires_at) < ${ago(month)}`)
    .execute();
  await db
    .deleteFrom('registrations')
    .where('account_id', 'is', null)
    .where('created_at', '<', ago(week))
    .execute();
  await lapseAccounts(db, ago(2 * week));
  await sweepDevices(db, ago(year));
  await sweepMails(db, now);
  await db.deleteFrom('notes').where('deleted_at', '<', ago(month)).execute();
  await db.deleteFrom('access_requests').where('asked_at', '<', ago(year)).execute();
  await db.deleteFrom('handovers').where('at', '<', ago(year)).execute();
  await db.deleteFrom('removed_files').where('removed_at', '<', ago(month)).execute();
  await db.deleteFrom('kept_answers').where('kept_at', '<', ago(day)).execute();
  await db.deleteFrom('call_counts').where('ends_at', '<', now).execute();
  await db.deleteFrom('recent_events').where('ends_at', '<', now).execute();
  await sql`select make_event_months()`.execute(db);
  await shortenAddresses(db);
  // What is no organisation's, such as guesses by strangers, has no retention period of one.
  await db
    .deleteFrom('events')
    .where('organisation_id', 'is', null)
    .where(sql<boolean>`at < now() - interval '13 months'`)
    .execute();
  await db
    .deleteFrom('documents')
    .where('trajectory_id', 'is', null)
    .where('created_at', '<', ago(week))
    .execute();
}

/** Accounts that no organisation has known for this long, and that are not waiting for one. */
const lapseAccounts = (db: Db, before: Date) =>
  db.deleteFrom('accounts').where('lone_since', '<', before).execute();
