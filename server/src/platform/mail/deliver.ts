import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { recordEvent } from '../audit/events.ts';
import { isDatabaseAway } from '../database/databaseErrors.ts';
import type { Db } from '../database/db.ts';
import { ofNobody, within } from '../database/wall.ts';
import type { Files } from '../files/files.ts';
import type { Clock } from '../program/clock.ts';
import type { Log } from '../program/jobs.ts';
import { isOfficeTime } from '../program/officeHours.ts';
import { attachmentsOf } from './attachments.ts';
import { MailFailed, MailRefused } from './mailErrors.ts';
import { keepInHand, release, setRefused, setSent, take } from './mails.queries.ts';
import { logoOf, senderOf } from './sender.ts';
import type { MailServerHealth } from './serverHealth.ts';
import { inOfficeTime } from './templates.ts';
import type { Transport } from './transport.ts';

type Delivery = {
  db: Db;
  clock: Clock;
  log: Log;
  files: Pick<Files, 'open'>;
  transport: Transport;
  server: MailServerHealth;
};

type Taken = NonNullable<Awaited<ReturnType<typeof take>>['mail']>;

/** Often enough that a slow worker keeps its hold on a mail. */
const renewEvery = 5000;
const markAgainAfter = 500;

/**
 * Claimed before it is sent, so that no second worker sends it; a slow mail server holds no lock.
 */
export async function deliver(delivery: Delivery, mailId: number) {
  const { db: everywhere } = delivery;
  const organisation = sql<{ id: number | null }>`select organisation_of_mail(${mailId}) as id`;
  const { rows } = await organisation.execute(everywhere);
  const db = within(everywhere, [rows[0]?.id ?? ofNobody]);
  const held = isOfficeTime(delivery.clock()) ? [] : inOfficeTime;
  const { mail, isWaiting } = await take(db, mailId, held);
  if (!mail && isWaiting)
    throw new Error('Another worker is sending this mail, or it is night; check again later');
  if (!mail) return;
  const holding = setInterval(() => keepInHand(db, mailId).catch(() => {}), renewEvery);
  try {
    if (await isTaken({ ...delivery, db }, mail)) await mark(db, mailId);
  } finally {
    clearInterval(holding);
  }
}

/** Here and now, for as long as the database refuses it: another worker would send it again. */
async function mark(db: Db, id: number) {
  for (;;) {
    try {
      return await setSent(db, id);
    } catch (error) {
      if (!isDatabaseAway(error) && !(error instanceof pg.DatabaseError)) throw error;
      await pause(markAgainAfter);
    }
  }
}

/** Whether the mail server accepted it; a permanent refusal is not retried. */
async function isTaken(delivery: Delivery, mail: Taken) {
  const { db, log, server } = delivery;
  try {
    await send(delivery, mail);
    server.works();
    return true;
  } catch (error) {
    if (error instanceof MailRefused) {
      server.works();
      await refuse(db, mail, error.code);
      log.warn({ mail: mail.id, why: error.code }, 'mail refused');
      return false;
    }
    const failed = error instanceof MailFailed ? error : undefined;
    if (failed?.ofServer) server.fails(failed.code);
    await release(db, mail.id, failed?.code ?? 'EUNKNOWN');
    throw error;
  }
}

async function send({ db, files, transport }: Delivery, mail: Taken) {
  const sender = await senderOf(db, mail);
  const logo = await logoOf(files, db, mail.organisation_id);
  const attachments = await attachmentsOf(files, db, mail.id);
  await transport.send({ ...mail, attachments }, sender && { ...sender, ...(logo && { logo }) });
}

/** Its organisation can read in the log that somebody was not reached, and whom it was about. */
const refuse = (db: Db, { id, organisation_id, trajectory_id, concerns }: Taken, code: string) =>
  db.transaction().execute(async (tx) => {
    await setRefused(tx, id, code);
    if (!organisation_id) return;
    const [personId] = concerns ?? [];
    const record = {
      ...{ mail_id: id, code },
      ...(trajectory_id && { trajectoryId: String(trajectory_id) }),
      ...(!trajectory_id && personId && { personId: String(personId) }),
    };
    await recordEvent(tx, { action: 'mails.refuse', organisation_id, record, request_id: 'mail' });
  });
