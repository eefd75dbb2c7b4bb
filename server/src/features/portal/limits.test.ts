import { beforeEach, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, onPage, own, staff } = await aPortalDesk(app);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

async function aClient() {
  const one = await aCase();
  await one.invite('client');
  return { email: one.emails.client, client: await onPage(one.emails.client) };
}

it('a party that is let in again stays within one limit of messages', async () => {
  const { email, client } = await aClient();
  for (let sent = 0; sent < 30; sent++) expect((await client.write('Dag')).statusCode).toBe(200);
  const again = await onPage(email);
  for (const browser of [client, again]) expect((await browser.write('Dag')).statusCode).toBe(429);
  const { client: other } = await aClient();
  expect((await other.write('Dag')).statusCode).toBe(200);
});

it('a party has a share of its own of what its organisation may send in an hour', async () => {
  const { email, client } = await aClient();
  const used = { amount: 99, minutes: 60 };
  await world.limits.spend(world.db, `party ${own.id} ${email} files`, used);
  const send = (who: typeof client) =>
    who.upload(`${who.path}/messages`, { file: aFile(samples.pdf, 'brief.pdf') });
  expect((await send(client)).statusCode).toBe(200);
  const refused = await send(client);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().errors[0]).toMatch(/^U hebt het afgelopen uur heel veel bestanden/);
  expect((await send((await aClient()).client)).statusCode).toBe(200);
});

it('a colleague who helps for a day adds nobody at the employer who stays, and removes nobody', async () => {
  const helper = await anAccount(db, { in: [['counselor', own]] });
  const house = db.updateTable('organisations').where('id', '=', own.id);
  await house.set({ trajectory_visibility: 'members' }).execute();
  const one = await aCase();
  const until = { person_id: helper.id, reason: 'help', until: '2099-01-01' };
  expect((await staff.post(`${one.path}/members`, until)).statusCode).toBe(200);
  const path = `${one.path}/portal-contacts`;
  const kim = { name: 'Kim', email: `kim-${one.id}@example.nl` };
  const by = as(await tokenOf(world, helper));
  const refused = await by.post(path, kim);
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    403,
    expect.stringMatching(/^Je werkt als collega mee/),
  ]);
  const { pages } = (await staff.post(path, kim)).json();
  expect((await by.delete(`${path}/${pages[1].contacts[0].id}`)).statusCode).toBe(403);
  await house.set({ trajectory_visibility: 'everyone' }).execute();
});

it('a colleague who helps for a day gives nobody an address of their own, and otherwise helps', async () => {
  const helper = await anAccount(db, { in: [['counselor', own]] });
  const house = db.updateTable('organisations').where('id', '=', own.id);
  await house.set({ trajectory_visibility: 'members' }).execute();
  const one = await aCase();
  const { client } = await one.read();
  const until = { person_id: helper.id, reason: 'help', until: '2099-01-01' };
  expect((await staff.post(`${one.path}/members`, until)).statusCode).toBe(200);
  const by = as(await tokenOf(world, helper));
  const change = async (at: string, what: object) => {
    const { version } = (await by.get(at)).json();
    const answer = await by.patch(at, { version, ...what });
    return answer.statusCode === 200 ? 200 : answer.json().errors[0];
  };
  const trajectory = (what: object) => change(one.path, what);
  const person = (what: object) => change(`/clients/${client.id}`, what);
  const mine = `prive-${one.id}@example.nl`;
  const refused = [await trajectory({ contact_email: mine }), await person({ email: mine })];
  for (const said of refused) expect(said).toMatch(/^Je werkt tijdelijk mee aan dit traject/);
  expect(await trajectory({ contact_phone: '0612345678' })).toBe(200);
  expect(await person({ last_name: 'Vos' })).toBe(200);
  const members = db.updateTable('trajectory_members').where('trajectory_id', '=', one.id);
  await members.set({ until: null }).execute();
  expect(await trajectory({ contact_email: mine })).toBe(200);
  expect(await person({ email: `client-${mine}` })).toBe(200);
  await house.set({ trajectory_visibility: 'everyone' }).execute();
});

it('a party that tries the page of another is in the log of its organisation', async () => {
  const { client } = await aClient();
  const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));
  expect((await client.get('/mine/pages/999999')).statusCode).toBe(404);
  const refused = async () =>
    (await admin.get('/events?outcome=refused&action=portal.page')).json().data;
  await expect.poll(refused).toMatchObject([{ action: 'portal.page', refused: 404, person: null }]);
});
