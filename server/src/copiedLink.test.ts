import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkStrength } from './platform/access/passwordStrength.ts';
import { anAccount, anOrganisation, password, tokenOf } from './testing/factories.ts';
import { lastMail, tokenIn } from './testing/mails.ts';
import { newcomer } from './testing/newcomer.ts';
import { testApp } from './testing/testApp.ts';

const { db, as, send, world } = await testApp();
const organisation = await anOrganisation(db, 'Het Huis');
const school = await anOrganisation(db, 'De School');
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', organisation]] }));
const teacher = await tokenOf(world, await anAccount(db, { in: [['admin', school]] }));
const handed = { password: 'handed over by hand', repeat_password: 'handed over by hand' };
const owned = { password: 'another horse staple', repeat_password: 'another horse staple' };

beforeAll(() => checkStrength(owned.password, { email: 'x@example.nl', names: [] }));
beforeEach(() => db.deleteFrom('call_counts').execute());

const invite = async (token: string, { id }: { id: number }, email: string, type = 'counselor') => {
  const names = { first_name: 'Wie', last_name: 'Danook' };
  const input = { email, ...names, organisation_id: id, account_types: [type] };
  return (await as(token).post('/people', input)).json();
};
const copy = async (token: string, personId: number) => {
  const answer = await as(token).post(`/people/${personId}/invitation/link`);
  return tokenIn(answer.json());
};
const login = async (email: string, secret: string) => {
  const answer = await as().post('/auth/login', { email, password: secret });
  return answer.json().token as string | undefined;
};
const placesOf = async (token: string | undefined) => {
  const { account_types = [] } = (await as(token).get('/auth/me')).json();
  return account_types.map((one: { organisation: { name: string } }) => one.organisation.name);
};
/** An admin of the organisation opens the link of somebody's invitation himself. */
const squat = async (email: string, type?: string) => {
  const { id } = await invite(admin, organisation, email, type);
  const token = await copy(admin, id);
  expect((await as().post(`/auth/activate/${token}`, handed)).statusCode).toBe(204);
  return { id, session: await login(email, handed.password) };
};

describe('a copied link', () => {
  it('is shown once, to the inviter, besides the mail; using either ends both', async () => {
    const email = 'kopie@example.nl';
    const { id } = await invite(admin, organisation, email);
    const mailed = (await lastMail(db, email)).token;
    const first = await copy(admin, id);
    const second = await copy(admin, id);
    expect(new Set([mailed, first, second]).size).toBe(3);
    expect((await as().get(`/auth/activate/${first}`)).statusCode, 'the newer one counts').toBe(
      404,
    );
    expect((await as().get(`/auth/activate/${mailed}`)).statusCode).toBe(200);
    expect((await as().post(`/auth/activate/${second}`, handed)).statusCode).toBe(204);
    expect((await as().get(`/auth/activate/${mailed}`)).statusCode).toBe(404);
    const person = (await as(admin).get(`/people/${id}`)).json();
    expect(person).toMatchObject({ state: 'active', is_unproven: true });
    expect(await placesOf(await login(email, handed.password))).toEqual(['Het Huis']);
  });

  it('dies with the mailed one, is not stored under its key, and is only for the person invited', async () => {
    const email = 'gemaild@example.nl';
    const { id } = await invite(admin, organisation, email);
    const headers = { authorization: `Bearer ${admin}`, 'idempotency-key': 'the-same-key-twice-0' };
    const ask = () =>
      send({ method: 'POST', url: `/people/${id}/invitation/link`, headers, body: undefined });
    const [one, two] = [tokenIn((await ask()).json()), tokenIn((await ask()).json())];
    expect(one).not.toBe(two);
    const kept = await db.selectFrom('kept_answers').select('answer').execute();
    expect(JSON.stringify(kept)).not.toContain(two);
    expect((await as(teacher).post(`/people/${id}/invitation/link`)).statusCode).toBe(404);
    const mailed = (await lastMail(db, email)).token;
    expect((await as().post(`/auth/activate/${mailed}`, owned)).statusCode).toBe(204);
    expect((await as().get(`/auth/activate/${two}`)).statusCode).toBe(404);
    const person = (await as(admin).get(`/people/${id}`)).json();
    expect(person.is_unproven).toBe(false);
    expect((await as(admin).post(`/people/${id}/invitation/link`)).statusCode).toBe(422);
  });

  it('is recorded in the log of the organisation', async () => {
    const { id } = await invite(admin, organisation, 'logboek@example.nl');
    await copy(admin, id);
    const events = (await as(admin).get(`/events?record=person:${id}`)).json();
    const actions = events.data.map((one: { action: string }) => one.action);
    expect(actions).toContain('people.copyInvitation');
  });
});

