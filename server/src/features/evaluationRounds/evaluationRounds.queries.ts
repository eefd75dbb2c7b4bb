import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { PageQuery } from '@traject/contract/common/page';
import type { EvaluationRound, RoundLine } from '@traject/contract/evaluationRounds';
import { type SqlBool, sql } from 'kysely';
import { isMe } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';

type NewRound = {
  organisation_id: number;
  group_id: number | null;
  message: string;
  expires_at: Date;
  created_at: Date;
  created_by: number;
};
type NewLine = {
  evaluator_id: number;
  student_id: number;
  diploma_id: number;
  role: string;
  work_process_ids: number[];
};

export async function addRound(db: Db, round: NewRound, lines: NewLine[]) {
  const { id } = await db
    .insertInto('evaluation_rounds')
    .values(round)
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { organisation_id: round.organisation_id, evaluation_round_id: id };
  await db
    .insertInto('evaluation_round_lines')
    .values(lines.map((line) => ({ ...of, ...line })))
    .execute();
  return id;
}

const rounds = (db: Db) =>
  db
    .selectFrom('evaluation_rounds as r')
    .select(['r.id', 'r.message'])
    .select([
      sql<EvaluationRound['group']>`(select json_build_object('id', g.id, 'name', g.name)
        from groups g where g.id = r.group_id)`.as('group'),
      sql<EvaluationRound['created_by']>`(select json_build_object('id', p.id, 'name', p.name)
        from people p where p.id = r.created_by)`.as('created_by'),
      sql<string>`to_char(r.expires_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`.as(
        'expires_on',
      ),
      sql<string>`to_json(r.created_at) #>> '{}'`.as('created_at'),
      sql<string | null>`to_json(r.done_at) #>> '{}'`.as('done_at'),
      inLines(sql`count(*)`).as('lines_total'),
      inLines(sql`count(l.asked)`).as('lines_done'),
      inLines(sql`coalesce(sum(cardinality(l.work_process_ids)), 0)`).as('requests'),
      inLines(sql`coalesce(sum(l.asked), 0)`).as('asked'),
    ]);

const inLines = (what: ReturnType<typeof sql>) =>
  sql<number>`(select ${what}::integer from evaluation_round_lines l
    where l.evaluation_round_id = r.id)`;

/** Those of the caller, newest first. */
export async function listRounds(db: Db, user: User, page: PageQuery) {
  const data = await rounds(db)
    .where(isMe(user, 'r.created_by'))
    .orderBy('r.id', 'desc')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const { total } = await db
    .selectFrom('evaluation_rounds as r')
    .where(isMe(user, 'r.created_by'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, meta: metaOf(page, total, data.length) };
}

export async function getRound(db: Db, id: number) {
  const round = await rounds(db).where('r.id', '=', id).executeTakeFirstOrThrow(notFound);
  const { rows } = await sql<RoundLine>`select
      json_build_object('id', s.id, 'name', s.name) as student,
      json_build_object('id', v.id, 'name', v.name) as evaluator,
      l.role, cardinality(l.work_process_ids) as wanted, l.asked, l.reasons
    from evaluation_round_lines l join people s on s.id = l.student_id
    join people v on v.id = l.evaluator_id where l.evaluation_round_id = ${id}
    order by cardinality(l.reasons) > 0 desc, s.sort_name, s.id, l.role, v.name, v.id`.execute(db);
  return { ...round, lines: rows };
}

/** With who asked; nobody asks any more if they are gone. */
export const roundToSend = (db: Db, id: number) =>
  db
    .selectFrom('evaluation_rounds as r')
    .leftJoin('people as p', 'p.id', 'r.created_by')
    .innerJoin('organisations as o', 'o.id', 'r.organisation_id')
    .where('r.id', '=', id)
    .select(['r.id', 'r.organisation_id', 'r.message', 'r.expires_at', 'o.language'])
    .select(['p.id as asker_id', 'p.name as asker'])
    .executeTakeFirst();

const openLines = (db: Db, evaluation_round_id: number) =>
  db
    .selectFrom('evaluation_round_lines')
    .where('evaluation_round_id', '=', evaluation_round_id)
    .where('asked', 'is', null);

export const waitingEvaluators = (db: Db, evaluation_round_id: number) =>
  openLines(db, evaluation_round_id)
    .select('evaluator_id')
    .distinct()
    .orderBy('evaluator_id')
    .execute();

type Turn = { evaluation_round_id: number; evaluator_id: number };

/** Locked, whoever has them asks; none if that was done. */
export const linesOf = (db: Db, { evaluation_round_id, evaluator_id }: Turn) =>
  openLines(db, evaluation_round_id)
    .where('evaluator_id', '=', evaluator_id)
    .orderBy('student_id')
    .orderBy('diploma_id')
    .orderBy('role')
    .select(['evaluation_round_id', 'evaluator_id', 'student_id', 'diploma_id'])
    .select(['work_process_ids', sql<EvaluationRole>`role`.as('role')]);

type Line = Turn & Pick<NewLine, 'student_id' | 'diploma_id' | 'role'>;
type Outcome = { asked: number; reasons?: string[] };

export const setAsked = (db: Db, line: Line, outcome: Outcome) =>
  db
    .updateTable('evaluation_round_lines')
    .set(outcome)
    .where('evaluation_round_id', '=', line.evaluation_round_id)
    .where('evaluator_id', '=', line.evaluator_id)
    .where('student_id', '=', line.student_id)
    .where('diploma_id', '=', line.diploma_id)
    .where('role', '=', line.role)
    .execute();

/** All that waits for this person was asked in vain. */
export const setRefused = (db: Db, turn: Turn, reasons: string[]) =>
  db
    .updateTable('evaluation_round_lines')
    .set({ asked: 0, reasons })
    .where('evaluation_round_id', '=', turn.evaluation_round_id)
    .where('evaluator_id', '=', turn.evaluator_id)
    .where('asked', 'is', null)
    .execute();

export const setDone = (db: Db, id: number, done_at: Date) =>
  db
    .updateTable('evaluation_rounds')
    .set({ done_at })
    .where('id', '=', id)
    .where(sql<SqlBool>`done_at is null`)
    .execute();
