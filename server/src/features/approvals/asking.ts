import { type Party, type RequestKind, requestKinds } from '@traject/contract/approvals';
import type { Language } from '@traject/contract/common/languages';
import { days, pageOf } from '../../platform/access/links.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import * as requests from './requests.queries.ts';

const linkDays = 90;
const reviewKinds = requestKinds.filter((kind) => kind !== 'approve-document');

export type Reader = {
  name: string;
  first_name: string;
  email: string;
  language: Language;
  /** The client the trajectory is about, and the organisation it belongs to. */
  about: { client: string; client_id: number; organisation: string; organisation_id: number };
};

/** The person to write to as this party, as currently known. */
export async function readerOf(db: Db, trajectoryId: number, party: Party): Promise<Reader> {
  const people = await requests.findPeople(db, trajectoryId);
  const { client, client_id, organisation, organisation_id } = people;
  const { contact_email, contact_name } = people;
  const about = { client, client_id, organisation, organisation_id };
  if (party === 'client') {
    const { client_first_name, client_email, client_language } = people;
    const name = { name: client, first_name: client_first_name };
    return { ...name, email: client_email, language: client_language, about };
  }
  if (!contact_email) throw unprocessable('employer.no_email');
  const name = contact_name || contact_email;
  return {
    name,
    first_name: name,
    email: contact_email,
    language: people.organisation_language,
    about,
  };
}

type Asked = {
  trajectory_id: number;
  kind: RequestKind;
  party: Party;
  requested: boolean;
  versionIds: number[];
  reader: Reader;
  sender: Self;
};

/** Records who is asked what, and sends them the link. */
export async function ask(world: World, db: Db, { versionIds, ...asked }: Asked) {
  const { trajectory_id, kind, party, requested, reader, sender } = asked;
  const row = { trajectory_id, kind, party, requested, ...sentNow(world, reader, sender) };
  const id = await requests.addRequest(db, row, versionIds);
  await sendLink(world, db, { id, trajectory_id, kind, party, requested }, { reader, sender });
}

/** The same question with a new link, to the reader's current address; reopens a withdrawn one. */
export async function askAgain(world: World, db: Db, request: requests.Request, sender: Self) {
  const reader = await readerOf(db, request.trajectory_id, request.party);
  await requests.setRequest(db, request.id, {
    ...sentNow(world, reader, sender),
    requested: request.requested,
    opened_at: null,
    closed_at: null,
    withdrawn: false,
  });
  await world.links.revokeOfRequests(db, [request.id]);
  await sendLink(world, db, request, { reader, sender });
}

/** Withdrawn by the sender; asking again reopens the same question. */
export async function withdraw({ links, clock }: World, db: Db, { id }: requests.Request) {
  await requests.setRequest(db, id, { closed_at: clock(), withdrawn: true });
  await links.revokeOfRequests(db, [id]);
}

/** Closes the open questions about a trajectory: the reviews only, or all of them. */
export async function closeRequests(
  { links, clock }: World,
  db: Db,
  trajectoryId: number,
  which: 'reviews' | 'all',
) {
  const kinds = which === 'all' ? requestKinds : reviewKinds;
  await requests.closeOfTrajectory(db, trajectoryId, { kinds, at: clock() });
  await links.revokeOf(db, trajectoryId, which === 'all' ? undefined : kinds);
}

/** Reopens what a deletion closed, for those who still have the address it was sent to. */
export async function reopenRequests({ links }: World, db: Db, trajectoryId: number, since: Date) {
  await requests.reopenOfTrajectory(db, trajectoryId, since);
  await links.reopenOf(db, trajectoryId, since);
}

/** Nobody decides on a document that has been replaced or removed. */
export async function closeOfDocument({ links, clock }: World, db: Db, documentId: number) {
  const closed = await requests.closeOfDocument(db, documentId, clock());
  await links.revokeOfRequests(
    db,
    closed.map(({ id }) => id),
  );
}

const sentNow = ({ clock }: World, { name, email, language }: Reader, sender: Self) => ({
  recipient_name: name,
  recipient_email: email,
  language,
  sender_id: sender.id,
  sent_at: clock(),
});

type Sent = Pick<requests.Request, 'id' | 'trajectory_id' | 'kind' | 'party' | 'requested'>;
type Between = { reader: Reader; sender: Self };

async function sendLink(world: World, db: Db, request: Sent, { reader, sender }: Between) {
  const { id, trajectory_id, kind, party, requested } = request;
  const subject = { trajectory_id, approval_request_id: id, minutes: days(linkDays) };
  const token = await world.links.create(db, kind, subject);
  const { client, client_id, organisation, organisation_id } = reader.about;
  const { name, action } = await requests.findDocument(db, id);
  const data = {
    first_name: reader.first_name,
    link: world.address(pageOf(kind, token, reader.language)),
    days: linkDays,
    until: dayInWords(reader.language, await world.links.endOf(db, token)),
    counselor: sender.name,
    organisation,
    client,
    to_client: party === 'client',
    document: name,
    ...(kind === 'approve-document' && { action }),
  };
  const template = requested ? kind : 'read-document';
  const { email: to, language } = reader;
  const about = { concerns: [client_id, sender.id], trajectory_id };
  await world.mail.send(db, { to, template, language, data, organisation_id, ...about });
}
