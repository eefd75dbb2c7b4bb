import type { Diploma, DiplomaRow } from '@traject/contract/diplomas';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { processNumber } from '../evaluations/evaluations.service.ts';

/** The newest edition of a diploma first, archived ones last. */
export const listDiplomas = (db: Db, organisations: number[]): Promise<DiplomaRow[]> =>
  rows(db)
    .where('d.organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .orderBy('d.archived')
    .orderBy('d.title')
    .orderBy('d.level')
    .orderBy('d.edition', 'desc')
    .orderBy('d.id', 'desc')
    .execute();

type Own = { id: number; organisations: number[] };

export const findDiploma = (db: Db, { id, organisations }: Own) =>
  db
    .selectFrom('diplomas')
    .where('id', '=', id)
    .where('organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .select(['id', 'organisation_id', 'archived', 'replaces_id'])
    .executeTakeFirstOrThrow(notFound);

export const getDiploma = (db: Db, id: number): Promise<Diploma> =>
  rows(db)
    .where('d.id', '=', id)
    .select([coreTasks.as('core_tasks'), replaces.as('replaces')])
    .executeTakeFirstOrThrow(notFound);

const rows = (db: Db) =>
  db
    .selectFrom('diplomas as d')
    .innerJoin('organisations as o', 'o.id', 'd.organisation_id')
    .select(['d.id', 'd.title', 'd.level', 'd.code', 'd.edition', 'd.archived'])
    .select(({ ref }) => [
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
      sql<string>`to_json(d.created_at) #>> '{}'`.as('created_at'),
      sql<number>`(select count(*) from core_tasks t where t.diploma_id = d.id)`.as(
        'core_task_count',
      ),
      sql<number>`(select count(*) from work_processes w join core_tasks t
        on t.id = w.core_task_id where t.diploma_id = d.id)`.as('work_process_count'),
      sql<number>`(select count(*) from enrolments e where e.diploma_id = d.id
        and e.switched_to_id is null)`.as('student_count'),
    ]);

const coreTasks = sql<Diploma['core_tasks']>`coalesce((
  select json_agg(json_build_object('id', t.id, 'number', t.position, 'code', t.code,
    'title', t.title,
    'work_processes', coalesce((
      select json_agg(json_build_object('id', w.id, 'number', ${processNumber},
        'code', w.code, 'title', w.title, 'description', w.description, 'result', w.result,
        'behaviour', w.behaviour, 'result_starter', w.result_starter,
        'result_advanced', w.result_advanced, 'result_professional', w.result_professional)
        order by w.position)
      from work_processes w where w.core_task_id = t.id), '[]')) order by t.position)
  from core_tasks t where t.diploma_id = d.id), '[]')`;

const replaces = sql<Diploma['replaces']>`(select json_build_object('id', r.id, 'title', r.title,
  'edition', r.edition) from diplomas r where r.id = d.replaces_id)`;

type Head = { title: string; level: string; edition: string };

export const headOf = ({ title, level, edition }: Head): Head => ({ title, level, edition });

export const isTaken = async (db: Db, organisation_id: number, head: Head) => {
  const same = db
    .selectFrom('diplomas')
    .where('organisation_id', '=', organisation_id)
    .where(sql<boolean>`(lower(title), lower(level), lower(edition))
      = (lower(${head.title}), lower(${head.level}), lower(${head.edition}))`);
  return (await same.select('id').executeTakeFirst()) !== undefined;
};

export const setArchived = (db: Db, id: number, archived: boolean) =>
  db.updateTable('diplomas').set({ archived }).where('id', '=', id).execute();
