import { mostFound } from '@traject/contract/trajectories';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';

const { db, sql, as, world } = await testApp();
const own = await anOrganisation(db);
const second = await anOrganisation(db);
const foreign = await anOrganisation(db);
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const sander = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
const token = await tokenOf(world, marieke);

const ids: number[] = [];
for (let n = 1; n <= 37; n++) {
  const registration_date = `2026-0${1 + (n % 9)}-15`;
  const counselor = n % 3 ? marieke : sander;
  const client = await aClient(db, own, { last_name: `Cliënt ${n}` });
  const state = n % 2 ? 'new' : 'in_progress';
  ids.push((await aTrajectory(db, own, { registration_date, counselor, client, state })).id);
}
await aTrajectory(db, own, { deleted_at: new Date() });
await aTrajectory(db, foreign, { client: await aClient(db, foreign, { last_name: 'Elders' }) });

type Row = { id: number; registration_date: string; counselor: { id: number } };
type List = { data: Row[]; meta: { total: number; last_page: number }; errors: string[] };
const list = async (query = '', who = token): Promise<List> =>
  (await as(who).get(`/trajectories${query}`)).json();
const idsOf = ({ data }: List) => data.map(({ id }) => id);

describe('the list of trajectories', () => {
  it('[TRAJ-01] shows advisor, client, contact and status, of one’s own organisation only', async () => {
    const { data, meta } = await list();
    expect(meta).toEqual({ current_page: 1, last_page: 3, from: 1, to: 15, total: 37 });
    expect(data[0]).toEqual({
      id: expect.any(Number),
      counselor: { id: expect.any(Number), name: expect.any(String) },
      organisation: own,
      client: { id: expect.any(Number), name: expect.stringContaining('Fatima Cliënt') },
      client_id: expect.any(Number),
      contact_name: 'Pieter Hoekstra',
      trajectory_state: {
        id: expect.any(Number),
        name: expect.any(String),
        code: expect.any(String),
      },
      registration_date: '2026-09-15',
      unread: 0,
    });
  });

  it('has the newest registration first, and each trajectory on exactly one page', async () => {
    for (const per_page of [1, 5, 7, 15, 37, 100]) {
      const rows: Row[] = [];
      for (let page = 1; page <= Math.ceil(37 / per_page); page++)
        rows.push(...(await list(`?per_page=${per_page}&page=${page}`)).data);
      expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
      const newestFirst = rows.toSorted(
        (a, b) => b.registration_date.localeCompare(a.registration_date) || b.id - a.id,
      );
      expect(rows, `per page ${per_page}`).toEqual(newestFirst);
    }
    const past = await list('?page=4');
    expect(past).toMatchObject({ data: [], meta: { from: null, to: null, total: 37 } });
  });

  it('[TRAJ-02] can be narrowed to a counselor and to a state, each with its own total', async () => {
    const his = await list(`?counselor_id=${sander.id}&per_page=100`);
    expect(his.meta.total).toBe(12);
    expect(new Set(his.data.map(({ counselor }) => counselor.id))).toEqual(new Set([sander.id]));
    expect((await list('?state=in_progress')).meta.total).toBe(18);
    const both = await list(`?state=in_progress&counselor_id=${sander.id}`);
    expect([both.meta.total, both.data.length]).toEqual([6, 6]);
    expect((await list('?state=completed_internal')).data).toEqual([]);
  });

  it('merges the organisations of somebody who works for several, still newest first', async () => {
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['coordinator', second],
      ],
    });
    for (let n = 0; n < 9; n++)
      await aTrajectory(db, second, { registration_date: `2026-05-1${n}` });
    const theirs = await tokenOf(world, both);
    const rows: Row[] = [];
    for (let page = 1; page <= 5; page++)
      rows.push(...(await list(`?per_page=10&page=${page}`, theirs)).data);
    expect(rows).toHaveLength(46);
    const dates = rows.map(({ registration_date }) => registration_date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(46);
  });

  it('can be narrowed to several states at once, each trajectory on one page, with its total', async () => {
    const both = '?state=new,in_progress&per_page=10';
    const rows: Row[] = [];
    for (let page = 1; page <= 4; page++) rows.push(...(await list(`${both}&page=${page}`)).data);
    expect((await list(both)).meta.total).toBe(37);
    expect(rows.map(({ id }) => id)).toEqual(idsOf(await list('?per_page=100')));
    const waiting = await list('?state=awaiting_client,new,awaiting_client');
    expect(waiting.meta.total).toBe((await list('?state=new')).meta.total);
  });

  it('shows the caller’s own, by their record in each organisation', async () => {
    const mine = await list('?counselor_id=me&per_page=100');
    expect(mine.meta.total).toBe(25);
    expect(new Set(mine.data.map(({ counselor }) => counselor.id))).toEqual(new Set([marieke.id]));
    const admin = await anAccount(db, { in: [['admin', own]] });
    expect((await list('?counselor_id=me', await tokenOf(world, admin))).meta.total).toBe(0);
  });

  it('can be narrowed to one of the caller’s organisations, and to no other', async () => {
    expect((await list(`?organisation_id=${own.id}`)).meta.total).toBe(37);
    expect((await list(`?organisation_id=${foreign.id}`)).meta.total).toBe(0);
  });

  it.each(['registration_date', 'client', 'state'])(
    'can be sorted by %s, in both directions and from both ends',
    async (sort) => {
      for (const filter of ['', '&state=new,in_progress', `&counselor_id=${marieke.id}`]) {
        const all = idsOf(await list(`?sort=${sort}&per_page=100${filter}`));
        expect(all.length).toBeGreaterThan(20);
        const back: number[] = [];
        for (let page = 1; page <= Math.ceil(all.length / 4); page++)
          back.push(...idsOf(await list(`?sort=-${sort}&per_page=4&page=${page}${filter}`)));
        expect(back.toReversed()).toEqual(all);
      }
    },
  );

  it('sorts clients by last name, without the prefix before it', async () => {
    const organisation = await anOrganisation(db);
    const reader = await tokenOf(world, await anAccount(db, { in: [['counselor', organisation]] }));
    for (const last_name of ['de Vries', 'Bakker', 'van ’t Hof', 'Van den Berg', "d'Hondt", 'Ée'])
      await aTrajectory(db, organisation, {
        client: await aClient(db, organisation, { last_name }),
      });
    type Named = { data: { client: { name: string } }[] };
    const names = async (query: string) =>
      ((await list(query, reader)) as unknown as Named).data.map(({ client }) =>
        client.name.replace('Fatima ', ''),
      );
    const order = ['Bakker', 'Van den Berg', 'Ée', 'van ’t Hof', "d'Hondt", 'de Vries'];
    expect(await names('?sort=client')).toEqual(order);
    expect(await names('?sort=-client&q=fatima')).toEqual(order.toReversed());
    const [bakker] = (await list('?sort=client&per_page=1', reader)).data;
    const { client_id } = bakker as Row & { client_id: number };
    await as(reader).patch(`/clients/${client_id}`, { last_name: 'Zeeman' });
    expect((await names('?sort=client')).at(-1)).toBe('Zeeman');
  });

  it('is read from an index in every order, however many there are', async () => {
    const plan = async (by: string) =>
      JSON.stringify(
        await sql.begin(async (tx) => {
          await tx`set local enable_seqscan = off`;
          return tx.unsafe(`explain select id from trajectories where organisation_id = ${own.id}
            and deleted_at is null order by ${by} limit 15`);
        }),
      );
    const stateFirst = 'trajectory_state_id, registration_date, id';
    for (const by of ['registration_date, id', 'client_sort, id', stateFirst])
      for (const way of ['asc', 'desc'])
        expect(await plan(by.replaceAll(/(\w+)/g, `$1 ${way}`))).not.toContain('Sort');
  });

  it('refuses an invalid filter', async () => {
    for (const query of [
      '?state=open',
      '?state=new,',
      '?sort=counselor',
      '?counselor_id=you',
      '?counselor_id=x',
      '?page=0',
      '?sort=name',
      `?q=${'a'.repeat(101)}`,
    ])
      expect((await as(token).get(`/trajectories${query}`)).statusCode, query).toBe(422);
  });
});

