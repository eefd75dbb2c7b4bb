import { createHash } from 'node:crypto';
import type { Endpoint } from '@traject/contract/common/endpoint';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { withNext } from '../database/preparedStatements.ts';
import type { AnyCall, Served } from './call.ts';
import { unprocessable } from './errors.ts';
import { eventOrganisation } from './eventOrganisation.ts';

const form = /^[\w-]{16,100}$/;

type Kept = {
  key: Buffer;
  said: Buffer;
  organisation_id: number | null;
  answer: string | null;
  kept_at: Date;
};

/**
 * Does the work, unless the caller sent the same `Idempotency-Key` before: then the earlier answer
 * is repeated and nothing happens. Anonymous calls, such as signing in, and calls marked `secret`
 * are not kept, because their answers are secrets.
 */
export async function withIdempotencyKey(
  db: Db,
  { request, endpoint, action }: Served,
  { call, now }: { call: AnyCall; now: Date },
  work: () => Promise<unknown>,
) {
  const given = request.headers['idempotency-key'];
  if (given === undefined || !isKept(endpoint)) return work();
  if (typeof given !== 'string' || !form.test(given)) throw unprocessable('idempotency.form');

  const { query, body, uploaded } = call;
  const who = whoOf(call);
  const key = hashOf([who, action, given]);
  // Not what was made of an upload in parts, which is gone when the call is repeated.
  const sent = Object.entries(uploaded).filter(([name]) => endpoint.upload?.[name]);
  const files = sent.map(([name, { sha256 }]) => [name, sha256]);
  const said = hashOf([request.url, query, body, files]);
  const kept = await findKept(db, key);
  if (kept && !kept.said.equals(said)) throw unprocessable('idempotency.reused');
  if (kept) return kept.answer ?? undefined;

  const answer = await work();
  const organisation_id = whose(call, answer);
  await keep(db, { key, said, organisation_id, answer: textOf(answer), kept_at: now });
  return answer;
}

/** Whether a call honours the key. */
export const isKept = ({ method, upload, access, file, secret }: Endpoint) =>
  (method === 'POST' || upload !== undefined) && access !== 'public' && !file && !secret;

async function findKept(db: Db, key: Buffer) {
  const asked = sql<{
    said: Buffer;
    answer: unknown;
  }>`select said, answer from kept_answer(${key})`;
  return (await asked.execute(db)).rows[0];
}

const keep = (db: Db, { key, said, organisation_id, answer, kept_at }: Kept) =>
  sql`insert into kept_answers (key, said, organisation_id, answer, kept_at)
    values (${key}, ${said}, ${organisation_id}, ${answer}, ${kept_at})${sql.raw(withNext)}`.execute(
    db,
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
