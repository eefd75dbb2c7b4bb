import { createHash, randomBytes } from 'node:crypto';
import type { LinkPurpose } from '@traject/contract/common/endpoint';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { deadLink } from './errors.ts';

/** What a link is about: exactly one of these. */
type Subject = { account_id: number } | { registration_id: number };
export type Link = { id: number; account_id: number | null; registration_id: number | null };

export const days = (count: number) => count * 24 * 60;

export type Links = ReturnType<typeof createLinks>;

/** Tokens that travel in mails. Only their hash is kept, so the database gives none of them away. */
export const createLinks = (clock: Clock) => ({
  async create(
    db: Db,
    purpose: LinkPurpose,
    { minutes, ...subject }: Subject & { minutes: number },
  ) {
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(clock().getTime() + minutes * 60_000);
    await db
      .insertInto('links')
      .values({ token_hash: hashOf(token), purpose, expires_at, ...subject })
      .execute();
    return token;
  },

  /** Unknown, used, expired and revoked links look the same from outside. */
  find: (db: Db, token: string, purpose: LinkPurpose): Promise<Link> =>
    db
      .selectFrom('links')
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', clock())
      .select(['id', 'account_id', 'registration_id'])
      .executeTakeFirstOrThrow(deadLink),

  /** One conditional update: of two who use it at once, one wins. */
  use: (db: Db, { id }: Link) =>
    db
      .updateTable('links')
      .set({ used_at: clock() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(deadLink),

  /** What was asked about a trajectory is no longer open; without purposes, nothing of it is. */
  revokeOf: (db: Db, trajectory_id: number, purposes?: readonly LinkPurpose[]) =>
    db
      .updateTable('links')
      .set({ revoked_at: clock() })
      .where('trajectory_id', '=', trajectory_id)
      .$if(!!purposes, (query) => query.where('purpose', 'in', purposes ?? []))
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute(),

  /** Only the newest mail of its kind works. */
  revokeAll: (db: Db, account_id: number, purpose: LinkPurpose) =>
    db
      .updateTable('links')
      .set({ revoked_at: clock() })
      .where('account_id', '=', account_id)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute(),
});

const hashOf = (token: string) => createHash('sha256').update(token).digest();
