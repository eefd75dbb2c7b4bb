import { randomUUID } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { staffSession } from '../audit/points.ts';
import { createCache } from '../database/cache.ts';
import type { Db } from '../database/db.ts';
import type { Invalidation } from '../database/invalidation.ts';
import { notFound, signInFirst } from '../http/errors.ts';
import type { Clock } from '../program/clock.ts';
import {
  findSession,
  lasts,
  lastsAtMost,
  listRows,
  noteUse,
  renewRow,
  revoke,
  type Session,
  type User,
} from './sessionRows.ts';

export type { Self, User } from './sessionRows.ts';

type Outside = { clock: Clock; invalidation: Invalidation };
type Owner = {
  account_id: number;
  first_name: string;
  last_name: string;
  browser?: string | null;
};
type Opened = Omit<Owner, 'browser'> & { id: string; created_at: Date; expires_at: Date };

const mostCached = 10_000;
const audience = 'traject';
const algorithm = 'HS256';
const type = 'session+jwt';
/** The database is not asked for something that is not an id. */
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type Sessions = ReturnType<typeof createSessions>;

/** A signed token that says who somebody is, and a row that says whether it is still valid. */
export function createSessions(secret: string, { clock, invalidation }: Outside) {
  const key = new TextEncoder().encode(secret);
  const cache = createCache<string, Session>(invalidation, mostCached);
  invalidation.on('account', (id) => cache.forget(({ user }) => user.account_id === id));
  invalidation.on('organisation', (id) =>
    cache.forget(({ user }) => user.organisation_ids.includes(id)),
  );

  const read = async (db: Db, token: string): Promise<Session | undefined> => {
    const checks = { algorithms: [algorithm], audience, typ: type, currentDate: clock() };
    const claims = await jwtVerify(token, key, checks).catch(() => undefined);
    const { jti = '', exp = 0 } = claims?.payload ?? {};
    const session = isId.test(jti) ? await findSession(db, jti, clock()) : undefined;
    // A token from before a renewal expires when it said it would.
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

    /** What the log calls the session that was opened with this token. */
    wordOf: (token: string) => staffSession(decodeJwt(token).jti ?? ''),

    /** Extended while somebody works; the same session, whose row says when it ends. */
    async renew(db: Db, session_id: string): Promise<string> {
      const session = await renewRow(db, session_id, clock());
      if (!session) throw signInFirst();
      return signed(session);
    },

    async userOf(db: Db, header: string | undefined): Promise<User | undefined> {
      const token = /^Bearer ([\w.-]{1,2000})$/.exec(header ?? '')?.[1];
      if (!token) return undefined;
      const session = cache.known(token) ?? (await cache.get(token, () => read(db, token)));
      if (!session || session.expires_at <= clock()) return undefined;
      await noteUse(db, session, clock());
      return session.user;
    },

    list: (db: Db, account_id: number) => listRows(db, account_id, clock()),

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
