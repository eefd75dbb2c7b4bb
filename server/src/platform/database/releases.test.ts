import { afterAll, expect, it } from 'vitest';
import { dataFolder, end, endAll, signIn, startProgram } from '../../testing/program.ts';
import { storeOne } from '../../testing/storeOne.ts';
import { migrationNames } from './migrate.ts';
import { databaseOf, lostRows, movedSince, peopleAtWork, releases } from './releases.testing.ts';
import { storedThen } from './upgrades.testing.ts';

afterAll(endAll);

/** A counselor of the demo signs in to one process, and reads a trajectory in the other. */
async function readTrajectory([one, other]: string[]) {
  const token = await signIn(one ?? '', 'counselor@demo.example');
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${other}/api/trajectories${path}`, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  const { body } = await read('');
  return read(`/${(body as { data: { id: number }[] }).data[0]?.id}`);
}

it.each(releases)(
  'two processes upgrade %s while people work, and nothing is lost',
  async (release) => {
    const database = await databaseOf(release);
    const { sql, url } = database;
    const { contents } = await storedThen(sql, ...movedSince(release));
    const before = await contents();
    expect(before.trajectories?.length).toBeGreaterThan(20);
    const { id, notes, contacts, refused, stop } = await peopleAtWork(database);
    const env = { DATABASE_URL: url, DATA_DIR: await dataFolder() };
    await storeOne(sql, env.DATA_DIR);
    const processes = await Promise.all([startProgram(env), startProgram(env)]);
    await stop();

    const own = before.trajectories?.filter((row) => JSON.parse(row).id === id);
    expect(lostRows(before, await contents())).toEqual(own?.map((row) => `trajectories: ${row}`));
    expect(refused).toEqual([]);
    const there = await sql`select from notes where id = any(${notes}::integer[])`;
    expect(there).toHaveLength(notes.length);
    const [now] = await sql`select contact_name from trajectories where id = ${id}`;
    expect(now?.contact_name).toBe(contacts.at(-1));
    const told =
      await sql`select request_id from events where request_id like 'Contact %' order by id`;
    expect(told.map(({ request_id }) => request_id)).toEqual(contacts);
    expect(notes.length).toBeGreaterThan(20);

    const found = await readTrajectory(processes.map(({ url }) => url));
    expect(found).toMatchObject({ status: 200, body: { client: { name: expect.any(String) } } });
    await Promise.all(processes.map(({ child }) => end(child, 'SIGTERM')));
  },
);

it('the newest of them is not long ago: see docs/operate/release.md', async () => {
  const since = (await migrationNames()).filter((name) => name > `${releases.at(-1)}.sql`);
  expect(since.length).toBeLessThanOrEqual(5);
});
