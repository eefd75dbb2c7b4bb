import { describe, expect, it } from 'vitest';
import { aDesk, reader } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { openedBy } from './events.service.ts';

const tried = await testApp();
const { db, as, world } = tried;
const { own, marieke, token, aCase } = await aDesk(tried);
const bram = await anAccount(db, { in: [['coordinator', own]] });
const start = new Date(Math.floor(Date.now() / 900_000) * 900_000);

const dayBefore = (days: number) => new Date(start.getTime() - days * 86_400_000);
const opened = (id: number) =>
  openedBy(db, { records: [{ type: 'trajectory', id }], now: new Date() });

describe('who opened a record', () => {
  it('is known by name, the last one first', async () => {
    const { id, path } = await aCase();
    await as(token).get(path);
    await as(await tokenOf(world, bram)).get(path);
    const last_at = expect.any(String);
    expect(await opened(id)).toEqual([
      { name: bram.name, last_at, times: 1 },
      { name: marieke.name, last_at, times: 1 },
    ]);
  });

  it('counts what was read, once for all calls of a quarter of an hour, in the last ninety days', async () => {
    const { id, path } = await aCase();
    const about = { organisation_id: own.id, person_id: marieke.id, request_id: 'x' };
    const record = { trajectoryId: String(id) };
    const read = { ...about, action: 'trajectories.get', record };
    await db
      .insertInto('events')
      .values([
        { ...read, at: dayBefore(91) },
        { ...read, at: dayBefore(2), refused: 404 },
      ])
      .execute();
    await as(token).post(`${path}/notes`, { date: '2026-11-14 10:00:00', note: 'Gebeld' });
    expect(await opened(id)).toEqual([]);
    await db
      .insertInto('events')
      .values([
        { ...read, at: dayBefore(2) },
        { ...read, at: dayBefore(3) },
        { ...read, action: 'notes.list', at: dayBefore(3) },
      ])
      .execute();
    expect(await opened(id)).toEqual([
      { name: marieke.name, last_at: dayBefore(2).toISOString(), times: 2 },
    ]);
  });

  it('is nobody who only asked who can see it', async () => {
    const { id, path } = await aCase();
    const readers = await as(token).get(`${path}/readers`);
    expect([readers.statusCode, readers.json().opened]).toEqual([200, []]);
    expect((await as(token).get(`${path}/readers`)).json().opened).toEqual([]);
    expect(await opened(id)).toEqual([]);
  });

  it('is somebody with a link where nobody signed in', async () => {
    const one = await aCase();
    await one.startClient();
    await reader(tried).open(await one.tokenOf('client'));
    expect(await opened(one.id)).toMatchObject([{ name: null, times: 1 }]);
  });
});
