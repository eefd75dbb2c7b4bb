import type { OpenedApp } from '../openApp.ts';
import { partySession } from '../partySession.ts';
import { anApplication } from '../trajectories.ts';
import type { Ids } from '../wholeTrajectory.ts';

type Given = { ours: Ids; own: { id: number }; at: number };

/** Both parties in a browser that knows them, with one of everything that their calls name. */
export async function thePages({ db, sql, world }: OpenedApp, { ours, own, at }: Given) {
  const { trajectoryId: trajectory_id, clientId, versionId: documentId } = ours;
  const organisation_id = own.id;
  const [employer] = await sql<{ id: number }[]>`
    insert into portal_pages ${sql({ organisation_id, trajectory_id, party: 'employer' })}
    on conflict (trajectory_id, party) do update set closed_at = null returning id`;
  await sql`update invoices set visible_employer = true where trajectory_id = ${trajectory_id}`;
  const itemId = 80_000 + at;
  await sql`insert into profile_items (id, person_id, list, name) overriding system value
    values (${itemId}, ${clientId}, 'skills', 'x')`;
  await sql`insert into profile_languages (id, person_id, name, speak, read, write)
    overriding system value values (${itemId}, ${clientId}, 'x', 1, 1, 1)`;
  const applicationId = (await anApplication(db, { id: trajectory_id }, { readonly: true })).id;
  const [whose] = await sql<{ client: string; employer: string }[]>`
    select c.email as client, t.contact_email as employer from trajectories t
    join people c on c.id = t.client_id where t.id = ${trajectory_id}`;
  const known = (email = '') => partySession(world, { organisation_id, email });
  await known(whose?.client);
  const [session] = await sql<{ id: number }[]>`select max(id) as id from portal_sessions`;
  const portal_session_id = await world.portalSessions.ask(
    db,
    { organisation_id, email: whose?.client ?? '' },
    60,
  );
  return {
    pages: {
      client: { itemId, documentId, applicationId, portalSessionId: session?.id ?? 0 },
      employer: { pageId: employer?.id ?? 0 },
    },
    mine: await world.links.create(db, 'mine', { portal_session_id, minutes: 60 }),
    tokens: { client: await known(whose?.client), employer: await known(whose?.employer) },
  };
}
