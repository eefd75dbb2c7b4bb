import type { ExperienceInput } from '@traject/contract/experience';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { notFound } from '../../platform/http/errors.ts';

type Key = { clientId: number; experienceId: number };

const experienceOf = (db: Db, clientId: number) =>
  db
    .selectFrom('experience as e')
    .innerJoin('working_areas as area', 'area.id', 'e.job_working_area_id')
    .where('e.person_id', '=', clientId)
    .select(['e.id', 'function_title', 'company_name', 'city', 'start_date', 'end_date'])
    .select(['current_position', 'version'])
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('area.id'), name: ref('area.name') }).as('job_working_area'),
    );

export const listExperience = (db: Db, clientId: number) =>
  experienceOf(db, clientId).orderBy('start_date', 'desc').orderBy('e.id', 'desc').execute();

export const getExperience = (db: Db, { clientId, experienceId }: Key) =>
  experienceOf(db, clientId).where('e.id', '=', experienceId).executeTakeFirstOrThrow(notFound);

export const lockExperience = (db: Db, { clientId, experienceId }: Key) =>
  db
    .selectFrom('experience')
    .where('person_id', '=', clientId)
    .where('id', '=', experienceId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const addExperience = (db: Db, values: ExperienceInput & { person_id: number }) =>
  db.insertInto('experience').values(values).returning('id').executeTakeFirstOrThrow();

export const setExperience = (
  db: Db,
  experienceId: number,
  values: ExperienceInput & { version: number },
) =>
  db
    .updateTable('experience')
    .set(values)
    .where('id', '=', experienceId)
    .where('version', '=', values.version - 1)
    .returning('id')
    .executeTakeFirstOrThrow(staleVersion);

export const removeExperience = (db: Db, { clientId, experienceId }: Key) =>
  db
    .deleteFrom('experience')
    .where('person_id', '=', clientId)
    .where('id', '=', experienceId)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
