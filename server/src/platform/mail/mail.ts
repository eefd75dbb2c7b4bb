import { email } from '@traject/contract/common/fields';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../db.ts';
import { unprocessable } from '../errors.ts';
import { type Jobs, type Log, urgentPriority } from '../jobs.ts';
import { deliver } from './deliver.ts';
import { isFullForStrangers, refuseFull } from './mailbox.ts';
import { type MailData, type TemplateName, urgencyOf } from './templates/templates.ts';
import { openTransport } from './transport.ts';
import { isUrgent, nextTurn } from './turns.ts';

type Settings = {
  jobs: Jobs;
  db: Db;
  log: Log;
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
  /** Everybody whom it names, by their records: by these it is found when somebody is erased. */
  concerns: readonly number[];
  /** What it is about, if it is about one. */
  trajectory_id?: number;
};

export type Mail = ReturnType<typeof createMail>;

/**
 * Eight days of trying, from ten seconds to two hours apart. Of who was killed with a mail in hand
 * nothing is heard for so long, and another takes it up.
 */
const patience = {
  heartbeatSeconds: 10,
  retryLimit: 100,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * 60,
  retentionSeconds: 30 * 24 * 60 * 60,
};

/** As many as a mail server takes from one sender without complaint. */
const workers = { atOnce: 5, urgentAtOnce: 2 };
const connections = workers.atOnce + workers.urgentAtOnce;

/** Mail is written in the transaction that causes it, and sent once that has committed. */
export function createMail({ jobs, db, log, smtpUrl, from, publicUrl }: Settings) {
  const transport = smtpUrl ? openTransport({ smtpUrl, from, publicUrl, connections }) : undefined;
  const sent = new Set<number>();
  if (transport)
    jobs.define<{ mail_id: number }>('mail', { ...patience, ...workers }, ({ mail_id }) =>
      deliver({ db, log, transport, sent }, mail_id),
    );

  return {
    /** Without a mail server the mail waits in its table, where the outbox shows it. */
    async send<T extends TemplateName>(tx: Db, mail: NewMail<T>) {
      const { to, organisation_id = null, concerns, template, language, data } = mail;
      const address = email.safeParse(to);
      if (!address.success) throw unprocessable('mail.address');
      await refuseFull(tx, address.data, template);
      const urgent = await isUrgent(tx, urgencyOf(template), organisation_id);
      const { id, turn } = await tx
        .insertInto('mails')
        .values({
          ...{ recipient: address.data, template, language, data, organisation_id, urgent },
          concerns: [...new Set(concerns)],
          trajectory_id: mail.trajectory_id ?? null,
          turn: transport ? nextTurn(urgent, organisation_id) : null,
        })
        .returning(['id', 'turn'])
        .executeTakeFirstOrThrow();
      const priority = (urgent ? urgentPriority : 0) - (turn ?? 0);
      if (transport) await jobs.send(tx, 'mail', { mail_id: id }, { priority });
    },

    /** For what strangers can cause: such a mail is not written, and nobody is told. */
    isFull: isFullForStrangers,

    close: () => transport?.close(),
  };
}
