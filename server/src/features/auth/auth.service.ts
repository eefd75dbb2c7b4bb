import type { RegisterInput } from '@traject/contract/accounts';
import type { LoginInput } from '@traject/contract/auth';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/db.ts';
import { type Device, forgetDevices, rememberDevice } from '../../platform/devices.ts';
import { deadLink, unprocessable } from '../../platform/errors.ts';
import { days, type Link } from '../../platform/links.ts';
import { checkPassword } from '../../platform/passwords.ts';
import type { World } from '../../platform/world.ts';
import * as accounts from './auth.queries.ts';
import type { Forgotten } from './forgotten.ts';
import type { Patience } from './patience.ts';

export const activationDays = 7;
const resetMinutes = 60;

type Trying = LoginInput & { address: string; device: Device };

/** One answer for a wrong address and a wrong password; the rest is told only to who knows it. */
export async function checkLogin(patience: Patience, db: Db, { password, ...trying }: Trying) {
  const account = await accounts.findByEmail(db, trying.email);
  const counted = await patience.wait(db, account, trying);
  const right = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !right) throw unprocessable('auth.wrong');
  if (!account.activated_at) throw unprocessable('auth.not_activated');
  return { account, counted };
}

type Registering = { input: RegisterInput; password_hash: string; language: Language };

/** The caller learns nothing; the owner of the address gets a mail that fits. */
export async function register(world: World, db: Db, { input, ...rest }: Registering) {
  if (await world.mail.isFull(db, input.email)) return;
  const known = await accounts.findByEmail(db, input.email);
  if (known) {
    const data = { first_name: known.first_name, link: world.address('/auth') };
    const language = known.language as Language;
    return world.mail.send(db, { to: known.email, template: 'already-registered', language, data });
  }
  const { id } = await accounts.addRegistration(db, { ...input, ...rest });
  const minutes = days(activationDays);
  const token = await world.links.create(db, 'activate', { registration_id: id, minutes });
  const link = world.address(`/auth/activate/${token}`);
  const data = { first_name: input.first_name, link, days: activationDays };
  return world.mail.send(db, {
    to: input.email,
    template: 'activate',
    language: rest.language,
    data,
  });
}

/** For an account that somebody else made: its owner chooses the password. Only the newest works. */
export async function inviteToken({ links }: World, db: Db, account_id: number) {
  await accounts.lockAccount(db, account_id);
  await links.revokeAll(db, account_id, 'activate');
  return links.create(db, 'activate', { account_id, minutes: days(activationDays) });
}

export async function activationOf(db: Db, { account_id, registration_id }: Link) {
  const needs_password = account_id !== null;
  const found = needs_password
    ? await accounts.getAccount(db, account_id)
    : await accounts.findRegistration(db, registration_id ?? 0);
  if (!found) throw deadLink();
  return { email: found.email, needs_password };
}

/** Without a password it is the one that was registered. */
export async function activate(
  { links, clock }: World,
  db: Db,
  { link, password_hash }: { link: Link; password_hash: string | undefined },
) {
  if (link.account_id) await accounts.lockAccount(db, link.account_id);
  await links.use(db, link);
  const account = password_hash
    ? await accounts.setFirstPassword(db, link.account_id ?? 0, password_hash, clock())
    : await accounts.becomeAccount(db, link.registration_id ?? 0, clock());
  if (!account) throw deadLink();
  await links.revokeAll(db, account.id, 'activate');
  return account;
}

/** Runs as a job, so that the answer takes as long for an unknown address as for a known one. */
export async function sendReset(world: World, db: Db, { email, byOwner }: Forgotten) {
  const account = await accounts.findByEmail(db, email);
  if (!account || (!byOwner && (await world.mail.isFull(db, email)))) return;
  await world.links.revokeAll(db, account.id, 'reset');
  const subject = { account_id: account.id, minutes: resetMinutes };
  const token = await world.links.create(db, 'reset', subject);
  const link = world.address(`/auth/reset/${token}`);
  const data = { first_name: account.first_name, link, minutes: resetMinutes };
  const language = account.language as Language;
  await world.mail.send(db, { to: account.email, template: 'reset', language, data });
}

type Chosen = { password_hash: string; device: Device };

/** A new password ends every session and every open link, and tells the owner. */
export async function resetPassword(
  world: World,
  db: Db,
  link: Link,
  { password_hash, device }: Chosen,
) {
  const { links, sessions, clock } = world;
  await accounts.lockAccount(db, link.account_id ?? 0);
  await links.use(db, link);
  const account = await accounts.setPassword(db, link.account_id ?? 0, password_hash, clock());
  if (!account) throw deadLink();
  await sessions.closeAll(db, account.id);
  await forgetDevices(db, account.id);
  await rememberDevice(db, account.id, device.keep(), clock());
  await links.revokeAll(db, account.id, 'reset');
  await links.revokeAll(db, account.id, 'activate');
  const data = { first_name: account.first_name, link: world.address('/auth/reset') };
  const language = account.language as Language;
  await world.mail.send(db, { to: account.email, template: 'password-changed', language, data });
}
