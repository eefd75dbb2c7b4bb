import { describe, expect, it } from 'vitest';
import { sweepAccounts } from '../../platform/program/dailySweep.ts';
import { aDesk, reader } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const tried = await testApp();
const { db, as, world } = tried;
const { own, token: author, aCase } = await aDesk(tried);
const signIn = async (first_name: string, type: 'admin' | 'coordinator' | 'counselor') =>
  tokenOf(world, await anAccount(db, { first_name, in: [[type, own]] }));
const colleague = await signIn('Sander', 'counselor');
const coordinator = await signIn('Carla', 'coordinator');
const admin = await signIn('Anna', 'admin');

const intake = { date: '2026-10-22 10:30:00', note: 'Intake gedaan.' };
async function aNote(given = {}) {
  const trajectory = await aCase();
  const notes = `${trajectory.path}/notes`;
  const { id } = (await as(author).post(notes, { ...intake, ...given })).json();
  return { trajectory, notes, path: `${notes}/${id}`, id: id as number };
}
const textsOf = async (path: string) =>
  (await as(colleague).get(`${path}/versions`))
    .json()
    .map(({ note }: { note: string }) => note) as string[];

describe('a note belongs to its author', () => {
  it('and a colleague can read it, but change nothing', async () => {
    const { notes, path } = await aNote();
    const [seen] = (await as(colleague).get(notes)).json();
    expect(seen).toMatchObject({ may_edit: false, edited: null });
    const answer = await as(colleague).patch(path, { note: 'Herschreven.' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      403,
      [
        'Deze notitie is van een collega. Alleen die collega en een coördinator kunnen de notitie wijzigen.',
      ],
    ]);
    expect((await as(author).get(notes)).json()).toMatchObject([
      { note: intake.note, version: 1, may_edit: true },
    ]);
  });

  it.each([
    ['a coordinator', coordinator, 'Carla de Vries'],
    ['an administrator', admin, 'Anna de Vries'],
  ])('and %s may correct it, after which it says who did', async (_who, token, name) => {
    const { notes, path } = await aNote();
    expect((await as(token).get(notes)).json()).toMatchObject([{ may_edit: true }]);
    const answer = (await as(token).patch(path, { note: 'Verbeterd.' })).json();
    expect(answer).toMatchObject({ note: 'Verbeterd.', edited: { name, at: expect.any(String) } });
    expect((await as(colleague).get(notes)).json()).toMatchObject([{ edited: { name } }]);
  });

  it('and somebody who coordinates another organisation oversees nothing here', async () => {
    const elsewhere = await anOrganisation(db, 'Elders');
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['coordinator', elsewhere],
      ],
    });
    const { path } = await aNote();
    const token = await tokenOf(world, both);
    expect((await as(token).patch(path, { note: 'x' })).statusCode).toBe(403);
  });
});

describe('a note that was changed', () => {
  it('keeps every earlier text, with its author and for whom it was visible', async () => {
    const { path } = await aNote({ visible_client: true });
    await as(author).patch(path, { note: 'Tweede.', visible_client: false });
    await as(coordinator).patch(path, { note: 'Derde.' });
    const texts = (await as(colleague).get(`${path}/versions`)).json();
    expect(texts).toMatchObject([
      { version: 3, note: 'Derde.', edited: { name: 'Carla de Vries' }, deleted: null },
      { version: 2, note: 'Tweede.', visible_client: false, edited: { name: 'Marieke de Vries' } },
      { version: 1, note: intake.note, date: intake.date, visible_client: true, edited: null },
    ]);
    expect(texts[0].author).toEqual({ name: 'Marieke de Vries' });
  });

  it('has no earlier text if nothing changed', async () => {
    const { path } = await aNote();
    await as(author).patch(path, { note: intake.note });
    expect(await textsOf(path)).toEqual([intake.note]);
  });
});

describe('a note that was deleted', () => {
  it('is gone for everybody, including the client behind a link, and can be restored as it was', async () => {
    const { trajectory, notes, path, id } = await aNote({ visible_client: true });
    await trajectory.startClient();
    const link = await trajectory.tokenOf('client');
    const read = async () => (await reader(tried).open(link)).json().notes;
    expect(await read()).toHaveLength(1);

    expect((await as(colleague).delete(path)).statusCode).toBe(204);
    expect((await as(author).get(notes)).json()).toEqual([]);
    expect((await as(author).patch(path, { note: 'x' })).statusCode).toBe(404);
    expect((await as(author).get(`${trajectory.path}/dashboard`)).json()).toMatchObject({
      notes: [],
      counts: { notes: 0 },
    });
    expect(await read()).toEqual([]);

    const back = await as(author).post(`${path}/restore`);
    expect(back.json()).toMatchObject({ ...intake, id, visible_client: true, version: 1 });
    expect(await read()).toHaveLength(1);
    expect((await as(author).post(`${path}/restore`)).json()).toEqual(back.json());
  });

  it('can be read for thirty days by those who follow the log, with who deleted it', async () => {
    const { path, id } = await aNote();
    await as(author).patch(path, { note: 'Later.' });
    await as(colleague).delete(path);
    const [logged] = (await as(admin).get('/events?action=notes.remove')).json().data;
    expect(logged).toMatchObject({
      person: { name: 'Sander de Vries' },
      record: [{ type: 'trajectory' }, { type: 'note', id }],
    });
    expect((await as(admin).get(`${path}/versions`)).json()).toMatchObject([
      { note: 'Later.', deleted: { name: 'Sander de Vries', at: expect.any(String) } },
      { note: intake.note },
    ]);

    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const left = async () =>
      (await db.selectFrom('note_versions').where('note_id', '=', id).select('note').execute())
        .length;
    await sweepAccounts(db, inDays(29));
    expect(await left()).toBe(1);
    await sweepAccounts(db, inDays(31));
    expect(await left()).toBe(0);
    const row = db.selectFrom('notes').where('id', '=', id).select('id');
    expect(await row.execute()).toEqual([]);
  });
});
