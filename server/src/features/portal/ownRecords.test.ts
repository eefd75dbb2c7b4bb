import { beforeEach, describe, expect, it } from 'vitest';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time } = app;
const { aCase, visit, staff } = await aPortalDesk(app);

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

type Case = Awaited<ReturnType<typeof aCase>>;

async function opened(one: Case, party: 'client' | 'employer' = 'client') {
  await one.invite(party);
  const browser = await visit(one.emails[party]);
  const [{ id }] = (await browser.mine()).pages;
  return { ...browser, path: `/mine/pages/${id}` };
}

const idOf = async (list: string, name: string) => {
  const rows = db
    .selectFrom(list as 'working_areas')
    .where('name', '=', name)
    .select('id');
  return (await rows.executeTakeFirstOrThrow()).id;
};
const job_working_area_id = (await db.selectFrom('working_areas').select('id').execute())[0]?.id;
const study_level_id = (await db.selectFrom('study_levels').select('id').execute())[0]?.id;
const study_id = await idOf('studies', 'Kok');

/** Of each kind: what is added, what changes, and how the counselor is told of it. */
const kinds = [
  [
    'experience',
    {
      ...{ function_title: 'Lasser', company_name: 'Staal BV', city: 'Zeist' },
      ...{ job_working_area_id, start_date: '2020-01-01', end_date: null },
    },
    { city: 'Baarn' },
    'Lasser',
  ],
  [
    'studies',
    { study_id, study_level_id, institute_name: 'ROC', start_date: '2015-09-01', end_date: null },
    { institute_name: 'ROC Midden' },
    'Kok',
  ],
  [
    'applications',
    { date: '2026-11-01', vacancy: 'Kok', company: 'De Linde' },
    { date: '2026-11-02' },
    'Kok, De Linde',
  ],
  ['skills', { name: 'Lassen' }, { name: 'Lassen' }, 'Lassen'],
  [
    'languages',
    { name: 'Arabisch', speak: 9, read: 7, write: 6 },
    { name: 'Arabisch', speak: 10, read: 7, write: 6 },
    'Arabisch',
  ],
] as const;

const changesOf = async (one: Case) =>
  (await staff.get(`${one.path}/portal`))
    .json()
    .changes.map(({ what, act, title }: Record<string, string>) => `${what} ${act} ${title}`);

describe.each(kinds)('%s of a client', (kind, input, change, title) => {
  it('is added, changed and removed by themselves, which the counselor is shown', async () => {
    const one = await aCase();
    const client = await opened(one);
    const list = `${client.path}/${kind}`;
    const added = await client.post(list, input);
    expect(added.statusCode, added.body).toBe(200);
    const { id } = added.json();
    expect((await client.get(list)).json()).toEqual([added.json()]);
    const changed = await client.patch(`${list}/${id}`, change);
    expect(changed.json()).toMatchObject({ id, ...change });
    expect((await client.delete(`${list}/${id}`)).statusCode).toBe(204);
    expect((await client.delete(`${list}/${id}`)).statusCode).toBe(404);
    expect((await client.get(list)).json()).toEqual([]);
    expect(await changesOf(one)).toEqual(
      ['removed', 'changed', 'added'].map((act) => `${kind} ${act} ${title}`),
    );
  });

  it('is not there for the employer, for another client, for staff, or once the page is closed', async () => {
    const [one, other] = [await aCase(), await aCase()];
    const client = await opened(one);
    const { id } = (await client.post(`${client.path}/${kind}`, input)).json();
    const employer = await opened(one, 'employer');
    const stranger = await opened(other);
    const tries = (who: typeof client, path: string) => [
      who.get(`${path}/${kind}`),
      who.post(`${path}/${kind}`, input),
      who.patch(`${path}/${kind}/${id}`, change),
      who.delete(`${path}/${kind}/${id}`),
    ];
    const statuses = async (...of: Parameters<typeof tries>) =>
      (await Promise.all(tries(...of))).map(({ statusCode }) => statusCode);
    const nowhere = [404, 404, 404, 404];
    expect(await statuses(employer, employer.path)).toEqual(nowhere);
    expect(await statuses(stranger, client.path)).toEqual(nowhere);
    expect((await statuses(stranger, stranger.path)).slice(2)).toEqual([404, 404]);
    expect((await as().get(`${client.path}/${kind}`)).statusCode).toBe(401);
    expect((await staff.get(`${client.path}/${kind}`)).statusCode).toBe(401);
    await one.close('client');
    expect(await statuses(client, client.path)).toEqual(nowhere);
  });

  it('is refused when it is too long, nested or unknown', async () => {
    const client = await opened(await aCase());
    const list = `${client.path}/${kind}`;
    const [field = ''] = Object.keys(input);
    for (const wrong of [
      { [field]: 'x'.repeat(5000) },
      { [field]: { [field]: [input] } },
      { person_id: 1 },
      { readonly: false },
    ])
      expect((await client.post(list, { ...input, ...wrong })).statusCode).toBe(422);
    expect((await client.get(list)).json()).toEqual([]);
  });
});

