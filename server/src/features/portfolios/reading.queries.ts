import type { Language } from '@traject/contract/common/languages';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { countsFirst, processNumber } from '../evaluations/evaluations.service.ts';
import { findDetails, letterheadOf } from '../organisations/organisations.service.ts';
import type { Answer, Contents, Piece } from './contents.ts';

export type Place = { student_id: number; diploma_id: number; organisation_id: number };
/** Which record a piece is, in the order of the contents. */
export type Kept = { evidence_id: number; version: number; file_id: number | null };
export type Read = { contents: Contents; kept: Kept[] };

/** Everything at one moment: what changes meanwhile is in none of it. */
export const readPortfolio = (db: Db, place: Place, language: Language): Promise<Read> =>
  db.isTransaction
    ? readAll(db, place, language)
    : db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => readAll(tx, place, language));

async function readAll(db: Db, place: Place, language: Language): Promise<Read> {
  const head = await headOf(db, place);
  const { logo: _, ...organisation } = letterheadOf(await findDetails(db, place.organisation_id));
  const answers = Map.groupBy(await answersOf(db, place), ({ lineage_id }) => lineage_id);
  const evidence = Map.groupBy(await evidenceOf(db, place), ({ lineage_id }) => lineage_id);
  const tasks = Map.groupBy(await processesOf(db, place), ({ task_id }) => task_id);
  const kept: Kept[] = [];
  const pieceOf = ({ lineage_id: _, record, ...piece }: Shown): Piece => {
    kept.push(record);
    return piece;
  };
  const core_tasks = [...tasks.values()].map((members) => ({
    title: members[0]?.task_title ?? '',
    processes: members.map(({ number, title, lineage_id }) => ({
      ...{ number, title },
      answers: (answers.get(lineage_id) ?? []).map(({ lineage_id: _, ...answer }) => answer),
      evidence: (evidence.get(lineage_id) ?? []).map(pieceOf),
    })),
  }));
  return { contents: { language, organisation, ...head, core_tasks }, kept };
}

/** Only of somebody who is enrolled. */
const headOf = (db: Db, { student_id, diploma_id }: Place) =>
  db
    .selectFrom('enrolments as n')
    .innerJoin('people as s', 's.id', 'n.student_id')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id')
    .where('n.student_id', '=', student_id)
    .where('n.diploma_id', '=', diploma_id)
    .select('s.name as student')
    .select(
      sql<Contents['diploma']>`json_build_object('title', d.title, 'level', d.level,
        'code', d.code, 'edition', d.edition)`.as('diploma'),
    )
    .executeTakeFirstOrThrow(notFound);

const processesOf = (db: Db, { diploma_id }: Place) =>
  db
    .selectFrom('core_tasks as t')
    .innerJoin('work_processes as w', 'w.core_task_id', 't.id')
    .where('t.diploma_id', '=', diploma_id)
    .select(['t.id as task_id', 't.title as task_title', 'w.title', 'w.lineage_id'])
    .select(processNumber.as('number'))
    .orderBy('t.position')
    .orderBy('w.position')
    .execute();

const day = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** Whether the work process `w` is one of the diploma, in whatever edition it was evaluated. */
const isOf = (diploma_id: number) => sql<SqlBool>`w.lineage_id in (select own.lineage_id
  from work_processes own join core_tasks t on t.id = own.core_task_id
  where t.diploma_id = ${diploma_id})`;

type Given = Answer & { lineage_id: number };

const answersOf = (db: Db, { student_id, diploma_id }: Place): Promise<Given[]> =>
  db
    .selectFrom('evaluations as e')
    .innerJoin('work_processes as w', 'w.id', 'e.work_process_id')
    .innerJoin('people as p', 'p.id', 'e.evaluator_id')
    .where('e.student_id', '=', student_id)
    .where('e.done_at', 'is not', null)
    .where(isOf(diploma_id))
    .select(['w.lineage_id', 'e.score as level', 'p.name as evaluator', 'e.comments as remark'])
    .select(({ ref }) => [
      ref('e.no_level').$castTo<Answer['no_level']>().as('no_level'),
      ref('e.role').$castTo<Answer['role']>().as('role'),
      day('e.done_at').as('date'),
      sql<boolean>`(e.score is not null and row_number() over (partition by w.lineage_id
        order by e.score is null, ${countsFirst}) = 1)`.as('counts'),
    ])
    .orderBy('e.done_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();

type Shown = Piece & { lineage_id: number; record: Kept };

const evidenceOf = (db: Db, { student_id, diploma_id }: Place): Promise<Shown[]> =>
  db
    .selectFrom('evidence as x')
    .innerJoin('work_processes as w', 'w.id', 'x.work_process_id')
    .leftJoin('files as f', 'f.id', 'x.file_id')
    .where('x.student_id', '=', student_id)
    // What was shown to one evaluator is for nobody else.
    .where('x.is_for_one', '=', false)
    .where(isOf(diploma_id))
    .select(['w.lineage_id', 'x.title', 'x.url', 'x.what', 'x.how', 'x.learned'])
    .select([
      day('x.created_at').as('date'),
      sql<Piece['file']>`case when f.id is not null then json_build_object('name', f.name,
        'size', f.size, 'sha256', f.sha256) end`.as('file'),
      sql<Kept>`json_build_object('evidence_id', x.id, 'version', x.version,
        'file_id', x.file_id)`.as('record'),
      sql<Piece['seen']>`(select coalesce(json_agg(json_build_object('evaluator', p.name,
        'role', e.role) order by y.seen_at, e.id), '[]') from evidence_seen y
        join evaluations e on e.id = y.evaluation_id join people p on p.id = e.evaluator_id
        where y.evidence_id = x.id)`.as('seen'),
    ])
    .orderBy('x.id')
    .execute();
