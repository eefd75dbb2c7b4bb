import { describe, expect, it } from 'vitest';
import { aDesk, reader } from '../../testing/desk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSurvey, aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';
import { aNote } from '../../testing/trajectories.ts';

const tried = await testApp();
const { db, as, world } = tried;
const { own, marieke, token, aCase } = await aDesk(tried);
const elsewhere = await anOrganisation(db, 'Elders');
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', elsewhere]] }));

const restore = (id: number, who = token) => as(who).post(`/removed-trajectories/${id}/restore`);
const removed = async (who = admin) => (await as(who).get('/removed-trajectories')).json();
const status = async (path: string) => (await as(token).get(path)).statusCode;

describe('a deleted trajectory', () => {
  it('comes back with everything that was in it, in the list and at its address', async () => {
    const trajectory = await aCase();
    await aNote(db, trajectory);
    const before = await trajectory.read();
    await as(token).delete(trajectory.path);
    expect(await status(trajectory.path)).toBe(404);

    const answer = await restore(trajectory.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, before]);
    expect((await as(token).get(`${trajectory.path}/notes`)).json()).toHaveLength(1);
    const { data, meta } = (await as(token).get('/trajectories')).json();
    expect([data[0].id, meta.total]).toEqual([trajectory.id, 1]);
    // Pressing twice makes no difference.
    expect((await restore(trajectory.id)).statusCode).toBe(200);
  });

  it('gets back the links it had, and not those that were dead before', async () => {
    const trajectory = await aCase();
    await trajectory.startClient();
    const first = await trajectory.tokenOf('client');
    await as(token).post(`${trajectory.path}/resend-review`, {});
    const second = await trajectory.tokenOf('client');
    const survey = await aSurvey(world, trajectory, await aSurveyTemplate(db, own));
    await db
      .updateTable('surveys')
      .set({ recipient_email: trajectory.emails.client.toUpperCase() })
      .where('id', '=', survey.id)
      .execute();
    const opens = async (link: string) => (await reader(tried).open(link)).statusCode;
    expect([await opens(first), await opens(second)]).toEqual([404, 200]);

    await as(token).delete(trajectory.path);
    expect(await opens(second)).toBe(404);
    await restore(trajectory.id);
    expect([await opens(first), await opens(second)]).toEqual([404, 200]);
    expect((await as().get(`/surveys/${survey.token}`)).statusCode).toBe(200);
    expect((await trajectory.read()).review.state).toBe('opened');
    expect((await reader(tried).accept(second)).statusCode).toBe(204);
  });

  it('opens nothing in a mailbox that is no longer the client’s', async () => {
    const trajectory = await aCase();
    await trajectory.startClient();
    const link = await trajectory.tokenOf('client');
    await as(token).delete(trajectory.path);
    await as(token).patch(`/clients/${trajectory.client_id}`, { email: 'nieuw@example.nl' });
    await restore(trajectory.id);
    expect((await reader(tried).open(link)).statusCode).toBe(404);
    expect((await trajectory.read()).review).toBeNull();
  });

  it('is listed for administrators, with who deleted it and when it will be erased', async () => {
    const trajectory = await aCase();
    await as(token).delete(trajectory.path);
    const { data, meta } = await removed();
    expect([data.length, meta.total]).toEqual([1, 1]);
    expect(data[0]).toMatchObject({
      id: trajectory.id,
      client: { name: 'Fatima El Amrani' },
      counselor: { name: marieke.name },
      organisation: { name: own.name },
      deleted_by: { name: marieke.name },
    });
    const kept = Date.parse(data[0].ends_at) - Date.parse(data[0].deleted_at);
    expect(Math.round(kept / 86_400_000)).toBe(30);
    await restore(trajectory.id, admin);
    expect((await removed()).data).toEqual([]);
  });

  it('exists for nobody in another organisation', async () => {
    const trajectory = await aCase();
    await as(token).delete(trajectory.path);
    expect((await removed(stranger)).data).toEqual([]);
    expect((await restore(trajectory.id, stranger)).statusCode).toBe(404);
    expect((await as(token).get('/removed-trajectories')).statusCode).toBe(404);
    const student = await anAccount(db, {
      in: [
        ['student', own],
        ['counselor', elsewhere],
      ],
    });
    expect((await restore(trajectory.id, await tokenOf(world, student))).statusCode).toBe(404);
    expect(await status(trajectory.path)).toBe(404);
  });

  it('[ADM-07] is restored with an event that names it', async () => {
    const trajectory = await aCase();
    await as(token).delete(trajectory.path);
    await restore(trajectory.id);
    const about = `/events?record=trajectory:${trajectory.id}`;
    const { data } = (await as(admin).get(about)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'trajectories.restore',
      'trajectories.remove',
    ]);
  });
});
