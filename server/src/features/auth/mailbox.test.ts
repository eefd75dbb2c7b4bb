import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { testApp } from '../../testing/testApp.ts';

const { app, as, db, sql, world } = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
beforeEach(() => db.deleteFrom('call_counts').execute());

const post = (url: string, payload: object, address: string, device?: string) =>
  app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { 'x-forwarded-for': address, ...(device && { cookie: `device=${device}` }) },
  });
const mailsTo = async (email: string) => {
  await expect.poll(waiting).toBe(0);
  return (await db.selectFrom('mails').where('recipient', '=', email).select('id').execute())
    .length;
};
/** 'forgot' requests are handled by a job. */
const waiting = async () =>
  (
    await sql`select id from jobs.job where name = 'auth.forgot'
    and state in ('created', 'retry', 'active')`
  ).length;

describe('a forgotten password', () => {
  it('requested by strangers does not stop the owner from asking, and the answer is always the same', async () => {
    const { email } = await anAccount(db);
    const signedIn = await post('/auth/login', { email, password }, '203.0.113.7');
    const device = /device=([\w-]{43})/.exec(String(signedIn.headers['set-cookie']))?.[1];
    const answers = [];
    for (let n = 0; n < 14; n++)
      answers.push(await post('/auth/forgot', { email }, `198.51.100.${n % 7}`));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['204 ']),
    );
    expect(await mailsTo(email), 'strangers together').toBe(10);
    expect((await post('/auth/forgot', { email }, '198.51.100.1', device)).statusCode).toBe(204);
    expect(await mailsTo(email), 'the owner, in her own browser').toBe(11);
  });

  it('is mailed to its owner when strangers filled the mailbox with what opens nothing', async () => {
    const { email } = await anAccount(db);
    for (let n = 0; n < 12; n++) await post('/auth/register', newcomer(email), `198.51.100.${n}`);
    expect(await mailsTo(email), 'that it is registered').toBe(10);
    await post('/auth/forgot', { email }, '203.0.113.9');
    expect(await mailsTo(email)).toBe(11);
    await post('/auth/forgot', { email }, '203.0.113.9');
    expect(await mailsTo(email), 'that link works').toBe(11);
  });

  it('is mailed five times an hour per address, and other addresses keep their own allowance', async () => {
    const { email } = await anAccount(db);
    for (let n = 0; n < 7; n++) await post('/auth/forgot', { email }, '198.51.100.77');
    expect(await mailsTo(email)).toBe(5);
    await post('/auth/forgot', { email }, '203.0.113.8');
    expect(await mailsTo(email)).toBe(6);
  });
});

describe('the network address of a school', () => {
  it('is told when it asked for too many new passwords, known or not, and not its known browsers', async () => {
    const { email } = await anAccount(db);
    const signedIn = await post('/auth/login', { email, password }, '198.51.100.9');
    const device = /device=([\w-]{43})/.exec(String(signedIn.headers['set-cookie']))?.[1];
    const ask = async (to: string, own?: string) =>
      (await post('/auth/forgot', { email: to }, '198.51.100.9', own)).statusCode;
    const codes: number[] = [];
    for (let n = 0; n < 201; n++) codes.push(await ask(`niemand-${n}@example.nl`));
    expect(codes.indexOf(429)).toBe(200);
    expect([await ask(email), await ask('niemand@example.nl')]).toEqual([429, 429]);
    expect(await ask(email, device)).toBe(204);
    expect(await mailsTo(email)).toBe(1);
  });

  it('allows sixty-four students to activate within minutes', async () => {
    const tokens = [];
    const school = await anOrganisation(db);
    for (let n = 0; n < 64; n++) {
      const { id } = await anAccount(db, { password_hash: null, in: [['student', school]] });
      tokens.push(await world.links.create(db, 'activate', { person_id: id, minutes: 60 }));
    }
    const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };
    const enter = async (token: string) => {
      const opened = await as().get(`/auth/activate/${token}`);
      const done = await as().post(`/auth/activate/${token}`, chosen);
      return `${opened.statusCode} ${done.statusCode}`;
    };
    const seen = new Set<string>();
    // A few at once: how many a busy machine can hash is tested elsewhere.
    while (tokens.length > 0)
      for (const one of await Promise.all(tokens.splice(0, 4).map(enter))) seen.add(one);
    expect([...seen]).toEqual(['200 204']);
  });

  it('is told to wait when it keeps trying dead links, and a good one still works', async () => {
    const school = await anOrganisation(db);
    const { id } = await anAccount(db, { password_hash: null, in: [['student', school]] });
    const token = await world.links.create(db, 'activate', { person_id: id, minutes: 60 });
    const dead = () => as().get(`/auth/activate/${'y'.repeat(43)}`);
    for (let n = 0; n < 60; n++) expect((await dead()).statusCode).toBe(404);
    expect((await dead()).statusCode).toBe(429);
    expect((await as().get(`/auth/activate/${token}`)).statusCode).toBe(200);
  });

  it('allows a whole class to register', async () => {
    const codes = [];
    for (let n = 0; n < 30; n++)
      codes.push((await as().post('/auth/register', newcomer(`n${n}@school.example`))).statusCode);
    expect(new Set(codes)).toEqual(new Set([204]));
  });
});

describe('a mailbox', () => {
  it('that strangers filled with registrations opens what was filled in last', async () => {
    const { id } = await anOrganisation(db, 'Van een ander');
    const organisations = db.selectFrom('organisations').where('id', '=', id).select('code');
    const { code } = await organisations.executeTakeFirstOrThrow();
    const email = 'eigenaar@example.nl';
    const mallory = { ...newcomer(email), first_name: 'Mallory', organisation: code };
    for (let n = 0; n < 10; n++) await post('/auth/register', mallory, `198.51.100.${n}`);
    const said = { ...newcomer(email), first_name: 'Eva' };
    expect((await post('/auth/register', said, '203.0.113.5')).statusCode).toBe(204);
    expect(await mailsTo(email)).toBe(10);
    const { token } = await lastMail(db, email);
    const { organisation } = (await as().get(`/auth/activate/${token}`)).json();
    expect(organisation).toBeNull();
    const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };
    expect((await as().post(`/auth/activate/${token}`, chosen)).statusCode).toBe(204);
    const made = db.selectFrom('accounts').where('email', '=', email).select('first_name');
    expect(await made.execute()).toEqual([{ first_name: 'Eva' }]);
  });

  it('gets at most ten mails an hour that strangers can cause, of whatever kind', async () => {
    const email = 'flooded@example.nl';
    for (let n = 0; n < 12; n++) await post('/auth/register', newcomer(email), `198.51.100.${n}`);
    expect(await mailsTo(email)).toBe(10);
  });

  it('gets at most a hundred that an organisation can cause, and then the sender is told why', async () => {
    const organisation = await anOrganisation(db);
    const admin = await tokenOf(world, await anAccount(db, { in: [['admin', organisation]] }));
    const recipient = 'bombed@example.nl';
    const row = { recipient, template: 'survey-employer', language: 'nl', data: '{}' };
    const of = { organisation_id: organisation.id };
    await db
      .insertInto('mails')
      .values(Array(100).fill({ ...row, ...of }))
      .execute();
    const body = {
      email: recipient,
      first_name: 'Bo',
      last_name: 'Bom',
      account_types: ['evaluator'],
      organisation_id: organisation.id,
    };
    const answer = await as(admin).post('/people', body);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      429,
      [expect.stringContaining('het afgelopen uur al heel vaak een e-mail')],
    ]);
    expect(await mailsTo(recipient)).toBe(100);
  });
});
