import { email } from '@traject/contract/common/fields';
import type { Language } from '@traject/contract/common/languages';
import { sql } from 'kysely';
import type { MailData } from '../../mails.ts';
import type { Db } from '../database/db.ts';
import { unprocessable } from '../http/errors.ts';
import type { Jobs } from '../program/jobs.ts';
import { attach } from './attachments.ts';
import { refuseFull } from './mailbox.ts';
import { bindLinks } from './mails.queries.ts';
import { type TemplateName, traitsOf } from './templates.ts';
import { areUrgent, priorityOf } from './turns.ts';

export type NewMail<T extends TemplateName> = {
  to: string;
  template: T;
  language: Language;
  data: MailData[T];
  organisation_id?: number | null;
  /** The records of everybody it names: it is found by these when somebody is erased. */
  concerns: readonly number[];
  /** The trajectory it is about, if any. */
  trajectory_id?: number;
  /** Ids of files that it carries, in this order. */
  attachments?: readonly number[];
  /** Sent however many mails this address got in the past hour. */
  isOwed?: boolean;
};
export type AnyMail = { [T in TemplateName]: NewMail<T> }[TemplateName];

/** Each with the links that it carries and the job that sends it: all of them, or none. */
export async function writeMails(jobs: Jobs, tx: Db, given: readonly AnyMail[]) {
  if (given.length === 0) return [];
  const mails = given.map((mail) => ({ ...mail, to: addressOf(mail.to) }));
  await refuseFull(
    tx,
    mails.filter(({ isOwed }) => !isOwed),
  );
  const rows = await addMails(tx, mails, await areUrgent(tx, mails));
  await bindLinks(
    tx,
    rows.map(({ id }, at) => ({ id, data: mails[at]?.data ?? { link: '' } })),
  );
  await attach(
    tx,
    rows.map(({ id }, at) => ({ ...mails[at], id })),
  );
  const waiting = rows.map(({ id, turn, urgent }) => ({
    data: { mail_id: id },
    priority: priorityOf(urgent, turn),
  }));
  await jobs.sendMany(tx, 'mail', waiting);
  return rows.map(({ id }) => id);
}

function addressOf(to: string) {
  const address = email.safeParse(to);
  if (!address.success) throw unprocessable('mail.address');
  return address.data;
}

type Row = { id: number; turn: number; urgent: boolean };

/** Each takes its turn after the one before it, as if they were written one by one. */
async function addMails(tx: Db, mails: readonly AnyMail[], urgent: boolean[]) {
  const values = mails.map(({ to, concerns, attachments: _files, ...mail }, at) => ({
    ...mail,
    recipient: to,
    urgent: urgent[at],
    concerns: [...new Set(concerns)],
    minutes: traitsOf(mail.template).minutes,
  }));
  const { rows } = await sql<Row>`
    insert into mails (recipient, template, language, data, organisation_id, trajectory_id,
      concerns, urgent, turn, good_until)
    select recipient, template, language, data, organisation_id, trajectory_id, concerns, urgent,
      mail_turn(urgent, organisation_id),
      least(now() + make_interval(mins => minutes), (data ->> 'ends')::timestamptz)
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as x (recipient text, template text,
      language text, data jsonb, organisation_id integer, trajectory_id integer,
      concerns integer[], urgent boolean, minutes integer)
    returning id, turn, urgent`.execute(tx);
  return rows.sort((one, other) => one.id - other.id);
}
