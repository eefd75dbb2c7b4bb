import { createHash } from 'node:crypto';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { type Insertable, sql } from 'kysely';
import { compiledQuery } from '../database/compiledQuery.ts';
import { isDatabaseAway } from '../database/databaseErrors.ts';
import type { Db } from '../database/db.ts';
import { withNext } from '../database/preparedStatements.ts';
import type { Tables } from '../database/tables.gen.ts';
import type { Waits } from '../database/watchdog.ts';
import type { AnyCall, Served } from './call.ts';
import { unavailable, unprocessable } from './errors.ts';
import { eventOrganisation } from './eventOrganisation.ts';

const form = /^[\w-]{16,100}$/;

type Call = { call: AnyCall; now: Date };
type Change = () => Promise<unknown>;
type Kept = Omit<Insertable<Tables['kept_answers']>, 'answer'> & { answer: string | null };

/**
 * By this process, so that a second one of the same waits for nothing and may come again: as long as
 * the first has a caller, and for no longer than work may take.
 */
const inProgress = new Map<string, { waits: Waits; until: number }>();
const longest = 30_000;

/**
 * What a caller does under an `Idempotency-Key` happens once: its answer is kept with the change,
 * which fails if there is one already, and then that one is given. Anonymous calls, such as signing
 * in, and calls marked `secret` are not kept, because their answers are secrets.
 */
export function onceUnderKey(served: Served, { call, now }: Call) {
  const { request, endpoint, action, waits } = served;
  const given = request.headers['idempotency-key'];
  if (given === undefined || !isKept(endpoint)) return undefined;
  if (typeof given !== 'string' || !form.test(given)) throw unprocessable('idempotency.form');

  const { query, body, uploaded } = call;
  const who = whoOf(call);
  const key = hashOf([who, action, given]);
  // Not what was made of an upload in parts, which is gone when the call is repeated.
  const sent = Object.entries(uploaded).filter(([name]) => endpoint.upload?.[name]);
  const files = sent.map(([name, { sha256 }]) => [name, sha256]);
  const said = hashOf([request.url, query, body, files]);
  return {
    keep: (db: Db, answer: unknown) =>
      add(db, {
        ...{ key, said, kept_at: now },
        ...{ organisation_id: whose(call, answer), answer: textOf(answer) },
      }),
    async do(db: Db, change: Change) {
      const name = key.toString('base64');
      const first = inProgress.get(name);
      if (first && !first.waits.isOver && performance.now() < first.until) throw unavailable();
      const mine = { waits, until: performance.now() + longest };
      inProgress.set(name, mine);
      try {
        return await change();
      } catch (error) {
        const kept = isDatabaseAway(error) ? undefined : (await find(db, { key }))[0];
        if (!kept && !isOfKey(error)) throw error;
        if (!kept?.said.equals(said)) throw unprocessable('idempotency.reused');
        return kept.answer ?? undefined;
      } finally {
        if (inProgress.get(name) === mine) inProgress.delete(name);
      }
    },
  };
}

/** There is an answer, which the caller sees no more. */
const isOfKey = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'kept_answers_pkey';

/** Whether a call honours the key. */
export const isKept = ({ method, upload, access, file, secret }: Endpoint) =>
  (method === 'POST' || upload !== undefined) && access !== 'public' && !file && !secret;

const find = compiledQuery((db, { key }: { key: Buffer }) =>
  db.selectFrom('kept_answers').where('key', '=', key).select(['said', 'answer']),
);

const add = compiledQuery((db, { answer, ...kept }: Kept) =>
  db
    .insertInto('kept_answers')
    .values({ ...kept, answer: sql<object | null>`${answer}` })
    .modifyEnd(sql.raw(withNext)),
);

/** One of the organisations the caller can see, so that they find the answer again. */
function whose(call: AnyCall, answer: unknown): number | null {
  const { user, party, link } = call;
  const known = user?.organisation_ids ?? [(party ?? link)?.organisation_id ?? null];
  const said = eventOrganisation(call, answer);
  return known.find((id) => id === said) ?? known[0] ?? null;
}

function whoOf({ user, party, link }: AnyCall) {
  if (user) return `account ${user.account_id}`;
  return party ? `party ${party.session_id}` : `link ${link?.id}`;
}

const textOf = (answer: unknown) =>
  answer === undefined ? null : JSON.stringify(answer, (_, value) => storable(value));

/** A truncated text may end in half a character, which the database refuses. */
const storable = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest();
