import { beforeEach, expect, it } from 'vitest';
import { tokenOf } from '../../testing/factories.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time, world } = app;
const { aCase, visit, marieke } = await aPortalDesk(app);
const day = 86_400_000;

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

type Case = Awaited<ReturnType<typeof aCase>>;

/** After so many days, when staff have signed in again. */
async function later(days: number) {
  time.now = new Date(Date.now() + days * day);
  return as(await tokenOf(world, marieke));
}

async function moved(one: Case, trajectory_state_id: number, days = 0) {
  const staff = await later(days);
  const { version } = (await staff.get(one.path)).json();
  const answer = await staff.patch(one.path, { version, trajectory_state_id });
  expect(answer.statusCode).toBe(200);
}

async function stateOf(one: Case, days: number) {
  const staff = await later(days);
  return (await staff.get(`${one.path}/portal`)).json().pages[0].state;
}

async function pageOf(one: Case) {
  const client = await visit(one.emails.client);
  const [{ id }] = (await client.mine()).pages;
  return async () => (await client.get(`/mine/pages/${id}`)).json();
}

it('gets no more days when the kind of end is corrected', async () => {
  const one = await aCase();
  await one.invite('client');
  await moved(one, 6);
  await later(80);
  const page = await pageOf(one);
  const { ends_at } = await page();
  expect(ends_at).toBeTruthy();
  await moved(one, 7, 80);
  expect((await page()).ends_at).toBe(ends_at);
  expect(await stateOf(one, 89)).toBe('open');
  expect(await stateOf(one, 91)).toBe('ended');
});

it('opens no page again when the kind of end is corrected after it', async () => {
  const one = await aCase();
  await one.invite('client');
  await moved(one, 6);
  expect(await stateOf(one, 200)).toBe('ended');
  await moved(one, 7, 200);
  expect(await stateOf(one, 200)).toBe('ended');
});

it('counts from the last end of a trajectory that was taken up again', async () => {
  const one = await aCase();
  await one.invite('client');
  await moved(one, 6);
  await moved(one, 5, 60);
  expect(await stateOf(one, 200)).toBe('open');
  await moved(one, 6, 200);
  expect(await stateOf(one, 280)).toBe('open');
  expect(await stateOf(one, 291)).toBe('ended');
});
