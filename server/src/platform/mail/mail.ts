import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import type { Files } from '../files/files.ts';
import { awayWords } from '../program/awayWords.ts';
import { type Clock, realClock } from '../program/clock.ts';
import type { Jobs, Log } from '../program/jobs.ts';
import { deliver } from './deliver.ts';
import * as mailbox from './mailbox.ts';
import { isTimedOut } from './mailErrors.ts';
import { goodStill, leftBehind, takeTurn } from './mails.queries.ts';
import { trackMailServer } from './serverHealth.ts';
import type { TemplateName } from './templates.ts';
import { openTransport } from './transport.ts';
import { priorityOf } from './turns.ts';
import { type AnyMail, type NewMail, writeMails } from './writing.ts';

type Settings = {
  jobs: Jobs;
  db: Db;
  log: Log;
  files: Pick<Files, 'open'>;
  smtpUrl?: string | null | undefined;
  from: string;
  publicUrl: string;
  clock?: Clock;
};

export type Mail = ReturnType<typeof createMail>;

/**
 * Eight days of retries, from ten seconds to two hours apart: longer than any mail is worth
 * sending. If a worker is killed while sending, another takes over after this time.
 */
const patience = {
  heartbeatSeconds: 10,
  retryLimit: 100,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * 60,
  retentionSeconds: 30 * 24 * 60 * 60,
};

/** As many as a mail server accepts from one sender without complaint; mailboxes that hang take few. */
const workers = { atOnce: 5, urgentAtOnce: 2, slow: { atOnce: 2, is: isTimedOut } };
const connections = workers.atOnce + workers.urgentAtOnce;

/** Mails are written in the transaction that causes them, and sent once that has committed. */
export function createMail(settings: Settings) {
  const { jobs, db, log, files, smtpUrl, from, publicUrl, clock = realClock } = settings;
  const transport = smtpUrl ? openTransport({ smtpUrl, from, publicUrl, connections }) : undefined;
  const server = trackMailServer(!!transport);
  // Without a mail server the jobs wait too, in case one is configured in time.
  jobs.define<{ mail_id: number }>(
    'mail',
    { ...patience, ...workers },
    transport && (({ mail_id }) => deliver({ db, clock, log, files, transport, server }, mail_id)),
  );
  const queue = (tx: Db, { id, turn, urgent }: { id: number; turn: number; urgent: boolean }) =>
    jobs.send(tx, 'mail', { mail_id: id }, { priority: priorityOf(urgent, turn) });

  return {
    async send<T extends TemplateName>(tx: Db, mail: NewMail<T>) {
      const [id = 0] = await writeMails(jobs, tx, [mail as AnyMail]);
      return id;
    },

    /** In as many statements as one, however many there are; their ids are in the order given. */
    sendMany: (tx: Db, mails: readonly AnyMail[]) => writeMails(jobs, tx, mails),

    /** As if it were written now; its earlier state is cleared. */
    async sendAgain(tx: Db, { id, template }: { id: number; template: string }) {
      const ended = { refused_at: null, refused_code: null, failed_code: null, taken_until: null };
      await queue(tx, await takeTurn(tx, id, { ...ended, good_until: goodStill(template) }));
    },

    /** For mails that strangers can cause: those that are too many are not written. */
    isFull: (tx: Db, asked: mailbox.Asked) => mailbox.isFullForStrangers(tx, asked, clock()),

    /** For mails that people cause, where more is written than the mail, or it can be left out. */
    refuseFull: mailbox.refuseFull,
    hasRoom: mailbox.hasRoom,

    server: server.now,

    /** Queues mails that have no job, and soon finds out whether the mail server lets us in. */
    async start() {
      if (!transport) return;
      const everywhere = await withinAll(db);
      await everywhere.transaction().execute(async (tx) => {
        for (const { id } of await leftBehind(tx)) await queue(tx, await takeTurn(tx, id));
      });
      void transport.verify().then(server.works, ({ code }: { code: string }) => {
        server.fails(code);
        log.warn({ why: code }, `mail: ${awayWords('the mail server', code)}; mails wait`);
      });
    },

    close: () => transport?.close(),
  };
}
