import type { WorkProcess } from '@traject/contract/diplomas';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { processNumber, visibleTo } from '../evaluations/evaluations.service.ts';

/** What is taught now, and what somebody still has an evaluation in. */
export const listWorkProcesses = (db: Db, user: User): Promise<WorkProcess[]> =>
  db
    .selectFrom('work_processes as w')
    .innerJoin('core_tasks as t', 't.id', 'w.core_task_id')
    .innerJoin('diplomas as d', 'd.id', 't.diploma_id')
    .where('d.organisation_id', '=', sql<number>`any(${user.organisation_ids})`)
    .where(
      sql<boolean>`(not d.archived or exists (
        select from evaluations e where e.diploma_id = d.id and ${visibleTo(user)}))`,
    )
    .select(['w.id as work_process_id', 'w.title', 'w.description', 'w.result', 'w.behaviour'])
    .select(['result_starter', 'result_advanced', 'result_professional'])
    .select(({ ref }) => [
      processNumber.as('number'),
      jsonBuildObject({ number: ref('t.position'), title: ref('t.title') }).as('core_task'),
      jsonBuildObject({
        diploma_id: ref('d.id'),
        title: ref('d.title'),
        level: ref('d.level'),
      }).as('diploma'),
    ])
    .orderBy('d.title')
    .orderBy('d.id')
    .orderBy('t.position')
    .orderBy('w.position')
    .execute();
