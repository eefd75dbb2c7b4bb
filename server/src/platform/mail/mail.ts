import { email } from '@traject/contract/common/fields';
import type { Language } from '@traject/contract/common/languages';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { unprocessable } from '../errors.ts';
import type { Jobs } from '../jobs.ts';
import { ofNobody, within } from '../wall.ts';
import type { MailData, TemplateName } from './templates/templates.ts';
import { openTransport, type Transport } from './transport.ts';

type Settings = {
  jobs: Jobs;
  db: Db;
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
};

export type Mail = ReturnType<typeof createMail>;

/** Eight days of trying, from half a minute to two hours apart. */
const patience = {
  retryLimit: 100,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * 60,
  retentionSeconds: 30 * 24 * 60 * 60,
};

/** Mail is written in the transaction that causes it, and sent once that has committed. */
export function createMail({ jobs, db, smtpUrl, from, publicUrl }: Settings) {
  const transport = smtpUrl ? openTransport({ smtpUrl, from, publicUrl }) : undefined;
  if (transport)
    jobs.define<{ mail_id: number }>('mail', patience, ({ mail_id }) =>
      deliver(db, transport, mail_id),
    );

  return {
    /** Without a mail server the mail waits in its table, where the outbox shows it. */
    async send<T extends TemplateName>(tx: Db, mail: NewMail<T>) {
      const { to, template, language, data, organisation_id = null } = mail;
      const address = email.safeParse(to);
      if (!address.success) throw unprocessable('mail.address');
      const row = { recipient: address.data, template, language, data, organisation_id };
      const { id } = await tx
        .insertInto('mails')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      if (transport) await jobs.send(tx, 'mail', { mail_id: id });
    },

    close: () => transport?.close(),
  };
}

/** The lock on the row keeps a second worker away; what was sent leaves no link behind. */
async function deliver(everywhere: Db, transport: Transport, mailId: number) {
  const organisation = sql<{ id: number | null }>`select organisation_of_mail(${mailId}) as id`;
  const { rows } = await organisation.execute(everywhere);
  const db = within(everywhere, [rows[0]?.id ?? ofNobody]);
  const waiting = (tx: Db) =>
    tx.selectFrom('mails').selectAll().where('id', '=', mailId).where('sent_at', 'is', null);

  const sent = await db.transaction().execute(async (tx) => {
    const mail = await waiting(tx).forUpdate().skipLocked().executeTakeFirst();
    if (!mail) return false;
    await transport.send(mail);
    const done = { sent_at: new Date(), data: null };
    await tx.updateTable('mails').set(done).where('id', '=', mailId).execute();
    return true;
  });
  if (!sent && (await waiting(db).executeTakeFirst()))
    throw new Error('Another worker has this mail in hand; look again later');
}
