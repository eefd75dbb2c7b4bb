import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';

export const experience = ownedRows('experience', 'person_id');

const experienceOf = (db: Db, clientId: number) =>
  db
    .selectFrom('experience as e')
    .innerJoin('working_areas as area', 'area.id', 'e.job_working_area_id')
    .where('e.person_id', '=', clientId)
    .select(['e.id', 'function_title', 'company_name', 'city', 'start_date', 'end_date'])
    .select(['current_position', 'version'])
    .select(({ ref }) => [
      jsonBuildObject({ id: ref('area.id'), name: ref('area.name') }).as('job_working_area'),
      sql<boolean>`e.updated_by is not distinct from e.person_id`.as('by_client'),
    ]);

export const listExperience = (db: Db, clientId: number) =>
  experienceOf(db, clientId).orderBy('start_date', 'desc').orderBy('e.id', 'desc').execute();

export const getExperience = (db: Db, clientId: number, experienceId: number) =>
  experienceOf(db, clientId).where('e.id', '=', experienceId).executeTakeFirstOrThrow(notFound);
