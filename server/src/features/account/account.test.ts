import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, send, world, time } = await testApp();
const organisation = await anOrganisation(db, 'Het Huis');
const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

const somebody = async () => {
  const account = await anAccount(db, { in: [['counselor', organisation]] });
  return { ...account, token: await tokenOf(world, account) };
};
const own = async (token: string) => (await as(token).get('/account')).json();
const isIn = async (token: string) => (await as(token).get('/auth/me')).statusCode === 200;
const login = (email: string, secret: string) =>
  as().post('/auth/login', { email, password: secret });

const aPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();

describe('my picture', () => {
  it('is mine alone, is re-encoded, and is removed with my account', async () => {
    const { token, account_id } = await somebody();
    const other = await somebody();
    const picture = aFile(await aPhoto(), 'ik.png');
    expect((await own(token)).has_picture).toBe(false);
    expect((await uploadTo(app, token)('/account/picture', { picture })).statusCode).toBe(204);
    expect((await own(token)).has_picture).toBe(true);
    expect((await as(token).get('/auth/me')).json().has_picture).toBe(true);
    const shown = await as(token).get('/account/picture');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await as(other.token).get('/account/picture')).statusCode).toBe(404);
    const rows = () => db.selectFrom('files').where('organisation_id', 'is', null).execute();
    await uploadTo(app, token)('/account/picture', { picture: aFile(await aPhoto(), 'b.png') });
    expect(await rows()).toHaveLength(1);
    await db.deleteFrom('people').where('account_id', '=', account_id).execute();
    await db.deleteFrom('accounts').where('id', '=', account_id).execute();
    expect(await rows()).toHaveLength(0);
  });

  it('can be removed again', async () => {
    const { token } = await somebody();
    await uploadTo(app, token)('/account/picture', { picture: aFile(await aPhoto(), 'ik.png') });
    expect((await as(token).delete('/account/picture')).statusCode).toBe(204);
    expect((await as(token).get('/account/picture')).statusCode).toBe(404);
    expect((await as(token).delete('/account/picture')).statusCode).toBe(404);
  });
});

describe('my account', () => {
  it('greets me by another name, and no organisation’s record follows it', async () => {
    const { token, id } = await somebody();
    const change = { first_name: 'Annie', last_name: 'Vries', language: 'en' };
    const changed = await as(token).patch('/account', change);
    expect(changed.json()).toMatchObject(change);
    expect((await as(token).get('/auth/me')).json()).toMatchObject({ name: 'Annie Vries' });
    const record = db.selectFrom('people').where('id', '=', id).select(['name', 'language']);
    expect(await record.executeTakeFirstOrThrow()).toEqual({
      name: 'Anna de Vries',
      language: 'en',
    });
    const renewed = (await as(token).post('/auth/renew')).json().token;
    expect(Buffer.from(renewed.split('.')[1], 'base64url').toString()).toContain('Annie');
  });

  it('takes a new password from somebody who knows the old one, and ends every other session', async () => {
    const { token, email, ...account } = await somebody();
    const other = await tokenOf(world, account);
    const set = (current_password: string) =>
      as(token).put('/account/password', { current_password, ...chosen });
    const refused = await set('a wrong guess');
    expect(refused.json().errors).toEqual(['Dit is niet het wachtwoord van je account.']);
    const uneven = { current_password: password, ...chosen, repeat_password: 'another' };
    expect((await as(token).put('/account/password', uneven)).statusCode).toBe(422);
    expect((await set(password)).statusCode).toBe(204);
    expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
    expect((await login(email, password)).statusCode).toBe(422);
    expect((await login(email, chosen.password)).statusCode).toBe(200);
    expect((await lastMail(db, email)).template).toBe('password-changed');
  });

  it('makes somebody who guesses at the password wait, as at sign-in', async () => {
    const { token } = await somebody();
    const guess = () =>
      as(token).put('/account/password', { current_password: 'a wrong guess', ...chosen });
    const answers = await Promise.all(Array.from({ length: 13 }, guess));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });

  it('shows where I am signed in, and ends one of those sessions or all others', async () => {
    const { token, email, ...account } = await somebody();
    const headers = { 'user-agent': firefox };
    const body = { email, password };
    const there = (await send({ method: 'POST', url: '/auth/login', headers, body })).json().token;
    const third = await tokenOf(world, account);
    const { sessions } = await own(token);
    expect(sessions).toHaveLength(3);
    const found = sessions.find(({ browser }: { browser: string | null }) => browser);
    expect(found).toMatchObject({ browser: 'Firefox, Windows', is_this: false });
    expect(found.last_used_at).toMatch(/:(00|15|30|45):00\.000Z$/);
    expect(sessions.filter(({ is_this }: { is_this: boolean }) => is_this)).toHaveLength(1);
    expect((await as(token).delete(`/account/sessions/${found.id}`)).statusCode).toBe(200);
    expect([await isIn(there), await isIn(third)]).toEqual([false, true]);
    const others = (await as(token).delete('/account/sessions')).json();
    expect(others.sessions).toHaveLength(1);
    expect([await isIn(token), await isIn(third)]).toEqual([true, false]);
  });

  it('never ends somebody else’s session', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const [theirs] = (await own(other.token)).sessions;
    expect((await as(me.token).delete(`/account/sessions/${theirs.id}`)).statusCode).toBe(404);
    expect(await isIn(other.token)).toBe(true);
  });
});

