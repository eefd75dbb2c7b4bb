import { email } from '@traject/contract/common/fields';
import { pageOf } from '../../platform/access/links.ts';
import { recordEvents } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import type { AnyMail } from '../../platform/mail/writing.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { batchSize, inBatches } from './batches.ts';
import { type Due, findDue, type PartyKind } from './due.queries.ts';
import { addReminders, setSent } from './reminders.queries.ts';

type Run = { everywhere: Db; now: Date };

/** Clients and employers: the row, the link, the mail and its job are made together, or not. */
export const remindParties = (world: World, kind: PartyKind, { everywhere, now }: Run) =>
  inBatches(everywhere, async (db) => {
    const found = await findDue(db, kind, { now, most: batchSize + 1 });
    const due = found
      .slice(0, batchSize)
      .filter(({ recipient_email }) => email.safeParse(recipient_email).success);
    const done = due.length > 0 ? await send(world, db, { kind, due, now }) : 0;
    return { found: found.length, done };
  });

type Sending = { kind: PartyKind; due: Due[]; now: Date };

async function send(world: World, db: Db, { kind, due, now }: Sending) {
  const added = await addReminders(db, kind, due, now);
  const reminded = due.filter(({ id }) => added.has(id));
  if (reminded.length === 0) return 0;
  const links = await world.links.createMany(
    db,
    reminded.map(({ purpose, trajectory_id, id, created_at, expires_at }) => {
      // As old as the first, so that it ends when that does.
      const same = { purpose, created_at, expires_at, trajectory_id };
      return kind === 'approval'
        ? { ...same, approval_request_id: id }
        : kind === 'survey'
          ? { ...same, survey_id: id }
          : { ...same, task_id: id };
    }),
  );
  const mails = await world.mail.sendMany(
    db,
    reminded.map((one, at) => letter(world, kind, { ...one, token: links[at]?.token ?? '' })),
  );
  const sent = reminded.map(({ id }, at) => ({
    id: added.get(id) ?? 0,
    mail_id: mails[at] ?? 0,
    link_id: links[at]?.id,
  }));
  await setSent(db, sent);
  await recordEvents(db, reminded.map(eventOf(kind)), 'reminders');
  return reminded.length;
}

function letter({ address }: World, kind: PartyKind, one: Due & { token: string }): AnyMail {
  const { language, party, client, organisation, asked, title } = one;
  const common = {
    first_name: party === 'client' ? one.client_first_name : one.recipient_name,
    link: address(pageOf(one.purpose, one.token, language)),
    until: dayInWords(language, one.ends),
    on: dayInWords(language, one.asked_at),
    counselor: one.sender,
    organisation,
    client,
    to_client: party === 'client',
  };
  const about = {
    to: one.recipient_email,
    language,
    organisation_id: one.organisation_id,
    trajectory_id: one.trajectory_id,
    concerns: [one.client_id, ...(one.sender_id ? [one.sender_id] : [])],
  };
  if (kind === 'survey') return { ...about, template: 'reminder-survey', data: common };
  if (kind === 'task')
    return { ...about, template: 'reminder-task', data: { ...common, title: title ?? '' } };
  const data = { ...common, kind: asked ?? 'approve-document', document: title ?? '' };
  return { ...about, template: 'reminder-approval', data };
}

const ids = { approval: 'approval_request_id', survey: 'surveyId', task: 'taskId' } as const;

const eventOf =
  (kind: PartyKind) =>
  ({ id, organisation_id, trajectory_id, number }: Due) => ({
    action: 'reminders.send',
    organisation_id,
    record: {
      trajectoryId: String(trajectory_id),
      [ids[kind]]: String(id),
      reminder: number,
    },
  });
