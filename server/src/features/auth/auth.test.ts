import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';
import { inviteToken } from './auth.service.ts';

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
      id: anna.id,
      first_name: 'Anna',
      last_name: 'de Vries',
    });
    expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(8 * 3600 - 60);
  });

  it('answers a wrong password and an unknown address in the same neutral words', async () => {
    const { email } = await anAccount(db);
    const wrong = await login(email, 'not the password');
    const unknown = await login('nobody@example.nl');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().errors).toEqual(['Het e-mailadres of het wachtwoord klopt niet.']);
  });

  it('[ERR-03] speaks English when asked, and when the header names neither language', async () => {
    const body = { email: 'nobody@example.nl', password: 'x' };
    for (const language of ['en-GB,en;q=0.9', 'fr', ''])
      expect((await as(undefined, language).post('/auth/login', body)).json().errors).toEqual([
        'The email address or the password is not right.',
      ]);
  });

  it('tells an account that is not activated so, but only with the right password', async () => {
    const { email } = await anAccount(db, { activated_at: null });
    expect((await login(email)).json().errors[0]).toContain('nog niet geactiveerd');
    expect((await login(email, 'wrong password!')).json().errors[0]).toContain('klopt niet');
  });

  it('does not count sign-ins that were right', async () => {
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

  it('ends after eight hours and when the account is deactivated', async () => {
    const account = await anAccount(db);
    const token = await tokenOf(world, account);
    time.now = new Date(Date.now() + 8 * 3_600_000 + 1000);
    expect((await as(token).get('/auth/me')).statusCode).toBe(401);
    time.now = undefined;
    const set = { deactivated_at: new Date() };
    await db.updateTable('accounts').set(set).where('id', '=', account.id).execute();
    expect((await as(token).get('/auth/me')).statusCode).toBe(401);
    expect((await login(account.email)).statusCode).toBe(422);
  });

  it('[AUTH-10] tells who somebody is, with account types by code and what they may do', async () => {
    const organisation = await anOrganisation(db, 'Werkwijzer');
    const account = await anAccount(db, { in: [['student', organisation]] });
    const token = await tokenOf(world, account);
    expect((await as(token).get('/auth/me')).json()).toEqual({
      id: account.id,
      email: account.email,
      first_name: 'Anna',
      last_name: 'de Vries',
      name: 'Anna de Vries',
      language: 'nl',
      account_types: [{ code: 'student', organisation }],
      abilities: ['portfolio', 'profile'],
    });
  });
});

describe('registering', () => {
  const newcomer = (email: string) => ({
    email,
    repeat_email: email,
    password,
    repeat_password: password,
    first_name: 'Noor',
    last_name: 'Hendriks',
    city: 'Utrecht',
  });

  it('[AUTH-04, AUTH-05] mails a link; opening it makes the account, with its address saved', async () => {
    expect((await as().post('/auth/register', newcomer('noor@example.nl'))).statusCode).toBe(204);
    expect((await login('noor@example.nl')).statusCode).toBe(422);
    const { token, template, language } = await lastMail(db, 'noor@example.nl');
    expect([template, language]).toEqual(['activate', 'nl']);

    expect((await as().post(`/auth/activate/${token}`)).statusCode).toBe(204);
    expect((await login('noor@example.nl')).statusCode).toBe(200);
    const profile = await db.selectFrom('profiles').select('city').executeTakeFirstOrThrow();
    expect(profile.city).toBe('Utrecht');
    expect((await as().post(`/auth/activate/${token}`)).statusCode).toBe(404);
  });

  it('[AUTH-08] refuses differing repeats, each named, and lists what is missing', async () => {
    const wrong = { ...newcomer('a@example.nl'), repeat_email: 'b@example.nl', first_name: ' ' };
    const answer = await as().post('/auth/register', { ...wrong, repeat_password: 'else' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContain('Voornaam: vul dit in.');
    const differing = { ...newcomer('a@example.nl'), repeat_password: 'else' };
    expect((await as().post('/auth/register', differing)).json().errors).toEqual([
      'Herhaal wachtwoord: de wachtwoorden zijn niet gelijk.',
    ]);
  });

  it('refuses a password that is short, common, repeated or the own address, and says why', async () => {
    const tries = ['short', 'qwerty123456', 'abcabcabcabc', 'Football!!!!2026', 'noorhendriks1'];
    for (const guess of tries) {
      const body = { ...newcomer('noorhendriks@x.nl'), password: guess, repeat_password: guess };
      expect((await as().post('/auth/register', body)).statusCode, guess).toBe(422);
      await db.deleteFrom('call_counts').execute();
    }
    await anOrganisation(db, 'Stichting Zonnehof');
    const own = 'Zonnehof2026!';
    const body = { ...newcomer('noor@x.nl'), password: own, repeat_password: own };
    const { errors } = (await as().post('/auth/register', body)).json();
    expect(errors).toEqual([
      'Dit wachtwoord is makkelijk te raden.',
      'Er staat een eigen naam in, het e-mailadres of de naam van een organisatie.',
      'Kies liever vier losse woorden die niets met elkaar te maken hebben.',
    ]);
  });

  it('tells nobody that an address has an account, but tells its owner', async () => {
    const { email } = await anAccount(db);
    expect((await as().post('/auth/register', newcomer(email))).statusCode).toBe(204);
    expect((await lastMail(db, email)).template).toBe('already-registered');
  });

  it('lets each link activate only the password that was registered with it', async () => {
    const email = 'owner@example.nl';
    await as().post('/auth/register', newcomer(email));
    const own = await lastMail(db, email);
    const foreign = {
      ...newcomer(email),
      password: 'attackers choice',
      repeat_password: 'attackers choice',
    };
    await as().post('/auth/register', foreign);
    expect((await as().post(`/auth/activate/${own.token}`)).statusCode).toBe(204);
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(email, 'attackers choice')).statusCode).toBe(422);
    const other = await lastMail(db, email);
    expect((await as().post(`/auth/activate/${other.token}`)).statusCode).toBe(404);
  });
});

