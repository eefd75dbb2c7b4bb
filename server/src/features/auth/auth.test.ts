import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world, time } = await testApp();
const login = (email: string, secret = password) =>
  as().post('/auth/login', { email, password: secret, role: 'evaluator' });

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

describe('signing in', () => {
  it('[AUTH-03] gives a token that carries id, first_name, last_name and exp in eight hours', async () => {
    const anna = await anAccount(db);
    const answer = await login(anna.email.toUpperCase());
    const { id, first_name, last_name, exp } = decodeJwt(answer.json().token);
    expect({ id, first_name, last_name }).toEqual({
      id: anna.account_id,
      first_name: 'Anna',
      last_name: 'de Vries',
    });
    expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(8 * 3600 - 60);
  });

  it('answers a wrong password and an unknown address with the same neutral words', async () => {
    const { email } = await anAccount(db);
    const wrong = await login(email, 'not the password');
    const unknown = await login('nobody@example.nl');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().errors).toEqual(['Het e-mailadres of het wachtwoord klopt niet.']);
  });

  it('[ERR-03] is answered in English when asked, and when the header names neither language', async () => {
    const body = { email: 'nobody@example.nl', password: 'x' };
    for (const language of ['en-GB,en;q=0.9', 'fr', ''])
      expect((await as(undefined, language).post('/auth/login', body)).json().errors).toEqual([
        'The email address or the password is not right.',
      ]);
  });

  it('does not count successful sign-ins', async () => {
    const { email } = await anAccount(db);
    for (let times = 0; times < 12; times++) expect((await login(email)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('[AUTH-07] ends on the server when its owner signs out', async () => {
    const token = await tokenOf(world, await anAccount(db));
    expect((await as(token).get('/auth/me')).statusCode).toBe(200);
    expect((await as(token).post('/auth/logout')).statusCode).toBe(204);
    expect((await as(token).get('/auth/me')).statusCode).toBe(401);
  });

  it('ends after eight hours, and when the only organisation shuts its owner out', async () => {
    const place = await anOrganisation(db);
    const account = await anAccount(db, { in: [['counselor', place]] });
    const token = await tokenOf(world, account);
    time.now = new Date(Date.now() + 8 * 3_600_000 + 1000);
    expect((await as(token).get('/auth/me')).statusCode).toBe(401);
    time.now = undefined;
    const set = { deactivated_at: new Date() };
    await db.updateTable('people').set(set).where('id', '=', account.id).execute();
    expect((await as(token).get('/auth/me')).statusCode).toBe(401);
    const again = (await login(account.email)).json().token;
    expect((await as(again).get('/auth/me')).json().account_types).toEqual([]);
    expect((await as(again).get('/trajectories')).statusCode).toBe(404);
  });

  it('[AUTH-10] says who is signed in, with account types by code and what they may do', async () => {
    const organisation = await anOrganisation(db, 'Werkwijzer');
    const account = await anAccount(db, { in: [['student', organisation]] });
    const token = await tokenOf(world, account);
    expect((await as(token).get('/auth/me')).json()).toEqual({
      id: account.account_id,
      email: account.email,
      first_name: 'Anna',
      last_name: 'de Vries',
      name: 'Anna de Vries',
      language: 'nl',
      has_picture: false,
      account_types: [
        {
          code: 'student',
          organisation: { ...organisation, trajectory_visibility: 'everyone' },
          person: { id: account.id, name: account.name },
        },
      ],
      abilities: ['portfolio', 'evaluating', 'profile'],
      waiting_at: [],
      waiting_people: 0,
      teaches: false,
      may_found: false,
      beginning_at: [],
    });
  });
});

describe('registering', () => {
  it('[AUTH-08] refuses repeats that differ, naming each, and lists what is missing', async () => {
    const wrong = { ...newcomer('a@example.nl'), repeat_email: 'b@example.nl', first_name: ' ' };
    const answer = await as().post('/auth/register', { ...wrong, repeat_password: 'else' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContain('Voornaam: vul dit in.');
    const differing = { ...newcomer('a@example.nl'), repeat_password: 'else' };
    expect((await as().post('/auth/register', differing)).json().errors).toEqual([
      'Herhaal wachtwoord: de wachtwoorden zijn niet gelijk.',
    ]);
  });

  it('refuses a password that is short, common, repetitive or the email address, and says why', async () => {
    const tries = ['short', 'qwerty123456', 'abcabcabcabc', 'Football!!!!2026', 'noorhendriks1'];
    for (const guess of tries) {
      const body = { ...newcomer('noorhendriks@x.nl'), password: guess, repeat_password: guess };
      expect((await as().post('/auth/register', body)).statusCode, guess).toBe(422);
      await db.deleteFrom('call_counts').execute();
    }
    const { id } = await anOrganisation(db, 'Stichting Zonnehof');
    const code = db.selectFrom('organisations').where('id', '=', id).select('code');
    const { code: organisation } = await code.executeTakeFirstOrThrow();
    const own = 'Zonnehof2026!';
    const chosen = { password: own, repeat_password: own, organisation };
    const body = { ...newcomer('noor@x.nl'), ...chosen };
    const { errors } = (await as().post('/auth/register', body)).json();
    expect(errors).toEqual([
      'Dit wachtwoord is makkelijk te raden.',
      'Er staat een eigen naam in, het e-mailadres of de naam van een organisatie.',
      'Kies liever vier losse woorden die niets met elkaar te maken hebben.',
    ]);
  });

  it('reveals to nobody that an address has an account, but tells its owner', async () => {
    const { email } = await anAccount(db);
    expect((await as().post('/auth/register', newcomer(email))).statusCode).toBe(204);
    expect((await lastMail(db, email)).template).toBe('already-registered');
  });
});

describe('a forgotten password', () => {
  const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };

  it('[AUTH-06] is reset through a link in a mail, once, and every session ends', async () => {
    const account = await anAccount(db);
    const token = await tokenOf(world, account);
    await as().post('/auth/forgot', { email: account.email });
    const mail = await lastMail(db, account.email);

    expect((await as().post(`/auth/reset/${mail.token}`, chosen)).statusCode).toBe(204);
    expect((await as(token).get('/auth/me')).statusCode).toBe(401);
    expect((await login(account.email, chosen.password)).statusCode).toBe(200);
    expect((await as().post(`/auth/reset/${mail.token}`, chosen)).statusCode).toBe(404);
    expect((await lastMail(db, account.email)).template).toBe('password-changed');
  });

  it('gets the same answer for an unknown address, and mails nobody', async () => {
    const { email } = await anAccount(db);
    const known = await as().post('/auth/forgot', { email });
    const unknown = await as().post('/auth/forgot', { email: 'nobody@example.nl' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await lastMail(db, email);
    const none = db.selectFrom('mails').where('recipient', '=', 'nobody@example.nl').selectAll();
    expect(await none.execute()).toEqual([]);
  });

  it('gives one sentence for a link that is unknown, expired, superseded or of another kind', async () => {
    const { email, account_id } = await anAccount(db);
    const make = (minutes: number) => world.links.create(db, 'reset', { account_id, minutes });
    const expired = await make(-1);
    const other = await world.links.create(db, 'activate', { account_id, minutes: 60 });
    const superseded = await make(60);
    await world.links.revokeAll(db, account_id, 'reset');
    const dead = [expired, other, superseded, 'a'.repeat(43), 'short', '%00', email];
    const answers = await Promise.all(
      dead.map((token) => as().post(`/auth/reset/${token}`, chosen)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  it('lets only one of twenty simultaneous uses of a link win', async () => {
    const { account_id, email } = await anAccount(db);
    const token = await world.links.create(db, 'reset', { account_id, minutes: 60 });
    const tries = Array.from({ length: 20 }, () => as().post(`/auth/reset/${token}`, chosen));
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(1);
    expect(codes.filter((code) => code === 404)).toHaveLength(19);
    expect(
      await db.selectFrom('mails').where('recipient', '=', email).selectAll().execute(),
    ).toHaveLength(1);
  });
});
