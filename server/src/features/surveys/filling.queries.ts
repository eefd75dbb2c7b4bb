import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { contact, sender } from '../approvals/approvals.service.ts';
import { asked } from './surveys.queries.ts';

/** What the holder of the link may see, and nothing else of the trajectory. */
export const readSurvey = (db: Db, link: Link) =>
  db
    .selectFrom('surveys as s')
    .innerJoin('survey_templates as template', 'template.id', 's.survey_template_id')
    .innerJoin('trajectories as t', 't.id', 's.trajectory_id')
    .innerJoin('links as l', (join) => join.on('l.id', '=', link.id))
    .innerJoin('organisations as organisation', 'organisation.id', 't.organisation_id')
    .innerJoin('people as client', 'client.id', 't.client_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .leftJoin('profiles as phone', 'phone.person_id', 'counselor.id')
    .where('s.id', '=', link.survey_id)
    .where('s.sent_at', 'is not', null)
    .where('t.deleted_at', 'is', null)
    .select(['s.id', 's.survey_template_id', asked.as('survey_template')])
    .select(sql<string | null>`to_json(s.answered_at) #>> '{}'`.as('answered_at'))
    .select(sql<string>`to_json(s.created_at) #>> '{}'`.as('created_at'))
    .select(sql<string>`to_json(l.expires_at) #>> '{}'`.as('expires_at'))
    .select(({ ref }) => [
      jsonBuildObject({ name: sql<string>`${ref('s.recipient_name')}` }).as('recipient'),
      jsonBuildObject({ name: ref('client.name') }).as('client'),
    ])
    .select([sender.as('organisation'), contact.as('counselor')])
    .executeTakeFirstOrThrow(deadLink);
