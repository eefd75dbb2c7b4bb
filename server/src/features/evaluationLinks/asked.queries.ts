import type { EvaluationPage } from '@traject/contract/evaluationLinks';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { deadLink, notFound } from '../../platform/http/errors.ts';
import {
  correctableSince,
  mayOpenChart,
  mayOpenProfile,
  processNumber,
  shownCount,
} from '../evaluations/evaluations.service.ts';
import { type Holder, viewerOf } from './holder.ts';

type Asked = EvaluationPage['evaluations'][number];

/** What waits, what can still be done again, and what was answered through this link. */
const isShown = ({ link_id, now }: Holder) => sql<SqlBool>`(e.expires_at > ${now}
  or e.done_at >= (select l.created_at from links l where l.id = ${link_id}))`;

const askedOf = (db: Db, holder: Holder) =>
  db
    .selectFrom('evaluations as e')
    .innerJoin('people as s', 's.id', 'e.student_id')
    .where(viewerOf(holder).is('e.evaluator_id'))
    .where('s.deactivated_at', 'is', null);

const rowsFor = (db: Db, holder: Holder) =>
  askedOf(db, holder)
    .innerJoin('diplomas as d', 'd.id', 'e.diploma_id')
    .innerJoin('work_processes as w', 'w.id', 'e.work_process_id')
    .innerJoin('core_tasks as t', 't.id', 'w.core_task_id')
    .leftJoin('people as a', 'a.id', 'e.asked_by')
    .select(['e.id', 'e.message', 'e.score', 'e.comments'])
    .select([
      sql<Asked['role']>`e.role`.as('role'),
      sql<Asked['no_level']>`e.no_level`.as('no_level'),
      sql<Asked['student']>`json_build_object('id', s.id, 'name', s.name)`.as('student'),
      sql<Asked['diploma']>`json_build_object('diploma_id', d.id, 'title', d.title)`.as('diploma'),
      sql<Asked['asker']>`case when a.id is not null
        then json_build_object('name', a.name) end`.as('asker'),
      process.as('work_process'),
      shownCount.as('evidence'),
      sql<string>`to_char(e.expires_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`.as(
        'expires_at',
      ),
      sql<string | null>`to_json(e.done_at) #>> '{}'`.as('done_at'),
      sql<boolean>`coalesce(e.done_at > ${correctableSince(holder.now)}, false)`.as('may_correct'),
      mayOpenProfile(viewerOf(holder), holder.now).$castTo<boolean>().as('may_see_profile'),
      sql<boolean>`exists (select from enrolments n where n.student_id = e.student_id
        and n.diploma_id = e.diploma_id and ${mayOpenChart(viewerOf(holder), holder.now)})`.as(
        'may_see_chart',
      ),
    ]);

const process = sql<Asked['work_process']>`json_build_object('work_process_id', w.id,
  'number', ${processNumber}, 'title', w.title, 'description', w.description,
  'result', w.result, 'behaviour', w.behaviour, 'result_starter', w.result_starter,
  'result_advanced', w.result_advanced, 'result_professional', w.result_professional)`;

/** The order stays the same while they are answered one by one. */
export async function readPage(db: Db, holder: Holder): Promise<EvaluationPage> {
  const about = await db
    .selectFrom('people as v')
    .innerJoin('organisations as o', 'o.id', 'v.organisation_id')
    .where('v.id', '=', holder.person_id)
    .where('v.deactivated_at', 'is', null)
    .select([
      sql<EvaluationPage['evaluator']>`json_build_object('name', v.name)`.as('evaluator'),
      sql<EvaluationPage['organisation']>`json_build_object('name', o.name,
        'has_logo', o.logo_file_id is not null)`.as('organisation'),
    ])
    .executeTakeFirstOrThrow(deadLink);
  const evaluations = await rowsFor(db, holder)
    .where(isShown(holder))
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .orderBy('d.title')
    .orderBy('d.id')
    .orderBy('t.position')
    .orderBy('w.position')
    .orderBy('e.id')
    .execute();
  return { ...about, evaluations };
}

export const getAsked = (db: Db, holder: Holder, id: number) =>
  rowsFor(db, holder).where('e.id', '=', id).executeTakeFirstOrThrow(notFound);

/** One that is theirs. */
export const findAsked = (db: Db, holder: Holder, id: number) =>
  askedOf(db, holder)
    .where('e.id', '=', id)
    .select(['e.id', 'e.student_id', 'e.diploma_id', 'e.done_at', 'e.expires_at'])
    .executeTakeFirstOrThrow(notFound);

/** The same, or one that was theirs until they handed it over. */
export const findAnswered = (db: Db, { person_id, ...holder }: Holder, id: number) =>
  db
    .selectFrom('evaluations as e')
    .innerJoin('people as s', 's.id', 'e.student_id')
    .where('e.id', '=', id)
    .where('s.deactivated_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        viewerOf({ ...holder, person_id }).is('e.evaluator_id'),
        eb('e.handed_over_by', '=', person_id),
      ]),
    )
    .select(['e.id', 'e.student_id', 'e.evaluator_id', 'e.done_at', 'e.expires_at'])
    .executeTakeFirstOrThrow(notFound);
