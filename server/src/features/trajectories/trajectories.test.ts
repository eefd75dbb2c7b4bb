import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory, stateId } from '../../testing/trajectories.ts';

const { db, as, world, time } = await testApp();
const own = await anOrganisation(db, 'Stichting Werkwijzer');
const foreign = await anOrganisation(db);
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const token = await tokenOf(world, marieke);
const client = await aClient(db, own);
const wizard = {
  client_id: client.id,
  counselor_id: marieke.id,
  organisation_id: own.id,
  trajectory_state_id: stateId('new'),
};
const get = async (id: number, language = 'nl') =>
  (await as(token, language).get(`/trajectories/${id}`)).json();

beforeEach(() => {
  time.now = undefined;
});

describe('a new trajectory', () => {
  it('[TRAJ-09, TRAJ-12] is sent with ids and answers with names, the caller’s name and today', async () => {
    time.now = new Date('2026-12-31T23:30:00Z');
    const late = await tokenOf(world, marieke);
    const made = (await as(late).post('/trajectories', wizard)).json();
    expect(made).toMatchObject({
      counselor: { id: marieke.id, name: 'Marieke de Vries' },
      organisation: { id: own.id, name: 'Stichting Werkwijzer' },
      trajectory_state: { id: 1, name: 'nieuw', code: 'new' },
      client: { id: client.id, name: 'Fatima El Amrani' },
      client_id: client.id,
      registered_by: 'Marieke de Vries',
      registration_date: '2027-01-01',
      version: 1,
    });
    time.now = undefined;
    expect(await get(made.id)).toEqual(made);
    expect((await get(made.id, 'en')).trajectory_state.name).toBe('new');
  });

  it('[TRAJ-10, TRAJ-15] keeps every field of the form after a reload', async () => {
    const fields = {
      contact_name: 'Pieter Hoekstra',
      contact_phone: '030 271 48 00',
      contact_email: 'p.hoekstra@delinde.example',
      registered_by: 'Zorggroep De Linde',
      registration_date: '2026-10-19',
      intake_date: '2026-10-22',
      category: 'Tweede spoor',
      length: '9 tot 12',
      schooling: true,
      apq_taken: true,
    };
    const { id } = (await as(token).post('/trajectories', { ...wizard, ...fields })).json();
    expect(await get(id)).toMatchObject({ ...fields, completed_reason: null, reject_reason: null });
  });

  it('[TRAJ-07, TRAJ-08] may start out finished, with a reason; another state keeps no such reason', async () => {
    const done = {
      trajectory_state_id: stateId('completed_internal'),
      completed_reason: 'Geplaatst.',
    };
    const made = (await as(token).post('/trajectories', { ...wizard, ...done })).json();
    expect(made.completed_reason).toBe('Geplaatst.');
    const open = await as(token).post('/trajectories', {
      ...wizard,
      completed_reason: 'Te vroeg.',
    });
    expect(open.json().completed_reason).toBeNull();
  });

  it.each<[string, () => Promise<object>, string]>([
    [
      'a counselor from elsewhere',
      async () => ({ counselor_id: (await anAccount(db, { in: [['counselor', foreign]] })).id }),
      'Adviseur',
    ],
    ['somebody who is not a counselor', async () => ({ counselor_id: client.id }), 'Adviseur'],
    [
      'a counselor who left',
      async () => ({ counselor_id: (await aGoneCounselor()).id }),
      'Adviseur',
    ],
    [
      'a client from elsewhere',
      async () => ({ client_id: (await aClient(db, foreign)).id }),
      'Cliënt',
    ],
    ['somebody who is not a client', async () => ({ client_id: marieke.id }), 'Cliënt'],
    ['nobody as client', async () => ({ client_id: 999_999 }), 'Cliënt'],
    ['a foreign organisation', async () => ({ organisation_id: foreign.id }), 'Organisatie'],
    ['an unknown state', async () => ({ trajectory_state_id: 10 }), 'Status'],
  ])('refuses %s, naming the field', async (_what, wrong, label) => {
    const before = await db.selectFrom('trajectories').select('id').execute();
    const answer = await as(token).post('/trajectories', { ...wizard, ...(await wrong()) });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [`${label}: dit kun je hier niet kiezen.`],
    ]);
    expect(await db.selectFrom('trajectories').select('id').execute()).toEqual(before);
  });

  it('cannot wait for somebody who was sent nothing', async () => {
    const body = { ...wizard, trajectory_state_id: stateId('awaiting_client') };
    const answer = await as(token).post('/trajectories', body);
    expect(answer.json().errors).toEqual([
      'Op deze status kom je alleen door het traject te versturen.',
    ]);
  });
});

