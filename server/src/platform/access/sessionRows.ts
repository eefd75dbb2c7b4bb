import { type Ability, type AccountType, abilitiesOf } from '@traject/contract/common/access';
import type { TrajectoryVisibility } from '@traject/contract/common/visibility';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The caller: an account, and its owner's record in each organisation that let it in. */
export type User = {
  account_id: number;
  session_id: string;
  account_types: Part[];
  organisation_ids: number[];
  /** Their records, one in each of these organisations. */
  people: Self[];
  abilities: Ability[];
};
/** The caller's record in one organisation; whatever is written there refers to this record. */
export type Self = {
  id: number;
  name: string;
  organisation_id: number;
  /** The people in the teams that they lead there, as a counselor. */
  leads: number[];
};

type Part = {
  code: AccountType;
  organisation: { id: number; name: string; trajectory_visibility: TrajectoryVisibility };
  person: { id: number; name: string; leads: number[] };
};

export type Session = { user: User; expires_at: Date; last_used_at: Date };

const hour = 3_600_000;
/** How long it lasts after the last renewal, and at most after signing in. */
export const lasts = 8 * hour;
export const lastsAtMost = 12 * hour;
/** Its use is recorded no more often than this. */
const quarter = hour / 4;

const nextEnd = (now: Date) =>
  sql<Date>`least(${new Date(now.getTime() + lasts)}::timestamptz,
    sessions.created_at + ${`${lastsAtMost / hour} hours`}::interval)`;

/** Extends it, up to half a day after signing in; nothing for one that has ended. */
export const renewRow = (db: Db, session_id: string, now: Date) =>
  db
    .updateTable('sessions')
    .from('accounts')
    .whereRef('accounts.id', '=', 'sessions.account_id')
    .where('sessions.id', '=', session_id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .set({ expires_at: nextEnd(now), last_used_at: now })
    .returning(['sessions.id', 'account_id', 'first_name', 'last_name'])
    .returning(['sessions.created_at', 'expires_at'])
    .executeTakeFirst();

/** Where somebody is signed in, newest first. */
export const listRows = (db: Db, account_id: number, now: Date) =>
  db
    .selectFrom('sessions')
    .where('account_id', '=', account_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'browser', 'created_at', 'last_used_at'])
    .orderBy('created_at', 'desc')
    .execute();

/** A read-only database does not keep out people who only read. */
export async function noteUse(db: Db, session: Session, now: Date) {
  if (now.getTime() - session.last_used_at.getTime() < quarter) return;
  session.last_used_at = now;
  const used = db.updateTable('sessions').set({ last_used_at: now });
  await used
    .where('id', '=', session.user.session_id)
    .execute()
    .catch(() => undefined);
}

export const revoke = (db: Db, now: Date) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);

export async function findSession(
  db: Db,
  session_id: string,
  now: Date,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('sessions.id', '=', session_id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .select(['account_id', 'expires_at', 'last_used_at', 'operator', parts.as('account_types')])
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id, account_types, operator, expires_at, last_used_at } = row;
  const records = account_types.map(({ organisation, person }) => ({
    ...person,
    leads: account_types.some(isCounselor(person)) ? person.leads : [],
    organisation_id: organisation.id,
  }));
  const people = [...new Map(records.map((record) => [record.id, record])).values()];
  const organisation_ids = people.map(({ organisation_id }) => organisation_id);
  const abilities = abilitiesIn(account_types, operator);
  const user = { account_id, session_id, account_types, people, organisation_ids, abilities };
  return { user, expires_at, last_used_at };
}

/** Who no longer administers anything does not run the installation either. */
function abilitiesIn(account_types: Part[], operator: boolean): Ability[] {
  const types = account_types.map(({ code }) => code);
  return [
    ...abilitiesOf(types),
    ...(operator && types.includes('admin') ? ['installation' as const] : []),
  ];
}

const isCounselor =
  ({ id }: Part['person']) =>
  ({ code, person }: Part) =>
    code === 'counselor' && person.id === id;

const parts = sql<Part[]>`parts_of_account(sessions.account_id)`;
