import type { PageQuery } from '@traject/contract/common/page';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { fileScan } from '../../platform/files/scanning.queries.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { approvalOfVersion } from '../approvals/approvals.service.ts';

type Id = number | Expression<number>;
type VersionKey = { fileId: number; versionId: number };
type ReturnKey = { fileId: number; returnId: number };

/** Newest first. */
export const versionsOf = (db: Db, documentId: Id, now: Date) =>
  db
    .selectFrom('trajectory_file_versions as v')
    .innerJoin('files as f', 'f.id', 'v.file_id')
    .leftJoin('people as uploader', 'uploader.id', 'f.uploader_id')
    .where('v.trajectory_file_id', '=', documentId)
    .orderBy('v.id', 'desc')
    .leftJoin('documents as made', 'made.id', 'v.document_id')
    .select(['v.id', 'f.name', 'f.mime', fileScan.as('scan'), dayOf('v.created_at').as('date')])
    .select(({ fn, ref, lit }) =>
      fn.coalesce(ref('made.requires_approval'), lit(false)).as('requires_approval'),
    )
    .select(({ fn, ref, val }) =>
      jsonBuildObject({ name: fn.coalesce(ref('uploader.name'), val('')) }).as('uploader'),
    )
    .select([
      approvalOfVersion('client', now).as('client_approval'),
      approvalOfVersion('employer', now).as('employer_approval'),
    ]);

/** Newest first. */
export const returnsOf = (db: Db, documentId: Id) =>
  db
    .selectFrom('trajectory_file_returns as r')
    .innerJoin('files as f', 'f.id', 'r.file_id')
    .leftJoin('people as uploader', 'uploader.id', 'f.uploader_id')
    .leftJoin('approval_requests as by_link', 'by_link.id', 'r.approval_request_id')
    .where('r.trajectory_file_id', '=', documentId)
    .orderBy('r.id', 'desc')
    .select(['r.id', 'f.name', 'f.mime', fileScan.as('scan'), dayOf('r.created_at').as('date')])
    .select(({ fn, ref, val }) => {
      const name = fn.coalesce(ref('uploader.name'), ref('by_link.recipient_name'), val(''));
      return jsonBuildObject({ name }).as('uploader');
    });

const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

export async function pageOfVersions(
  db: Db,
  documentId: number,
  { query, now }: { query: PageQuery; now: Date },
) {
  const all = db
    .selectFrom('trajectory_file_versions')
    .where('trajectory_file_id', '=', documentId);
  const page = all.select('id').orderBy('id', 'desc').limit(query.per_page).offset(offsetOf(query));
  const [data, { total }] = await Promise.all([
    versionsOf(db, documentId, now).where('v.id', 'in', page).execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { data, meta: metaOf(query, total, data.length) };
}

export const getVersion = (db: Db, { fileId, versionId }: VersionKey, now: Date) =>
  versionsOf(db, fileId, now).where('v.id', '=', versionId).executeTakeFirstOrThrow(notFound);

export const getReturn = (db: Db, { fileId, returnId }: ReturnKey) =>
  returnsOf(db, fileId).where('r.id', '=', returnId).executeTakeFirstOrThrow(notFound);

export const fileOfVersion = (db: Db, { fileId, versionId }: VersionKey) =>
  db
    .selectFrom('trajectory_file_versions')
    .where('trajectory_file_id', '=', fileId)
    .where('id', '=', versionId)
    .select('file_id')
    .executeTakeFirstOrThrow(notFound);

export const fileOfReturn = (db: Db, { fileId, returnId }: ReturnKey) =>
  db
    .selectFrom('trajectory_file_returns')
    .where('trajectory_file_id', '=', fileId)
    .where('id', '=', returnId)
    .select('file_id')
    .executeTakeFirstOrThrow(notFound);

/** The current version, and whether its recipients must be asked to approve. */
export const newestOf = (db: Db, fileId: number) =>
  db
    .selectFrom('trajectory_file_versions as v')
    .leftJoin('documents as made', 'made.id', 'v.document_id')
    .where('v.trajectory_file_id', '=', fileId)
    .orderBy('v.id', 'desc')
    .select('v.id')
    .select(({ fn, ref, lit }) =>
      fn.coalesce(ref('made.requires_approval'), lit(false)).as('requires_approval'),
    )
    .limit(1)
    .executeTakeFirstOrThrow(notFound);

/** What its newest version from a template was made from. */
export async function lastMade(db: Db, fileId: number) {
  const made = await db
    .selectFrom('trajectory_file_versions')
    .where('trajectory_file_id', '=', fileId)
    .where('document_id', 'is not', null)
    .orderBy('id', 'desc')
    .select('document_id')
    .limit(1)
    .executeTakeFirst();
  return made?.document_id ?? undefined;
}
