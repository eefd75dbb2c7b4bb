import type { NoLevel } from '@traject/contract/common/evaluationAnswer';
import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { PageQuery } from '@traject/contract/common/page';
import type {
  Evaluation,
  EvaluationFilter,
  EvaluationRow,
  PendingEvaluation,
} from '@traject/contract/evaluations';
import { type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isMe } from '../../platform/access/access.ts';
import { nextReminder } from '../../platform/access/reminding.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { stateOfMail } from '../../platform/mail/mailState.ts';
import { visibleTo } from './evaluations.scope.ts';
import { processNumber } from './processNumber.ts';
import type { Reader } from './reader.ts';
import { caller, isBlind, mayAsk, mayOpenProfile, teaches } from './rights.ts';
import { correctableSince } from './scoring.ts';
import { shownCount } from './shown.ts';

type Listed = PageQuery & { studentId: number; filter: EvaluationFilter };

/** By the dates shown: open ones by when they end, then the rest, newest first. */
export async function listEvaluations(db: Db, reader: Reader, query: Listed) {
  const { total, ids } = await findPage(db, reader, query);
  const data = await rowsFor(db, reader)
    .where('e.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], e.id)`)
    .execute();
  return { data, meta: metaOf(query, total, data.length) };
}

type Found = { total: number; ids: number[] };

/** Found first, and then described: what is told of each is not asked of all. */
async function findPage(db: Db, { user, now }: Reader, { studentId, filter, ...page }: Listed) {
  const isPending = sql<SqlBool>`(e.done_at is null and e.expires_at > ${now})`;
  const seen = db
    .selectFrom('evaluations as e')
    .where('e.student_id', '=', studentId)
    .where(visibleTo(user))
    .$if(filter === 'pending', (rows) => rows.where(isPending))
    .$if(filter === 'non-pending', (rows) => rows.where(({ not }) => not(isPending)))
    .select(['e.id', 'e.done_at', 'e.expires_at']);
  const { rows } = await sql<Found>`with seen as materialized (${seen})
    select (select count(*)::integer from seen) as total, array(select e.id from seen e
      order by ${isPending} desc, case when ${isPending} then e.expires_at end,
        coalesce(e.done_at, e.expires_at) desc, e.id desc
      limit ${page.per_page} offset ${offsetOf(page)}) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Those just asked for, even if the asker will not see them once they are done. */
export const listAsked = (db: Db, reader: Reader, ids: number[]) =>
  rowsFor(db, reader)
    .where('e.id', 'in', ids)
    .orderBy('t.position')
    .orderBy('w.position')
    .execute();

export async function getEvaluation(db: Db, reader: Reader, id: number): Promise<Evaluation> {
  const { work_process, texts, may_correct, ...row } = await rowsFor(db, reader)
    .where('e.id', '=', id)
    .select(({ eb, and }) => [
      sql<string>`case when k.is_covered then '' else e.comments end`.as('comments'),
      // What the asker wrote is for the one who is asked.
      eb
        .case()
        .when(isMe(reader.user, 'e.evaluator_id'))
        .then(eb.ref('e.message'))
        .else('')
        .end()
        .as('message'),
      sql<{ name: string } | null>`(select json_build_object('name', q.name) from people q
        where q.id = e.asked_by)`.as('asker'),
      mayOpenProfile(caller(reader.user), reader.now).$castTo<boolean>().as('may_see_profile'),
      and([eb('e.done_at', '>', correctableSince(reader.now)), isMe(reader.user, 'e.evaluator_id')])
        .$castTo<boolean | null>()
        .as('may_correct'),
    ])
    .select([processTexts.as('texts'), shownCount.as('evidence')])
    .executeTakeFirstOrThrow(notFound);
  return {
    ...row,
    may_correct: may_correct ?? false,
    work_process: { ...work_process, ...texts },
  };
}

const processTexts = sql<Omit<Evaluation['work_process'], 'work_process_id' | 'number' | 'title'>>`
  json_build_object('description', w.description, 'result', w.result, 'behaviour', w.behaviour,
    'result_starter', w.result_starter, 'result_advanced', w.result_advanced,
    'result_professional', w.result_professional)`;

/** The first to expire comes first; the order is stable while they are scored one by one. */
export const listPending = (db: Db, { user, now }: Reader): Promise<PendingEvaluation[]> =>
  evaluationsIn(db)
    .where(isMe(user, 'e.evaluator_id'))
    .where('e.done_at', 'is', null)
    .where('e.expires_at', '>', now)
    .where('s.deactivated_at', 'is', null)
    .select(['e.id', named.student, named.diploma, named.process, named.role])
    .select(dayOf('expires_at').as('expires_at'))
    .orderBy('e.expires_at')
    .orderBy('e.id')
    .execute();

const rowsFor = (db: Db, { user, now }: Reader) =>
  evaluationsIn(db)
    .innerJoin('people as v', 'v.id', 'e.evaluator_id')
    .innerJoinLateral(decidedFor({ user, now }).as('k'), (join) => join.onTrue())
    .select(['e.id', named.student, named.diploma, named.process, named.role])
    .select(answer)
    .select(({ eb, and, ref }) => {
      const waits = eb('e.done_at', 'is', null);
      const pending = and([waits, eb('e.expires_at', '>', now)]);
      return [
        pending.$castTo<boolean>().as('pending'),
        and([waits, eb('e.expires_at', '<=', now)])
          .$castTo<boolean>()
          .as('is_expired'),
        jsonBuildObject({ name: ref('v.name') }).as('evaluator'),
        and([pending, isMe(user, 'e.evaluator_id')])
          .$castTo<boolean>()
          .as('may_score'),
        'k.may_withdraw',
        mayAskAgain(user, now).$castTo<boolean>().as('may_ask_again'),
        // What became of its mail is for those who can do something about it.
        eb.case().when('k.may_withdraw', '=', true).then(stateOfMail('e.mail_id')).end().as('mail'),
        eb.case().when('k.may_withdraw', '=', true).then(reminders(now)).end().as('reminders'),
      ];
    })
    .select([
      dayOf('requested_at').as('requested_at'),
      dayOf('expires_at').as('expires_at'),
      dayOf('done_at').$castTo<string | null>().as('done_at'),
    ]);

type Decided = { is_covered: boolean; may_withdraw: boolean };

/** Decided once: written out wherever it is used, it would take longer to plan than to find. */
const decidedFor = ({ user, now }: Reader) => sql<Decided>`(select
  (e.done_at is not null and ${isBlind(caller(user), now)}) as is_covered,
  (e.done_at is null and ${manages(user)}) as may_withdraw offset 0)`;

/** Not answered in time, and not asked again since. */
const mayAskAgain = (user: User, now: Date) => sql<SqlBool>`(e.done_at is null
  and e.expires_at <= ${now} and not d.archived and v.deactivated_at is null
  and ${mayAsk(user, 'e.student_id')} and not exists (
    select from evaluations later where later.student_id = e.student_id
      and later.evaluator_id = e.evaluator_id and later.role = e.role
      and later.work_process_id = e.work_process_id and later.id > e.id))`;

/** Whether it is for the caller to withdraw it, and to remind of it. */
const manages = (user: User) => sql<SqlBool>`(coalesce(${isMe(user, 'e.asked_by')}, false)
  or ${caller(user).oversees('e.organisation_id')} or ${teaches(caller(user), 'e.student_id')})`;

const reminders = (now: Date) => {
  const waiting = { kind: 'evaluation', of: 'e', asked: 'requested_at', now } as const;
  return sql<NonNullable<EvaluationRow['reminders']>>`json_build_object(
    'reminders_off', e.reminders_off,
    'next_reminder_at', ${nextReminder({ ...waiting, ends: sql`e.expires_at` })},
    'sent', (select coalesce(json_agg(json_build_object('number', x.number, 'at', x.at)
      order by x.number), '[]') from reminders x where x.evaluation_id = e.id))`;
};

const evaluationsIn = (db: Db) =>
  db
    .selectFrom('evaluations as e')
    .innerJoin('people as s', 's.id', 'e.student_id')
    .innerJoin('diplomas as d', 'd.id', 'e.diploma_id')
    .innerJoin('work_processes as w', 'w.id', 'e.work_process_id')
    .innerJoin('core_tasks as t', 't.id', 'w.core_task_id');

const dayOf = (column: 'requested_at' | 'expires_at' | 'done_at') =>
  sql<string>`to_char(${sql.ref(`e.${column}`)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

const answer = [
  sql<number | null>`case when not k.is_covered then e.score end`.as('score'),
  sql<NoLevel | null>`case when not k.is_covered then e.no_level end`.as('no_level'),
  sql<boolean>`k.is_covered`.as('is_covered'),
] as const;

const named = {
  student: sql<PendingEvaluation['student']>`json_build_object('id', s.id, 'name', s.name)`.as(
    'student',
  ),
  diploma: sql<PendingEvaluation['diploma']>`
    json_build_object('diploma_id', d.id, 'title', d.title)`.as('diploma'),
  process: sql<PendingEvaluation['work_process']>`json_build_object(
    'work_process_id', w.id, 'number', ${processNumber}, 'title', w.title)`.as('work_process'),
  role: sql<{ name: EvaluationRole }>`json_build_object('name', e.role)`.as('evaluator_role'),
};