describe('another address', () => {
  const asking = async (email: string) => {
    const me = await somebody();
    const input = { email, current_password: password };
    const asked = await as(me.token).post('/account/address', input);
    expect(asked.json().new_address).toMatchObject({ email, waits_for: ['old', 'new'] });
    const links = {
      old: (await lastMail(db, me.email)).token,
      new: (await lastMail(db, email)).token,
    };
    const say = (who: 'old' | 'new', answer: 'yes' | 'no') =>
      as().post(`/auth/address/${links[who]}`, { answer });
    return { ...me, links, say };
  };

  it('takes effect once both said yes, and both are told', async () => {
    const email = 'nieuw@example.nl';
    const me = await asking(email);
    const opened = (await as().get(`/auth/address/${me.links.new}`)).json();
    expect(opened).toEqual({ asked_of: 'new', old_email: me.email, new_email: email });
    expect((await me.say('new', 'yes')).json()).toEqual({ changed: false });
    expect((await own(me.token)).new_address.waits_for).toEqual(['old']);
    expect((await me.say('old', 'yes')).json()).toEqual({ changed: true });
    expect(await own(me.token)).toMatchObject({ email, new_address: null });
    expect((await login(email, password)).statusCode).toBe(200);
    expect((await login(me.email, password)).statusCode).toBe(422);
    for (const to of [email, me.email])
      expect((await lastMail(db, to)).template).toBe('address-changed');
  });

  it('does not take effect when the old one says no, or after a day', async () => {
    const refused = await asking('geweigerd@example.nl');
    await refused.say('new', 'yes');
    expect((await refused.say('old', 'no')).json()).toEqual({ changed: false });
    expect(await own(refused.token)).toMatchObject({ email: refused.email, new_address: null });
    const late = await asking('telaat@example.nl');
    await late.say('new', 'yes');
    time.now = new Date(Date.now() + 25 * 3_600_000);
    expect((await late.say('old', 'yes')).statusCode).toBe(404);
  });

  it('takes the password to ask for, and reveals to nobody that it is in use', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const wrong = { email: 'anders@example.nl', current_password: 'a wrong guess' };
    expect((await as(me.token).post('/account/address', wrong)).statusCode).toBe(422);
    const asked = await as(me.token).post('/account/address', {
      email: other.email,
      current_password: password,
    });
    expect(asked.statusCode).toBe(200);
    expect((await lastMail(db, other.email)).template).toBe('already-registered');
    await as(me.token).delete('/account/address');
    expect((await own(me.token)).new_address).toBeNull();
    const dead = (await lastMail(db, me.email)).token;
    expect((await as().get(`/auth/address/${dead}`)).statusCode).toBe(404);
  });
});

it('a link for a new password says at once whether it works', async () => {
  const { email } = await somebody();
  await as().post('/auth/forgot', { email });
  await expect.poll(async () => (await lastMail(db, email)).template).toBe('reset');
  const { token } = await lastMail(db, email);
  expect((await as().get(`/auth/reset/${token}`)).json()).toEqual({ email });
  expect((await as().post(`/auth/reset/${token}`, chosen)).statusCode).toBe(204);
  expect((await as().get(`/auth/reset/${token}`)).statusCode).toBe(404);
});

describe('an administrator', () => {
  it('corrects the name an organisation uses and where it mails somebody, but not the account', async () => {
    const admin = await tokenOf(world, await anAccount(db, { in: [['admin', organisation]] }));
    const { id, token, email } = await somebody();
    const change = { first_name: 'Anneke', last_name: 'Visser', email: 'anneke@example.nl' };
    const changed = await as(admin).patch(`/people/${id}`, change);
    expect(changed.json()).toMatchObject({ ...change, name: 'Anneke Visser' });
    expect(await own(token)).toMatchObject({ first_name: 'Anna', email });
    const taken = await as(admin).patch(`/people/${id}`, { email: (await somebody()).email });
    expect(taken.statusCode).toBe(422);
    const elsewhere = await anAccount(db, { in: [['admin', await anOrganisation(db)]] });
    const stranger = await tokenOf(world, elsewhere);
    expect((await as(stranger).patch(`/people/${id}`, change)).statusCode).toBe(404);
  });

  it('[ADM-02] is told by mail and in the menu who is waiting for access', async () => {
    const place = await anOrganisation(db, 'Wachthuis');
    const account = await anAccount(db, { in: [['admin', place]] });
    const admin = await tokenOf(world, account);
    const code = db.selectFrom('organisations').where('id', '=', place.id).select('code');
    const { code: organisation } = await code.executeTakeFirstOrThrow();
    const { token } = await somebody();
    expect((await as(token).post('/auth/join', { organisation })).statusCode).toBe(204);
    const { template, data } = await lastMail(db, account.email);
    expect([template, data]).toEqual([
      'access-asked',
      expect.objectContaining({ name: 'Anna de Vries', organisation: 'Wachthuis' }),
    ]);
    expect((await as(admin).get('/auth/me')).json().waiting_people).toBe(1);
  });
});
