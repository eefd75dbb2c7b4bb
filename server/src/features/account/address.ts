import type { AddressChange, AddressInput } from '@traject/contract/account';
import type { Language } from '@traject/contract/common/languages';
import { days, type Link } from '../../platform/access/links.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink, refuseTaken, unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { dropUnproven, tellKnown } from '../auth/auth.service.ts';
import * as accounts from './account.queries.ts';

const hours = 24;
/** Of strangers without an account none counts, so that they keep nobody from their new address. */
const mostAccounts = 10;
const mostOwn = 2;
const purposes = ['address-old', 'address-new'] as const;

/**
 * Both addresses are asked; for an account that never proved the old one, only the new one is. If
 * the new address already has an account, its owner is told and the person asking is not.
 */
export async function askAddress(world: World, db: Db, { account_id }: User, input: AddressInput) {
  const account = await accounts.lockOwn(db, account_id);
  const { email } = input;
  if (email === account.email.toLowerCase()) throw unprocessable('auth.same_address');
  const now = world.clock();
  await refuseTooMany(world, db, { account_id, email });
  const expires_at = new Date(now.getTime() + hours * 3_600_000);
  await world.links.revokeAll(db, account_id, purposes);
  await accounts.askChange(db, { account_id, email, asked_at: now, expires_at });
  const both = account.address_proven_at !== null;
  if (!(await accounts.isTaken(db, email)))
    await mailTo(world, db, account, { to: email, purpose: 'address-new', data: { both } });
  else if (!(await world.mail.isFull(db, { to: email, template: 'already-registered' })))
    await tellKnown(world, db, { ...account, email });
  if (both)
    await mailTo(world, db, account, {
      to: account.email,
      purpose: 'address-old',
      data: { email },
    });
}

/** By all accounts together, of which each counts once: known there or not, the answer is the same. */
async function refuseTooMany(
  { limits }: World,
  db: Db,
  { account_id, email }: { account_id: number; email: string },
) {
  const own = await limits.add(db, `address ${email} by ${account_id}`, 60);
  const all = own === 1 ? await limits.add(db, `address ${email}`, 60) : 0;
  if (own > mostOwn || all > mostAccounts) throw unprocessable('mail.too_many');
}

type Owner = { id: number; email: string; first_name: string; language: Language };
type Asking =
  | { to: string; purpose: 'address-new'; data: { both: boolean } }
  | { to: string; purpose: 'address-old'; data: { email: string } };

async function mailTo(world: World, db: Db, owner: Owner, asking: Asking) {
  const { id: account_id, first_name } = owner;
  const { to, purpose } = asking;
  const token = await world.links.create(db, purpose, { account_id, minutes: days(1) });
  const shared = { first_name, link: world.address(`/auth/address/${token}`), hours };
  const mail = { to, language: owner.language, concerns: [] };
  if (asking.purpose === 'address-new')
    await world.mail.send(db, {
      ...mail,
      template: asking.purpose,
      data: { ...shared, ...asking.data },
    });
  else
    await world.mail.send(db, {
      ...mail,
      template: asking.purpose,
      data: { ...shared, ...asking.data },
    });
}

/** What the link asks the person who opened it. */
export async function changeOf(world: World, db: Db, link: Link): Promise<AddressChange> {
  const { email: old_email } = await accounts.getOwn(db, link.account_id ?? 0);
  const change = await accounts.findChange(db, link.account_id ?? 0, world.clock());
  if (!change) throw deadLink();
  const asked_of = link.purpose === 'address-old' ? 'old' : 'new';
  return { asked_of, old_email, new_email: change.email };
}

/** Whether this answer changed the address. */
export async function answer(world: World, db: Db, link: Link, said: 'yes' | 'no') {
  const { links, clock } = world;
  const account = await accounts.lockOwn(db, link.account_id ?? 0);
  const change = await accounts.findChange(db, account.id, clock());
  if (!change) throw deadLink();
  await links.use(db, link);
  if (said === 'no') {
    await dropAddress(world, db, account.id);
    return false;
  }
  const isOld = link.purpose === 'address-old';
  await accounts.noteYes(db, account.id, { [isOld ? 'old_said_at' : 'new_said_at']: clock() });
  const oldSaid = isOld || change.old_said_at !== null || account.address_proven_at === null;
  const newSaid = !isOld || change.new_said_at !== null;
  if (!oldSaid || !newSaid) return false;
  await move(world, db, account, change.email);
  return true;
}

async function move(world: World, db: Db, account: Owner, email: string) {
  if (await accounts.isTaken(db, email)) throw unprocessable('auth.address_taken');
  await dropUnproven(world, db, email);
  await accounts
    .setAddress(db, account.id, email, world.clock())
    .catch(refuseTaken('auth.address_taken'));
  await dropAddress(world, db, account.id);
  await world.links.revokeAll(db, account.id);
  const data = { first_name: account.first_name, email, link: world.address('/auth') };
  const mail = { language: account.language, data, concerns: [] };
  for (const to of [account.email, email])
    await world.mail.send(db, { ...mail, to, template: 'address-changed' });
}

export async function dropAddress({ links }: World, db: Db, account_id: number) {
  await accounts.dropChange(db, account_id);
  await links.revokeAll(db, account_id, purposes);
}
