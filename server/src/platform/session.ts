import { randomUUID } from 'node:crypto';
import { type Ability, type AccountType, abilitiesOf } from '@traject/contract/common/access';
import { jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { createRemembered } from './remembered.ts';

/** Who calls: an account, and what each organisation that let it in knows of its owner. */
export type User = {
  account_id: number;
  session_id: string;
  account_types: Part[];
  organisation_ids: number[];
  /** Their records, one in each of these organisations. */
  people: Self[];
  abilities: Ability[];
};
/** Who the caller is to one organisation; whatever is written there names this record. */
export type Self = { id: number; name: string; organisation_id: number };

type Part = {
  code: AccountType;
  organisation: { id: number; name: string };
  person: { id: number; name: string };
};

type Session = { user: User; expires_at: Date };
type Outside = { clock: Clock; changes: Changes };
type Owner = { account_id: number; first_name: string; last_name: string };

const hours = 8;
const mostRemembered = 10_000;
const audience = 'traject';
const algorithm = 'HS256';
const type = 'session+jwt';
/** The database does not look for what is no id. */
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type Sessions = ReturnType<typeof createSessions>;

/** A signed token that says who somebody is, and a row that says whether it still counts. */
export function createSessions(secret: string, { clock, changes }: Outside) {
  const key = new TextEncoder().encode(secret);
  const remembered = createRemembered<string, Session>(changes, mostRemembered);
  changes.on('account', (id) => remembered.forget(({ user }) => user.account_id === id));
  changes.on('organisation', (id) =>
    remembered.forget(({ user }) => user.organisation_ids.includes(id)),
  );

  const read = async (db: Db, token: string): Promise<Session | undefined> => {
    const checks = { algorithms: [algorithm], audience, typ: type, currentDate: clock() };
    const claims = await jwtVerify(token, key, checks).catch(() => undefined);
    const jti = claims?.payload.jti ?? '';
    return isId.test(jti) ? findSession(db, jti, clock()) : undefined;
  };

  return {
    async open(db: Db, { account_id, first_name, last_name }: Owner): Promise<string> {
      const session_id = randomUUID();
      const expires_at = new Date(clock().getTime() + hours * 3_600_000);
      await db.insertInto('sessions').values({ id: session_id, account_id, expires_at }).execute();
      return new SignJWT({ id: account_id, first_name, last_name })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setJti(session_id)
        .setAudience(audience)
        .setExpirationTime(expires_at)
        .sign(key);
    },

    async userOf(db: Db, header: string | undefined): Promise<User | undefined> {
      const token = /^Bearer ([\w.-]{1,2000})$/.exec(header ?? '')?.[1];
      if (!token) return undefined;
      const session =
        remembered.known(token) ?? (await remembered.get(token, () => read(db, token)));
      return session && session.expires_at > clock() ? session.user : undefined;
    },

    close: (db: Db, session_id: string) =>
      revoke(db, clock()).where('id', '=', session_id).execute(),
    closeAll: (db: Db, account_id: number) =>
      revoke(db, clock()).where('account_id', '=', account_id).execute(),
  };
}

const revoke = (db: Db, now: Date) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);

async function findSession(db: Db, session_id: string, now: Date): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .where('sessions.id', '=', session_id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .select(['account_id', 'expires_at', parts.as('account_types')])
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id, account_types, expires_at } = row;
  const records = account_types.map(({ organisation, person }) => ({
    ...person,
    organisation_id: organisation.id,
  }));
  const people = [...new Map(records.map((record) => [record.id, record])).values()];
  const organisation_ids = people.map(({ organisation_id }) => organisation_id);
  const abilities = abilitiesOf(account_types.map(({ code }) => code));
  const user = { account_id, session_id, account_types, people, organisation_ids, abilities };
  return { user, expires_at };
}

const parts = sql<Part[]>`parts_of_account(sessions.account_id)`;