describe('changing a trajectory', () => {
  it('takes the whole trajectory back as it was read, and drops what it does not know', async () => {
    const { id } = await aTrajectory(db, own, { counselor: marieke });
    const read = await get(id);
    const body = {
      ...read,
      category: 'Eerste spoor',
      client_id: 1,
      reject_reason: 'x',
      search_text: 'x',
    };
    const saved = (await as(token).put(`/trajectories/${id}`, body)).json();
    expect(saved).toEqual({ ...read, category: 'Eerste spoor', version: 2 });
  });

  it('[INFO-01] adds a state to the history, newest first, with who did it and on which day', async () => {
    const { id } = await aTrajectory(db, own);
    time.now = new Date('2026-12-31T23:30:00Z');
    const fresh = await tokenOf(world, marieke);
    const body = { trajectory_state_id: stateId('in_progress') };
    const { history } = (await as(fresh).patch(`/trajectories/${id}`, body)).json();
    expect(history).toEqual([
      {
        id: expect.any(Number),
        date: '2027-01-01',
        state: { id: 5, name: 'lopend', code: 'in_progress' },
        actor: { name: 'Marieke de Vries' },
      },
      {
        id: expect.any(Number),
        date: expect.any(String),
        state: { id: 1, name: 'nieuw', code: 'new' },
        actor: null,
      },
    ]);
    await as(fresh).patch(`/trajectories/${id}`, { ...body, category: 'x' });
    expect((await as(fresh).get(`/trajectories/${id}`)).json().history).toHaveLength(2);
  });

  it('[INFO-08] completes with or without a reason, and forgets it when resumed', async () => {
    const { id } = await aTrajectory(db, own, { state: 'in_progress' });
    const finish = { trajectory_state_id: stateId('completed_without_placement') };
    const path = `/trajectories/${id}`;
    expect((await as(token).patch(path, finish)).json().completed_reason).toBeNull();
    const reason = { completed_reason: 'Verhuisd.' };
    expect((await as(token).patch(path, reason)).json()).toMatchObject(reason);
    const other = { trajectory_state_id: stateId('completed_internal') };
    expect((await as(token).patch(path, other)).json()).toMatchObject(reason);
    const back = await as(token).patch(path, { trajectory_state_id: stateId('in_progress') });
    expect(back.json()).toMatchObject({ completed_reason: null });
  });

  it('leaves a waiting state, whose open link dies, and cannot return to it by hand', async () => {
    const { id } = await aTrajectory(db, own, { state: 'awaiting_client' });
    const expires_at = new Date(Date.now() + 86_400_000);
    const link = { purpose: 'review-client', trajectory_id: id, expires_at };
    await db
      .insertInto('links')
      .values({ ...link, token_hash: Buffer.from(`x${id}`) })
      .execute();
    const path = `/trajectories/${id}`;
    const same = { trajectory_state_id: stateId('awaiting_client'), category: 'x' };
    expect((await as(token).patch(path, same)).statusCode).toBe(200);
    const open = db
      .selectFrom('links')
      .where('trajectory_id', '=', id)
      .where('revoked_at', 'is', null);
    expect(await open.selectAll().execute()).toHaveLength(1);
    expect((await as(token).patch(path, { trajectory_state_id: 1 })).statusCode).toBe(200);
    expect(await open.selectAll().execute()).toEqual([]);
    expect((await as(token).patch(path, same)).statusCode).toBe(422);
  });

  it('keeps a counselor who has left as long as nobody chooses another', async () => {
    const gone = await aGoneCounselor();
    const { id } = await aTrajectory(db, own, { counselor: gone });
    const kept = { counselor_id: gone.id, category: 'x' };
    expect((await as(token).patch(`/trajectories/${id}`, kept)).statusCode).toBe(200);
    const fresh = await aTrajectory(db, own, { counselor: marieke });
    expect((await as(token).patch(`/trajectories/${fresh.id}`, kept)).statusCode).toBe(422);
  });

  it('stays with its organisation, even for somebody who works for another too', async () => {
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['counselor', foreign],
      ],
    });
    const { id } = await aTrajectory(db, own, { counselor: both });
    const path = `/trajectories/${id}`;
    const move = { organisation_id: foreign.id };
    expect((await as(token).patch(path, move)).json().errors[0]).toContain('Organisatie');
    const refused = await as(await tokenOf(world, both)).patch(path, move);
    expect(refused.json().errors[0]).toContain('horen bij deze organisatie');
    expect((await get(id)).organisation.id).toBe(own.id);
  });

  it('tells the second of two editors, and one of twenty at once wins', async () => {
    const { id } = await aTrajectory(db, own, { counselor: marieke });
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        as(token).patch(`/trajectories/${id}`, {
          trajectory_state_id: 5,
          category: `spoor ${n}`,
          version: 1,
        }),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = tries.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors[0]).toContain('Je hebt dit ondertussen zelf gewijzigd');
    expect(await get(id)).toMatchObject({ version: 2, history: { length: 2 } });
  });
});

async function aGoneCounselor() {
  const gone = await anAccount(db, { in: [['counselor', own]] });
  const set = { deactivated_at: new Date() };
  await db.updateTable('people').set(set).where('id', '=', gone.id).execute();
  return gone;
}

describe('what a trajectory cannot have', () => {
  it('is a phone number without digits, unless it was stored before', async () => {
    const said = ['Telefoon contactpersoon: een telefoonnummer bevat cijfers.'];
    const body = { ...wizard, contact_phone: 'n.v.t.' };
    expect((await as(token).post('/trajectories', body)).json().errors).toEqual(said);
    const { id } = await aTrajectory(db, own);
    const change = (given: object) => as(token).patch(`/trajectories/${id}`, given);
    expect((await change({ contact_phone: 'n.v.t.' })).json().errors).toEqual(said);
    const old = { contact_phone: 'n.v.t.' };
    await db.updateTable('trajectories').set(old).where('id', '=', id).execute();
    expect((await change({ category: 'Spoor 2' })).json()).toMatchObject(old);
    expect((await change({ ...old, length: '9' })).json()).toMatchObject({ ...old, length: '9' });
    expect((await change({ contact_phone: 'geen' })).json().errors).toEqual(said);
  });

  it.each(['registration_date', 'registered_by'])(
    'is an empty %s, once filled in',
    async (name) => {
      const { id } = await aTrajectory(db, own);
      for (const empty of name === 'registered_by' ? ['', null] : [null]) {
        const answer = await as(token).patch(`/trajectories/${id}`, { [name]: empty });
        expect([answer.statusCode, answer.json().errors]).toEqual([
          422,
          [expect.stringMatching(/: vul dit in\.$/)],
        ]);
      }
    },
  );
});
