import type { Language } from '@traject/contract/common/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { isDue, isHeldUp, remindersOf } from './due.queries.ts';

/** What a mail needs to know about one evaluation, and who reads it. */
export type Told = {
  id: number;
  organisation_id: number;
  student_id: number;
  student: string;
  role: string;
  expires_at: Date;
  reader_id: number;
  email: string;
  first_name: string;
  language: Language;
  has_account: boolean;
};
export type DueEvaluation = Told & { number: number };

const reader = sql`r.id as reader_id, r.email, r.first_name, r.language,
  r.account_id is not null as has_account`;

/** What is asked of people who are still there, about students who are; by reader. */
export async function findDueEvaluations(db: Db, { now, most }: { now: Date; most: number }) {
  const asked = sql`q.requested_at`;
  const { rows } = await sql<DueEvaluation>`
    select q.id, q.organisation_id, q.student_id, q.role, q.expires_at, s.name as student,
      done.number + 1 as number, ${reader}
    from evaluations q
    join people s on s.id = q.student_id
    join people r on r.id = q.evaluator_id
    join reminder_rules rule
      on rule.organisation_id = q.organisation_id and rule.kind = 'evaluation'
    left join mails m on m.id = q.mail_id
    cross join lateral ${remindersOf('evaluation_id', asked)} done
    where q.done_at is null and q.expires_at > ${now} and s.deactivated_at is null
      and r.deactivated_at is null and exists (select from memberships m
        where m.person_id = r.id and m.organisation_id = q.organisation_id)
      and ${isDue(asked, now)} and not coalesce(${isHeldUp}, false)
    order by q.organisation_id, q.evaluator_id, q.id limit ${most}
    for update of q skip locked`.execute(db);
  return rows;
}

/** Marks, once, what nobody did in time; a closed account is not mailed. */
export async function markExpired(db: Db, { now, most }: { now: Date; most: number }) {
  const { rows } = await sql<Told & { asked_by: number | null }>`
    with late as (select id from evaluations where done_at is null and expiry_told_at is null
      and expires_at <= ${now} order by asked_by, id limit ${most} for update skip locked),
    told as (update evaluations e set expiry_told_at = ${now} from late where e.id = late.id
      returning e.*)
    select q.id, q.organisation_id, q.student_id, q.role, q.expires_at, s.name as student,
      ${reader}
    from told q join people s on s.id = q.student_id
    left join people r on r.id = q.asked_by and r.deactivated_at is null
    order by r.id, q.id`.execute(db);
  return rows;
}
