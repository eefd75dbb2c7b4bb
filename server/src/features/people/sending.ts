import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import { activationDays, inviteToken } from '../auth/auth.service.ts';
import { findDetails } from '../organisations/organisations.service.ts';
import type { LockedRecord } from './records.queries.ts';

/** Mails the link with which its reader accepts; earlier links stop working. */
export async function sendInvited(world: World, db: Db, record: LockedRecord) {
  const token = await inviteToken(world, db, record);
  const link = world.address(`/auth/activate/${token}`);
  const until = dayInWords(record.language, await world.links.endOf(db, token));
  const data = { ...(await aboutOf(db, record)), link, days: activationDays, until };
  await world.mail.send(db, { ...toOf(record), template: 'invited', data });
  return link;
}

export async function sendAccessGiven(world: World, db: Db, record: LockedRecord) {
  const data = { ...(await aboutOf(db, record)), link: world.address('/auth') };
  await world.mail.send(db, { ...toOf(record), template: 'access-given', data });
}

const toOf = ({ id, email, language, organisation_id }: LockedRecord) => ({
  to: email,
  concerns: [id],
  language,
  organisation_id,
});

async function aboutOf(db: Db, { first_name, organisation_id }: LockedRecord) {
  const { name } = await findDetails(db, organisation_id);
  return { first_name, organisation: name };
}
