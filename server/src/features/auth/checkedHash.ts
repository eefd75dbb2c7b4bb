import { checkStrength } from '../../platform/access/passwordStrength.ts';
import { hashPassword } from '../../platform/access/passwords.ts';

type Person = {
  email: string;
  first_name: string;
  last_name: string;
  /** Names of the organisations they belong to or are invited by. */
  organisations: string[];
};

/** Hashes a new password, after checking it against what a guesser knows about its owner. */
export async function checkedHash(person: Person, password: string) {
  const { email, first_name, last_name, organisations } = person;
  const names = [first_name, last_name, `${first_name} ${last_name}`, ...organisations];
  await checkStrength(password, { email, names });
  return hashPassword(password);
}
