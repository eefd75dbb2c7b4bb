import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { urgentPriority } from '../program/jobWorkers.ts';
import { traitsOf } from './templates.ts';

/** Beyond this many unsent ones, an organisation's invitations are a backlog, and take turns. */
const smallNumber = 5;

type Written = { template: string; organisation_id?: number | null };

/** Which of these mails are urgent; each counts among the few of the next. */
export async function areUrgent(db: Db, mails: readonly Written[]) {
  const inSmallNumbers = mails.filter((mail) => urgencyOf(mail) === 'in small numbers');
  const unsent = await countUrgent(db, inSmallNumbers);
  return mails.map((mail) => {
    if (urgencyOf(mail) !== 'in small numbers') return urgencyOf(mail) === 'always';
    const from = mail.organisation_id ?? 0;
    const count = unsent.get(from) ?? 0;
    if (count < smallNumber) unsent.set(from, count + 1);
    return count < smallNumber;
  });
}

const urgencyOf = ({ template }: Written) => traitsOf(template).urgency;

async function countUrgent(db: Db, mails: Written[]) {
  if (mails.length === 0) return new Map<number, number>();
  const organisations = [...new Set(mails.map(({ organisation_id }) => organisation_id ?? 0))];
  const { rows } = await sql<{ id: number; count: number }>`
    select id, urgent_mails(nullif(id, 0), ${smallNumber}) as count
    from unnest(${organisations}::integer[]) id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The lower its turn, the sooner it leaves. */
export const priorityOf = (urgent: boolean, turn: number) => (urgent ? urgentPriority : 0) - turn;
