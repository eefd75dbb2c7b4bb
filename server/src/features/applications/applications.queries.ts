import type { ApplicationFile } from '@traject/contract/applications';
import type { PageQuery } from '@traject/contract/common/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';

export const applications = ownedRows('applications', 'trajectory_id');

/** Newest first. */
export const applicationsOf = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('applications as a')
    .where('trajectory_id', '=', trajectoryId)
    .select(['a.id', 'date', 'vacancy', 'company', 'readonly', 'version', files.as('files')])
    .orderBy('date', 'desc')
    .orderBy('a.id', 'desc');

const files = sql<ApplicationFile[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'scan', f.scan,
    'date', to_char(f.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD'),
    'uploader', json_build_object('name', coalesce(u.name, ''))) order by f.id)
  from application_files af
  join files f on f.id = af.file_id
  left join people u on u.id = f.uploader_id
  where af.application_id = a.id), '[]')`;

export async function listApplications(db: Db, trajectoryId: number, page: PageQuery) {
  const data = await applicationsOf(db, trajectoryId)
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
  const total = await countApplications(db, trajectoryId);
  return { data, meta: metaOf(page, total, data.length) };
}

export async function countApplications(db: Db, trajectoryId: number) {
  const { total } = await db
    .selectFrom('applications')
    .where('trajectory_id', '=', trajectoryId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const getApplication = (db: Db, trajectoryId: number, applicationId: number) =>
  applicationsOf(db, trajectoryId)
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow(notFound);
