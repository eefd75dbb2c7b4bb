import type { Party } from '@traject/contract/approvals';
import type { LinkPurpose } from '@traject/contract/common/endpoint';
import { firstLanguage, type Language } from '@traject/contract/common/languages';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { ofNobody, within } from '../database/wall.ts';
import { deadLink } from '../http/errors.ts';
import type { Clock } from '../program/clock.ts';
import { closesAt } from './linkExpiry.ts';
import { addLinks, type NewLink, type Subject } from './manyLinks.ts';
import { openedLinks, opensStill } from './openedLinks.ts';
import { reopenOf, reopenTask } from './reopenLinks.ts';
import { hashOf, newToken } from './tokens.ts';

export { hashOf, tokenIn } from './tokens.ts';

export type Link = {
  id: number;
  purpose: LinkPurpose;
  /** Whose it is; null when it is about an account itself. */
  organisation_id: number | null;
  account_id: number | null;
  /** The record that it invites somebody to. */
  person_id: number | null;
  registration_id: number | null;
  /** The browser that is to know an address. */
  portal_session_id: number | null;
  trajectory_id: number | null;
  approval_request_id: number | null;
  survey_id: number | null;
  task_id: number | null;
  appointment_guest_id: number | null;
  invoice_id: number | null;
  /** The session in which it was opened on somebody's own page. */
  opened_in: number | null;
  /** Whose it is, where it did not ask in a mail: opened on their own page, or of a receipt. */
  opened_by_name: string | null;
};

type Made = Subject & { minutes: number };
type Wanted = { purposes: LinkPurpose | readonly LinkPurpose[]; afterUse?: boolean | undefined };

export const days = (count: number) => count * 24 * 60;

/** The page that a link opens, in the language of its mail. */
export const pageOf = (purpose: LinkPurpose, token: string, language: Language) =>
  `/${purpose}/${token}${language === firstLanguage ? '' : `?language=${language}`}`;

export type Links = ReturnType<typeof createLinks>;

/** Tokens sent in mails. Only their hash is stored, so the database gives none of them away. */
export const createLinks = (clock: Clock) => ({
  async create(db: Db, purpose: LinkPurpose, { minutes, ...subject }: Made) {
    const token = newToken();
    const created_at = clock();
    const expires_at = new Date(created_at.getTime() + minutes * 60_000);
    await db
      .insertInto('links')
      .values({ token_hash: hashOf(token), purpose, created_at, expires_at, ...subject })
      .execute();
    return token;
  },

  createMany: (db: Db, made: readonly NewLink[]) => addLinks(db, made, clock()),
  ...openedLinks(clock),

  /** Until when it works, as things are now; the page behind it says the same. */
  async endOf(db: Db, token: string) {
    const { ends } = await db
      .selectFrom('links')
      .where('token_hash', '=', hashOf(token))
      .select(closesAt('links').as('ends'))
      .executeTakeFirstOrThrow();
    return ends;
  },

  /** Unknown, used, expired and revoked links look the same from outside. */
  async find(everywhere: Db, token: string, { purposes, afterUse }: Wanted): Promise<Link> {
    const hash = hashOf(token);
    const known = sql<{ id: number | null }>`select organisation_id as id from link_of(${hash})`;
    const { rows } = await known.execute(everywhere);
    // Its expiry may depend on its trajectory, which only its own organisation can see.
    return within(everywhere, [rows[0]?.id ?? ofNobody])
      .selectFrom('links')
      .where('token_hash', '=', hash)
      .where('purpose', 'in', [purposes].flat())
      .$if(!afterUse, (query) => query.where('used_at', 'is', null))
      .where('revoked_at', 'is', null)
      .where(closesAt('links'), '>', clock())
      .where(opensStill(clock()))
      .select(({ ref }) => ref('purpose').$castTo<LinkPurpose>().as('purpose'))
      .select(['id', 'organisation_id', 'account_id', 'person_id', 'registration_id'])
      .select(['trajectory_id', 'approval_request_id', 'survey_id', 'task_id', 'opened_in'])
      .select(['appointment_guest_id', 'invoice_id', 'portal_session_id', 'opened_by_name'])
      .executeTakeFirstOrThrow(deadLink);
  },

  /**
   * One conditional update: if two people use it at once, one wins. The other links of the same
   * question, which were sent as a reminder, are used with it.
   */
  async use(db: Db, link: Link) {
    const used = await db
      .updateTable('links')
      .set({ used_at: clock() })
      .where(isOfQuestion(link))
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning(['id', opensStill(clock()).as('opens')])
      .execute();
    if (!used.some(({ id, opens }) => opens && id === link.id)) throw deadLink();
  },

  /** Revokes the links of a trajectory: those with the given purposes, or all of them. */
  revokeOf: (db: Db, trajectory_id: number, purposes?: readonly LinkPurpose[]) =>
    revoke(db, clock())
      .where('trajectory_id', '=', trajectory_id)
      .$if(!!purposes, (query) => query.where('purpose', 'in', purposes ?? []))
      .execute(),

  reopenOf,
  reopenTask,

  revokeOfRequests: (db: Db, requestIds: number[]) =>
    revoke(db, clock())
      .where('approval_request_id', '=', sql<number>`any(${requestIds})`)
      .execute(),

  /** A party has another address now: links in the old mailbox stop working, used or not. */
  revokeOfParty: (db: Db, trajectoryIds: number[], party: Party) =>
    db
      .updateTable('links')
      .set({ revoked_at: clock() })
      .where('revoked_at', 'is', null)
      .where('trajectory_id', '=', sql<number>`any(${trajectoryIds})`)
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('purpose', 'in', [`review-${party}`, `survey-${party}`, `task-${party}`]),
          eb(
            'approval_request_id',
            'in',
            selectFrom('approval_requests').where('party', '=', party).select('id'),
          ),
          eb(
            'appointment_guest_id',
            'in',
            selectFrom('appointment_guests').where('party', '=', party).select('id'),
          ),
        ]),
      )
      .execute(),

  revokeOfSurvey: (db: Db, survey_id: number) =>
    revoke(db, clock()).where('survey_id', '=', survey_id).execute(),

  revokeOfTask: (db: Db, task_id: number) =>
    revoke(db, clock()).where('task_id', '=', task_id).execute(),

  revokeOne: (db: Db, id: number) => revoke(db, clock()).where('id', '=', id).execute(),

  /** Only the newest of its kind works; without a kind, revokes everything sent to the account. */
  revokeAll: (db: Db, account_id: number, purposes?: Wanted['purposes']) =>
    revoke(db, clock())
      .where('account_id', '=', account_id)
      .$if(!!purposes, (query) => query.where('purpose', 'in', [purposes ?? []].flat()))
      .execute(),

  /**
   * Somebody is no longer invited, or is now invited by a newer link of the same kind. Their calendar
   * does not depend on where they are mailed, and is named when it must go too.
   */
  revokeInvitations: (db: Db, people: number | readonly number[], purposes?: Wanted['purposes']) =>
    revoke(db, clock())
      .where('person_id', '=', sql<number>`any(${[people].flat()})`)
      .where('purpose', purposes ? 'in' : 'not in', [purposes ?? 'calendar'].flat())
      .execute(),
});

const isOfQuestion = ({ id, approval_request_id, survey_id, task_id }: Link) => sql<boolean>`(
  id = ${id} or approval_request_id = ${approval_request_id} or survey_id = ${survey_id}
  or task_id = ${task_id})`;

const revoke = (db: Db, revoked_at: Date) =>
  db
    .updateTable('links')
    .set({ revoked_at })
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null);
