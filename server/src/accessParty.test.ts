import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfs } from './platform/files/pdfs.testing.ts';
import { requestFor } from './testing/accessWalk.ts';
import { noteChanges } from './testing/changes.ts';
import { aStoredFile } from './testing/documents.ts';
import { anOrganisation } from './testing/factories.ts';
import { makeFinal } from './testing/invoices.ts';
import { partySession } from './testing/partySession.ts';
import { testApp } from './testing/testApp.ts';
import { anApplication, anExperience, aStudy } from './testing/trajectories.ts';
import { aWholeTrajectory, type Ids } from './testing/wholeTrajectory.ts';

const { db, sql, world, send } = await testApp({ demo: true, pollSeconds: 3600 });
const own = await anOrganisation(db, 'Eigen huis');
const foreign = await anOrganisation(db, 'KANARIE organisatie');
const employer = 'hr@werkgever.example';
const parties = ['client', 'employer'] as const;
type Party = (typeof parties)[number];

const ours = await aTrajectory(own, 'Eigen', employer);
const colleague = await aTrajectory(own, 'KANARIE');
const theirs = await aTrajectory(foreign, 'KANARIE');
const ended = await aTrajectory(own, 'KANARIE', employer);
const closed = await aTrajectory(own, 'KANARIE', employer);
const removed = await aTrajectory(own, 'KANARIE', employer);
const lastChange = await noteChanges(sql);

/** Each of these pages was of both callers, and is not any more. */
for (const { trajectoryId } of [ended, closed, removed])
  await sql`update trajectories set client_id = ${ours.clientId} where id = ${trajectoryId}`;
await sql`update trajectories set trajectory_state_id = 6, state_since = now() - interval '91 days'
  where id = ${ended.trajectoryId}`;
await sql`update portal_pages set closed_at = now() where trajectory_id = ${closed.trajectoryId}`;
await sql`update trajectories set deleted_at = now() where id = ${removed.trajectoryId}`;

const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    name: `${feature}.${name}`,
    endpoint: endpoint as Endpoint,
  })),
);
const ofParties = endpoints.filter(({ endpoint }) => endpoint.access === 'party');
const ofOthers = endpoints.filter(
  ({ endpoint }) => !['party', 'public', 'link'].includes(endpoint.access),
);
const onPages = ofParties.filter(({ endpoint }) => endpoint.path.includes(':pageId'));

const tokenOf = (party: Party) =>
  partySession(world, {
    organisation_id: own.id,
    email: party === 'client' ? ours.email : employer,
  });

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe.each(parties)('the session of a %s', (party) => {
  it.each(ofOthers)('does not open $name', async ({ endpoint }) => {
    const token = await tokenOf(party);
    const before = await lastChange();
    const answer = await call(endpoint, token, ours);
    expect([answer.statusCode, answer.json().errors]).toEqual([401, ['Log eerst in.']]);
    expect(await lastChange()).toEqual(before);
  });

  it.each(ofParties)('opens $name of their own page', async ({ endpoint }) => {
    const token = await tokenOf(party);
    const answer = await call(endpoint, token, { ...ours, ...(await pageFor(party)) });
    const isTheirs = (endpoint.party ?? party) === party;
    if (isTheirs) expect([401, 403, 404], answer.body).not.toContain(answer.statusCode);
    else expect(answer.statusCode).toBe(404);
  });

  it.each(onPages)('finds $name of no other page', async ({ endpoint }) => {
    const token = await tokenOf(party);
    const ofOther = await pageFor(opposite[party]);
    const before = await lastChange();
    for (const [what, ids] of Object.entries({ colleague, theirs, ended, closed, removed }))
      for (const pageId of ids.pages) {
        const answer = await call(endpoint, token, { ...ids, pageId });
        expect(answer.statusCode, what).toBe(404);
        expect(answer.body, what).not.toMatch(/KANARIE/);
      }
    const other = await call(endpoint, token, { ...ours, ...ofOther });
    expect(other.statusCode).toBe(404);
    expect(await lastChange()).toEqual(before);
  });

  it.each(onPages)('finds through $name nothing of another trajectory', async ({ endpoint }) => {
    if ((endpoint.path.match(/:\w+/g) ?? []).length === 1) return;
    const token = await tokenOf(party);
    for (const ids of [colleague, theirs]) {
      const { pageId } = await pageFor(party);
      const answer = await call(endpoint, token, { ...ids, pageId });
      // Some are told first that they said nothing.
      expect([404, 422]).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/KANARIE/);
    }
  });

  it.each(ofParties)('that was ended opens $name no more', async ({ endpoint }) => {
    const token = await tokenOf(party);
    await sql`update portal_sessions set revoked_at = now() where revoked_at is null`;
    const answer = await call(endpoint, token, { ...ours, ...(await pageFor(party)) });
    expect(answer.statusCode).toBe(401);
  });
});