describe('what both keep', () => {
  it.each([kinds[0], kinds[1]])('tells whose words it is: %s', async (kind, input, change) => {
    const one = await aCase();
    const client = await opened(one);
    const { id: clientId } = (await staff.get(one.path)).json().client;
    const theirs = `/clients/${clientId}/${kind}`;
    const { id, version } = (await staff.post(theirs, input)).json();
    const byClient = async () => (await staff.get(theirs)).json()[0].by_client;
    expect(await byClient()).toBe(false);
    const path = `${client.path}/${kind}/${id}`;
    expect((await client.patch(path, { ...change, version })).statusCode).toBe(200);
    expect(await byClient()).toBe(true);
    const late = await staff.patch(`${theirs}/${id}`, { ...change, version });
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('Fatima'),
    ]);
    await staff.patch(`${theirs}/${id}`, change);
    expect(await byClient()).toBe(false);
  });

  it('is for either to change where it is an application of their own, and for both to read', async () => {
    const one = await aCase();
    const client = await opened(one);
    const [, , [, input]] = kinds;
    const [mine, yours] = [`${client.path}/applications`, `${one.path}/applications`];
    const own = (await client.post(mine, input)).json();
    const other = (await staff.post(yours, { ...input, date: '2026-10-01' })).json();
    expect((await client.get(mine)).json()).toEqual([
      { ...own, own: true },
      { ...input, date: '2026-10-01', id: other.id, own: false, version: 1 },
    ]);
    expect((await staff.get(yours)).json().data).toMatchObject([
      { id: own.id, readonly: true },
      { id: other.id, readonly: false },
    ]);
    for (const [who, path] of [
      [client, `${mine}/${other.id}`],
      [staff, `${yours}/${own.id}`],
    ] as const) {
      expect((await who.patch(path, { vacancy: 'Bakker' })).statusCode).toBe(403);
      expect((await who.delete(path)).statusCode).toBe(403);
    }
  });
});

it('a client chooses from the lists of the organisation, an employer from none', async () => {
  const one = await aCase();
  const client = await opened(one);
  const employer = await opened(one, 'employer');
  const { working_areas, study_levels, studies } = (
    await client.get(`${client.path}/choices`)
  ).json();
  expect(working_areas).toEqual((await staff.get('/working-areas')).json());
  expect(study_levels).toEqual((await staff.get('/study-levels')).json());
  expect(studies).toEqual((await staff.get('/studies')).json());
  for (const part of ['choices', 'profile', 'picture'])
    expect((await employer.get(`${employer.path}/${part}`)).statusCode).toBe(404);
  expect((await employer.patch(`${employer.path}/profile`, { city: 'X' })).statusCode).toBe(404);
  const unknown = { ...kinds[0][1], job_working_area_id: 999_999 };
  expect((await client.post(`${client.path}/experience`, unknown)).statusCode).toBe(422);
});
