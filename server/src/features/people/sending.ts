import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/db.ts';
import type { World } from '../../platform/world.ts';
import { activationDays, inviteToken } from '../auth/auth.service.ts';
import { findDetails } from '../organisations/organisations.service.ts';
import type { LockedAccount } from './accounts.queries.ts';

type Mailing = { account: LockedAccount; organisation_id: number };

/** The mail with the link to a password; links of before are dead from now on. */
export async function sendInvited(world: World, db: Db, { account, organisation_id }: Mailing) {
  const token = await inviteToken(world, db, account.id);
  const link = world.address(`/auth/activate/${token}`);
  const data = { ...(await aboutOf(db, { account, organisation_id })), link, days: activationDays };
  await world.mail.send(db, { ...toOf(account), template: 'invited', organisation_id, data });
  return link;
}

export async function sendAccessGiven(world: World, db: Db, mailing: Mailing) {
  const { account, organisation_id } = mailing;
  const data = { ...(await aboutOf(db, mailing)), link: world.address('/auth') };
  await world.mail.send(db, { ...toOf(account), template: 'access-given', organisation_id, data });
}

const toOf = ({ id, email, language }: LockedAccount) => ({
  to: email,
  concerns: [id],
  language: language as Language,
});

async function aboutOf(db: Db, { account, organisation_id }: Mailing) {
  const { name } = await findDetails(db, organisation_id);
  return { first_name: account.first_name, organisation: name };
}
