import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const foreign = await anOrganisation(db);
const marieke = await anAccount(db, { in: [['counselor', own]] });
const token = await tokenOf(world, marieke);
const search = async (email: string, organisation_id = own.id) =>
  as(token).post('/clients/search', { email, organisation_id });

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe('[TRAJ-05] searching for a client by email', () => {
  it('answers ok with the data to fill in the form, ignoring case', async () => {
    const { id, email } = await aClient(db, own);
    const answer = (await search(email.toUpperCase())).json();
    expect(answer).toMatchObject({
      status: 'ok',
      client: { id, email, name: 'Fatima El Amrani', city: 'Utrecht', version: 1 },
    });
    expect(answer.client).not.toHaveProperty('job_functions');
  });

  it('lists what the caller’s organisations already have of them, and nothing of others', async () => {
    const second = await anOrganisation(db);
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['coordinator', second],
      ],
    });
    const email = 'twee.trajecten@mail.example';
    const client = await aClient(db, own, { email });
    const older = await aTrajectory(db, own, { client, registration_date: '2026-01-02' });
    const there = await aTrajectory(db, second, {
      client: await aClient(db, second, { email }),
      registration_date: '2026-02-03',
      state: 'in_progress',
    });
    await aTrajectory(db, own, { client, deleted_at: new Date() });
    await aTrajectory(db, foreign, { client: await aClient(db, foreign, { email }) });
    const who = as(await tokenOf(world, both));
    const found = (await who.post('/clients/search', { email, organisation_id: own.id })).json();
    expect(found.trajectories).toEqual([
      {
        id: there.id,
        organisation: second,
        counselor: { id: there.counselor_id, name: expect.any(String) },
        trajectory_state: { id: 5, code: 'in_progress', name: 'lopend' },
        registration_date: '2026-02-03',
      },
      expect.objectContaining({ id: older.id, organisation: own }),
    ]);
    const { trajectories } = (await search(email)).json();
    expect(trajectories.map(({ id }: { id: number }) => id)).toEqual([older.id]);
    expect((await search((await aClient(db, own)).email)).json()).not.toHaveProperty(
      'trajectories',
    );
  });

  it('answers nonexistant, in this spelling, when nobody is found', async () => {
    expect((await search('nobody@mail.example')).json()).toEqual({ status: 'nonexistant' });
  });

  it.each([
    ['a counselor here', [['counselor', own]], 'type_mismatch'],
    ['a student elsewhere', [['student', foreign]], 'nonexistant'],
    ['somebody who has an account and belongs nowhere', [], 'nonexistant'],
    ['a client elsewhere', [['client', foreign]], 'organisation_mismatch'],
    [
      'a counselor here, a client elsewhere',
      [
        ['counselor', own],
        ['client', foreign],
      ],
      'type_mismatch',
    ],
  ] as const)(
    'says only the status of %s, and nothing of the person',
    async (_who, types, status) => {
      const { email } = await anAccount(db, { in: types.map(([type, where]) => [type, where]) });
      expect((await search(email)).json()).toEqual({ status });
    },
  );

  it('accepts somebody known elsewhere: each organisation has its own record', async () => {
    const theirs = await anAccount(db, { last_name: 'Elders', in: [['client', foreign]] });
    const { email } = theirs;
    const names = { first_name: 'Over', last_name: 'Genomen' };
    const body = { email, organisation_id: own.id, ...names };
    const saved = (await as(token).post('/clients', body)).json();
    expect(saved.id).not.toBe(theirs.id);
    expect((await search(email)).json()).toMatchObject({ status: 'ok', client: { id: saved.id } });
    const rows = db.selectFrom('people').where('email', '=', email).orderBy('id');
    expect(await rows.select(['last_name', 'account_id']).execute()).toEqual([
      { last_name: 'Elders', account_id: theirs.account_id },
      { last_name: 'Genomen', account_id: null },
    ]);
  });

  it('requires the caller to belong to the organisation', async () => {
    const { email } = await aClient(db, foreign);
    const answer = await search(email, foreign.id);
    expect(answer.json().errors).toEqual(['Organisatie: dit kun je hier niet kiezen.']);
  });

  it('is recorded without the address, and stops after twenty a minute', async () => {
    const { id, email } = await aClient(db, own);
    await search(email);
    const events = db.selectFrom('events').where('action', '=', 'clients.search').selectAll();
    const last = (await events.execute()).at(-1);
    expect(last).toMatchObject({
      person_id: marieke.id,
      record: { organisation_id: own.id, status: 'ok', client_id: id },
    });
    expect(JSON.stringify(last)).not.toContain(email);
    const codes = [];
    for (let tries = 0; tries < 22; tries++) codes.push((await search(email)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(19);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('[TRAJ-14] saving a client whose address is known', () => {
  it('updates the client of this organisation and makes no second one', async () => {
    const { id, email } = await aClient(db, own);
    const body = { email, organisation_id: own.id, first_name: 'Fatima', last_name: 'Nieuw' };
    const saved = (await as(token).post('/clients', { ...body, phone_number: '030 1' })).json();
    expect(saved).toMatchObject({ id, last_name: 'Nieuw', phone_number: '030 1', city: 'Utrecht' });
    const rows = db.selectFrom('people').where('email', '=', email).select('id');
    expect(await rows.execute()).toEqual([{ id }]);
  });

  it('makes one client from ten simultaneous saves', async () => {
    const body = {
      email: 'tegelijk@mail.example',
      organisation_id: own.id,
      first_name: 'Te',
      last_name: 'Gelijk',
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => as(token).post('/clients', body)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('makes a client who cannot sign in and gets the organisation’s language', async () => {
    await db
      .updateTable('organisations')
      .set({ language: 'en' })
      .where('id', '=', own.id)
      .execute();
    const body = {
      email: 'english@mail.example',
      organisation_id: own.id,
      first_name: 'A',
      last_name: 'B',
    };
    const { id } = (await as(token).post('/clients', body)).json();
    const account = await db
      .selectFrom('people')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ account_id: null, language: 'en' });
  });
});
