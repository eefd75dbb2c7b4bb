import type { LoginInput } from '@traject/contract/auth';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/db.ts';
import { deadLink, unprocessable } from '../../platform/errors.ts';
import { days, type Link } from '../../platform/links.ts';
import { checkPassword } from '../../platform/passwords.ts';
import type { World } from '../../platform/world.ts';
import * as accounts from './auth.queries.ts';

export const activationDays = 7;
const resetMinutes = 60;

/** One answer for a wrong address and a wrong password; the rest is told only to who knows it. */
export async function checkLogin(db: Db, { email, password }: LoginInput) {
  const account = await accounts.findByEmail(db, email);
  const right = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !right) throw unprocessable('auth.wrong');
  return account;
}

/** By this link the owner of the address says yes to an organisation. Only the newest works. */
export async function inviteToken({ links }: Pick<World, 'links'>, db: Db, person_id: number) {
  await accounts.lockInvited(db, person_id);
  await links.revokeInvitations(db, person_id);
  return links.create(db, 'activate', { person_id, minutes: days(activationDays) });
}

/** Runs as a job, so that the answer takes as long for an unknown address as for a known one. */
export async function sendReset(world: World, db: Db, email: string) {
  const account = await accounts.findByEmail(db, email);
  if (!account) return;
  await world.links.revokeAll(db, account.id, 'reset');
  const subject = { account_id: account.id, minutes: resetMinutes };
  const token = await world.links.create(db, 'reset', subject);
  const link = world.address(`/auth/reset/${token}`);
  const data = { first_name: account.first_name, link, minutes: resetMinutes };
  const language = account.language as Language;
  await world.mail.send(db, { to: account.email, template: 'reset', language, data });
}

/** A new password ends every session and every open link, and tells the owner. */
export async function resetPassword(world: World, db: Db, link: Link, password_hash: string) {
  const { links, sessions } = world;
  await accounts.lockAccount(db, link.account_id ?? 0);
  await links.use(db, link);
  const account = await accounts.setPassword(db, link.account_id ?? 0, password_hash);
  if (!account) throw deadLink();
  await sessions.closeAll(db, account.id);
  await links.revokeAll(db, account.id, 'reset');
  const data = { first_name: account.first_name, link: world.address('/auth/reset') };
  const language = account.language as Language;
  await world.mail.send(db, { to: account.email, template: 'password-changed', language, data });
}
