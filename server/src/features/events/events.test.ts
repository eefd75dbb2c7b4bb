import { mostCounted } from '@traject/contract/common/page';
import { recordTypes } from '@traject/contract/common/recordTypes';
import { contract } from '@traject/contract/index';
import { describe, expect, it } from 'vitest';
import { aDesk, reader } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { keysOf, pairsOf } from './records.ts';

const tried = await testApp();
const { db, sql, as, world } = tried;
const { own, marieke, token: counselor, aCase } = await aDesk(tried);
const foreign = await anOrganisation(db, 'Elders');
const token = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));

type Row = { id: number; action: string; record: { type: string; id: number }[] };
const list = async (
  query = '',
  who = token,
): Promise<{ data: Row[]; meta: { total: number; last_page: number } }> =>
  (await as(who).get(`/events${query}`)).json();
const actionsIn = async (query: string) => (await list(query)).data.map(({ action }) => action);

const trajectory = await aCase();
const other = await aCase();
const note = { date: '2026-11-14 10:00:00', note: 'Gebeld' };
const { id: noteId } = (await as(counselor).post(`${trajectory.path}/notes`, note)).json();
await as(counselor).post(`${other.path}/notes`, note);
await as(counselor).get(trajectory.path);

describe('[ADM-07] events', () => {
  it('say who did what to which record, newest first', async () => {
    const { data } = await list();
    expect(data.slice(0, 3)).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        organisation: { id: own.id, name: own.name },
        person: { id: marieke.id, name: marieke.name },
        by_link: false,
        by_page: false,
        by_name: null,
        action: 'trajectories.get',
        record: [
          { type: 'trajectory', id: trajectory.id, name: expect.stringContaining('Fatima') },
        ],
        lines: [],
        refused: null,
        count: null,
        session: expect.stringMatching(/^[\w-]{12}$/),
        device: null,
        address: '127.0.0.1',
      },
      expect.objectContaining({ action: 'notes.create' }),
      expect.objectContaining({
        action: 'notes.create',
        record: [
          { type: 'trajectory', id: trajectory.id, name: expect.any(String) },
          { type: 'note', id: noteId, name: null },
        ],
      }),
    ]);
  });

  it('can be filtered by person, record, action and day', async () => {
    const about = `?record=trajectory:${trajectory.id}`;
    expect(await actionsIn(about)).toEqual(['trajectories.get', 'notes.create']);
    expect(await actionsIn(`${about}&action=notes.create`)).toEqual(['notes.create']);
    await as(counselor).delete(`${trajectory.path}/notes/${noteId}`);
    expect(await actionsIn(`?record=note:${noteId}`)).toEqual(['notes.remove', 'notes.create']);
    expect((await list(`?person_id=${marieke.id}`)).meta.total).toBe(4);
    expect((await list('?from=2026-01-01&to=2026-01-02')).data).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await list('?from=2020-01-01&to=2099-12-31')).meta.total).toBeGreaterThan(3);
    for (const wrong of ['?record=boss:1', '?record=note', '?from=gisteren', `?day=${today}`])
      expect((await as(token).get(`/events${wrong}`)).statusCode, wrong).toBe(422);
  });

  it('count days as in the Netherlands', async () => {
    const add = (at: string) => sql`insert into events (at, action, record, request_id,
      organisation_id) values (${at}, 'test.day', '{}', 'x', ${own.id})`;
    await add('2026-03-01T22:59:59Z');
    await add('2026-03-01T23:00:00Z');
    const days = async (day: string) =>
      (await list(`?action=test.day&from=${day}&to=${day}`)).meta.total;
    expect([await days('2026-03-01'), await days('2026-03-02')]).toEqual([1, 1]);
    const csv = await as(token).get('/events/csv?action=test.day');
    expect(csv.body).toContain('2026-03-02 00:00:00;Het programma;Andere handeling');
  });

  it('name the trajectory, and no person, when somebody acted through a link', async () => {
    await trajectory.startClient();
    await reader(tried).accept(await trajectory.tokenOf('client'));
    const [accepted] = (await list(`?record=trajectory:${trajectory.id}`)).data;
    expect(accepted).toMatchObject({
      action: 'approvals.accept',
      by_link: true,
      person: null,
      record: [{ type: 'trajectory', id: trajectory.id }],
    });
  });

  it('[ADM-08] are those of one’s own organisation alone, in the list and in the file', async () => {
    expect((await list('', stranger)).data).toEqual([]);
    expect((await list(`?organisation_id=${foreign.id}`)).data).toEqual([]);
    expect((await as(stranger).get('/events/csv')).body).not.toContain('Notitie toegevoegd');
    expect((await as(counselor).get('/events')).statusCode).toBe(404);
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['counselor', foreign],
      ],
    });
    await as(await tokenOf(world, both)).get(other.path);
    expect(await actionsIn(`?person_id=${both.id}`)).toEqual(['trajectories.get']);
    expect((await list(`?person_id=${both.id}`, stranger)).data).toEqual([]);
  });

  it('come as a file whose cells no spreadsheet runs, and downloading it is an event too', async () => {
    await db
      .updateTable('people')
      .set({ first_name: '=HYPERLINK("x")' })
      .where('id', '=', marieke.id)
      .execute();
    const answer = await as(token).get(`/events/csv?person_id=${marieke.id}`);
    expect(answer.headers['content-type']).toContain('text/csv');
    const [heads, first] = answer.body.slice(1).split('\r\n');
    expect(heads).toBe(
      'Moment;Wie;Wat;Wat er veranderde;Waaraan;Organisatie;Hoe vaak;Apparaat;Adres;Sessie',
    );
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;"'=HYPERLINK/);
    expect(await actionsIn('?action=events.csv')).toContain('events.csv');
  });

  it('are paged from an index and counted no further than anybody pages', async () => {
    const organisation = await anOrganisation(db);
    const theirs = await tokenOf(world, await anAccount(db, { in: [['admin', organisation]] }));
    await sql`insert into events (at, action, record, request_id, organisation_id)
      select timestamptz '2026-01-01' + n * interval '1 second', 'test.many', '{}', 'x', ${organisation.id}::int
      from generate_series(1, 20000) n`;
    await sql`analyze events`;
    const { data, meta } = await list('?page=2&per_page=100', theirs);
    expect([meta.total, meta.last_page, data.length]).toEqual([mostCounted + 1, 100, 100]);
    expect((await list('?page=1000', theirs)).data).toEqual([]);
    const plan = await sql`explain select id from events where organisation_id = ${organisation.id}
      order by at desc, id desc limit 15`;
    expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('events_by_organisation');
    const csv = await as(theirs).get('/events/csv');
    expect(csv.body.split('\r\n')).toHaveLength(20_000 + 2);
  });

  it('are exported one list at a time, with a short queue', async () => {
    const ask = async (who: string) => (await as(who).get('/events/csv')).statusCode;
    const answers: number[] = [];
    let crowd: Promise<unknown>[] = [];
    await sql.begin(async (tx) => {
      await tx`lock table events in access exclusive mode`;
      crowd = [token, stranger].flatMap((who) =>
        Array.from({ length: 12 }, async () => answers.push(await ask(who))),
      );
      await expect.poll(() => answers).toEqual([503, 503, 503]);
    });
    await Promise.all(crowd);
    expect(answers.filter((status) => status === 200)).toHaveLength(21);
  });
});

it('have, for every recorded call, a known word for what it was about', () => {
  for (const [feature, calls] of Object.entries(contract))
    for (const [name, { recorded, path, response }] of Object.entries(calls)) {
      if (!recorded) continue;
      const ids = [...path.matchAll(/:(\w+Id)/g)].map(([, id]) => id ?? '');
      const shape = 'shape' in response ? Object.keys(response.shape as object) : [];
      const keys = shape.includes('id') ? [...ids, 'id'] : ids;
      const numbers = Object.fromEntries(keys.map((key, n) => [key, n + 1]));
      const pairs = pairsOf(`${feature}.${name}`, numbers);
      expect(pairs, `${feature}.${name} ${keys}`).toHaveLength(keys.length);
    }
  for (const type of recordTypes) expect(keysOf(type), type).not.toEqual([]);
});
