import type { Party } from '@traject/contract/approvals';
import { firstLanguage } from '@traject/contract/common/languages';
import type { MailData } from '../mails.ts';
import { days as minutesOf } from '../platform/access/links.ts';
import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import { dayInWords } from '../platform/texts/inWords.ts';
import type { Case } from './case.ts';
import { instantAgo } from './days.ts';
import { addMail } from './mails.ts';
import type { Asked } from './papers.ts';

type Outside = Pick<World, 'links' | 'address'>;
type Sent = { one: Case; asked: Asked };

const linkDays = 90;

export async function addRequests(outside: Outside, db: Db, list: Sent[]) {
  const added = await db
    .insertInto('approval_requests')
    .values(list.map(rowOf))
    .returning('id')
    .execute();
  const numbered = list.map((sent, index) => ({ ...sent, id: added[index]?.id ?? 0 }));
  const versions = numbered.flatMap(({ id, asked }) =>
    asked.versions.map((version, index) => ({
      approval_request_id: id,
      party: asked.party,
      version_id: version.id,
      position: index + 1,
    })),
  );
  await db.insertInto('approval_request_versions').values(versions).execute();
  const open = numbered.filter(({ asked }) => !asked.decided && asked.closed === undefined);
  const names = await readNames(db);
  for (const sent of open) await addLink(outside, db, { ...sent, names });
}

function rowOf({ one, asked }: Sent) {
  const { kind, party, requested, sent, opened, decided, closed, withdrawn = false } = asked;
  const { name, email } = readerOf(one, party);
  return {
    trajectory_id: one.trajectory_id,
    kind,
    party,
    requested,
    recipient_name: name,
    recipient_email: email,
    language: firstLanguage,
    sender_id: one.counselor_id,
    sent_at: instantAgo(sent),
    opened_at: opened === undefined ? null : instantAgo(opened),
    decided_at: decided ? instantAgo(decided.days) : null,
    approved: decided ? decided.reason === null : null,
    reason: decided?.reason ?? null,
    closed_at: closed === undefined ? null : instantAgo(closed),
    withdrawn,
  };
}

export function readerOf({ client, background }: Case, party: Party) {
  const { first_name, last_name, email } = client.person;
  if (party === 'client') return { name: `${first_name} ${last_name}`, first_name, email };
  const [name = '', , address = ''] = background.contact.split('|');
  return { name, first_name: name, email: address };
}

export type Names = Awaited<ReturnType<typeof readNames>>;

export async function readNames(db: Db) {
  const people = await db.selectFrom('people').select(['id', 'name']).execute();
  const rows = await db.selectFrom('organisations').select(['id', 'name']).execute();
  const counselors = new Map(people.map(({ id, name }) => [id, name]));
  const organisations = new Map(rows.map(({ id, name }) => [id, name]));
  return { counselors, organisations };
}

async function addLink(
  { links, address }: Outside,
  db: Db,
  { one, asked, id, names }: Sent & { id: number; names: Names },
) {
  const left = linkDays - asked.sent;
  const subject = { trajectory_id: one.trajectory_id, approval_request_id: id };
  const token = await links.create(db, asked.kind, { ...subject, minutes: minutesOf(left) });
  if (left <= 0) return;
  const { first_name, email } = readerOf(one, asked.party);
  const data: MailData['approve-document'] = {
    first_name,
    link: address(`/${asked.kind}/${token}`),
    days: linkDays,
    until: dayInWords(firstLanguage, await links.endOf(db, token)),
    counselor: names.counselors.get(one.counselor_id) ?? '',
    organisation: names.organisations.get(one.organisation_id) ?? '',
    client: readerOf(one, 'client').name,
    document: asked.versions[0]?.name ?? '',
    to_client: asked.party === 'client',
  };
  await addMail(db, {
    recipient: email,
    template: asked.requested ? asked.kind : 'read-document',
    data,
    organisation_id: one.organisation_id,
    concerns: [one.client_id, one.counselor_id],
    trajectory_id: one.trajectory_id,
    sent: asked.sent,
  });
}
