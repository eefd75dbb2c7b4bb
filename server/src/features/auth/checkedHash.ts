import { checkStrength } from '../../platform/access/passwordStrength.ts';
import { hashPassword } from '../../platform/access/passwords.ts';

type Person = {
  email: string;
  first_name: string;
  last_name: string;
  /** By name: what they belong to, or are asked by. */
  organisations: string[];
};

/** Of a password that somebody chooses; it is judged by what a guesser knows of them. */
export async function checkedHash(person: Person, password: string) {
  const { email, first_name, last_name, organisations } = person;
  const names = [first_name, last_name, `${first_name} ${last_name}`, ...organisations];
  await checkStrength(password, { email, names });
  return hashPassword(password);
}
