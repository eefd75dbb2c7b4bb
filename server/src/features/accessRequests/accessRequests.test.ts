import { beforeEach, describe, expect, it } from 'vitest';
import { aClosedDesk, mailsIn, askedFor as reason } from '../../testing/closedDesk.ts';
import { aClosedOrganisation } from '../../testing/colleagues.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const app = await testApp();
const { db, as, world } = app;
const aHouse = () => aClosedDesk(app);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe('asking for a trajectory that one does not see', () => {
  it('gets the same answer whether it exists or not, and the coordinator a mail without a client', async () => {
    const { house, noor, peter, ask } = await aHouse();
    const [known, unknown] = [await ask(), await ask('999999')];
    const shape = { ...known.json(), id: 0, about: '', asked_at: '' };
    expect({ ...unknown.json(), id: 0, about: '', asked_at: '' }).toEqual(shape);
    expect(shape).toMatchObject({ state: 'open', reason, trajectory_id: null, until: null });
    const mails = await mailsIn(app, house);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toEqual({
      ...{ recipient: peter.email, template: 'trajectory-asked' },
      data: { first_name: 'Peter', name: noor.name, link: 'http://traject.test/access-requests' },
    });
  });

  it('asked again in the same words, also at the same time, is one request and one mail', async () => {
    const { house, ask, asker } = await aHouse();
    const answers = await Promise.all([ask('Fatima'), ask('fatima'), ask('Fatima')]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await asker.get('/access-requests')).json().own).toHaveLength(1);
    expect(await mailsIn(app, house)).toHaveLength(1);
  });

  it('is for counselors of an organisation where not everybody sees everything', async () => {
    const { house, coordinator } = await aHouse();
    const open = await anOrganisation(db);
    const free = await tokenOf(world, await anAccount(db, { in: [['counselor', open]] }));
    const sentence = 'Organisatie: dit kun je hier niet kiezen.';
    for (const [who, organisation_id] of [
      [as(free), open.id],
      [as(free), house.id],
      [coordinator, house.id],
    ] as const) {
      const answer = await who.post('/access-requests', { organisation_id, about: '1', reason });
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
    }
  });

  it('is possible twenty times in an hour', async () => {
    const { ask } = await aHouse();
    for (let n = 0; n < 20; n++) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });
});

describe('who decides', () => {
  it('is a coordinator, and an administrator only where there is none', async () => {
    const { house, peter, hanneke, ask, coordinator, admin } = await aHouse();
    const { id } = (await ask()).json();
    const listed = async (who: typeof admin) =>
      (await who.get('/access-requests')).json().to_decide.map((one: { id: number }) => one.id);
    expect([await listed(coordinator), await listed(admin)]).toEqual([[id], []]);
    expect((await admin.post(`/access-requests/${id}/refuse`, {})).statusCode).toBe(404);
    await db
      .updateTable('people')
      .set({ deactivated_at: new Date() })
      .where('id', '=', peter.id)
      .execute();
    await ask('een ander');
    expect(await listed(admin)).toHaveLength(2);
    expect((await mailsIn(app, house)).at(-1)?.recipient).toBe(hanneke.email);
    expect((await admin.post(`/access-requests/${id}/refuse`, {})).statusCode).toBe(204);
  });

  it('finds what is meant by number, name or address, and nothing that was deleted', async () => {
    const { house, client, trajectory, ask, coordinator } = await aHouse();
    await aTrajectory(db, house, { client, deleted_at: new Date() });
    const elsewhere = await aTrajectory(db, await aClosedOrganisation(db));
    const words = [`traject ${trajectory.id}`, 'amrani', client.email, String(elsewhere.id)];
    for (const about of words) await ask(about);
    const { to_decide } = (await coordinator.get('/access-requests')).json();
    const found = {
      id: trajectory.id,
      client: { id: client.id, name: 'Fatima El Amrani' },
      counselor: { id: trajectory.counselor_id, name: 'Marieke Mulder' },
      trajectory_state: { id: 1, code: 'new', name: 'nieuw' },
    };
    expect(to_decide.map((one: { suggestions: object[] }) => one.suggestions)).toEqual([
      [found],
      [found],
      [found],
      [],
    ]);
  });

  it('never decides on their own request', async () => {
    const { house, noor, asker, ask } = await aHouse();
    const { id } = (await ask()).json();
    await db
      .insertInto('memberships')
      .values({ person_id: noor.id, organisation_id: house.id, account_type: 'coordinator' })
      .execute();
    await expect
      .poll(
        async () =>
          (await asker.get(`/trajectories?organisation_id=${house.id}`)).json().meta.total,
      )
      .toBe(1);
    expect((await asker.get('/access-requests')).json().to_decide).toEqual([]);
    expect((await asker.post(`/access-requests/${id}/refuse`, {})).statusCode).toBe(404);
  });
});
