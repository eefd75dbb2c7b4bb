import { email as anEmail } from '@traject/contract/common/fields';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { addAccount } from '../../platform/accounts.ts';
import type { Db } from '../../platform/db.ts';
import { recordEvent } from '../../platform/events.ts';
import type { World } from '../../platform/world.ts';
import { activationDays, inviteToken } from '../auth/auth.service.ts';
import type { LockedAccount } from './accounts.queries.ts';
import * as accounts from './accounts.queries.ts';
import { decideNoDemo, hasAdmins, organisationCalled } from './makeAdmin.queries.ts';
import * as members from './members.queries.ts';
import { sendAccessGiven, sendInvited } from './sending.ts';

type Asked = { email: string; organisation?: string | undefined };
type Outcome = { done: boolean; lines: string[] };

const firstName = 'Mijn organisatie';
const resetMinutes = 60;

/** The first admin of an installation, or a new way in for one who is admin already. */
export async function makeAdmin(world: World, db: Db, asked: Asked): Promise<Outcome> {
  const read = z.safeParse(anEmail, asked.email);
  if (!read.success) return refused(`${asked.email} is no email address.`);
  const email = read.data;
  // Two who do this at once take turns: the second finds an admin.
  await sql`select pg_advisory_xact_lock(hashtext('traject.admin'))`.execute(db);
  const account = await accounts.lockByEmail(db, email);
  if (await hasAdmins(db)) return recover(world, db, account);
  const organisation_id = await organisationCalled(db, asked.organisation ?? firstName);
  if (!account) await addAccount(db, { email, ...nameIn(email) }, organisation_id);
  const made = account ?? (await accounts.lockByEmail(db, email));
  if (!made || made.deactivated_at) return refused(`The account ${email} is switched off.`);
  await members.addTypes(db, { account_id: made.id, organisation_id }, ['admin']);
  await decideNoDemo(db);
  const record = { id: made.id };
  await recordEvent(db, {
    action: 'people.makeAdmin',
    organisation_id,
    record,
    request_id: 'command',
  });
  return welcome(world, db, { account: made, organisation_id });
}

const refused = (line: string): Outcome => ({ done: false, lines: [line] });

type Admin = { account: LockedAccount; organisation_id: number };

async function welcome(
  world: World,
  db: Db,
  { account, organisation_id }: Admin,
): Promise<Outcome> {
  const says = `${account.email} is administrator now.`;
  if (account.has_password) {
    await sendAccessGiven(world, db, { account, organisation_id });
    return { done: true, lines: [says, `Sign in at ${world.address('/auth')}`] };
  }
  const link = await sendInvited(world, db, { account, organisation_id });
  return { done: true, lines: [says, `Choose a password within ${activationDays} days:`, link] };
}

/** Whoever can run this command owns the installation; but only an admin's account is opened by it. */
async function recover(world: World, db: Db, account: LockedAccount | undefined): Promise<Outcome> {
  const isAdmin = account && (await members.administeredBy(db, account.id)).length > 0;
  if (!isAdmin)
    return refused('There is an administrator already, who can invite others under /admin.');
  if (account.deactivated_at) return refused(`The account ${account.email} is switched off.`);
  if (!account.has_password) {
    const token = await inviteToken(world, db, account.id);
    const link = world.address(`/auth/activate/${token}`);
    return { done: true, lines: [`Choose a password within ${activationDays} days:`, link] };
  }
  await world.links.revokeAll(db, account.id, 'reset');
  const subject = { account_id: account.id, minutes: resetMinutes };
  const token = await world.links.create(db, 'reset', subject);
  const lines = [`Choose a new password within ${resetMinutes} minutes:`];
  return { done: true, lines: [...lines, world.address(`/auth/reset/${token}`)] };
}

/** inge.de.boer@… is Inge de Boer, until somebody knows better. */
function nameIn(email: string) {
  const [first = '', ...rest] = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const last = rest.map((word, n) => (n === rest.length - 1 ? capital(word) : word)).join(' ');
  return { first_name: capital(first) || 'Beheerder', last_name: last || 'Beheerder' };
}
