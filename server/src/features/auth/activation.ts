import { type ActivateInput, type Activation, resetInput } from '@traject/contract/accounts';
import type { Language } from '@traject/contract/common/languages';
import type { Device } from '../../platform/access/devices.ts';
import type { Link } from '../../platform/access/links.ts';
import { checkPassword } from '../../platform/access/passwords.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink, unprocessable, wrongGuess } from '../../platform/http/errors.ts';
import { parseOrRefuse } from '../../platform/http/parse.ts';
import type { World } from '../../platform/program/world.ts';
import * as accounts from './auth.queries.ts';
import { checkedHash } from './checkedHash.ts';
import { guessThrottleOf } from './guessThrottle.ts';
import { toAccount } from './invitations.ts';
import { askToBeLetIn } from './registering.ts';
import * as registrations from './registrations.queries.ts';
import { takeOver } from './unproven.ts';

type Opened = Activation & {
  /** What a new account is made from. */
  said: { first_name: string; last_name: string; language: Language };
  password_hash?: string;
  account_id?: number;
};
type Opening = { link: Link; device: Buffer | undefined };

/** Handed over by the inviter, so it proves nothing about the owner of the mailbox. */
const isCopied = ({ purpose }: Link) => purpose === 'activate-copied';

/** What a link opens, and what it asks for. */
export async function activationOf(db: Db, opening: Opening): Promise<Opened> {
  const { registration_id, person_id } = opening.link;
  if (person_id) return invitationOf(db, person_id, opening.link);
  const found = await registrations.findRegistration(db, registration_id ?? 0);
  if (!found) throw deadLink();
  const { email, organisation, password_hash, device_hash, ...said } = found;
  // The person who typed the password may not be the one who opens the mail.
  const isSameDevice = device_hash !== null && !!opening.device?.equals(device_hash);
  const needs = isSameDevice ? 'nothing' : 'new_password';
  return { email, organisation, needs, said, ...(isSameDevice && { password_hash }) };
}

async function invitationOf(db: Db, person_id: number, link: Link): Promise<Opened> {
  const invited = await accounts.findInvited(db, person_id);
  if (!invited) throw deadLink();
  const { email, organisation, first_name, last_name, language } = invited;
  const said = { first_name, last_name, language };
  const account = await accounts.findByEmail(db, email);
  const about = { email, organisation, said };
  if (!account) return { ...about, needs: 'new_password' };
  // The reader of the mail is not bound by an account that somebody else started with their
  // address.
  if (!account.address_proven_at)
    return { ...about, needs: isCopied(link) ? 'mail' : 'new_password' };
  const { id: account_id, password_hash } = account;
  return { ...about, needs: 'password', account_id, password_hash };
}

type Said = {
  body: ActivateInput | undefined;
  language: Language;
  address: string;
  device: Device;
};

/** The password to use from now on; slow, so not inside a transaction. */
export async function checkActivation(
  world: World,
  db: Db,
  link: Link,
  { body, language, ...from }: Said,
) {
  const opened = await activationOf(db, { link, device: from.device.hash });
  if (opened.needs === 'mail') throw unprocessable('auth.by_mail');
  if (opened.needs === 'nothing') return opened;
  if (opened.needs === 'password') {
    await checkOwnPassword(world, db, opened, { password: body?.password ?? '', ...from });
    return opened;
  }
  const { password } = parseOrRefuse(resetInput, body ?? {}, language);
  const { email, organisation, said } = opened;
  const organisations = organisation ? [organisation] : [];
  const password_hash = await checkedHash({ ...said, email, organisations }, password);
  return { ...opened, password_hash };
}

type Guess = { password: string; address: string; device: Device };

/** As at sign-in: having been given a link does not make guessing any faster. */
async function checkOwnPassword(world: World, db: Db, opened: Opened, guess: Guess) {
  const { email, account_id = 0, password_hash = '' } = opened;
  const patience = guessThrottleOf(world);
  const counted = await patience.wait(db, { id: account_id, password_hash }, { email, ...guess });
  // Recorded for no organisation: the others must not learn who invites somebody.
  if (!(await checkPassword(guess.password, password_hash)))
    throw wrongGuess('auth.wrong_password');
  await patience.forgive(db, counted);
}

/** If two people open it at once, one of them finds the link dead. */
export async function activate(
  world: World,
  db: Db,
  { link, opened }: { link: Link; opened: Opened },
): Promise<number> {
  const { links } = world;
  const { person_id, registration_id } = link;
  if (person_id) await accounts.lockInvited(db, [person_id]);
  await links.use(db, link);
  const account_id = opened.account_id ?? (await makeAccount(world, db, { link, opened }));
  if (person_id) {
    if (!(await accounts.linkRecord(db, person_id, account_id)))
      throw unprocessable('auth.member_already');
    await links.revokeInvitations(db, person_id, toAccount);
    return account_id;
  }
  await registrations.setOwner(db, registration_id ?? 0, account_id);
  await askToBeLetIn(world, db, registration_id ?? 0);
  return account_id;
}

type Making = { link: Link; opened: Opened };

async function makeAccount(world: World, db: Db, { link, opened }: Making) {
  const { email, said, password_hash = '' } = opened;
  const { first_name, last_name, language } = said;
  const address_proven_at = isCopied(link) ? null : world.clock();
  const values = { email, password_hash, first_name, last_name, language, address_proven_at };
  const made = await accounts.addAccount(db, values);
  const id = made?.id ?? (!isCopied(link) && (await takeOver(world, db, values)));
  // The address got an account in the meantime; the next attempt asks for that password.
  if (!id) throw unprocessable('auth.account_meanwhile');
  return id;
}