async function sentTo(party: Party, trajectory_id: number, version_id: number) {
  const [request] = await sql<{ id: number }[]>`insert into approval_requests
    (trajectory_id, kind, party, requested, recipient_name, recipient_email, language, sender_id,
      sent_at)
    select id, 'approve-document', ${party}, true, 'x', 'x@example.nl', 'nl', counselor_id, now()
    from trajectories where id = ${trajectory_id} returning id`;
  await sql`insert into approval_request_versions (approval_request_id, party, version_id, position)
    values (${request?.id ?? 0}, ${party}, ${version_id}, 1)`;
}

const opposite = { client: 'employer', employer: 'client' } as const;

async function aTrajectory(organisation: { id: number }, word: string, contact?: string) {
  const ids = await aWholeTrajectory(world, organisation, word);
  const { trajectoryId: trajectory_id, clientId } = ids;
  const organisation_id = organisation.id;
  if (contact)
    await sql`update trajectories set contact_email = ${contact} where id = ${trajectory_id}`;
  for (const party of parties)
    await sql`insert into portal_pages ${sql({ organisation_id, trajectory_id, party })}
      on conflict do nothing`;
  await sentTo('employer', trajectory_id, ids.versionId);
  const plan = { bytes: pdfs.plan(), mime: 'application/pdf' };
  const file_id = await aStoredFile(world, organisation, 'Plan.pdf', plan);
  await sql`update trajectory_file_versions set ${sql({ file_id })} where id = ${ids.versionId}`;
  await makeFinal(db, { id: ids.invoiceId });
  await sql`update invoices set visible_employer = true where trajectory_id = ${trajectory_id}`;
  const [skill] = await sql<{ id: number }[]>`insert into profile_items (person_id, list, name)
    values (${clientId}, 'skills', ${word}) returning id`;
  const pages = await sql<{ id: number }[]>`
    select id from portal_pages where trajectory_id = ${trajectory_id} order by party`;
  const [{ email } = { email: '' }] = await sql<{ email: string }[]>`
    select email from people where id = ${clientId}`;
  return {
    ...ids,
    documentId: ids.versionId,
    itemId: skill?.id ?? 0,
    email,
    pages: pages.map(({ id }) => id),
  };
}

/** With what is on it, as its calls name that: one of each that has not been removed yet. */
async function pageFor(party: Party): Promise<Named & { pageId: number }> {
  const { trajectoryId: trajectory_id, clientId: person_id } = ours;
  const organisation_id = own.id;
  const made = async (table: string, row: object) => {
    const [added] = await sql<{ id: number }[]>`insert into ${sql(table)} ${sql(row)} returning id`;
    return added?.id ?? 0;
  };
  const [{ id, file } = { id: 0, file: 0 }] = await sql<{ id: number; file: number }[]>`
    select g.id, (select max(file_id) from messages m where m.trajectory_id = g.trajectory_id) as file
    from portal_pages g where g.trajectory_id = ${trajectory_id} and g.party = ${party}`;
  const message = {
    organisation_id,
    trajectory_id,
    party,
    name: 'x',
    file_id: file,
    sent_at: new Date(),
  };
  const itemId = await made('profile_items', { person_id, list: 'skills', name: 'x' });
  await sql`insert into profile_languages (id, person_id, name, speak, read, write)
    overriding system value values (${itemId + 90_000}, ${person_id}, 'x', 1, 1, 1)`;
  const [session] = await sql<{ id: number }[]>`select max(id) as id from portal_sessions
    where email = ${party === 'client' ? ours.email : employer} and revoked_at is null`;
  return {
    pageId: id,
    messageId: await made('messages', message),
    itemId,
    portalSessionId: session?.id ?? 0,
    applicationId: (await anApplication(db, { id: trajectory_id }, { readonly: true })).id,
    experienceId: (await anExperience(db, { id: person_id })).id,
    studyId: (await aStudy(db, { id: person_id })).id,
  };
}

type Named = Partial<Ids> & { itemId?: number };

const call = (endpoint: Endpoint, token: string, ids: Named) => {
  const isLanguage = endpoint.path.includes('/languages/');
  const named = isLanguage && ids.itemId ? { ...ids, itemId: ids.itemId + 90_000 } : ids;
  const request = requestFor(endpoint, { token: undefined, ids: named });
  return send({ ...request, headers: { ...request.headers, authorization: `Party ${token}` } });
};
