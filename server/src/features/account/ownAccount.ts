import type { AccountChange, OwnAccount, PasswordInput } from '@traject/contract/account';
import { type Device, forgetDevices, rememberDevice } from '../../platform/access/devices.ts';
import { checkPassword } from '../../platform/access/passwords.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { wrongGuess } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { guessThrottleOf, resetHash, tellPasswordChanged } from '../auth/auth.service.ts';
import * as accounts from './account.queries.ts';

const quarter = 15 * 60_000;

export async function getAccount(world: World, db: Db, user: User): Promise<OwnAccount> {
  const { account_id, session_id } = user;
  const own = await accounts.getOwn(db, account_id);
  const { email, first_name, last_name, language, address_proven_at } = own;
  const change = await accounts.findChange(db, account_id, world.clock());
  const address_proven = address_proven_at !== null;
  const sessions = await world.sessions.list(db, account_id);
  return {
    first_name,
    last_name,
    language,
    has_picture: own.picture_file_id !== null,
    email,
    address_proven,
    new_address: change
      ? {
          email: change.email,
          expires_at: change.expires_at.toISOString(),
          waits_for: [
            ...(address_proven && !change.old_said_at ? (['old'] as const) : []),
            ...(change.new_said_at ? [] : (['new'] as const)),
          ],
        }
      : null,
    sessions: sessions.map(({ id, browser, created_at, last_used_at }) => ({
      id,
      browser,
      signed_in_at: created_at.toISOString(),
      last_used_at: new Date(Math.floor(last_used_at.getTime() / quarter) * quarter).toISOString(),
      is_this: id === session_id,
    })),
  };
}

/** The name we greet somebody by; organisations keep names in their own records. */
export async function changeAccount(db: Db, { account_id }: User, change: AccountChange) {
  if (Object.keys(change).length > 0) await accounts.setOwn(db, account_id, change);
  if (change.language) await accounts.setLanguage(db, account_id, change.language);
}

type Guess = { current_password: string; address: string; device: Device };

/** As at sign-in: sitting at somebody's open screen does not mean knowing their password. */
export async function checkOwn(world: World, db: Db, { account_id }: User, guess: Guess) {
  const { current_password, ...from } = guess;
  const account = await accounts.getOwn(db, account_id);
  const throttle = guessThrottleOf(world);
  const counted = await throttle.wait(db, account, { email: account.email, ...from });
  if (!(await checkPassword(current_password, account.password_hash)))
    throw wrongGuess('auth.wrong_password');
  await throttle.forgive(db, counted);
  return account.password_hash;
}

type Choosing = PasswordInput & Omit<Guess, 'current_password'>;

/** Checks the typed password and the strength of the new one; slow, so before the transaction. */
export async function checkNewPassword(world: World, db: Db, user: User, chosen: Choosing) {
  const { current_password, password, address, device } = chosen;
  const old_hash = await checkOwn(world, db, user, { current_password, address, device });
  return { old_hash, password_hash: await resetHash(db, user.account_id, password) };
}

type Checked = { old_hash: string; password_hash: string; device: Device };

/** Ends every other session, and every link that was mailed for the old password. */
export async function setPassword(world: World, db: Db, user: User, checked: Checked) {
  const { account_id, session_id } = user;
  const account = await accounts.lockOwn(db, account_id);
  if (account.password_hash !== checked.old_hash) throw wrongGuess('auth.wrong_password');
  await accounts.setHash(db, account_id, checked.password_hash);
  await world.sessions.closeAll(db, account_id, session_id);
  await forgetDevices(db, account_id);
  await rememberDevice(db, account_id, checked.device.keep(), world.clock());
  await world.links.revokeAll(db, account_id);
  await accounts.dropChange(db, account_id);
  await tellPasswordChanged(world, db, account);
}
