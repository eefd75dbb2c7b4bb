import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, password } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';

const opened = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
const { app, db, time } = opened;
const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

type From = { address?: string; device?: string };
const home = '203.0.113.7';
const stranger = '198.51.100.9';

const post = (url: string, payload: object, { address = home, device }: From = {}) =>
  app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: {
      'accept-language': 'nl',
      'x-forwarded-for': address,
      ...(device && { cookie: `other=1; device=${device}` }),
    },
  });
const login = (email: string, secret: string, from: From = {}) =>
  post('/auth/login', { email, password: secret, role: 'evaluator' }, from);
const deviceIn = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  /device=([\w-]{43})/.exec(String(answer.headers['set-cookie']))?.[1] ?? '';

/** One by one, so that none of them waits for another. */
async function guess(email: string, times: number, from: From) {
  const codes: number[] = [];
  for (let n = 0; n < times; n++) codes.push((await login(email, `guess ${n}`, from)).statusCode);
  return codes;
}

/** Two at once: where there is a delay, the second is turned away. */
const twice = async (email: string, secret: string, from: From) =>
  (await Promise.all([1, 2].map(() => login(email, secret, from)))).map(
    ({ statusCode }) => statusCode,
  );

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

describe('the device cookie', () => {
  it('is set at sign-in: for a year, not for scripts or other sites, and only its hash is stored', async () => {
    const { email, id } = await anAccount(db);
    const answer = await login(email, password);
    expect(answer.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const device = deviceIn(answer);
    const again = await login(email, password, { device });
    expect(deviceIn(again)).toBe(device);
    const rows = await db.selectFrom('devices').where('account_id', '=', id).selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.device_hash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(device);
  });

  it('is not given to somebody who fails to sign in', async () => {
    const { email } = await anAccount(db);
    expect((await login(email, 'wrong')).headers['set-cookie']).toBeUndefined();
  });

  it('is sent over https only where the site uses it', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://localhost' } });
    const { email } = await anAccount(secure.db);
    const answer = await secure.as().post('/auth/login', { email, password });
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
  });
});

describe('wrong guesses', () => {
  it('[AUTH-03] by a stranger do not hold up the owner, at home or elsewhere', async () => {
    const { email } = await anAccount(db);
    const device = deviceIn(await login(email, password));
    expect(await guess(email, 10, { address: stranger })).toEqual(Array(10).fill(422));
    expect(await twice(email, password, { address: stranger, device })).toEqual([200, 200]);
    expect(await twice(email, password, { address: home })).toEqual([200, 200]);
    const [late, slow] = await timed(() => login(email, password, { address: stranger }));
    expect(late.statusCode, 'the right password gets in eventually').toBe(200);
    expect(slow).toBeGreaterThan(1900);
  });

  it('beyond thirty an hour slow down everybody whose device the account does not know', async () => {
    const { email } = await anAccount(db);
    const device = deviceIn(await login(email, password));
    for (const at of [1, 2, 3]) await guess(email, 10, { address: `198.51.100.${at}` });
    const [answer, slow] = await timed(() => login(email, password, { address: '192.0.2.5' }));
    expect([answer.statusCode, slow > 1900]).toEqual([200, true]);
    const tries = await timed(() => login(email, password, { address: '192.0.2.6', device }));
    expect(tries[0].statusCode).toBe(200);
    expect(await guess(email, 1, { address: '192.0.2.6', device })).toEqual([422]);
  });

  it('made in parallel are handled one by one, and those who push in get 429 with a time', async () => {
    const { email } = await anAccount(db);
    await guess(email, 10, { address: stranger });
    const same = [1, 2, 3, 4].map(() => login(email, 'wrong', { address: stranger }));
    const answers = await Promise.all(same);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThan(10);
  });

  it('are forgotten when the password they were made against changes', async () => {
    const { email } = await anAccount(db);
    await guess(email, 11, { address: stranger });
    await post('/auth/forgot', { email });
    const { token } = await lastMail(db, email);
    const reset = await post(`/auth/reset/${token}`, chosen, { address: stranger });
    expect(reset.statusCode).toBe(204);
    expect(deviceIn(reset), 'the device that set it is known from now on').not.toBe('');
    expect(await twice(email, chosen.password, { address: stranger })).toEqual([200, 200]);
  });

  it('on many accounts from one address slow it down, and lock nobody out', async () => {
    const { email } = await anAccount(db);
    const school = { address: '203.0.113.50' };
    const others = Array.from({ length: 100 }, (_, n) => `student${n}@school.example`);
    for (const other of others) expect((await login(other, 'x', school)).statusCode).toBe(422);
    const [answer, slow] = await timed(() => login(email, password, school));
    expect([answer.statusCode, slow > 1900]).toEqual([200, true]);
  });

  it('in one’s own browser count there alone, and do not lock it either', async () => {
    const { email } = await anAccount(db);
    const device = deviceIn(await login(email, password));
    expect(await guess(email, 10, { device })).toEqual(Array(10).fill(422));
    const [answer, slow] = await timed(() => login(email, password, { device }));
    expect([answer.statusCode, slow > 1900]).toEqual([200, true]);
    expect(await guess(email, 1, { device }), 'and then may mistype again').toEqual([422]);
  });

  it('stop counting after a while', async () => {
    const { email } = await anAccount(db);
    await guess(email, 10, { address: stranger });
    time.now = new Date(Date.now() + 16 * 60_000);
    expect(await twice(email, password, { address: stranger })).toEqual([200, 200]);
  });
});
