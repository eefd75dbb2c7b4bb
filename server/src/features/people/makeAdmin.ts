import { email as anEmail } from '@traject/contract/common/fields';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { recordEvent, recordEvents } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { activationDays, inviteToken } from '../auth/auth.service.ts';
import { addPerson } from './addPerson.ts';
import * as queries from './makeAdmin.queries.ts';
import * as members from './members.queries.ts';
import * as records from './records.queries.ts';
import { sendInvited } from './sending.ts';

type Asked = {
  email: string;
  organisation?: string | undefined;
  /** Whether its admins can make further organisations; decided together with the first. */
  'one-house'?: boolean | undefined;
  /** Whether this administrator sees how the whole installation is doing. */
  operator?: boolean | undefined;
};
type Outcome = { done: boolean; lines: string[] };

const firstName = 'Mijn organisatie';
const resetMinutes = 60;
const byCommand = 'command';

/**
 * Makes the first admin of an installation or of a further organisation, or gives an existing admin
 * a new way in. Whoever can run this owns the installation.
 */
export async function makeAdmin(world: World, db: Db, asked: Asked): Promise<Outcome> {
  const read = z.safeParse(anEmail, asked.email);
  if (!read.success) return refused(`${asked.email} is not an email address.`);
  // Two people who do this at once take turns: the second finds an admin.
  await sql`select pg_advisory_xact_lock(hashtext('traject.admin'))`.execute(db);
  const isFirst = !(await queries.hasAdmins(db));
  const { organisation, operator } = asked;
  if (!isFirst && operator !== undefined) return nameOperator(db, read.data, operator);
  const isThere = organisation && (await queries.findOrganisation(db, organisation));
  if (!isFirst && (!organisation || isThere)) return recover(world, db, read.data);
  if (isFirst && asked['one-house']) await queries.setOneOrganisation(db);
  return found(world, db, { email: read.data, name: organisation ?? firstName, isFirst });
}

/** Only an administrator is named; dismissed is whoever signs in with this address. */
async function nameOperator(db: Db, email: string, operator: boolean): Promise<Outcome> {
  const admin = await queries.findAdmin(db, email);
  if (operator && (!admin?.account_id || admin.deactivated_at))
    return refused(`${email} is not the account of an administrator who has chosen a password.`);
  const account = await queries.setOperator(db, email, operator);
  if (!account) return refused(`Nobody signs in with ${email}.`);
  await tell(db, account.id, operator ? 'people.nameOperator' : 'people.dismissOperator');
  const says = operator ? 'sees Beheer → Systeem from now on' : 'no longer sees Beheer → Systeem';
  return { done: true, lines: [`${email} ${says}.`] };
}

/** What is done at the command line is in the log of each organisation that let the account in. */
async function tell(db: Db, account_id: number, action: string) {
  const records = await queries.recordsOf(db, account_id);
  const events = records.map(({ id, organisation_id }) => ({
    action,
    organisation_id,
    record: { id },
  }));
  await recordEvents(db, events, byCommand);
}

const refused = (line: string): Outcome => ({ done: false, lines: [line] });

type Founding = { email: string; name: string; isFirst: boolean };

async function found(world: World, db: Db, { email, name, isFirst }: Founding): Promise<Outcome> {
  const { id: organisation_id } =
    (await queries.findOrganisation(db, name)) ?? (await queries.addOrganisation(db, name));
  await addPerson(db, { organisation_id, email, ...nameIn(email) });
  const record = await records.lockByEmail(db, organisation_id, email);
  if (!record || record.deactivated_at) return refused(`The account ${email} is switched off.`);
  await members.addTypes(db, { person_id: record.id, organisation_id }, ['admin']);
  if (isFirst) await queries.setFirstOperator(db, record.id);
  await queries.decideNoDemo(db);
  const event = { action: 'people.makeAdmin', organisation_id, record: { id: record.id } };
  await recordEvent(db, { ...event, request_id: byCommand });
  const says = `${email} is administrator of ${name} as soon as they open the link below.`;
  const link = await sendInvited(world, db, record);
  return { done: true, lines: [says, `It works for ${activationDays} days:`, link] };
}

/** Works only for the account of an admin. */
async function recover(world: World, db: Db, email: string): Promise<Outcome> {
  const admin = await queries.findAdmin(db, email);
  if (!admin)
    return refused('There is an administrator already, who can invite others under /admin.');
  if (admin.deactivated_at) return refused(`The account ${email} is switched off.`);
  if (!admin.account_id) {
    const { id, organisation_id } = admin;
    const event = { action: 'people.copyInvitation', organisation_id, record: { id } };
    await recordEvent(db, { ...event, request_id: byCommand });
    const token = await inviteToken(world, db, admin);
    const link = world.address(`/auth/activate/${token}`);
    return { done: true, lines: [`Choose a password within ${activationDays} days:`, link] };
  }
  const lines = [`Choose a new password within ${resetMinutes} minutes:`];
  return { done: true, lines: [...lines, await resetLink(world, db, admin.account_id)] };
}

/** Whoever reads it can sign in as them, so they are told, and so are their organisations. */
async function resetLink(world: World, db: Db, account_id: number) {
  const { links, mail, address } = world;
  await links.revokeAll(db, account_id, 'reset');
  const token = await links.create(db, 'reset', { account_id, minutes: resetMinutes });
  const { email: to, first_name, language } = await queries.accountOf(db, account_id);
  const data = { first_name, minutes: resetMinutes, link: address('/auth/reset') };
  await mail.send(db, { to, language, data, concerns: [], template: 'password-link' });
  await tell(db, account_id, 'people.recover');
  return address(`/auth/reset/${token}`);
}

/** inge.de.boer@… becomes Inge de Boer, until somebody corrects it. */
function nameIn(email: string) {
  const [first = '', ...rest] = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const last = rest.map((word, n) => (n === rest.length - 1 ? capital(word) : word)).join(' ');
  return { first_name: capital(first) || 'Beheerder', last_name: last || 'Beheerder' };
}
