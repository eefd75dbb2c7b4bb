import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { within } from '../database/wall.ts';
import { deadLink, notFound } from '../http/errors.ts';
import type { Clock } from '../program/clock.ts';
import { hashOf, newToken } from './tokens.ts';

/** A client or an employer on their own page: an address, known in one browser. */
export type PartySession = {
  session_id: number;
  organisation_id: number;
  email: string;
  expires_at: Date;
  remembered: boolean;
};
type Whose = { organisation_id: number; email: string };

/** Whom limits are for: being let in again gives nobody more. */
export const wordOf = ({ organisation_id, email }: Whose) =>
  `${organisation_id} ${email.toLowerCase()}`;

type Found = Whose & {
  id: number;
  remembered: boolean;
  expires_at: Date;
  last_used_at: Date;
  revoked_at: Date | null;
};

const hour = 3_600_000;
/** A browser that is not to be remembered is forgotten the same day. */
const lasts = { remembered: 30 * 24 * hour, once: 12 * hour };
/** Its use is recorded no more often than this. */
const quarter = hour / 4;

export type PortalSessions = ReturnType<typeof createPortalSessions>;

/** Only the hash of a token is stored, so the database gives none of them away. */
export const createPortalSessions = (clock: Clock) => ({
  find: (everywhere: Db, header: string | undefined) => find(everywhere, header, clock()),
  ask: (db: Db, whose: Whose, minutes: number) => ask(db, { ...whose, minutes }, clock()),
  isKnown: (everywhere: Db, email: string, device_hash: Buffer) =>
    isKnown(everywhere, { email, device_hash }),
  open: (db: Db, id: number, given: Given) => open(db, { ...given, id }, clock()),
  list: (db: Db, whose: Whose) => list(db, whose, clock()),
  close: (db: Db, whose: Whose, id: number) => close(db, { ...whose, id }, clock()),
});

async function find(everywhere: Db, header: string | undefined, now: Date) {
  const token = /^Party ([\w-]{43})$/.exec(header ?? '')?.[1];
  if (!token) return undefined;
  const known = sql<Found>`select * from portal_session_of(${hashOf(token)})`;
  const [found] = (await known.execute(everywhere)).rows;
  if (!found || found.revoked_at || found.expires_at <= now) return undefined;
  const { id: session_id, organisation_id, email, expires_at, remembered } = found;
  const db = within(everywhere, [organisation_id]);
  if (now.getTime() - found.last_used_at.getTime() > quarter) await noteUse(db, session_id, now);
  return { session_id, organisation_id, email, expires_at, remembered } satisfies PartySession;
}

/** Without a token: the link in the mail gives it one. */
async function ask(db: Db, asked: Whose & { minutes: number }, now: Date) {
  const { organisation_id, email, minutes } = asked;
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  const { id } = await db
    .insertInto('portal_sessions')
    .values({ organisation_id, email, created_at: now, last_used_at: now, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Given = {
  browser: string | null;
  remembered: boolean;
  /** Of a browser that is to be remembered. */
  device_hash: Buffer | null;
};

/** Once; nothing for an address that changed since it was asked for. */
async function open(db: Db, { id, ...given }: Given & { id: number }, now: Date) {
  const token = newToken();
  const time = given.remembered ? lasts.remembered : lasts.once;
  const expires_at = new Date(now.getTime() + time);
  await db
    .updateTable('portal_sessions')
    .set({ ...given, token_hash: hashOf(token), expires_at, last_used_at: now })
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(deadLink);
  return token;
}

/** Whether the owner of the address opened their pages in this browser before, also a while ago. */
const isKnown = async (
  everywhere: Db,
  { email, device_hash }: { email: string; device_hash: Buffer },
) =>
  (await everywhere
    .selectFrom('portal_sessions')
    .where('device_hash', '=', device_hash)
    .where('email', '=', email)
    .where('token_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Where an address is known, newest first. */
const list = (db: Db, { organisation_id, email }: Whose, now: Date) =>
  db
    .selectFrom('portal_sessions')
    .where('organisation_id', '=', organisation_id)
    .where('email', '=', email)
    .where('token_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'browser', 'created_at', 'last_used_at'])
    .orderBy('id', 'desc')
    .execute();

const close = (db: Db, { organisation_id, email, id }: Whose & { id: number }, now: Date) =>
  db
    .updateTable('portal_sessions')
    .set({ revoked_at: now })
    .where('organisation_id', '=', organisation_id)
    .where('email', '=', email)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

/** A read-only database does not keep out people who only read. */
const noteUse = (db: Db, id: number, last_used_at: Date) =>
  db
    .updateTable('portal_sessions')
    .set({ last_used_at })
    .where('id', '=', id)
    .execute()
    .catch(() => undefined);