describe('searching the list', () => {
  it('treats the parts of a double name as separate words', async () => {
    const wim = await aClient(db, own, { first_name: 'Wubbo-Yde', last_name: 'Quist' });
    const { id } = await aTrajectory(db, own, { client: wim });
    for (const q of ['yd', 'wubbo-yde', 'yde quist'])
      expect(idsOf(await list(`?q=${q}`)), q).toEqual([id]);
  });

  it('finds a part of the client’s or the contact’s name, ignoring case and accents', async () => {
    const zoe = await aClient(db, own, { first_name: 'Zoë', last_name: 'van ’t Hóff' });
    const { id } = await aTrajectory(db, own, { client: zoe, contact_name: 'Mevrouw Çelik' });
    for (const q of ['zoe', 'ZOË', 'hoff', 'celik', 'zoe celik', 'çelik zo', 'z h', 'zo'])
      expect(idsOf(await list(`?q=${encodeURIComponent(q)}`)), q).toEqual([id]);
    for (const q of ['zoe jansen', 'oe', '%', '_', '\\', 'zoé%'])
      expect(idsOf(await list(`?q=${encodeURIComponent(q)}`)), q).toEqual([]);
    await db.updateTable('people').set({ last_name: 'Bakker' }).where('id', '=', zoe.id).execute();
    expect(idsOf(await list('?q=hoff'))).toEqual([]);
    expect(idsOf(await list('?q=zoe%20bakker'))).toEqual([id]);
  });

  it('finds a name by any three or more letters of it, and by how its words begin', async () => {
    const client = await aClient(db, own, { first_name: 'Ívar', last_name: 'Øxnes-𠮷da' });
    const { id } = await aTrajectory(db, own, { client, contact_name: 'X' });
    const words = [...'ívar oxnes 𠮷da'.split(' ')].map((word) => [...word]);
    const begun = words.flatMap((word) => word.map((_, end) => word.slice(0, end + 1)));
    const inside = words.flatMap((word) => word.map((_, start) => word.slice(start)));
    for (const piece of [...begun, ...inside.filter(({ length }) => length > 2)])
      expect(
        idsOf(await list(`?q=${encodeURIComponent(piece.join(''))}`)),
        piece.join(''),
      ).toContain(id);
  });

  it('finds the addresses of client and contact, even after they changed', async () => {
    const client = await aClient(db, own, { email: 'jet.van-dam@post.example' });
    const contact = { contact_email: 'hr@molen.example' };
    const { id } = await aTrajectory(db, own, { client });
    await as(token).patch(`/trajectories/${id}`, contact);
    for (const q of ['jet.van-dam@post.example', 'van-dam', 'post.example', 'hr@molen', 'molen'])
      expect(idsOf(await list(`?q=${encodeURIComponent(q)}`)), q).toEqual([id]);
    await as(token).patch(`/clients/${client.id}`, { email: 'jet@thuis.example' });
    expect(idsOf(await list('?q=post.example'))).toEqual([]);
    expect(idsOf(await list('?q=jet@thuis'))).toEqual([id]);
  });

  it('merges the hits of several organisations, newest first', async () => {
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['counselor', second],
      ],
    });
    const made: number[] = [];
    for (const [place, registration_date] of [
      [own, '2025-03-01'],
      [second, '2025-03-03'],
      [own, '2025-03-02'],
      [foreign, '2025-03-04'],
    ] as const) {
      const client = await aClient(db, place, { last_name: 'Tweehuizen' });
      made.push((await aTrajectory(db, place, { client, registration_date })).id);
    }
    const found = await list('?q=tweehuizen', await tokenOf(world, both));
    expect(idsOf(found)).toEqual([made[1], made[2], made[0]]);
    expect(found.meta.total).toBe(3);
  });

  it('respects the other filters and never finds what is elsewhere or deleted', async () => {
    const found = await list(`?q=cli&counselor_id=${sander.id}&state=in_progress`);
    expect(found.meta.total).toBe(6);
    expect(idsOf(await list('?q=elders'))).toEqual([]);
    expect((await list('?q=%20%20')).meta.total).toBeGreaterThan(30);
    expect((await list("?q='")).meta.total).toBe(0);
  });

  it('shows the newest hits and counts no further than a person would page', async () => {
    const crowd = await anOrganisation(db);
    const counselor = await anAccount(db, { in: [['counselor', crowd]] });
    const client = await aClient(db, crowd, { last_name: 'Menigte' });
    await sql`insert into trajectories (organisation_id, client_id, counselor_id,
        trajectory_state_id, registered_by, registration_date)
      select ${crowd.id}, ${client.id}, ${counselor.id}, 1, 'x', date '2020-01-01' + n
      from generate_series(1, ${mostFound + 50}::int) n`;
    const theirs = await tokenOf(world, counselor);
    const hits = await list('?q=menigte', theirs);
    expect(hits.meta).toMatchObject({ total: mostFound + 1, last_page: mostFound / 15 });
    expect((await list(`?q=menigte&page=${mostFound / 15 + 1}`, theirs)).data).toEqual([]);
    expect(hits.data[0]?.registration_date).toBe('2020-07-19');
    expect((await list('', theirs)).meta.total).toBe(mostFound + 50);
  });
});

it('keeps its totals right through every kind of change, many at once', async () => {
  const rows = await Promise.all(Array.from({ length: 12 }, () => aTrajectory(db, own)));
  await Promise.all(
    rows.flatMap(({ id }, n) => [
      as(token).patch(`/trajectories/${id}`, { trajectory_state_id: 1 + (n % 2) * 4 }),
      as(token).patch(`/trajectories/${id}`, { counselor_id: n % 2 ? marieke.id : sander.id }),
      n % 4 ? undefined : as(token).delete(`/trajectories/${id}`),
    ]),
  );
  await db
    .deleteFrom('trajectories')
    .where('id', '=', rows[1]?.id ?? 0)
    .execute();
  const kept = await sql`select organisation_id, counselor_id, trajectory_state_id, total
    from trajectory_counts where total <> 0 order by 1, 2, 3`;
  const counted = await sql`select organisation_id, counselor_id, trajectory_state_id,
      count(*)::int as total from trajectories where deleted_at is null group by 1, 2, 3
    order by 1, 2, 3`;
  expect([...kept]).toEqual([...counted]);
});
