import { type ActivateInput, type Activation, resetInput } from '@traject/contract/accounts';
import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/db.ts';
import { deadLink, unprocessable, wrongGuess } from '../../platform/errors.ts';
import { held } from '../../platform/http/parse.ts';
import type { Link } from '../../platform/links.ts';
import { checkPassword } from '../../platform/passwords.ts';
import type { World } from '../../platform/world.ts';
import * as accounts from './auth.queries.ts';
import { checkedHash } from './checkedHash.ts';
import * as registrations from './registrations.queries.ts';

type Opened = Activation & {
  /** What the account is made of, where there is none yet. */
  said: { first_name: string; last_name: string; language: string };
  password_hash?: string;
  account_id?: number;
};
type Opening = { link: Link; device: Buffer | undefined };

/** What a link opens, and what it asks for. */
export async function activationOf(db: Db, opening: Opening): Promise<Opened> {
  const { registration_id, person_id } = opening.link;
  if (person_id) return invitationOf(db, person_id);
  const found = await registrations.findRegistration(db, registration_id ?? 0);
  if (!found) throw deadLink();
  const { email, organisation, password_hash, device_hash, ...said } = found;
  // Whoever typed the password may be somebody else than who opens the mail.
  const isSameDevice = device_hash !== null && !!opening.device?.equals(device_hash);
  const needs = isSameDevice ? 'nothing' : 'new_password';
  return { email, organisation, needs, said, ...(isSameDevice && { password_hash }) };
}

async function invitationOf(db: Db, person_id: number): Promise<Opened> {
  const invited = await accounts.findInvited(db, person_id);
  if (!invited) throw deadLink();
  const { email, organisation, ...said } = invited;
  const account = await accounts.findByEmail(db, email);
  if (!account) return { email, organisation, needs: 'new_password', said };
  const { id: account_id, password_hash } = account;
  return { email, organisation, needs: 'password', said, account_id, password_hash };
}

type Said = { body: ActivateInput | undefined; language: Language };

/** The password that counts from here on; slow, so not for inside a transaction. */
export async function checkActivation(db: Db, opening: Opening, { body, language }: Said) {
  const opened = await activationOf(db, opening);
  if (opened.needs === 'nothing') return opened;
  if (opened.needs === 'password') {
    const right = await checkPassword(body?.password ?? '', opened.password_hash ?? null);
    // Written down for no organisation: the others do not hear who invites somebody.
    if (!right) throw wrongGuess('auth.wrong_password');
    return opened;
  }
  const { password } = held(resetInput, body ?? {}, language);
  const { email, organisation, said } = opened;
  const organisations = organisation ? [organisation] : [];
  const password_hash = await checkedHash({ ...said, email, organisations }, password);
  return { ...opened, password_hash };
}

/** Of two who open it at once, one finds the link dead. */
export async function activate(
  { links }: World,
  db: Db,
  { link, opened }: { link: Link; opened: Opened },
): Promise<number> {
  const { person_id, registration_id } = link;
  if (person_id) await accounts.lockInvited(db, person_id);
  await links.use(db, link);
  const account_id = opened.account_id ?? (await makeAccount(db, opened));
  if (person_id) {
    if (!(await accounts.linkRecord(db, person_id, account_id)))
      throw unprocessable('auth.member_already');
    await links.revokeInvitations(db, person_id);
    return account_id;
  }
  await registrations.setOwner(db, registration_id ?? 0, account_id);
  await registrations.becomeRecord(db, registration_id ?? 0);
  return account_id;
}

async function makeAccount(db: Db, { email, said, password_hash = '' }: Opened) {
  const { first_name, last_name, language } = said;
  const values = { email, password_hash, first_name, last_name, language };
  const made = await accounts.addAccount(db, values);
  // Somebody with this address came by another way since; the next try asks for that password.
  if (!made) throw unprocessable('auth.account_meanwhile');
  return made.id;
}
