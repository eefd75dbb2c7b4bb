import { endlessTexts } from '@traject/server/src/testing/fuzz/broken.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { partySession } from '@traject/server/src/testing/partySession.ts';
import { aClient, aTrajectory } from '@traject/server/src/testing/trajectories.ts';

type Call = [string, () => Promise<{ statusCode: number }>];
type Organisation = { id: number };

/** What a client on their own page, or somebody who wants to be one, can send. */
export async function portalCalls(opened: OpenedApp, own: Organisation): Promise<Call[]> {
  const client = await clientOf(opened, own);
  const { as } = opened;
  return [
    ...endlessTexts.flatMap((text) => withText(opened, client, text)),
    [
      'a link without end',
      () => as().post(`/mine/links/${'x'.repeat(20_000)}`, { remembered: true }),
    ],
    ['a page without end', () => client.send('GET', `/mine/pages/${'9'.repeat(20_000)}`)],
    ['a page as it is', () => client.send('GET', client.path)],
  ];
}

type Client = Awaited<ReturnType<typeof clientOf>>;

function withText({ app, as }: OpenedApp, { send, path }: Client, text: string): Call[] {
  const what = JSON.stringify(text.slice(0, 8));
  const details = { address: text, city: text, postal_code: text, phone_number: text, version: 1 };
  const message = new FormData();
  message.append('text', text);
  const authorization = `Party ${encodeURI(text.toWellFormed()).slice(0, 12_000)}`;
  return [
    [`address of a page ${what}`, () => as().post('/mine/links', { email: text })],
    [`message ${what}`, () => send('POST', `${path}/messages`, message)],
    [`details ${what}`, () => send('PATCH', `${path}/profile`, details)],
    [`question ${what}`, () => send('POST', `${path}/questions`, { kind: text, id: text })],
    [`skill ${what}`, () => send('POST', `${path}/skills`, { name: text })],
    [`browser ${what}`, () => app.inject({ url: '/api/mine', headers: { authorization } })],
  ];
}

/** A client in a browser that knows them. */
async function clientOf({ app, db, world }: OpenedApp, own: Organisation) {
  const client = await aClient(db, own);
  const { id: trajectory_id, organisation_id } = await aTrajectory(db, own, { client });
  const { id } = await db
    .insertInto('portal_pages')
    .values({ organisation_id, trajectory_id, party: 'client' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await partySession(world, { organisation_id, email: client.email });
  const headers = { authorization: `Party ${token}` };
  return {
    path: `/mine/pages/${id}`,
    send: (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
      app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) }),
  };
}
