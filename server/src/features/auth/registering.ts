import type { RegisterInput } from '@traject/contract/accounts';
import type { Language } from '@traject/contract/common/languages';
import { days } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { dayInWords } from '../../platform/texts/inWords.ts';
import * as accounts from './auth.queries.ts';
import { checkedHash } from './checkedHash.ts';
import { activationDays } from './invitations.ts';
import { tellKnown } from './known.ts';
import * as registrations from './registrations.queries.ts';
import { refuseUnproven } from './unproven.ts';

type Registering = {
  input: RegisterInput;
  password_hash: string;
  language: Language;
  device: Buffer;
};

/** Checked like any password, though it is used only in the browser where it was typed. */
export async function registrationHash(
  db: Db,
  { organisation, password, ...person }: RegisterInput,
) {
  const named = organisation ? await registrations.nameByCode(db, organisation) : undefined;
  return checkedHash({ ...person, organisations: named ? [named] : [] }, password);
}

/** The caller learns nothing; the owner of the address gets a suitable mail. */
export async function register(world: World, db: Db, { input, device, ...rest }: Registering) {
  const { organisation, ...said } = input;
  const organisation_id = organisation ? await organisationNamed(db, organisation) : null;
  const known = await accounts.findByEmail(db, said.email);
  // An account that never proved its address is no reason to keep the owner out.
  const isKnown = !!known?.address_proven_at;
  const template = isKnown ? 'already-registered' : 'activate';
  const isFull = await world.mail.isFull(db, { to: said.email, template });
  if (isKnown) return isFull ? undefined : void (await tellKnown(world, db, known));
  const values = { ...said, ...rest, organisation_id, device_hash: device };
  // The link that lies there opens what was said last, and not what a stranger said.
  if (isFull) return void (await registrations.changeRegistration(db, values));
  const replaced = await registrations.replaceRegistrations(db, said.email);
  const { id } = await registrations.addRegistration(db, values);
  const minutes = days(activationDays);
  const token = await world.links.create(db, 'activate', { registration_id: id, minutes });
  const link = world.address(`/auth/activate/${token}`);
  const replaces = replaced.length > 0;
  const { language } = rest;
  const until = dayInWords(language, await world.links.endOf(db, token));
  const data = { first_name: said.first_name, link, days: activationDays, until, replaces };
  await world.mail.send(db, {
    to: said.email,
    template: 'activate',
    language,
    data,
    concerns: [],
  });
}

/** Asks an organisation for access; if the address is on its list, the answer is yes. */
export async function join(world: World, db: Db, account_id: number, code: string) {
  await refuseUnproven(db, account_id);
  const organisation_id = await organisationNamed(db, code);
  const account = await accounts.getAccount(db, account_id);
  const { email, first_name, last_name, language } = account;
  const said = { account_id, email, first_name, last_name, language };
  const { id } =
    (await registrations.registrationOf(db, account_id)) ?? (await registrations.addSaid(db, said));
  await registrations.askFor(db, id, organisation_id);
  if (!(await askToBeLetIn(world, db, id))) throw unprocessable('auth.joined_already');
  return organisation_id;
}

/** The organisation gets a record of them, and its administrators are told who is waiting. */
export async function askToBeLetIn({ jobs }: World, db: Db, registrationId: number) {
  const asked = await registrations.findRegistration(db, registrationId);
  const person_id = await registrations.becomeRecord(db, registrationId);
  const organisation_id = asked?.organisation_id;
  if (person_id && organisation_id)
    await jobs.send(db, 'people.tellWaiting', { person_id, organisation_id });
  return person_id;
}

async function organisationNamed(db: Db, code: string) {
  const id = await registrations.organisationByCode(db, code);
  if (!id) throw unprocessable('auth.unknown_code');
  return id;
}
