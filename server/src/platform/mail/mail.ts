import { email } from '@traject/contract/common/fields';
import type { Language } from '@traject/contract/common/languages';
import type { MailData } from '../../mails.ts';
import type { Db } from '../database/db.ts';
import { withinAll } from '../database/wall.ts';
import type { Files } from '../files/files.ts';
import { unprocessable } from '../http/errors.ts';
import type { Jobs, Log } from '../program/jobs.ts';
import { deliver } from './deliver.ts';
import { isFullForStrangers, refuseFull } from './mailbox.ts';
import { bindLink, goodStill, goodUntil, leftBehind, takeTurn } from './mails.queries.ts';
import { trackMailServer } from './serverHealth.ts';
import { type TemplateName, traitsOf } from './templates.ts';
import { openTransport } from './transport.ts';
import { isUrgent, nextTurn, priorityOf } from './turns.ts';

type Settings = {
  jobs: Jobs;
  db: Db;
  log: Log;
  files: Pick<Files, 'open'>;
  smtpUrl?: string | null | undefined;
  from: string;
  publicUrl: string;
};

type NewMail<T extends TemplateName> = {
  to: string;
  template: T;
  language: Language;
  data: MailData[T];
  organisation_id?: number | null;
  /** The records of everybody it names: it is found by these when somebody is erased. */
  concerns: readonly number[];
  /** The trajectory it is about, if any. */
  trajectory_id?: number;
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

/** As many as a mail server accepts from one sender without complaint. */
const workers = { atOnce: 5, urgentAtOnce: 2 };
const connections = workers.atOnce + workers.urgentAtOnce;

/** Mails are written in the transaction that causes them, and sent once that has committed. */
export function createMail({ jobs, db, log, files, smtpUrl, from, publicUrl }: Settings) {
  const transport = smtpUrl ? openTransport({ smtpUrl, from, publicUrl, connections }) : undefined;
  const server = trackMailServer(!!transport);
  const sent = new Set<number>();
  // Without a mail server the jobs wait too, in case one is configured in time.
  jobs.define<{ mail_id: number }>(
    'mail',
    { ...patience, ...workers },
    transport && (({ mail_id }) => deliver({ db, log, files, transport, server, sent }, mail_id)),
  );
  const queue = (tx: Db, { id, turn, urgent }: { id: number; turn: number; urgent: boolean }) =>
    jobs.send(tx, 'mail', { mail_id: id }, { priority: priorityOf(urgent, turn) });

  return {
    async send<T extends TemplateName>(tx: Db, mail: NewMail<T>) {
      const { to, organisation_id = null, concerns, template, language, data } = mail;
      const address = email.safeParse(to);
      if (!address.success) throw unprocessable('mail.address');
      await refuseFull(tx, address.data, template);
      const urgent = await isUrgent(tx, traitsOf(template).urgency, organisation_id);
      const { id, turn } = await tx
        .insertInto('mails')
        .values({
          ...{ recipient: address.data, template, language, data, organisation_id, urgent },
          concerns: [...new Set(concerns)],
          trajectory_id: mail.trajectory_id ?? null,
          turn: nextTurn(urgent, organisation_id),
          good_until: goodUntil(template, data),
        })
        .returning(['id', 'turn'])
        .executeTakeFirstOrThrow();
      await bindLink(tx, id, data);
      await queue(tx, { id, turn: turn ?? 0, urgent });
      return id;
    },

    /** As if it were written now; its earlier state is cleared. */
    async sendAgain(tx: Db, { id, template }: { id: number; template: string }) {
      const ended = { refused_at: null, refused_code: null, failed_code: null, taken_until: null };
      await queue(tx, await takeTurn(tx, id, { ...ended, good_until: goodStill(template) }));
    },

    /** For mails that strangers can cause: beyond the limit none is written, and nobody is told. */
    isFull: isFullForStrangers,

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
        log.warn({ why: code }, 'mail: the mail server does not let us in; mails wait');
      });
    },

    close: () => transport?.close(),
  };
}
