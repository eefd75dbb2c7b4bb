import type { LoginInput } from '@traject/contract/auth';
import type { Language } from '@traject/contract/common/languages';
import { type Device, rememberDevice } from '../../platform/access/devices.ts';
import type { Link } from '../../platform/access/links.ts';
import { checkPassword } from '../../platform/access/passwords.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink, wrongGuess } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import * as accounts from './auth.queries.ts';
import { checkedHash } from './checkedHash.ts';
import { type Forgotten, resetMinutes } from './forgotten.ts';
import type { GuessThrottle } from './guessThrottle.ts';
import { askAnew, endEverything } from './unproven.ts';

type Actor = { account_id?: number | undefined };
type Trying = LoginInput & { address: string; device: Device; actor: Actor };

/** One answer for a wrong address and a wrong password; only people who know both learn more. */
export async function checkLogin(throttle: GuessThrottle, db: Db, { password, ...trying }: Trying) {
  const account = await accounts.findByEmail(db, trying.email);
  // Those who look after the account can see in the log that somebody guesses at it.
  trying.actor.account_id = account?.id;
  const counted = await throttle.wait(db, account, trying);
  const right = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !right) throw wrongGuess('auth.wrong');
  return { account, counted };
}

/** Runs as a job, so that the answer takes as long for an unknown address as for a known one. */
export async function sendReset(world: World, db: Db, { email, byOwner }: Forgotten) {
  const account = await accounts.findByEmail(db, email);
  if (!account) return inviteAgain(world, db, email);
  const mailbox = { to: account.email, template: 'reset' } as const;
  if (!byOwner && (await world.mail.isFull(db, mailbox))) return;
  await world.links.revokeAll(db, account.id, 'reset');
  const subject = { account_id: account.id, minutes: resetMinutes };
  const token = await world.links.create(db, 'reset', subject);
  const link = world.address(`/auth/reset/${token}`);
  const data = { first_name: account.first_name, link, minutes: resetMinutes };
  const { language } = account;
  const mail = { to: account.email, language, data, concerns: [] };
  await world.mail.send(db, { ...mail, template: 'reset' });
}

/** Somebody who never accepted an invitation has no password to forget, and gets it again. */
async function inviteAgain({ jobs }: World, db: Db, email: string) {
  for (const invited of await accounts.openInvitations(db, email))
    await jobs.send(db, 'people.inviteAgain', invited);
}

/** Checked against what a guesser knows about the owner, such as where they belong. */
export async function resetHash(db: Db, account_id: number, password: string) {
  const person = await accounts.getAccount(db, account_id);
  return checkedHash(
    { ...person, organisations: await accounts.placesOf(db, account_id) },
    password,
  );
}

type Chosen = { password_hash: string; device: Device };

/**
 * A new password ends every session and every open link, and the owner is told; the mail proves the
 * address. Whoever started the account with that address accepted nothing in the owner's name.
 */
export async function resetPassword(
  world: World,
  db: Db,
  link: Link,
  { password_hash, device }: Chosen,
) {
  const { links, clock } = world;
  const account_id = link.account_id ?? 0;
  await accounts.lockAccount(db, account_id);
  await links.use(db, link);
  await askAnew(world, db, account_id);
  const account = await accounts.setPassword(db, account_id, password_hash, clock());
  if (!account) throw deadLink();
  await endEverything(world, db, account.id);
  await rememberDevice(db, account.id, device.keep(), clock());
  await tellPasswordChanged(world, db, account);
}

type Owner = { email: string; first_name: string; language: Language };

export async function tellPasswordChanged(world: World, db: Db, owner: Owner) {
  const { email: to, first_name } = owner;
  const data = { first_name, link: world.address('/auth/reset') };
  const { language } = owner;
  await world.mail.send(db, { to, language, data, concerns: [], template: 'password-changed' });
}
