import { email } from '@traject/contract/common/fields';
import type { ReminderLevel } from '@traject/contract/invoiceMails';
import { days, pageOf } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { tooMany, unprocessable } from '../../platform/http/errors.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import {
  documentOf,
  findFinal,
  findSettings,
  makePdf,
  makeXml,
  payLine,
  type StoredInvoice,
  setSent,
} from '../invoices/invoices.service.ts';
import { wordsFor } from './drafting.ts';
import { clientOf, lockFinal, payerAddress } from './invoiceMails.queries.ts';
import { isJustReminded, leastDays, setReminded } from './reminders.queries.ts';
import { linkedAt, settleSent } from './sent.queries.ts';

/** Longer than any invoice stays unpaid, and than a year in which it is looked up again. */
const linkDays = 400;

export type Given = { email?: string | undefined; text?: string | undefined };
type Sending = Given & {
  invoice_id: number;
  level: ReminderLevel | null;
  /** Files that were made before: no transaction waits for them. */
  attachments: readonly number[];
};

/** What goes along; made now if it was not yet. */
export async function papersFor(
  world: World,
  invoice: StoredInvoice,
  { level, by }: { level: boolean; by: Asker },
) {
  if (!invoice.finalised_at) throw unprocessable('invoice.not_final');
  const pdf = await makePdf(world, invoice, by);
  if (level || invoice.e_invoice === 'none') return [pdf];
  return [pdf, await makeXml(world, { invoice, by })];
}

/**
 * Mails it, with a link and a copy to the office, while nobody can pay it: no reminder leaves for
 * what was just paid.
 */
export async function sendInvoice(world: World, db: Db, sending: Sending) {
  const { level, attachments } = sending;
  await lockFinal(db, sending.invoice_id);
  if (level) await settleSent(db, sending.invoice_id);
  const invoice = await findFinal(db, sending.invoice_id, today(world.clock));
  if (level) await refuseReminder(db, invoice, world.clock);
  const settings = await findSettings(db, invoice.organisation_id);
  const to = email.safeParse(sending.email ?? (await payerAddress(db, invoice.id))).data;
  if (!to) throw unprocessable('invoice_mails.no_address');
  // Before its link is made: of several, those that go are written all the same.
  const template = level ? 'invoice-reminder' : 'invoice';
  await world.mail.refuseFull(db, [{ to, template, organisation_id: invoice.organisation_id }]);
  await refuseRepeated(world, db, { invoice_id: invoice.id, to });
  const { language, ...letter } = await letterOf(world, db, invoice);
  const words = sending.text ?? wordsFor({ invoice, level, settings, language });
  const mail = { to, language, attachments, ...(await aboutOf(db, invoice)) };
  const data = { ...letter, words };
  const kinds = { credit: invoice.kind === 'credit', with_xml: attachments.length > 1 };
  const mail_id = await (level
    ? world.mail.send(db, { ...mail, template: 'invoice-reminder', data: { ...data, level } })
    : world.mail.send(db, { ...mail, template: 'invoice', data: { ...data, ...kinds } }));
  if (settings.email && settings.email !== to)
    await sendCopy(world, db, { ...mail, to: settings.email }, { invoice, words, email: to });
  await note(world, db, { invoice, level, mail_id });
}

/** Meant for one payer: more than a lost mail and a mistake explain is bothering them. */
const mostADay = 5;

async function refuseRepeated(
  { limits }: World,
  db: Db,
  { invoice_id, to }: { invoice_id: number; to: string },
) {
  const counted = { amount: 1, minutes: 24 * 60 };
  const { spent, seconds } = await limits.spend(db, `invoice ${invoice_id} to ${to}`, counted);
  if (spent > mostADay) throw tooMany(seconds);
}

/** What it says besides the words, in the language of the invoice, with a link of its own. */
async function letterOf({ links, address }: World, db: Db, invoice: StoredInvoice) {
  const document = await documentOf(db, invoice);
  const { language } = document.sender;
  const { id: invoice_id, kind, open, invoice_number } = invoice;
  const token = await links.create(db, 'invoice', { invoice_id, minutes: days(linkDays) });
  return {
    language,
    first_name: document.billed_name,
    link: address(pageOf('invoice', token, language)),
    invoice_number,
    pay: payLine(kind === 'credit' ? document : { ...document, total_with_vat: open }),
  };
}

type Sent = { invoice: StoredInvoice; level: ReminderLevel | null; mail_id: number };

async function note({ clock }: World, db: Db, { invoice, level, mail_id }: Sent) {
  const { id: invoice_id, organisation_id } = invoice;
  if (!level) return setSent(db, invoice_id, await linkedAt(db, mail_id));
  await setReminded(db, { organisation_id, invoice_id, level, sent_at: clock(), mail_id });
}

const aboutOf = async (db: Db, { organisation_id, trajectory_id }: StoredInvoice) => ({
  organisation_id,
  concerns: await clientOf(db, trajectory_id),
  ...(trajectory_id && { trajectory_id }),
});

type Copied = { invoice: StoredInvoice; words: string; email: string };
type Envelope = Pick<Parameters<World['mail']['send']>[1], 'to' | 'language' | 'concerns'> & {
  attachments: readonly number[];
  organisation_id: number;
};

/**
 * Without the payer's link: whoever opens that is taken for the payer. A mailbox that has had its
 * share of this hour gets none, and the invoice goes to the payer as ever.
 */
async function sendCopy(world: World, db: Db, mail: Envelope, { invoice, words, email }: Copied) {
  const { id, trajectory_id, invoice_number } = invoice;
  const link = trajectory_id ? world.address(`/trajectory/${trajectory_id}/invoice/${id}`) : '';
  const data = { first_name: '', link, invoice_number, words, email };
  const copy = { ...mail, template: 'invoice-copy' as const, data };
  if (await world.mail.hasRoom(db, [copy])) await world.mail.send(db, copy);
}

/** Nor is a payer reminded again within days. */
export async function refuseReminder(db: Db, invoice: StoredInvoice, clock: Clock) {
  refuseUnowed(invoice, today(clock));
  if (await isJustReminded(db, invoice.id, clock()))
    throw unprocessable('invoice_mails.too_soon', { days: leastDays });
}

/** A reminder is for what was sent, has to be paid by now, and is not. */
function refuseUnowed(invoice: StoredInvoice, on: string) {
  const { kind, open, sent_at, due_date } = invoice;
  if (kind === 'credit' || open <= 0 || !due_date)
    throw unprocessable('invoice_mails.nothing_owed');
  if (!sent_at) throw unprocessable('invoice_mails.not_sent');
  if (due_date >= on) throw unprocessable('invoice_mails.not_due');
}
