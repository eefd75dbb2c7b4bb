import type { Party } from '@traject/contract/approvals';
import type { TrajectoryVisibility } from '@traject/contract/common/visibility';
import type { Visibility } from '@traject/contract/visibility';
import { type SqlBool, sql } from 'kysely';
import { closesAt } from '../../platform/access/linkExpiry.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** The totals are kept, so nothing is counted over all trajectories. */
export const getVisibility = (db: Db, organisation_id: number): Promise<Visibility> =>
  db
    .selectFrom('organisations as o')
    .where('o.id', '=', organisation_id)
    .select(({ ref }) => [
      ref('trajectory_visibility').$castTo<TrajectoryVisibility>().as('trajectory_visibility'),
      sql<number>`coalesce((select sum(total) from trajectory_counts
        where organisation_id = o.id), 0)::integer`.as('trajectories'),
      sql<number>`(select count(*) ${onlyCounselors})::integer`.as('counselors'),
      sql<number>`(select count(*) ${onlyCounselors} and exists (select from team_members l
        where l.person_id = p.id and l.is_lead))::integer`.as('leads'),
    ])
    .executeTakeFirstOrThrow(notFound);

/** Those for whom the choice makes a difference. */
const onlyCounselors = sql`from people p where p.organisation_id = o.id
  and p.deactivated_at is null
  and exists (select from memberships m where m.person_id = p.id and m.account_type = 'counselor')
  and not exists (select from memberships m where m.person_id = p.id
    and m.account_type in ('coordinator', 'admin'))`;

export const setVisibility = (db: Db, id: number, trajectory_visibility: TrajectoryVisibility) =>
  db
    .updateTable('organisations')
    .set({ trajectory_visibility })
    .where('id', '=', id)
    .where('trajectory_visibility', '<>', trajectory_visibility)
    .execute();

type Asked = { trajectory_id: number; document_id?: number; now: Date };
type PartyReader = { id: number; party: Party; name: string; until: string };

/** The parties with a link that still works, each until their last one ends. */
export async function partiesWithLinks(db: Db, { trajectory_id, document_id, now }: Asked) {
  const { rows } = await sql<PartyReader>`
    select min(l.id) as id, party, name,
      to_char(max(l.ends) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as until
    from (select links.id, ${closesAt('links')} as ends,
        coalesce(r.party, k.party, replace(links.purpose, 'survey-', '')) as party,
        coalesce(r.recipient_name, s.recipient_name, k.recipient_name) as name
      from links left join approval_requests r on r.id = links.approval_request_id
        left join surveys s on s.id = links.survey_id
        left join tasks k on k.id = links.task_id
      where links.trajectory_id = ${trajectory_id} and links.revoked_at is null
        and ${document_id === undefined ? always : sends(document_id)}) l
    where l.ends > ${now} and l.name is not null
    group by party, name order by party, name`.execute(db);
  return rows;
}

const always = sql<SqlBool>`true`;
const sends = (document_id: number) => sql<SqlBool>`exists (
  select from approval_request_versions a
    join trajectory_file_versions v on v.id = a.version_id
  where a.approval_request_id = r.id and v.trajectory_file_id = ${document_id})`;
