import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { testApp } from '../../testing/testApp.ts';
import { inviteToken } from './invitations.ts';

const { db, as, send, world } = await testApp();
const own = await anOrganisation(db, 'Werkwijzer');
const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };
const login = (email: string, secret = password) =>
  as().post('/auth/login', { email, password: secret, role: 'evaluator' });
const codeOf = async ({ id }: { id: number }) => {
  const row = db.selectFrom('organisations').where('id', '=', id).select('code');
  return (await row.executeTakeFirstOrThrow()).code;
};
const register = (email: string, more: object = {}) =>
  as().post('/auth/register', newcomer(email, more));
const waiting = async (token: string) => (await as(token).get('/people?state=waiting')).json().data;

beforeEach(() => db.deleteFrom('call_counts').execute());

describe('registering', () => {
  it('[AUTH-04, AUTH-05] mails a link; opening it makes the account, which then waits to be let in', async () => {
    const email = 'noor@example.nl';
    const organisation = (await codeOf(own)).toLowerCase();
    expect((await register(email, { organisation })).statusCode).toBe(204);
    expect((await login(email)).statusCode).toBe(422);
    const { token, template, language } = await lastMail(db, email);
    expect([template, language]).toEqual(['activate', 'nl']);
    const opened = (await as().get(`/auth/activate/${token}`)).json();
    expect(opened).toEqual({ email, needs: 'new_password', organisation: 'Werkwijzer' });
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(204);
    const session = (await login(email, chosen.password)).json().token;
    const me = (await as(session).get('/auth/me')).json();
    expect([me.account_types, me.waiting_at]).toEqual([[], ['Werkwijzer']]);
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(404);

    const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
    const [person] = await waiting(admin);
    expect(person).toMatchObject({ email, name: 'Noor Hendriks', state: 'waiting' });
    const profile = db.selectFrom('profiles').where('person_id', '=', person.id).select('city');
    expect(await profile.executeTakeFirstOrThrow()).toEqual({ city: 'Utrecht' });
  });

  it('without an organisation makes an account that nobody sees and that may ask to join later', async () => {
    const email = 'nergens@example.nl';
    await register(email);
    const { token } = await lastMail(db, email);
    await as().post(`/auth/activate/${token}`, chosen);
    const session = (await login(email, chosen.password)).json().token;
    const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
    expect((await waiting(admin)).map((one: { email: string }) => one.email)).not.toContain(email);
    const unknown = await as(session).post('/auth/join', { organisation: 'NERGENS1' });
    expect(unknown.json().errors).toEqual([
      'Deze code kennen we niet. Vraag de organisatie om de juiste code.',
    ]);
    const organisation = await codeOf(own);
    expect((await as(session).post('/auth/join', { organisation })).statusCode).toBe(204);
    expect((await waiting(admin)).map((one: { email: string }) => one.email)).toContain(email);
    expect((await as(session).post('/auth/join', { organisation })).statusCode).toBe(422);
  });

  it('ignores the password somebody else typed: the person who opens the mail chooses one', async () => {
    const email = 'owner@example.nl';
    const theirs = { password: 'attackers choice', repeat_password: 'attackers choice' };
    await register(email, theirs);
    const { token } = await lastMail(db, email);
    expect((await as().post(`/auth/activate/${token}`)).statusCode).toBe(422);
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(204);
    expect((await login(email, theirs.password)).statusCode).toBe(422);
    expect((await login(email, chosen.password)).statusCode).toBe(200);
  });

  it('asks for nothing more in the browser where it was typed', async () => {
    const email = 'zelfde@example.nl';
    const sent = await register(email);
    const cookie = String(sent.headers['set-cookie']).split(';')[0] ?? '';
    const { token } = await lastMail(db, email);
    const here = (method: 'GET' | 'POST') =>
      send({ method, url: `/auth/activate/${token}`, headers: { cookie } });
    expect((await here('GET')).json()).toMatchObject({ needs: 'nothing' });
    expect((await as().get(`/auth/activate/${token}`)).json()).toMatchObject({
      needs: 'new_password',
    });
    expect((await here('POST')).statusCode).toBe(204);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('replaces an earlier one of the same address, whose link dies, and the mail says so', async () => {
    const email = 'twee@example.nl';
    await register(email);
    const first = await lastMail(db, email);
    await register(email);
    const second = await lastMail(db, email);
    expect([first.data.replaces, second.data.replaces]).toEqual([false, true]);
    expect((await as().post(`/auth/activate/${first.token}`, chosen)).statusCode).toBe(404);
    expect((await as().post(`/auth/activate/${second.token}`, chosen)).statusCode).toBe(204);
  });

  it('offers only the organisations that want to be found', async () => {
    await anOrganisation(db, 'Verborgen');
    const listed = await anOrganisation(db, 'Vindbaar');
    const set = { listed: true };
    await db.updateTable('organisations').set(set).where('id', '=', listed.id).execute();
    const code = await codeOf(listed);
    expect((await as().get('/auth/organisations')).json()).toEqual([{ name: 'Vindbaar', code }]);
  });
});

describe('being invited', () => {
  const invited = () => anAccount(db, { password_hash: null, in: [['evaluator', own]] });

  it('[AUTH-05] asks for a password, once, and then lets its owner in', async () => {
    const { id, email } = await invited();
    const token = await inviteToken(world, db, { id, email });
    const opened = await as().get(`/auth/activate/${token}`);
    expect(opened.json()).toEqual({ email, needs: 'new_password', organisation: 'Werkwijzer' });
    expect((await as().post(`/auth/activate/${token}`)).statusCode).toBe(422);
    const weak = { password: 'qwerty123456', repeat_password: 'qwerty123456' };
    expect((await as().post(`/auth/activate/${token}`, weak)).statusCode).toBe(422);
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(204);
    expect((await login(email, chosen.password)).statusCode).toBe(200);
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(404);
  });

  it('asks somebody with an account for their existing password, and changes nothing else', async () => {
    const elsewhere = await anOrganisation(db, 'Elders');
    const known = await anAccount(db, { in: [['counselor', elsewhere]] });
    const session = await tokenOf(world, known);
    const { email } = known;
    const { id } = await anAccount(db, { email, password_hash: null, in: [['evaluator', own]] });
    const places = async () => {
      const me = (await as(session).get('/auth/me')).json();
      return me.account_types.map(
        (one: { organisation: { name: string } }) => one.organisation.name,
      );
    };
    expect(await places()).toEqual(['Elders']);
    const token = await inviteToken(world, db, { id, email });
    const opened = (await as().get(`/auth/activate/${token}`)).json();
    expect(opened).toEqual({ email, needs: 'password', organisation: 'Werkwijzer' });
    const wrong = await as().post(`/auth/activate/${token}`, chosen);
    expect(wrong.json().errors).toEqual(['Dit is niet het wachtwoord van je account.']);
    expect(await places()).toEqual(['Elders']);
    expect((await as().post(`/auth/activate/${token}`, { password })).statusCode).toBe(204);
    expect(await places()).toEqual(['Elders', 'Werkwijzer']);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('works through the newest link only, and not for people shut out or with another address', async () => {
    const { id, email } = await invited();
    const older = await inviteToken(world, db, { id, email });
    const newer = await inviteToken(world, db, { id, email });
    expect((await as().get(`/auth/activate/${older}`)).statusCode).toBe(404);
    const set = { deactivated_at: new Date() };
    await db.updateTable('people').set(set).where('id', '=', id).execute();
    expect((await as().post(`/auth/activate/${newer}`, chosen)).statusCode).toBe(404);
  });

  it('is mailed again to somebody who forgot it: at most once an hour, for the same place', async () => {
    const { id, email } = await invited();
    const old = await inviteToken(world, db, { id, email });
    const asked = { email };
    const hourAgo = new Date(Date.now() - 2 * 3_600_000);
    await db
      .updateTable('links')
      .set({ created_at: hourAgo })
      .where('person_id', '=', id)
      .execute();
    await as().post('/auth/forgot', asked);
    const mail = await lastMail(db, email);
    expect([mail.template, mail.organisation_id]).toEqual(['invited', own.id]);
    expect((await as().get(`/auth/activate/${old}`)).statusCode).toBe(404);
    await as().post('/auth/forgot', asked);
    const other = await anAccount(db);
    await as().post('/auth/forgot', { email: other.email });
    await lastMail(db, other.email);
    const sent = db.selectFrom('mails').where('recipient', '=', email).select('id');
    expect(await sent.execute()).toHaveLength(1);
    expect((await as().post(`/auth/activate/${mail.token}`, chosen)).statusCode).toBe(204);
  });

  it('lets only one of twenty simultaneous acceptances win', async () => {
    const { id, email } = await invited();
    const token = await inviteToken(world, db, { id, email });
    const tries = Array.from({ length: 20 }, () => as().post(`/auth/activate/${token}`, chosen));
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(1);
  });
});
