import type { Party } from '@traject/contract/approvals';
import type { Language } from '@traject/contract/common/languages';
import { days, pageOf } from '../../platform/access/links.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { type Reader, readerOf } from '../approvals/approvals.service.ts';
import type { Doer, Place } from './doers.ts';
import { setTask } from './write.queries.ts';

const linkDays = 90;

export type Sender = Pick<Self, 'id' | 'name'>;
type Sent = {
  id: number;
  trajectory_id: number;
  party: Party;
  title: string;
  due_on: string | null;
};

/** Mails it to the current address of its party, with a link; an earlier link dies. */
export async function sendTask(world: World, db: Db, task: Sent, sender: Sender) {
  const reader = await readerOf(db, task.trajectory_id, task.party);
  const { name, email, language } = reader;
  await setTask(db, task.id, {
    recipient_name: name,
    recipient_email: email,
    language,
    sender_id: sender.id,
    sent_at: world.clock(),
    opened_at: null,
  });
  await world.links.revokeOfTask(db, task.id);
  await sendLink(world, db, task, { reader, sender });
}

/** As if it had never been sent: somebody else has to do it now. */
export const unsent = {
  recipient_name: null,
  recipient_email: null,
  language: null,
  sender_id: null,
  sent_at: null,
  opened_at: null,
  send_on: null,
};

async function sendLink(
  { links, mail, address }: World,
  db: Db,
  { id, trajectory_id, party, title, due_on }: Sent,
  { reader, sender }: { reader: Reader; sender: Sender },
) {
  const kind = `task-${party}` as const;
  const subject = { trajectory_id, task_id: id, minutes: days(linkDays) };
  const token = await links.create(db, kind, subject);
  const { email: to, language, first_name, about } = reader;
  const { client, client_id, organisation, organisation_id } = about;
  const data = {
    first_name,
    link: address(pageOf(kind, token, language)),
    days: linkDays,
    until: dayInWords(language, await links.endOf(db, token)),
    counselor: sender.name,
    organisation,
    client,
    task: title,
    due: due_on && dueInWords(language, due_on),
  };
  const named = { concerns: [client_id, sender.id], trajectory_id };
  await mail.send(db, { to, template: kind, language, data, organisation_id, ...named });
}

/** Noon is on the same day everywhere in the country, also when the clock changes. */
const dueInWords = (language: Language, due_on: string) =>
  dayInWords(language, new Date(`${due_on}T12:00:00Z`));

type Given = { title: string; due_on: string | null };

/** A colleague hears that there is something for them to do; the subject names no client. */
export async function tellGiven(
  { mail, address }: World,
  db: Db,
  { organisation_id, trajectory }: Place,
  { task, doer, giver }: { task: Given; doer: Doer; giver: Sender },
) {
  const { email: to, language, first_name } = doer;
  const link = address(trajectory ? `/trajectories/${trajectory.id}` : '/today');
  const due = task.due_on && dueInWords(language, task.due_on);
  const data = { first_name, link, giver: giver.name, task: task.title, due };
  const concerns = [doer.id, giver.id, ...(trajectory ? [trajectory.client_id] : [])];
  const about = { concerns, ...(trajectory && { trajectory_id: trajectory.id }) };
  await mail.send(db, { to, template: 'task-given', language, data, organisation_id, ...about });
}
