import type { Party } from '@traject/contract/approvals';
import type { PortalStep } from '@traject/contract/common/portalShapes';
import { type StateCode, trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { sql } from 'kysely';
import { pagesOf } from '../../platform/access/portalPages.ts';
import type { PageScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

export async function findPage(db: Db, email: string, { id, now }: Asked): Promise<PageScope> {
  return db
    .selectFrom(pagesOf(email, now).as('g'))
    .innerJoin('trajectories as t', 't.id', 'g.trajectory_id')
    .where('g.id', '=', id)
    .select(['g.id', 'g.organisation_id', 'g.trajectory_id', 'g.party', 't.client_id'])
    .executeTakeFirstOrThrow(notFound);
}
type Asked = { id: number; now: Date };

/** How whoever opened a page is called there. */
export async function nameOf(db: Db, page: Page, email: string) {
  const { rows } = await sql<{
    name: string;
  }>`select coalesce(case when ${page.party} = 'client' then client.name end,
      (select k.name from portal_contacts k
        where k.trajectory_id = t.id and k.email = ${email}::citext),
      nullif(t.contact_name, ''), ${email}) as name
    from trajectories t join people client on client.id = t.client_id
    where t.id = ${page.trajectory_id}`.execute(db);
  return rows[0]?.name ?? email;
}
type Page = Pick<PageScope, 'trajectory_id' | 'party'>;

/** What each party may know of where it stands: whom it waits for is between the others. */
const stepsOf: Record<Party, Record<StateCode, PortalStep>> = {
  client: {
    new: 'registered',
    awaiting_client: 'agreement',
    proposal_needed: 'preparation',
    awaiting_employer: 'preparation',
    in_progress: 'guidance',
    completed_internal: 'finished',
    completed_external_inside_sector: 'finished',
    completed_external_outside_sector: 'finished',
    completed_without_placement: 'finished',
  },
  employer: {
    new: 'registered',
    awaiting_client: 'registered',
    proposal_needed: 'proposal',
    awaiting_employer: 'agreement',
    in_progress: 'guidance',
    completed_internal: 'finished',
    completed_external_inside_sector: 'finished',
    completed_external_outside_sector: 'finished',
    completed_without_placement: 'finished',
  },
};

export function stepOf(party: Party, stateId: number): PortalStep {
  const state = trajectoryStates.find(({ id }) => id === stateId);
  if (!state) throw new Error(`No state ${stateId}`);
  return stepsOf[party][state.code];
}
