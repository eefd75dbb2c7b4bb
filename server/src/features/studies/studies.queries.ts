import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';

export const studies = ownedRows('client_studies', 'person_id');

const studiesOf = (db: Db, clientId: number) =>
  db
    .selectFrom('client_studies as s')
    .innerJoin('studies as study', 'study.id', 's.study_id')
    .innerJoin('study_levels as level', 'level.id', 's.study_level_id')
    .where('s.person_id', '=', clientId)
    .select(['s.id', 'study_name', 'institute_name', 'start_date', 'end_date', 'finished'])
    .select('version')
    .select(({ ref }) => [
      jsonBuildObject({ id: ref('study.id'), name: ref('study.name') }).as('study'),
      jsonBuildObject({ id: ref('level.id'), name: ref('level.name') }).as('study_level'),
      sql<boolean>`s.updated_by is not distinct from s.person_id`.as('by_client'),
    ]);

export const listStudies = (db: Db, clientId: number) =>
  studiesOf(db, clientId).orderBy('start_date', 'desc').orderBy('s.id', 'desc').execute();

export const getStudy = (db: Db, clientId: number, studyId: number) =>
  studiesOf(db, clientId).where('s.id', '=', studyId).executeTakeFirstOrThrow(notFound);

export const asksForName = async (db: Db, studyId: number) => {
  const study = db.selectFrom('studies').where('id', '=', studyId);
  const { requires_custom_name } = await study
    .select('requires_custom_name')
    .executeTakeFirstOrThrow();
  return requires_custom_name;
};
