import { describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db, 'Werkwijzer');
const foreign = await anOrganisation(db, 'Elders');
const token = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));

type Item = { id: number; name: string; code: string | null; own: boolean; archived: boolean };
const path = (list: string, organisation = own) =>
  `/organisations/${organisation.id}/reference/${list}`;
const items = async (list: string): Promise<Item[]> => (await as(token).get(path(list))).json();
const add = (list: string, body: object) => as(token).post(path(list), body);
const change = (list: string, id: number, body: object) =>
  as(token).patch(`${path(list)}/${id}`, body);
const offered = async (call: string, who = token): Promise<Item[]> =>
  (await as(who).get(call)).json();
const namesOf = (list: Item[]) => list.map(({ name }) => name);
const called = async (list: string, name: string) => {
  const found = (await items(list)).find((item) => item.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

describe('[ADM-04] the lists of an organisation', () => {
  it.each([
    ['working-areas', '/working-areas', { code: null, requires_custom_name: null }],
    ['study-levels', '/study-levels', { code: null, requires_custom_name: null }],
    ['studies', '/studies', { code: null, requires_custom_name: false }],
    ['file-types', '/file-types', { code: 'iets_nieuws', requires_custom_name: null }],
    ['file-actions', '/file-actions', { code: null, requires_custom_name: null }],
  ])(
    'get an item of their own in %s that the forms offer here and nowhere else',
    async (list, call, more) => {
      const made = (await add(list, { name: 'Iets nieuws' })).json();
      expect(made).toEqual({
        id: expect.any(Number),
        name: 'Iets nieuws',
        own: true,
        archived: false,
        in_use: false,
        ...more,
      });
      expect(namesOf(await offered(call))).toContain('Iets nieuws');
      expect(namesOf(await offered(call, stranger))).not.toContain('Iets nieuws');
      const double = await add(list, { name: 'IETS nieuws' });
      expect([double.statusCode, double.json().errors[0]]).toEqual([
        422,
        '‘Iets nieuws’ staat al in deze lijst.',
      ]);
    },
  );

  it('archive what is not wanted, here only, and restore it', async () => {
    const { id } = await called('working-areas', 'Metaal');
    expect((await change('working-areas', id, { archived: true })).json().archived).toBe(true);
    expect(namesOf(await offered('/working-areas'))).not.toContain('Metaal');
    expect(namesOf(await offered('/working-areas', stranger))).toContain('Metaal');
    expect((await items('working-areas')).at(-1)).toMatchObject({ name: 'Metaal', archived: true });
    await change('working-areas', id, { archived: false });
    expect(namesOf(await offered('/working-areas'))).toContain('Metaal');
  });

  it('rename their own item in place, and one of the program’s for themselves alone', async () => {
    const { id: mine } = (await add('studies', { name: 'Bakken' })).json();
    expect((await change('studies', mine, { name: 'Bakkerij' })).json()).toMatchObject({
      id: mine,
      name: 'Bakkerij',
    });
    const { id } = await called('studies', 'Kok');
    const renamed = (await change('studies', id, { name: 'Koken' })).json();
    expect(renamed).toMatchObject({ name: 'Koken', own: true });
    expect(renamed.id).not.toBe(id);
    expect(namesOf(await offered('/studies'))).not.toContain('Kok');
    expect(namesOf(await offered('/studies', stranger))).toContain('Kok');
    expect((await change('studies', id, { archived: false })).statusCode).toBe(200);
    const free = (await change('studies', mine, { requires_custom_name: true })).json();
    expect(free.requires_custom_name).toBe(true);
  });

  it('are sorted where their order shows', async () => {
    const before = (await items('study-levels')).filter(({ archived }) => !archived);
    const ids = before.map(({ id }) => id).reverse();
    const order = (body: number[], list = 'study-levels') =>
      as(token).put(`${path(list)}/order`, { ids: body });
    expect((await order(ids)).json()[0].id).toBe(ids[0]);
    expect((await offered('/study-levels')).map(({ id }) => id)).toEqual(ids);
    expect((await offered('/study-levels', stranger))[0]?.id).toBe(before[0]?.id);
    const { id } = (await add('study-levels', { name: 'Laatste' })).json();
    expect((await offered('/study-levels')).at(-1)?.id).toBe(id);
    for (const wrong of [ids, [...ids, id, id], [...ids.slice(1), id, 999_999]])
      expect((await order(wrong)).statusCode).toBe(422);
    expect((await order([], 'studies')).statusCode).toBe(404);
  });

  it('keep codes distinct, and refuse what a list does not have', async () => {
    const first = (await add('file-types', { name: 'Brief', code: 'brief' })).json();
    expect(first.code).toBe('brief');
    for (const code of ['brief', 'cv']) {
      const taken = await add('file-types', { name: `Met ${code}`, code });
      expect(taken.json().errors[0]).toContain(`‘${code}’ is al in gebruik`);
    }
    await change('file-types', first.id, { name: 'Post' });
    expect((await add('file-types', { name: 'Brief' })).json().code).toBe('brief_2');
    expect((await add('studies', { name: 'x', code: 'x' })).statusCode).toBe(422);
    expect((await add('file-types', { name: 'x', requires_custom_name: true })).statusCode).toBe(
      422,
    );
    expect((await change('file-types', first.id, { requires_custom_name: true })).statusCode).toBe(
      422,
    );
  });

  it('[ADM-08] cannot be read or changed by anybody else', async () => {
    const { id } = (await add('studies', { name: 'Alleen van ons' })).json();
    for (const organisation of [own, foreign]) {
      const answers = await Promise.all([
        as(stranger).patch(`${path('studies', organisation)}/${id}`, { name: 'Gekaapt' }),
        as(stranger).get(path('studies', own)),
        as(stranger).post(path('studies', own), { name: 'Gekaapt' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    expect((await as(token).get(path('secrets'))).statusCode).toBe(404);
    expect(namesOf(await items('studies'))).toContain('Alleen van ons');
  });

  it('accept one item of the same name when twenty are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add('working-areas', { name: 'Tegelijk' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('[ADM-04] records', () => {
  it('keep what they used, whatever becomes of it, and cannot choose what is archived', async () => {
    const client = await aClient(db, own);
    const trajectory = await aTrajectory(db, own, { client });
    const { id } = (await add('file-types', { name: 'Tijdelijk' })).json();
    const upload = uploadTo(app, token);
    const send = (type: number) =>
      upload(`/trajectories/${trajectory.id}/files`, {
        trajectory_file_type_id: String(type),
        trajectory_file_action_id: '1',
        file: aFile(samples.pdf, 'plan.pdf'),
      });
    expect((await send(id)).statusCode).toBe(200);
    expect((await called('file-types', 'Tijdelijk')) as object).toMatchObject({ in_use: true });
    await change('file-types', id, { archived: true });
    expect((await send(id)).statusCode).toBe(422);
    const documents = (await as(token).get(`/trajectories/${trajectory.id}/files`)).json();
    expect(documents.data[0].trajectory_file_type.name).toBe('Tijdelijk');
    const theirs = (
      await as(stranger).post(path('file-types', foreign), { name: 'Van hen' })
    ).json();
    expect((await send(theirs.id)).statusCode).toBe(422);
  });

  it('that the program files itself get the name the organisation gave', async () => {
    const client = await aClient(db, own, { email: 'plan@example.nl' });
    const { id } = await aTrajectory(db, own, { client, state: 'new' });
    const plan = await called('file-types', 'Trajectplan');
    const renamed = (await change('file-types', plan.id, { name: 'Plan van aanpak' })).json();
    const parts = { trajectory_plan: aFile(samples.pdf, 'plan.pdf') };
    await uploadTo(app, token)(`/trajectories/${id}/start-client`, parts);
    const list = async (query: string) =>
      (await as(token).get(`/trajectories/${id}/files${query}`)).json().data;
    expect((await list(''))[0].trajectory_file_type.name).toBe('Plan van aanpak');
    await db
      .updateTable('trajectory_files')
      .set({ trajectory_file_type_id: plan.id })
      .where('trajectory_id', '=', id)
      .execute();
    expect(await list(`?trajectory_file_type=${renamed.code}`)).toHaveLength(1);
  });
});
