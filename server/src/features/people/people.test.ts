import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, aRecord, password, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Werkwijzer');
const second = await anOrganisation(db, 'Werkwijzer Noord');
const foreign = await anOrganisation(db, 'Elders');
const inge = await anAccount(db, {
  first_name: 'Inge',
  in: [
    ['admin', own],
    ['admin', second],
  ],
});
const token = await tokenOf(world, inge);
const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));

beforeEach(async () => void (await db.deleteFrom('call_counts').execute()));

let count = 0;
const someone = (given: object = {}) => ({
  email: `nieuw${++count}@example.nl`,
  first_name: 'Sem',
  last_name: 'Bakker',
  organisation_id: own.id,
  account_types: ['counselor'],
  ...given,
});
const invite = (given: object = {}, who = token) => as(who).post('/people', someone(given));
const read = async (id: number, who = token) => (await as(who).get(`/people/${id}`)).json();
const typesOf = async (id: number) => (await read(id)).account_types;
const setTypes = (id: number, account_types: string[]) =>
  as(token).put(`/people/${id}/account-types`, { account_types });
const activate = (link: string) =>
  as().post(`/auth/activate/${link}`, {
    password: 'a long enough secret',
    repeat_password: 'a long enough secret',
  });
const refusal = (answer: { statusCode: number; json: () => { errors: string[] } }) => [
  answer.statusCode,
  answer.json().errors[0],
];

describe('[ADM-02] inviting somebody', () => {
  it('records them and mails a link with which they choose a password and come in', async () => {
    const answer = await invite({ email: 'Sem@Example.nl' });
    expect(answer.json()).toMatchObject({
      name: 'Sem Bakker',
      email: 'sem@example.nl',
      state: 'invited',
      last_sign_in_at: null,
      organisation: { id: own.id, name: 'Werkwijzer' },
      account_types: ['counselor'],
      invitation: { sent_at: expect.any(String), expires_at: expect.any(String) },
      may_deactivate: true,
    });
    const mail = await lastMail(db, 'sem@example.nl');
    expect([mail.template, mail.organisation_id]).toEqual(['invited', own.id]);
    expect((await activate(mail.token)).statusCode).toBe(204);
    expect((await activate(mail.token)).statusCode).toBe(404);
    const login = { email: 'sem@example.nl', password: 'a long enough secret' };
    const signedIn = await as().post('/auth/login', login);
    expect((await as(signedIn.json().token).get('/trajectories')).statusCode).toBe(200);
    const now = await read(answer.json().id);
    expect(now).toMatchObject({ state: 'active', invitation: null });
    expect(now.last_sign_in_at).toEqual(expect.any(String));
  });

  it('gives the same answer for an address known elsewhere, and makes nobody a member', async () => {
    const known = await anAccount(db, { first_name: 'Vera', in: [['evaluator', foreign]] });
    const hers = await tokenOf(world, known);
    const shown = async (email: string) => {
      const { id, created_at, invitation, ...rest } = (await invite({ email })).json();
      return { ...rest, email: '' };
    };
    expect(await shown(known.email)).toEqual(await shown('onbekend@example.nl'));
    expect((await as(hers).get('/trajectories')).statusCode).toBe(404);
    const mail = await lastMail(db, known.email);
    expect(mail.template).toBe('invited');
    expect((await as().post(`/auth/activate/${mail.token}`, { password })).statusCode).toBe(204);
    expect((await as(hers).get('/trajectories')).statusCode).toBe(200);
    expect(refusal(await invite({ email: known.email }))).toEqual([
      422,
      'Deze persoon heeft deze rol al in de organisatie.',
    ]);
    await invite({ email: known.email, account_types: ['evaluator'] });
    expect((await lastMail(db, known.email)).template).toBe('access-given');
  });

  it('is counted per organisation: what another sends has no effect', async () => {
    const { email } = someone();
    const elsewhere = { email, organisation_id: foreign.id };
    for (let times = 0; times < 5; times++) await invite(elsewhere, stranger);
    expect((await invite(elsewhere, stranger)).statusCode).toBe(429);
    // Naming that organisation does not help either.
    expect((await invite(elsewhere)).statusCode).toBe(422);
    expect((await invite({ email })).statusCode).toBe(200);
  });

  it('is refused outside one’s own organisations, and without a role', async () => {
    for (const wrong of [{ organisation_id: foreign.id }, { account_types: [] }])
      expect((await invite(wrong)).statusCode).toBe(422);
    expect((await invite({ account_types: ['boss'] })).statusCode).toBe(422);
  });

  it('opens nothing that another organisation keeps of a client or a student', async () => {
    for (const type of ['client', 'student'] as const) {
      const theirs = await anAccount(db, { last_name: 'Geheim', in: [[type, foreign]] });
      const answer = await invite({ email: theirs.email, account_types: [type] });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().id).not.toBe(theirs.id);
      expect(answer.body).not.toContain('Geheim');
      expect((await as(token).get(`/clients/${theirs.id}`)).statusCode).toBe(404);
    }
  });

  it('leaves another organisation’s invitation alone when it is withdrawn', async () => {
    const { id, email } = (await invite()).json();
    const elsewhere = { ...someone({ email }), organisation_id: foreign.id };
    await as(stranger).post('/people', elsewhere);
    expect((await as(token).delete(`/people/${id}/invitation`)).statusCode).toBe(204);
    expect((await activate((await lastMail(db, email)).token)).statusCode).toBe(204);
  });

  it('again sends a new link that kills the old one, until it is used', async () => {
    const { id, email } = (await invite()).json();
    const old = await lastMail(db, email);
    expect((await invite({ email })).json().id).toBe(id);
    const again = await as(token).post(`/people/${id}/invitation`);
    expect(again.json().state).toBe('invited');
    expect((await activate(old.token)).statusCode).toBe(404);
    expect((await activate((await lastMail(db, email)).token)).statusCode).toBe(204);
    const late = await as(token).post(`/people/${id}/invitation`);
    expect(refusal(late)[1]).toBe('Deze persoon heeft het account al geactiveerd.');
  });

  it('can be withdrawn without losing the work that somebody was given', async () => {
    const { id } = (await invite()).json();
    const to = { organisation_id: own.id, person_id: id };
    await db
      .insertInto('tasks')
      .values({ ...to, title: 'Bellen' })
      .execute();
    expect((await as(token).delete(`/people/${id}/invitation`)).statusCode).toBe(204);
    const kept = await db.selectFrom('tasks').where('person_id', '=', id).select('title').execute();
    expect(kept).toEqual([{ title: 'Bellen' }]);
  });

  it('can be withdrawn: the link dies, and somebody without another role is forgotten', async () => {
    const { id, email } = (await invite()).json();
    const { token: link } = await lastMail(db, email);
    expect((await as(token).delete(`/people/${id}/invitation`)).statusCode).toBe(204);
    expect((await activate(link)).statusCode).toBe(404);
    expect((await as(token).get(`/people/${id}`)).statusCode).toBe(404);
    expect(await db.selectFrom('people').where('id', '=', id).execute()).toEqual([]);

    const client = await aClient(db, own);
    await aTrajectory(db, own, { client });
    await invite({ email: client.email, account_types: ['evaluator'] });
    await as(token).delete(`/people/${client.id}/invitation`);
    expect(await typesOf(client.id)).toEqual(['client']);
    expect((await read(client.id)).state).toBe('uninvited');
  });
});

