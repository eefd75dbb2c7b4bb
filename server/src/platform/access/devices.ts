import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** The calling browser, known by a random cookie that says nothing about its user. */
export type Device = {
  /** The hash of the cookie that came with the call; undefined for a browser without one. */
  hash: Buffer | undefined;
  /** Sets the cookie, or renews it for another year, with the answer; returns its hash. */
  keep: () => Buffer;
  /** What kind of device it is, for its owner to recognise: 'Firefox, Windows'. */
  browser: string | null;
};

const year = 365 * 24 * 60 * 60;

export function deviceOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Device {
  const mark = markIn(request.headers.cookie);
  // Few calls ask, and none of the others should pay for it.
  return {
    get hash() {
      return mark ? hashOf(mark) : undefined;
    },
    get browser() {
      return browserIn(request.headers['user-agent']);
    },
    keep() {
      const kept = mark ?? randomBytes(32).toString('base64url');
      reply.header('set-cookie', deviceCookie(kept, isSecure));
      return hashOf(kept);
    },
  };
}

/** User agents name other browsers too, so the first match counts. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

export function browserIn(userAgent = ''): string | null {
  const said = userAgent.slice(0, 500);
  const parts = [browsers, systems].flatMap(
    (known) => known.find(([, pattern]) => pattern.test(said))?.[0] ?? [],
  );
  return parts.join(', ') || null;
}

/** Not for scripts, not for other sites, and only for the calls of the API. */
const deviceCookie = (mark: string, isSecure: boolean) =>
  `device=${mark}; Max-Age=${year}; Path=/api; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

const markIn = (cookies = '') => /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(cookies)?.[1];

const hashOf = (mark: string) => createHash('sha256').update(mark).digest();

/** Somebody signed in here, or proved in another way that the account is theirs. */
export const rememberDevice = (db: Db, account_id: number, device_hash: Buffer, now: Date) =>
  db
    .insertInto('devices')
    .values({ account_id, device_hash, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();

export const isKnownDevice = async (db: Db, account_id: number, device_hash: Buffer) =>
  (await db
    .selectFrom('devices')
    .where('account_id', '=', account_id)
    .where('device_hash', '=', device_hash)
    .select('account_id')
    .executeTakeFirst()) !== undefined;

export const forgetDevices = (db: Db, account_id: number) =>
  db.deleteFrom('devices').where('account_id', '=', account_id).execute();

/** A browser that clears its cookies gets a new one at every visit; the newest are enough. */
export const sweepDevices = (db: Db, before: Date) =>
  sql`delete from devices d using (
    select account_id, device_hash, last_seen_at,
      row_number() over (partition by account_id order by last_seen_at desc) as nth
    from devices) o
  where d.account_id = o.account_id and d.device_hash = o.device_hash
    and (o.nth > 50 or o.last_seen_at < ${before})`.execute(db);
