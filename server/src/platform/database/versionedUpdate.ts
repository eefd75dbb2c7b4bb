import type { Language } from '@traject/contract/common/languages';
import { whereChanged } from '@traject/contract/common/laterRules';
import type { core, ZodMiniObject } from 'zod/mini';
import type { Self } from '../access/session.ts';
import { unprocessable } from '../http/errors.ts';
import { parseOrRefuse } from '../http/parse.ts';
import type { Clock } from '../program/clock.ts';
import type { Db } from './db.ts';

export type Versioned = { version: number; updated_at: Date | null; updated_by: number | null };
type Change<S> = {
  /** The record as it is, locked until the update is done. */
  stored: Versioned & Record<string, unknown>;
  given: { version?: number | undefined };
  /** The rules for a new record; an updated one must meet them too. */
  rules: S;
  by: { self: Pick<Self, 'id'>; language: Language; clock: Clock };
};

/** The values to store when some fields of a record change, with its next version. */
export async function versionedUpdate<S extends ZodMiniObject>(db: Db, change: Change<S>) {
  const { stored, rules, by } = change;
  const { version, ...given } = change.given;
  await refuseStale(db, stored, { seen: version, self: by.self });
  const fields = Object.keys(rules.shape).map((name) => [name, stored[name]]);
  const merged = { ...Object.fromEntries(fields), ...given };
  const values = parseOrRefuse(whereChanged(rules, merged, stored), merged, by.language);
  return { ...(values as core.output<S>), ...nextVersion(stored, by) };
}

export const nextVersion = (
  stored: Versioned,
  { self, clock }: Omit<Change<never>['by'], 'language'>,
) => ({
  version: stored.version + 1,
  updated_at: clock(),
  updated_by: self.id,
});

/** Optimistic locking: anyone who edited a stale version is told who has changed it since. */
export async function refuseStale(
  db: Db,
  stored: Versioned,
  { seen, self }: { seen: number | undefined; self: Pick<Self, 'id'> },
) {
  if (seen === undefined || seen === stored.version) return;
  const { updated_by, updated_at } = stored;
  if (!updated_by || !updated_at) throw staleVersion();
  if (updated_by === self.id) throw unprocessable('changed_by_you', { when: updated_at });
  const { name } = await db
    .selectFrom('people')
    .where('id', '=', updated_by)
    .select('name')
    .executeTakeFirstOrThrow();
  throw unprocessable('changed_by', { who: name, when: updated_at });
}

export const staleVersion = () => unprocessable('changed');