describe('being invited', () => {
  const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };
  const invited = () => anAccount(db, { password_hash: null, activated_at: null });

  it('[AUTH-05] asks for a password, once, and then lets its owner in', async () => {
    const { id, email } = await invited();
    const token = await inviteToken(world, db, id);
    const opened = await as().get(`/auth/activate/${token}`);
    expect(opened.json()).toEqual({ email, needs_password: true });
    expect((await as().post(`/auth/activate/${token}`)).statusCode).toBe(422);
    const weak = { password: 'qwerty123456', repeat_password: 'qwerty123456' };
    expect((await as().post(`/auth/activate/${token}`, weak)).statusCode).toBe(422);
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(204);
    expect((await login(email, chosen.password)).statusCode).toBe(200);
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(404);
  });

  it('works by the newest link only, and not at all for an account that was closed', async () => {
    const { id } = await invited();
    const older = await inviteToken(world, db, id);
    const newer = await inviteToken(world, db, id);
    expect((await as().get(`/auth/activate/${older}`)).statusCode).toBe(404);
    const set = { deactivated_at: new Date() };
    await db.updateTable('accounts').set(set).where('id', '=', id).execute();
    expect((await as().post(`/auth/activate/${newer}`, chosen)).statusCode).toBe(404);
  });

  it('does not let who registered choose another password by the link', async () => {
    const email = 'registered@example.nl';
    await as().post('/auth/register', {
      email,
      repeat_email: email,
      password,
      repeat_password: password,
      first_name: 'Noor',
      last_name: 'Hendriks',
    });
    const { token } = await lastMail(db, email);
    expect((await as().get(`/auth/activate/${token}`)).json()).toEqual({
      email,
      needs_password: false,
    });
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(204);
    expect((await login(email, chosen.password)).statusCode).toBe(422);
    expect((await login(email)).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };

  it('[AUTH-06] is set anew by a link in a mail, once, and every session ends', async () => {
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

  it('answers the same for an unknown address, and mails nobody', async () => {
    const { email } = await anAccount(db);
    const known = await as().post('/auth/forgot', { email });
    const unknown = await as().post('/auth/forgot', { email: 'nobody@example.nl' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await lastMail(db, email);
    const none = db.selectFrom('mails').where('recipient', '=', 'nobody@example.nl').selectAll();
    expect(await none.execute()).toEqual([]);
  });

  it('gives one sentence for a link that is unknown, expired, superseded or of another kind', async () => {
    const { email, id } = await anAccount(db);
    const make = (minutes: number) => world.links.create(db, 'reset', { account_id: id, minutes });
    const expired = await make(-1);
    const other = await world.links.create(db, 'activate', { account_id: id, minutes: 60 });
    const superseded = await make(60);
    await world.links.revokeAll(db, id, 'reset');
    const dead = [expired, other, superseded, 'a'.repeat(43), 'short', '%00', email];
    const answers = await Promise.all(
      dead.map((token) => as().post(`/auth/reset/${token}`, chosen)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  it('lets one of twenty who use the same link at once win', async () => {
    const { id, email } = await anAccount(db);
    const token = await world.links.create(db, 'reset', { account_id: id, minutes: 60 });
    const tries = Array.from({ length: 20 }, () => as().post(`/auth/reset/${token}`, chosen));
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(1);
    expect(codes.filter((code) => code === 404)).toHaveLength(19);
    expect(
      await db.selectFrom('mails').where('recipient', '=', email).selectAll().execute(),
    ).toHaveLength(1);
  });
});
