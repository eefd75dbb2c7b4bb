import type { PublicTask } from '@traject/contract/common/taskPage';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { contact, sender } from '../approvals/approvals.service.ts';

/** What the holder of the link may see, and nothing else of the trajectory. */
export const readTask = (db: Db, link: Link): Promise<PublicTask> =>
  db
    .selectFrom('tasks as k')
    .innerJoin('trajectories as t', 't.id', 'k.trajectory_id')
    .innerJoin('links as l', (join) => join.on('l.id', '=', link.id))
    .innerJoin('organisations as organisation', 'organisation.id', 't.organisation_id')
    .innerJoin('people as client', 'client.id', 't.client_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .leftJoin('profiles as phone', 'phone.person_id', 'counselor.id')
    .leftJoin('files as file', 'file.id', 'k.answer_file_id')
    .where('k.id', '=', link.task_id)
    .where('k.sent_at', 'is not', null)
    .where('t.deleted_at', 'is', null)
    .select(['k.title', 'k.text', 'k.due_on', done.as('done')])
    .select(sql<string>`to_json(l.expires_at) #>> '{}'`.as('expires_at'))
    .select(({ ref }) => [
      jsonBuildObject({ name: sql<string>`${ref('k.recipient_name')}` }).as('recipient'),
      jsonBuildObject({ name: ref('client.name') }).as('client'),
    ])
    .select([sender.as('organisation'), contact.as('counselor')])
    .executeTakeFirstOrThrow(deadLink);

/** What somebody who works there wrote is not the party's to read. */
const done = sql<PublicTask['done']>`case when k.done_at is not null then
  json_build_object('at', k.done_at, 'by_staff', k.done_by is not null,
    'answer', case when k.done_by is null then k.answer end,
    'file', case when k.done_by is null and file.id is not null
      then json_build_object('name', file.name) end) end`;
