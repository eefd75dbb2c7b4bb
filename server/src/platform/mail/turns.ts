import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { urgentPriority } from '../program/jobs.ts';
import type { Urgency } from './traits.ts';

/** Beyond this many unsent ones, an organisation's invitations are a backlog, and take turns. */
const smallNumber = 5;

export async function isUrgent(db: Db, urgency: Urgency, organisation_id: number | null) {
  if (urgency !== 'in small numbers') return urgency === 'always';
  const { rows } = await sql<{ count: number }>`
    select urgent_mails(${organisation_id}, ${smallNumber}) as count`.execute(db);
  return (rows[0]?.count ?? 0) < smallNumber;
}

/** See the migration of mails for how turns work. */
export const nextTurn = (urgent: boolean, organisation_id: number | null) =>
  sql<number>`mail_turn(${urgent}, ${organisation_id})`;

/** The lower its turn, the sooner it leaves. */
export const priorityOf = (urgent: boolean, turn: number) => (urgent ? urgentPriority : 0) - turn;
