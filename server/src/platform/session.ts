import { randomUUID } from 'node:crypto';
import { type Ability, type AccountType, abilitiesOf } from '@traject/contract/common/access';
import { jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { notFound, signInFirst } from './errors.ts';
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

type Session = { user: User; expires_at: Date; last_used_at: Date };
type Outside = { clock: Clock; changes: Changes };
type Owner = {
  account_id: number;
  first_name: string;
  last_name: string;
  browser?: string | null;
};
type Opened = Omit<Owner, 'browser'> & { id: string; created_at: Date; expires_at: Date };

const hour = 3_600_000;
/** So long it lasts from the last renewal on, and so long at most from signing in. */
const lasts = 8 * hour;
const lastsAtMost = 12 * hour;
/** That it is used is written down no more often than this. */
const quarter = hour / 4;
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
    const { jti = '', exp = 0 } = claims?.payload ?? {};
    const session = isId.test(jti) ? await findSession(db, jti, clock()) : undefined;
    // A token from before a renewal ends when it says so itself.
    return session && { ...session, expires_at: earliest(session.expires_at, exp * 1000) };
  };

  const signed = ({ id, account_id, first_name, last_name, created_at, expires_at }: Opened) =>
    new SignJWT({ id: account_id, first_name, last_name, latest: seconds(latestOf(created_at)) })
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setJti(id)
      .setAudience(audience)
      .setIssuedAt(clock())
      .setExpirationTime(expires_at)
      .sign(key);

  return {
    async open(db: Db, { browser = null, ...owner }: Owner): Promise<string> {
      const now = clock();
      const [id, created_at] = [randomUUID(), now];
      const expires_at = new Date(now.getTime() + lasts);
      const row = { id, account_id: owner.account_id, created_at, expires_at };
      await db
        .insertInto('sessions')
        .values({ ...row, last_used_at: now, browser })
        .execute();
      return signed({ ...owner, ...row });
    },

    /** While somebody works it goes on; the same session, whose row says when it ends. */
    async renew(db: Db, session_id: string): Promise<string> {
      const now = clock();
      const session = await db
        .updateTable('sessions')
        .from('accounts')
        .whereRef('accounts.id', '=', 'sessions.account_id')
        .where('sessions.id', '=', session_id)
        .where('sessions.revoked_at', 'is', null)
        .where('sessions.expires_at', '>', now)
        .set({ expires_at: nextEnd(now), last_used_at: now })
        .returning(['sessions.id', 'account_id', 'first_name', 'last_name'])
        .returning(['sessions.created_at', 'expires_at'])
        .executeTakeFirstOrThrow(signInFirst);
      return signed(session);
    },

    async userOf(db: Db, header: string | undefined): Promise<User | undefined> {
      const token = /^Bearer ([\w.-]{1,2000})$/.exec(header ?? '')?.[1];
      if (!token) return undefined;
      const session =
        remembered.known(token) ?? (await remembered.get(token, () => read(db, token)));
      if (!session || session.expires_at <= clock()) return undefined;
      await noteUse(db, session, clock());
      return session.user;
    },

    /** Where somebody is signed in, the newest first. */
    list: (db: Db, account_id: number) =>
      db
        .selectFrom('sessions')
        .where('account_id', '=', account_id)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', clock())
        .select(['id', 'browser', 'created_at', 'last_used_at'])
        .orderBy('created_at', 'desc')
        .execute(),

    close: (db: Db, session_id: string) =>
      revoke(db, clock()).where('id', '=', session_id).execute(),
    closeOf: (db: Db, account_id: number, session_id: string) =>
      revoke(db, clock())
        .where('account_id', '=', account_id)
        .where('id', '=', session_id)
        .returning('id')
        .executeTakeFirstOrThrow(notFound),
    closeAll: (db: Db, account_id: number, but?: string) =>
      revoke(db, clock())
        .where('account_id', '=', account_id)
        .$if(but !== undefined, (others) => others.where('id', '<>', but ?? ''))
        .execute(),
  };
}

const latestOf = (created_at: Date) => new Date(created_at.getTime() + lastsAtMost);
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const earliest = (date: Date, time: number) => new Date(Math.min(date.getTime(), time));
const nextEnd = (now: Date) =>
  sql<Date>`least(${new Date(now.getTime() + lasts)}::timestamptz,
    sessions.created_at + ${`${lastsAtMost / hour} hours`}::interval)`;

/** A database that takes no writes keeps nobody out who only reads. */
async function noteUse(db: Db, session: Session, now: Date) {
  if (now.getTime() - session.last_used_at.getTime() < quarter) return;
  session.last_used_at = now;
  const used = db.updateTable('sessions').set({ last_used_at: now });
  await used
    .where('id', '=', session.user.session_id)
    .execute()
    .catch(() => undefined);
}

const revoke = (db: Db, now: Date) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);

async function findSession(db: Db, session_id: string, now: Date): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .where('sessions.id', '=', session_id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .select(['account_id', 'expires_at', 'last_used_at', parts.as('account_types')])
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id, account_types, expires_at, last_used_at } = row;
  const records = account_types.map(({ organisation, person }) => ({
    ...person,
    organisation_id: organisation.id,
  }));
  const people = [...new Map(records.map((record) => [record.id, record])).values()];
  const organisation_ids = people.map(({ organisation_id }) => organisation_id);
  const abilities = abilitiesOf(account_types.map(({ code }) => code));
  const user = { account_id, session_id, account_types, people, organisation_ids, abilities };
  return { user, expires_at, last_used_at };
}

const parts = sql<Part[]>`parts_of_account(sessions.account_id)`;
