import type { LinkPurpose } from '@traject/contract/common/endpoint';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { hashOf, newToken } from './tokens.ts';

/** What a link is about: exactly one of these. */
export type Subject =
  | { account_id: number }
  | { person_id: number }
  | { registration_id: number }
  | { portal_session_id: number }
  | { invoice_id: number }
  | { trajectory_id: number; approval_request_id: number }
  | { trajectory_id: number; survey_id: number }
  | { trajectory_id: number; task_id: number }
  /** A guest from outside, of a trajectory; or a colleague. */
  | { trajectory_id: number; appointment_guest_id: number }
  | { person_id: number; appointment_guest_id: number };

/** One that stands for an earlier link is as old as that, so that both end at the same moment. */
type Lasting = { minutes: number } | { created_at: Date; expires_at: Date };
export type NewLink = Subject & {
  purpose: LinkPurpose;
  /** The session and the name of whoever opened the question on their own page: it was not mailed. */
  opened_in?: number;
  opened_by_name?: string;
} & Lasting;

/** In one statement, however many there are; in the order given. */
export async function addLinks(db: Db, made: readonly NewLink[], now: Date) {
  const tokens = made.map(() => newToken());
  const values = made.map((link, at) => ({
    ...('minutes' in link && fromNow(now, link.minutes)),
    ...link,
    token_hash: hashOf(tokens[at] ?? '').toString('hex'),
  }));
  const { rows } = await sql<{ id: number }>`insert into links
      (token_hash, purpose, created_at, expires_at, trajectory_id, person_id,
        approval_request_id, survey_id, task_id, appointment_guest_id, opened_in, opened_by_name)
    select decode(token_hash, 'hex'), purpose, created_at, expires_at, trajectory_id, person_id,
      approval_request_id, survey_id, task_id, appointment_guest_id, opened_in, opened_by_name
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as x (token_hash text, purpose text,
      created_at timestamptz, expires_at timestamptz, trajectory_id integer, person_id integer,
      approval_request_id integer, survey_id integer, task_id integer,
      appointment_guest_id integer, opened_in integer, opened_by_name text)
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  return tokens.map((token, at) => ({ token, id: ids[at] ?? 0 }));
}

const fromNow = (now: Date, minutes: number) => ({
  created_at: now,
  expires_at: new Date(now.getTime() + minutes * 60_000),
});
