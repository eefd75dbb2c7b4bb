import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));

const registered = '2026-09-01';
const { get, post, patch, delete: remove } = as(token);

async function aCase() {
  const { id } = await aTrajectory(db, own);
  const path = `/trajectories/${id}`;
  await patch(path, { registration_date: registered });
  const asked = db.selectFrom('trajectories').where('id', '=', id).select('last_contact_on');
  const contact = async () => (await asked.executeTakeFirstOrThrow()).last_contact_on;
  const add = async (date: string) =>
    (await post(`${path}/notes`, { date: `${date} 10:00:00`, note: 'Gebeld.' })).json().id;
  return { path, contact, add };
}

describe('the last contact of a trajectory', () => {
  it('is the day of its registration until there is a note', async () => {
    const { contact, add } = await aCase();
    expect(await contact()).toBe(registered);
    await add('2026-10-22');
    expect(await contact()).toBe('2026-10-22');
  });

  it('is moved by a later note, and not by one of before', async () => {
    const { contact, add } = await aCase();
    for (const [date, now] of [
      ['2026-08-01', registered],
      ['2026-10-22', '2026-10-22'],
      ['2026-10-02', '2026-10-22'],
      ['2026-11-03', '2026-11-03'],
    ] as const) {
      await add(date);
      expect(await contact()).toBe(now);
    }
  });

  it('goes back when the latest note is moved or deleted, and forward when it is restored', async () => {
    const { path, contact, add } = await aCase();
    await add('2026-10-02');
    const note = `${path}/notes/${await add('2026-10-22')}`;
    await patch(note, { date: '2026-09-15 10:00:00' });
    expect(await contact()).toBe('2026-10-02');
    await patch(note, { date: '2026-11-03 10:00:00' });
    expect(await contact()).toBe('2026-11-03');
    await remove(note);
    expect(await contact()).toBe('2026-10-02');
    await post(`${note}/restore`, {});
    expect(await contact()).toBe('2026-11-03');
  });

  it('goes back when the latest two are deleted at the same moment', async () => {
    const { path, contact, add } = await aCase();
    const notes = [await add('2026-10-22'), await add('2026-10-23'), await add('2026-10-24')];
    await Promise.all(notes.map((id) => remove(`${path}/notes/${id}`)));
    expect(await contact()).toBe(registered);
  });

  it('is right when the latest is deleted while one of before is added', async () => {
    for (let round = 0; round < 10; round++) {
      const { path, contact, add } = await aCase();
      const latest = await add('2026-11-03');
      await Promise.all([remove(`${path}/notes/${latest}`), add('2026-10-22')]);
      expect(await contact()).toBe('2026-10-22');
    }
  });

  it('is right when many add, move and delete at the same moment, and nobody is refused', async () => {
    const { path, contact, add } = await aCase();
    const change = async (n: number) => {
      const note = `${path}/notes/${await add(`2026-10-${String(n + 10)}`)}`;
      const moved = await patch(note, { date: `2026-10-${String(28 - n)} 10:00:00` });
      const gone = await remove(note);
      return [moved.statusCode, gone.statusCode];
    };
    const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(change));
    expect(answers.flat().filter((status) => status > 204)).toEqual([]);
    expect(await contact()).toBe(registered);
  });

  it('is the latest of many notes that come at once', async () => {
    const { path, contact, add } = await aCase();
    const days = Array.from({ length: 12 }, (_, n) => `2026-10-${String(n + 10)}`);
    await Promise.all(days.map(add));
    expect((await get(`${path}/notes`)).json()).toHaveLength(12);
    expect(await contact()).toBe('2026-10-21');
  });
});
