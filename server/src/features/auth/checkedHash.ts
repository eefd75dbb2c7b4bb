import type { Db } from '../../platform/db.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { checkStrength } from '../../platform/strength.ts';
import { organisationNames } from './auth.queries.ts';

type Person = { email: string; first_name: string; last_name: string };

/** Of a password that somebody chooses; it is judged by what a guesser knows of them. */
export async function checkedHash(
  db: Db,
  { email, first_name, last_name }: Person,
  password: string,
) {
  const own = [first_name, last_name, `${first_name} ${last_name}`];
  await checkStrength(password, { email, names: [...own, ...(await organisationNames(db))] });
  return hashPassword(password);
}
