import type { AccountType } from '@traject/contract/common/access';
import type { Db } from '../platform/db.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { World } from '../platform/world.ts';

let count = 0;
const next = () => ++count;

export const password = 'correct horse battery';
const hash = hashPassword(password);

export const anOrganisation = (db: Db, name = `Organisatie ${next()}`) =>
  db
    .insertInto('organisations')
    .values({ name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

type NewAccount = {
  email?: string;
  first_name?: string;
  last_name?: string;
  activated_at?: Date | null;
  password_hash?: null;
  in?: [AccountType, { id: number }][];
};

export async function anAccount(db: Db, { in: memberships = [], ...given }: NewAccount = {}) {
  const account = await db
    .insertInto('accounts')
    .values({
      email: `person${next()}@example.nl`,
      first_name: 'Anna',
      last_name: 'de Vries',
      activated_at: new Date(),
      password_hash: await hash,
      ...given,
    })
    .returning(['id', 'email', 'first_name', 'last_name', 'name'])
    .executeTakeFirstOrThrow();
  for (const [account_type, { id }] of memberships)
    await db
      .insertInto('memberships')
      .values({ account_id: account.id, organisation_id: id, account_type })
      .execute();
  return account;
}

/** A session token without the cost of a password. */
export const tokenOf = (
  { sessions, db }: World,
  account: { id: number; first_name: string; last_name: string },
) => sessions.open(db, account);