describe('somebody who started an account with a copied link', () => {
  it('works in that organisation alone: joins none, makes none, and uses no other copied link', async () => {
    await db.updateTable('installation').set({ one_house: true }).execute();
    const email = 'alleen@example.nl';
    const { session } = await squat(email, 'admin');
    const code = db.selectFrom('organisations').where('id', '=', school.id).select('code');
    const { code: organisation } = await code.executeTakeFirstOrThrow();
    const joined = await as(session).post('/auth/join', { organisation });
    expect(joined.json().errors[0]).toContain('nog niet bevestigd');
    expect((await as(session).post('/organisations', { name: 'Nog een' })).statusCode).toBe(404);
    expect((await as(session).get('/auth/me')).json().may_found).toBe(false);

    const there = await invite(teacher, school, email);
    const token = await copy(teacher, there.id);
    expect((await as().get(`/auth/activate/${token}`)).json().needs).toBe('mail');
    for (const body of [handed, owned])
      expect((await as().post(`/auth/activate/${token}`, body)).statusCode).toBe(422);
    expect(await placesOf(session)).toEqual(['Het Huis']);
    await db.updateTable('installation').set({ one_house: false }).execute();
  });

  it('loses it to the owner of the address when another organisation invites them by mail', async () => {
    const email = 'slachtoffer@example.nl';
    const { id, session } = await squat(email);
    const before = (await as(admin).get(`/people/${id}`)).json();
    await invite(teacher, school, email, 'evaluator');
    const { token } = await lastMail(db, email);
    expect((await as().get(`/auth/activate/${token}`)).json().needs).toBe('new_password');
    expect((await as().post(`/auth/activate/${token}`, owned)).statusCode).toBe(204);

    expect((await as(session).get('/auth/me')).statusCode).toBe(401);
    expect(await login(email, handed.password)).toBeUndefined();
    expect(await placesOf(await login(email, owned.password))).toEqual(['De School']);
    const person = (await as(admin).get(`/people/${id}`)).json();
    expect(person.last_sign_in_at, 'the organisation is told nothing').toBe(before.last_sign_in_at);
    expect(person.state).not.toBe('active');
    const asked = async () => (await lastMail(db, email)).template;
    await expect.poll(asked, { message: 'and invites again, by mail' }).toBe('invited');
  });

  it('loses it to somebody who registers with the address, or resets the password by mail', async () => {
    const email = 'eigenaar@example.nl';
    const { session } = await squat(email);
    await as().post('/auth/register', newcomer(email));
    const { token, template } = await lastMail(db, email);
    expect(template).toBe('activate');
    expect((await as().post(`/auth/activate/${token}`, owned)).statusCode).toBe(204);
    expect((await as(session).get('/auth/me')).statusCode).toBe(401);
    expect(await placesOf(await login(email, owned.password))).toEqual([]);

    const other = 'vergeten@example.nl';
    const squatted = await squat(other);
    await as().post('/auth/forgot', { email: other });
    await expect.poll(async () => (await lastMail(db, other)).template).toBe('reset');
    const reset = (await lastMail(db, other)).token;
    expect((await as().post(`/auth/reset/${reset}`, owned)).statusCode).toBe(204);
    expect((await as(squatted.session).get('/auth/me')).statusCode).toBe(401);
    const mine = await login(other, owned.password);
    expect((await as(mine).get('/account')).json().address_proven).toBe(true);
    expect(await placesOf(mine), 'the owner accepted nothing').toEqual([]);
    await expect.poll(async () => (await lastMail(db, other)).template).toBe('invited');
    const invited = (await lastMail(db, other)).token;
    const yes = { password: owned.password };
    expect((await as().post(`/auth/activate/${invited}`, yes)).statusCode).toBe(204);
    expect(await placesOf(mine)).toEqual(['Het Huis']);
  });

  it('takes no pending change of address along', async () => {
    const email = 'voorbereid@example.nl';
    const { session } = await squat(email);
    const away = { email: 'indringer@example.nl', current_password: handed.password };
    expect((await as(session).post('/account/address', away)).statusCode).toBe(200);
    const { token } = await lastMail(db, away.email);
    await invite(teacher, school, email, 'evaluator');
    const mailed = (await lastMail(db, email)).token;
    expect((await as().post(`/auth/activate/${mailed}`, owned)).statusCode).toBe(204);
    const moved = await as().post(`/auth/address/${token}`, { answer: 'yes' });
    expect(moved.statusCode).toBe(404);
    expect(await login(email, owned.password)).toBeDefined();
  });
});

describe('a copied link for an address that has an account', () => {
  it('asks for the password of that account, and guesses there wait as at sign-in', async () => {
    const known = await anAccount(db, { in: [['counselor', school]] });
    const { id } = await invite(admin, organisation, known.email);
    const token = await copy(admin, id);
    expect((await as().get(`/auth/activate/${token}`)).json().needs).toBe('password');
    const guess = () => as().post(`/auth/activate/${token}`, { password: 'a wrong guess' });
    const answers = await Promise.all(Array.from({ length: 14 }, guess));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBe(3);
    expect(await placesOf(await tokenOf(world, known))).toEqual(['De School']);
    await db.deleteFrom('call_counts').execute();
    expect((await as().post(`/auth/activate/${token}`, { password })).statusCode).toBe(204);
    const places = await placesOf(await login(known.email, password));
    expect(places.sort()).toEqual(['De School', 'Het Huis']);
  });
});
