import { afterAll, expect, it } from 'vitest';
import { aClosedOrganisation, aMember } from '../../testing/colleagues.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { openApp } from '../../testing/openApp.ts';
import { testDb } from '../../testing/testDb.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const database = await testDb();
const one = await openApp(database, { pollSeconds: 3600 });
const other = await openApp(database, { pollSeconds: 3600 });
afterAll(async () => {
  await one.close();
  await other.close();
});
const { db, world } = one;
const organisation = await aClosedOrganisation(db);
const signedIn = async (type: 'admin' | 'counselor') => {
  const account = await anAccount(db, { in: [[type, organisation]] });
  return { ...account, token: await tokenOf(world, account) };
};
const [admin, noor, sam] = [
  await signedIn('admin'),
  await signedIn('counselor'),
  await signedIn('counselor'),
];
const choose = (trajectory_visibility: string) =>
  one
    .as(admin.token)
    .put(`/organisations/${organisation.id}/visibility`, { trajectory_visibility });

it('the choice holds in every process, also for somebody who has been reading there', async () => {
  const { id } = await aTrajectory(db, organisation, { counselor: noor });
  const opens = async () => (await other.as(sam.token).get(`/trajectories/${id}`)).statusCode;
  expect(await opens()).toBe(404);
  await choose('everyone');
  await expect.poll(opens).toBe(200);
  await choose('members');
  await expect.poll(opens).toBe(404);
});

it('somebody who is removed while reading is let in or not, and after it never again', async () => {
  for (let round = 0; round < 8; round++) {
    const trajectory = await aTrajectory(db, organisation, { counselor: noor });
    const { id } = await aMember(db, trajectory, { person: sam });
    const read = () => one.as(sam.token).get(`/trajectories/${trajectory.id}/dashboard`);
    const path = `/trajectories/${trajectory.id}/members/${id}`;
    const [removed, ...answers] = await Promise.all([
      one.as(noor.token).delete(path),
      ...Array.from({ length: 8 }, read),
    ]);
    expect(removed.statusCode).toBe(204);
    for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
    expect((await read()).statusCode).toBe(404);
  }
});

it('a list that is open when the choice changes goes on with what one may see', async () => {
  const theirs = await Promise.all(
    Array.from({ length: 6 }, () => aTrajectory(db, organisation, { counselor: noor })),
  );
  const mine = await aTrajectory(db, organisation, { counselor: sam });
  const page = async (number: number) =>
    (await one.as(sam.token).get(`/trajectories?per_page=3&page=${number}`)).json();
  await choose('everyone');
  const first = await page(1);
  expect(first.meta.total).toBeGreaterThan(theirs.length);
  await choose('members');
  expect((await page(2)).data).toEqual([]);
  const { data, meta } = await page(1);
  expect([data.map((row: { id: number }) => row.id), meta.total]).toEqual([[mine.id], 1]);
});
