import type { BadgePage } from '@traject/contract/badges';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { within } from '../../platform/database/wall.ts';
import { notFound } from '../../platform/http/errors.ts';
import { grantedAt, revokedOf } from './badges.queries.ts';

/** What anybody with the code reads, and nothing else of that organisation. */
export async function findPage(everywhere: Db, code: string) {
  const { rows } = await sql<{ id: number; organisation_id: number }>`
    select * from badge_of(${code})`.execute(everywhere);
  const [found] = rows;
  if (!found) throw notFound();
  return within(everywhere, [found.organisation_id])
    .selectFrom('badges as b')
    .innerJoin('people as p', 'p.id', 'b.student_id')
    .innerJoin('core_tasks as t', 't.id', 'b.core_task_id')
    .innerJoin('diplomas as d', 'd.id', 't.diploma_id')
    .innerJoin('organisations as o', 'o.id', 'b.organisation_id')
    .where('b.id', '=', found.id)
    .select(['o.name as organisation', 'p.name as student', 't.title', 'b.remark', 'b.credential'])
    .select([
      sql<BadgePage['diploma']>`json_build_object('title', d.title, 'level', d.level)`.as(
        'diploma',
      ),
      sql<BadgePage['work_processes']>`coalesce((select json_agg(json_build_object(
        'number', coalesce(nullif(w.code, ''), t.position || '.' || w.position), 'title', w.title) order by w.position)
        from work_processes w where w.core_task_id = t.id), '[]')`.as('work_processes'),
      grantedAt.as('granted_at'),
      revokedOf.as('revoked'),
    ])
    .executeTakeFirstOrThrow(notFound);
}

export async function findIssuer(everywhere: Db, code: string) {
  const { rows } = await sql<{ id: number; name: string }>`
    select * from issuer_of(${code})`.execute(everywhere);
  return rows[0] ?? Promise.reject(notFound());
}

export const listRevoked = (everywhere: Db, organisation_id: number) =>
  within(everywhere, [organisation_id])
    .selectFrom('revoked_credentials')
    .where('organisation_id', '=', organisation_id)
    .orderBy('credential_id')
    .select('credential_id')
    .execute();
