import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from './testing/factories.ts';
import { lastMail } from './testing/mails.ts';
import { aSchool } from './testing/school.ts';
import { testApp } from './testing/testApp.ts';
import { aTrajectory } from './testing/trajectories.ts';

const { db, as, world } = await testApp();
const school = await anOrganisation(db, 'De School');
const intruders = await anOrganisation(db, 'Indringers');
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', intruders]] }));
const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };

beforeEach(() => db.deleteFrom('call_counts').execute());

const invite = (email: string, type: string) =>
  as(admin).post('/people', {
    email,
    first_name: 'Wie',
    last_name: 'Danook',
    organisation_id: intruders.id,
    account_types: [type],
  });
const whole = async (id: number) =>
  db.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** Attacks from outside, by calls alone, from when one account belonged to all organisations. */
describe('an admin of another organisation', () => {
  it('cannot become somebody who was invited and has not come yet', async () => {
    const lessons = await aSchool(db, school, 1);
    const eva = await anAccount(db, { password_hash: null, in: [['evaluator', school]] });
    const student = lessons.students[0] ?? eva;
    const { id: evaluation } = await lessons.ask(student, eva, 'teacher');

    const { id } = (await invite(eva.email, 'client')).json();
    const own = 'indringer@example.nl';
    await as(admin).patch(`/clients/${id}`, { email: own });
    await as().post('/auth/forgot', { email: own });
    await as(admin).post(`/people/${id}/invitation`);
    const { token } = await lastMail(db, own);
    await as().post(`/auth/activate/${token}`, chosen);
    const signedIn = await as().post('/auth/login', { email: own, password: chosen.password });
    const theirs = signedIn.json().token;

    expect((await as(theirs).get(`/evaluations/${evaluation}/profile`)).statusCode).toBe(404);
    const scored = await as(theirs).patch(`/evaluations/${evaluation}`, { score: 3 });
    expect(scored.statusCode).toBe(404);
    expect(await whole(eva.id)).toMatchObject({ email: eva.email, account_id: null });
  });

  it('reads nothing about a colleague elsewhere, and erases nothing there', async () => {
    const colleague = await anAccount(db, { last_name: 'Geheim', in: [['counselor', school]] });
    const address = { person_id: colleague.id, address: 'Geheimstraat', phone_number: '06-GEHEIM' };
    await db.insertInto('profiles').values(address).execute();
    const before = await whole(colleague.id);

    const invited = await invite(colleague.email, 'evaluator');
    const { id, name } = invited.json();
    expect(name).toBe('Wie Danook');
    const exported = await as(admin).get(`/people/${id}/export`);
    expect(exported.statusCode).toBe(200);
    const { 'gegevens.json': told = new Uint8Array() } = unzipSync(exported.rawPayload);
    expect(strFromU8(told)).toContain(colleague.email);
    expect(strFromU8(told)).not.toMatch(/geheim/i);
    expect((await as(admin).post(`/people/${id}/erase`, { name })).statusCode).toBe(204);

    expect(await whole(colleague.id)).toEqual(before);
    const profile = db.selectFrom('profiles').where('person_id', '=', colleague.id);
    expect(await profile.selectAll().execute()).toHaveLength(1);
    const login = await as().post('/auth/login', { email: colleague.email, password });
    expect(login.statusCode).toBe(200);
  });

  it('cannot empty the record of somebody who left: their work keeps its name, and they can sign in', async () => {
    const left = await anAccount(db, { last_name: 'Vertrokken', in: [['counselor', school]] });
    const trajectory = await aTrajectory(db, school, { counselor: left });
    await db.deleteFrom('memberships').where('person_id', '=', left.id).execute();
    const { id, name } = (await invite(left.email, 'evaluator')).json();
    expect(name).not.toContain('Vertrokken');
    await as(admin).post(`/people/${id}/erase`, { name });

    const reader = await tokenOf(world, await anAccount(db, { in: [['counselor', school]] }));
    const read = (await as(reader).get(`/trajectories/${trajectory.id}`)).json();
    expect(read.counselor.name).toBe('Anna Vertrokken');
    const login = await as().post('/auth/login', { email: left.email, password });
    expect(login.statusCode).toBe(200);
  });

  it('sees nobody who registered, for another organisation or for none', async () => {
    const code = db.selectFrom('organisations').where('id', '=', school.id).select('code');
    const { code: organisation } = await code.executeTakeFirstOrThrow();
    for (const [email, more] of [
      ['school@example.nl', { organisation }],
      ['niemand@example.nl', {}],
    ] as const) {
      const names = { first_name: 'Nieuw', last_name: 'Hier' };
      const input = { email, repeat_email: email, ...chosen, ...names, ...more };
      await as().post('/auth/register', input);
      await as().post(`/auth/activate/${(await lastMail(db, email)).token}`, chosen);
    }
    for (const state of ['', '?state=waiting', '?state=deactivated', '?q=example.nl'])
      expect((await as(admin).get(`/people${state}`)).body, state).not.toContain('Nieuw');
    const people = db.selectFrom('people').where('first_name', '=', 'Nieuw').select('id');
    const [waits] = await people.execute();
    for (const call of ['', '/export', '/erasure'])
      expect((await as(admin).get(`/people/${waits?.id}${call}`)).statusCode, call).toBe(404);
    const off = await as(admin).post(`/people/${waits?.id}/deactivate`);
    expect(off.statusCode).toBe(404);
  });

  it('makes no organisation, and learns of none', async () => {
    const founded = await as(admin).post('/organisations', { name: 'Nog een' });
    expect(founded.statusCode).toBe(404);
    const list = (await as(admin).get('/administration/organisations')).json();
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['Indringers']);
  });
});

describe('somebody who types another person’s address', () => {
  it('does not get in once its owner presses the button in the mail', async () => {
    const email = 'slachtoffer@example.nl';
    const names = { first_name: 'Slacht', last_name: 'Offer' };
    const typed = { password: 'typed by an attacker', repeat_password: 'typed by an attacker' };
    await as().post('/auth/register', { email, repeat_email: email, ...names, ...typed });
    const { token } = await lastMail(db, email);
    const pressed = await as().post(`/auth/activate/${token}`);
    expect(pressed.statusCode).toBe(422);
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(204);
    const attacker = await as().post('/auth/login', { email, password: typed.password });
    expect(attacker.statusCode).toBe(422);
  });
});