describe('[ADM-02] the roles of somebody', () => {
  it('take effect at once, in that organisation only', async () => {
    const anna = await anAccount(db, {
      in: [
        ['evaluator', own],
        ['evaluator', foreign],
      ],
    });
    const hers = await tokenOf(world, anna);
    const places = async () => (await as(hers).get('/auth/me')).json().account_types;
    expect((await as(hers).get('/trajectories')).statusCode).toBe(404);
    const twice = await setTypes(anna.id, ['coordinator', 'evaluator', 'evaluator']);
    expect(twice.json().account_types).toEqual(['coordinator', 'evaluator']);
    expect((await as(hers).get('/trajectories')).statusCode).toBe(200);
    await setTypes(anna.id, []);
    expect((await as(hers).get('/trajectories')).statusCode).toBe(404);
    expect(await places()).toMatchObject([{ code: 'evaluator', organisation: { name: 'Elders' } }]);
    expect((await read(anna.id)).state).toBe('left');
  });

  it('let in somebody who asked to join, whom no other admin sees', async () => {
    const { account_id, email } = await anAccount(db);
    const waits = { email, first_name: 'Wacht', last_name: 'Nog', account_id };
    const id = await aRecord(db, { ...waits, organisation_id: own.id });
    const idsOf = async (who: string) =>
      (await as(who).get('/people?state=waiting')).json().data.map((one: { id: number }) => one.id);
    expect(await idsOf(token)).toContain(id);
    expect(await idsOf(stranger)).not.toContain(id);
    expect((await as(stranger).get(`/people/${id}`)).statusCode).toBe(404);
    expect((await read(id)).state).toBe('waiting');
    expect((await setTypes(id, ['counselor'])).json().state).toBe('active');
    expect((await lastMail(db, email)).template).toBe('access-given');
    await setTypes(id, []);
    expect(await idsOf(token)).not.toContain(id);
  });

  it('stay while work depends on them: trajectories, clients and enrolments', async () => {
    const sander = await anAccount(db, { in: [['counselor', own]] });
    const client = await aClient(db, own);
    const { id } = await aTrajectory(db, own, { client, counselor: sander });
    const school = await aSchool(db, own, 1);
    const student = school.students[0]?.id ?? 0;
    expect(refusal(await setTypes(sander.id, []))[1]).toContain('nog lopende trajecten');
    expect(refusal(await setTypes(client.id, []))[1]).toContain('blijft daarom cliënt');
    expect(refusal(await setTypes(student, []))[1]).toContain('nog ingeschreven');
    const done = { trajectory_state_id: 6 };
    await db.updateTable('trajectories').set(done).where('id', '=', id).execute();
    expect((await setTypes(sander.id, [])).statusCode).toBe(200);
    expect((await setTypes(client.id, ['client', 'evaluator'])).statusCode).toBe(200);
  });

  it('stay while evaluations wait for somebody who would no longer see them', async () => {
    const school = await aSchool(db, own, 1, 'Helpende');
    const evaluator = await anAccount(db, { in: [['evaluator', own]] });
    const { id } = await school.ask(school.students[0] ?? evaluator, evaluator, 'mentor');
    expect(refusal(await setTypes(evaluator.id, []))[1]).toContain('openstaande beoordelingen');
    expect((await setTypes(evaluator.id, ['coordinator'])).statusCode).toBe(200);
    await db.deleteFrom('evaluations').where('id', '=', id).execute();
    expect((await setTypes(evaluator.id, [])).statusCode).toBe(200);
  });

  it('cannot be set for people elsewhere', async () => {
    const theirs = await anAccount(db, { in: [['counselor', foreign]] });
    expect((await setTypes(theirs.id, ['admin'])).statusCode).toBe(404);
  });
});

