import { sql } from 'kysely';
import { type Rows, row } from './rows.ts';

const own = (table: string): Rows => {
  const rows: Rows = ({ id }) => sql`select ${row('p')} from ${sql.table(table)} p
    where p.person_id = ${id} order by p.*`;
  return rows;
};

/** What somebody says about themselves, and what the school said about them. */
export const portfolioRows: Record<string, Rows> = {
  profiles: own('profiles'),
  profile_references: own('profile_references'),
  profile_courses: own('profile_courses'),
  profile_languages: own('profile_languages'),
  profile_items: own('profile_items'),
  profile_files: own('profile_files'),
  experience: ({ id }) => sql`
    select ${row('x', { names: { working_area: sql`w.name` } })}
    from experience x join working_areas w on w.id = x.job_working_area_id
    where x.person_id = ${id} order by x.id`,
  client_studies: ({ id }) => sql`
    select ${row('c', { names: { study: sql`s.name`, study_level: sql`l.name` } })}
    from client_studies c join studies s on s.id = c.study_id
    join study_levels l on l.id = c.study_level_id
    where c.person_id = ${id} order by c.id`,
  enrolments: ({ id }) => sql`
    select ${row('n', { names: { diploma: sql`d.title`, level: sql`d.level` } })}
    from enrolments n join diplomas d on d.id = n.diploma_id
    where n.student_id = ${id}
    order by n.diploma_id`,
  group_people: ({ id }) => sql`
    select ${row('m', { names: { group: sql`g.name`, year: sql`g.year` } })}
    from group_people m join groups g on g.id = m.group_id
    where m.person_id = ${id} order by m.group_id`,
  evaluations: ({ id }) => sql`
    select ${row('e', { names: { work_process: sql`w.title`, evaluator: sql`a.name` } })}
    from evaluations e join work_processes w on w.id = e.work_process_id
    join people a on a.id = e.evaluator_id
    where e.student_id = ${id}
    order by e.id`,
  evidence: ({ id }) => sql`
    select ${row('x', { names: { work_process: sql`w.title` } })}
    from evidence x join work_processes w on w.id = x.work_process_id
    where x.student_id = ${id} order by x.id`,
  evidence_seen: ({ id }) => sql`
    select ${row('y', { names: { evidence: sql`x.title`, evaluator: sql`a.name` } })}
    from evidence_seen y join evidence x on x.id = y.evidence_id
    join evaluations e on e.id = y.evaluation_id join people a on a.id = e.evaluator_id
    where x.student_id = ${id} order by y.evidence_id, y.evaluation_id`,
  targets: ({ id }) => sql`
    select ${row('x', { names: { work_process: sql`w.title` } })}
    from targets x join work_processes w on w.id = x.work_process_id
    where x.student_id = ${id} order by x.id`,
  portfolios: ({ id }) => sql`
    select ${row('x', { names: { diploma: sql`d.title` } })}
    from portfolios x join diplomas d on d.id = x.diploma_id
    where x.student_id = ${id} order by x.id`,
  portfolio_evidence: ({ id }) => sql`
    select ${row('v', { names: { evidence: sql`y.title` } })}
    from portfolio_evidence v join portfolios x on x.id = v.portfolio_id
    left join evidence y on y.id = v.evidence_id
    where x.student_id = ${id} order by v.portfolio_id, v.position`,
  badges: ({ id }) => sql`
    select ${row('b', { names: { core_task: sql`t.title`, diploma: sql`d.title` } })}
    from badges b join core_tasks t on t.id = b.core_task_id
    join diplomas d on d.id = t.diploma_id
    where b.student_id = ${id} order by b.id`,
  evaluation_round_lines: ({ id }) => sql`
    select ${row('l', { without: ['work_process_ids'], names: { evaluator: sql`a.name`, student: sql`s.name` } })}
    from evaluation_round_lines l join people a on a.id = l.evaluator_id
    join people s on s.id = l.student_id
    where l.student_id = ${id} or l.evaluator_id = ${id}
    order by l.evaluation_round_id, l.student_id, l.evaluator_id`,
  evaluation_rounds: ({ id }) => sql`
    select ${row('r')} from evaluation_rounds r where r.created_by = ${id} order by r.id`,
};
