import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { RememberedPerson } from '@traject/contract/evaluationRounds';
import { sql } from 'kysely';
import { isMe, isSelf } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { allowedOf } from '../evaluations/evaluations.service.ts';

/** Those who come with a workplace; others are somebody's own. */
const ofWorkplaces: EvaluationRole[] = ['teacher', 'mentor', 'coach'];

type Asked = { student_ids: number[]; roles: EvaluationRole[] };

/**
 * Whom to ask first: the last one asked about the student in that role, else the last one asked in
 * it at their workplace. Students get only the addresses they gave themselves.
 */
export async function rememberedPeople(db: Db, user: User, asked: Asked) {
  const allowed = [...(await allowedOf(db, user, asked.student_ids))];
  const own = allowed.filter((id) => isSelf(user, id));
  const { rows } = await sql<RememberedPerson>`select s.id as student_id, r.role,
      p.email, p.first_name, p.last_name
    from unnest(${allowed}::integer[]) s(id)
    cross join unnest(${[...new Set(asked.roles)]}::text[]) r(role)
    cross join lateral (
      select found.evaluator_id from (
        select e.evaluator_id, false as is_elsewhere, e.id from evaluations e
        where e.student_id = s.id and e.role = r.role
          and (s.id <> all(${own}::integer[]) or ${isMe(user, 'e.asked_by')})
        union all
        select e.evaluator_id, true, e.id from enrolments mine
        join enrolments n on n.organisation_id = mine.organisation_id
          and lower(n.workplace) = lower(mine.workplace) and n.workplace <> ''
        join evaluations e on e.student_id = n.student_id and e.diploma_id = n.diploma_id
        where mine.student_id = s.id and s.id <> all(${own}::integer[]) and e.role = r.role
          and r.role = any(${ofWorkplaces}::text[])
      ) found join people who on who.id = found.evaluator_id
      where who.deactivated_at is null and who.id <> s.id
      order by found.is_elsewhere, found.id desc limit 1
    ) last
    join people p on p.id = last.evaluator_id
    order by s.id, r.role`.execute(db);
  return rows;
}