describe('[ADM-02] shutting somebody out', () => {
  it('ends their sessions at once and shows them nothing, until they are let in again', async () => {
    const anna = await anAccount(db, { in: [['counselor', own]] });
    const hers = await tokenOf(world, anna);
    const off = await as(token).post(`/people/${anna.id}/deactivate`);
    expect(off.json()).toMatchObject({ state: 'deactivated', may_reactivate: true });
    expect((await as(hers).get('/auth/me')).statusCode).toBe(401);
    const again = await as().post('/auth/login', { email: anna.email, password });
    expect((await as(again.json().token).get('/trajectories')).statusCode).toBe(404);
    const counselors = (await as(token).get('/counselors')).json();
    expect(counselors.map(({ id }: { id: number }) => id)).not.toContain(anna.id);
    expect(refusal(await invite({ email: anna.email, account_types: ['evaluator'] }))[1]).toContain(
      'geen toegang meer',
    );
    const on = await as(token).post(`/people/${anna.id}/reactivate`);
    expect(on.json().state).toBe('active');
    expect((await as(hers).get('/auth/me')).statusCode).toBe(401);
    expect((await as(await tokenOf(world, anna)).get('/auth/me')).statusCode).toBe(200);
  });

  it('stays within the organisation: elsewhere they go on working', async () => {
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['counselor', foreign],
      ],
    });
    const theirs = await tokenOf(world, both);
    expect((await as(token).post(`/people/${both.id}/deactivate`)).statusCode).toBe(200);
    const me = (await as(theirs).get('/auth/me')).json();
    expect(me.account_types).toMatchObject([{ organisation: { name: 'Elders' } }]);
    expect((await as().post('/auth/login', { email: both.email, password })).statusCode).toBe(200);
    expect((await as(token).get(`/people/${both.people.get(foreign.id)}`)).statusCode).toBe(404);
  });

  it('is refused for oneself', async () => {
    const off = await as(token).post(`/people/${inge.id}/deactivate`);
    expect(refusal(off)[1]).toBe('Je kunt jezelf niet buitensluiten.');
    expect(await read(inge.id)).toMatchObject({ may_deactivate: false, is_self: true });
  });
});

describe('[ADM-02] the last admin', () => {
  it('cannot give the role away, and an invited one who never came does not count', async () => {
    const organisation = await anOrganisation(db);
    const only = await anAccount(db, { in: [['admin', organisation]] });
    const hers = await tokenOf(world, only);
    const drop = () =>
      as(hers).put(`/people/${only.id}/account-types`, { account_types: ['counselor'] });
    expect(refusal(await drop())[1]).toContain('laatste beheerder');
    const given = { organisation_id: organisation.id, account_types: ['admin'] };
    const { email } = (await invite(given, hers)).json();
    expect((await drop()).statusCode).toBe(422);
    await activate((await lastMail(db, email)).token);
    expect((await drop()).statusCode).toBe(200);
  });

  it('remains when twenty admins give up the role or shut each other out at the same moment', async () => {
    const organisation = await anOrganisation(db);
    const admins = await Promise.all(
      Array.from({ length: 20 }, () => anAccount(db, { in: [['admin', organisation]] })),
    );
    const tokens = await Promise.all(admins.map((one) => tokenOf(world, one)));
    const answers = await Promise.all(
      admins.map(({ id }, n) => {
        const next = admins[(n + 1) % 20]?.id;
        if (n % 2) return as(tokens[n]).post(`/people/${next}/deactivate`);
        const body = { account_types: ['counselor'] };
        return as(tokens[n]).put(`/people/${id}/account-types`, body);
      }),
    );
    for (const { statusCode } of answers) expect([200, 401, 404, 422]).toContain(statusCode);
    const left = await db
      .selectFrom('memberships as m')
      .innerJoin('people as a', 'a.id', 'm.person_id')
      .where('m.organisation_id', '=', organisation.id)
      .where('m.account_type', '=', 'admin')
      .where('a.deactivated_at', 'is', null)
      .select('a.id')
      .execute();
    expect(left.length).toBeGreaterThan(0);
  });
});
