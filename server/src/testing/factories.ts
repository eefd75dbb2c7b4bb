import type { AccountType } from '@traject/contract/common/access';
import { hashPassword } from '../platform/access/passwords.ts';
import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';

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
  /** Known to its organisations, but not accepted by anybody yet. */
  password_hash?: null;
  in?: [AccountType, { id: number }][];
};

/**
 * Somebody with an account, and a record in each of their organisations; `id` is that of the first
 * record, or of the account if there is none.
 */
export async function anAccount(db: Db, { in: parts = [], ...given }: NewAccount = {}) {
  const { password_hash, ...names } = given;
  const person = {
    email: `person${next()}@example.nl`,
    first_name: 'Anna',
    last_name: 'de Vries',
    ...names,
  };
  const account_id = password_hash === null ? null : await addAccount(db, person);
  const people = new Map<number, number>();
  for (const [account_type, { id: organisation_id }] of parts) {
    const person_id =
      people.get(organisation_id) ??
      (await aRecord(db, { ...person, organisation_id, account_id }));
    people.set(organisation_id, person_id);
    await db
      .insertInto('memberships')
      .values({ person_id, organisation_id, account_type })
      .execute();
  }
  const [id = account_id ?? 0] = people.values();
  const name = `${person.first_name} ${person.last_name}`;
  return { id, account_id: account_id ?? 0, people, ...person, name };
}

type Person = { email: string; first_name: string; last_name: string };

async function addAccount(db: Db, person: Person) {
  const row = { ...person, password_hash: await hash };
  const { id } = await db
    .insertInto('accounts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An organisation's record of somebody; without a role they are waiting there. */
export async function aRecord(
  db: Db,
  record: Person & { organisation_id: number; account_id?: number | null },
) {
  const { id } = await db
    .insertInto('people')
    .values(record)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A session token without the cost of a password. */
export const tokenOf = (
  { sessions, db }: World,
  owner: { account_id: number | null; first_name: string; last_name: string },
) => sessions.open(db, { ...owner, account_id: owner.account_id ?? 0 });

/** Somebody who belonged to an organisation, and no longer does. */
export async function whoLeft(
  db: Db,
  organisation: { id: number },
  type: AccountType = 'evaluator',
) {
  const account = await anAccount(db, { in: [[type, organisation]] });
  await db.deleteFrom('memberships').where('person_id', '=', account.id).execute();
  return account;
}

type Known = { id: number; people?: Map<number, number> };

/** The id of an organisation's record of somebody. */
export const idIn = ({ id, people }: Known, organisation_id: number) =>
  people?.get(organisation_id) ?? id;
