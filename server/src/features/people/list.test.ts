import { mostCounted } from '@traject/contract/common/page';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, aRecord, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, sql, as, world } = await testApp();
const own = await anOrganisation(db, 'Werkwijzer');
const foreign = await anOrganisation(db, 'Elders');
const admin = await anAccount(db, { first_name: 'Inge', last_name: 'Aa', in: [['admin', own]] });
const token = await tokenOf(world, admin);

await sql`insert into people (organisation_id, email, first_name, last_name)
  select case when n % 2 = 0 then ${own.id}::int else ${foreign.id}::int end,
    'mens' || n || '@school.example', 'Mens' || n, 'Menigte' || n % 100
  from generate_series(1, 10000) n`;
await sql`insert into memberships (person_id, organisation_id, account_type)
  select id, organisation_id, 'student' from people where email like 'mens%'`;
await sql`vacuum analyze people`;
await sql`analyze memberships`;

type Row = { id: number; name: string; email: string; state: string; account_types: string[] };
const list = async (query = '', who = token): Promise<{ data: Row[]; meta: { total: number } }> =>
  (await as(who).get(`/people${query}`)).json();
const namesIn = async (query: string) => (await list(query)).data.map(({ name }) => name);

describe('[ADM-02] the list of people, of ten thousand', () => {
  it('has those of one’s own organisations, by last name, in pages', async () => {
    const first = await list();
    expect(first.meta.total).toBe(5001);
    expect(first.data[0]).toMatchObject({
      name: 'Inge Aa',
      state: 'active',
      organisation: { id: own.id, name: 'Werkwijzer' },
      account_types: ['admin'],
    });
    const last = await list('?per_page=100&page=51');
    expect(last.data).toHaveLength(1);
    const theirs = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
    expect((await list('', theirs)).meta.total).toBe(5001);
    expect((await list(`?organisation_id=${foreign.id}`)).data).toEqual([]);
  });

  it('is searched by name and address, ignoring accents, and never beyond the organisation', async () => {
    const zoe = { first_name: 'Zoë', last_name: 'van ’t Hóff', email: 'z.hoff@werk.example' };
    await anAccount(db, { ...zoe, in: [['counselor', own]] });
    for (const q of ['zoe', 'hoff', 'ZOË HÓ', 'z.hoff@werk', 'werk.example', 'zo'])
      expect(await namesIn(`?q=${encodeURIComponent(q)}`), q).toEqual(['Zoë van ’t Hóff']);
    expect(await namesIn('?q=%25')).toEqual([]);
    const [{ id } = { id: 0 }] = await sql`select id from people
      where organisation_id = ${foreign.id} and email like 'mens%' limit 1`;
    const elsewhere = await db.selectFrom('people').where('id', '=', id).selectAll().execute();
    expect(await namesIn(`?q=${elsewhere[0]?.first_name}`)).not.toContain(elsewhere[0]?.name);
  });

  it('can be narrowed by role and by state of the account, each with its own total', async () => {
    const off = { deactivated_at: new Date() };
    const uit = await anAccount(db, { last_name: 'Uit', in: [['evaluator', own]] });
    await db.updateTable('people').set(off).where('id', '=', uit.id).execute();
    const part = { in: [['evaluator', own]] as [['evaluator', typeof own]] };
    const nog = await anAccount(db, { last_name: 'Nog', password_hash: null, ...part });
    expect(await namesIn('?state=deactivated')).toEqual(['Anna Uit']);
    expect(await namesIn('?account_type=evaluator')).toEqual(['Anna Nog', 'Anna Uit']);
    expect(await namesIn('?state=uninvited&q=nog')).toEqual(['Anna Nog']);
    await world.links.create(db, 'activate', { person_id: nog.id, minutes: 10 });
    expect(await namesIn('?state=invited')).toEqual(['Anna Nog']);
    expect(await namesIn('?account_type=admin&state=active')).toEqual(['Inge Aa']);
    for (const query of ['?state=gone', '?account_type=boss', '?page=0', '?sort=name'])
      expect((await as(token).get(`/people${query}`)).statusCode, query).toBe(422);
  });

  it('has those who asked to join, the longest waiting first, and separately those who left', async () => {
    const asks = async (created_at: Date) => {
      const { email, first_name, last_name, account_id } = await anAccount(db);
      const record = { email, first_name, last_name, account_id, organisation_id: own.id };
      const id = await aRecord(db, record);
      await db.updateTable('people').set({ created_at }).where('id', '=', id).execute();
      return id;
    };
    const later = await asks(new Date('2026-02-01'));
    const sooner = await asks(new Date('2026-01-01'));
    const left = await anAccount(db, { last_name: 'Weg', in: [['counselor', own]] });
    await db.deleteFrom('memberships').where('person_id', '=', left.id).execute();
    const { data, meta } = await list('?state=waiting');
    expect(data.map(({ id }) => id)).toEqual([sooner, later]);
    expect([meta.total, data[0]?.account_types]).toEqual([2, []]);
    expect(await namesIn('?state=left')).toEqual(['Anna Weg']);
    expect(await namesIn('?q=weg')).toEqual([]);
  });

  it('uses an index both for searching and for those who are waiting', async () => {
    const plan = async (where: string) => {
      const rows = await sql.unsafe(`explain select id from people p where ${where}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const here = `organisation_id = ${own.id}`;
    expect(await plan(`search_text like '%hoff%'`)).toContain('people_by_search_text');
    const waiting = `${here} and joined_at is null order by created_at, id limit 15`;
    expect(await plan(waiting)).toContain('people_waiting');
    expect(await plan(`${here} order by sort_name, id limit 15`)).toContain('people_in_order');
  });

  it('has everybody by last name, without the prefix before it', async () => {
    const organisation = await anOrganisation(db);
    const reader = await tokenOf(
      world,
      await anAccount(db, { last_name: 'Aa', in: [['admin', organisation]] }),
    );
    for (const last_name of ['de Jong', 'Klaassen', 'van der Boer', 'De Boer', 'Le'])
      await anAccount(db, { first_name: 'Anna', last_name, in: [['student', organisation]] });
    const { data } = (await as(reader).get('/people?account_type=student')).json();
    expect(data.map(({ last_name }: { last_name: string }) => last_name)).toEqual([
      'van der Boer',
      'De Boer',
      'de Jong',
      'Klaassen',
      'Le',
    ]);
    const { data: students } = (await as(reader).get('/evaluation-students')).json();
    expect(students.map(({ id }: { id: number }) => id)).toEqual(
      data.map(({ id }: { id: number }) => id),
    );
    expect((await as(reader).get("/people?q='")).json().meta.total).toBe(0);
  });

  it('says that there are more than it counts, and offers the pages up to there', async () => {
    const crowd = await anOrganisation(db);
    const reader = await tokenOf(world, await anAccount(db, { in: [['admin', crowd]] }));
    await sql`insert into people (organisation_id, email, first_name, last_name, joined_at)
      select ${crowd.id}::int, 'velen' || n || '@x.nl', 'Een', 'van velen ' || n, now()
      from generate_series(1, ${mostCounted + 5}::int) n`;
    await sql`analyze people`;
    await sql`insert into memberships (person_id, organisation_id, account_type)
      select id, organisation_id, 'client' from people where email like 'velen%'`;
    await sql`analyze memberships`;
    const { meta } = (await as(reader).get('/people?per_page=100')).json();
    expect(meta).toMatchObject({ total: mostCounted + 1, last_page: mostCounted / 100 });
    const { meta: one } = (await as(reader).get(`/people?q=velen%20${mostCounted + 4}`)).json();
    expect(one.total).toBe(1);
  });
});
