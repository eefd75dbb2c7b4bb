import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inviteToken } from './features/auth/invitations.ts';
import { anAccount, anOrganisation, password, tokenOf } from './testing/factories.ts';
import { lastMail, tokenIn } from './testing/mails.ts';
import { testApp } from './testing/testApp.ts';

const { db, as, world } = await testApp();
const here = await anOrganisation(db, 'Hier');
const there = await anOrganisation(db, 'Daar');
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', here]] }));
const adminThere = await tokenOf(world, await anAccount(db, { in: [['admin', there]] }));
const chosen = { password: 'another horse staple', repeat_password: 'another horse staple' };

beforeEach(() => db.deleteFrom('call_counts').execute());

const invite = (token: string, organisation: { id: number }, email: string, type: string) =>
  as(token).post('/people', {
    email,
    first_name: 'Wie',
    last_name: 'Danook',
    organisation_id: organisation.id,
    account_types: [type],
  });
const codeOf = async ({ id }: { id: number }) => {
  const found = db.selectFrom('organisations').where('id', '=', id).select('code');
  return (await found.executeTakeFirstOrThrow()).code;
};

const waitingThere = async (email: string) => {
  const { data } = (await as(adminThere).get('/people?state=waiting')).json();
  return data.find((one: { email: string }) => one.email === email);
};

describe('somebody who asks an organisation for access', () => {
  it('is told that they belong there, even if it recorded them twice', async () => {
    const twice = await anAccount(db, { in: [['client', here]] });
    await as(admin).patch(`/clients/${twice.id}`, { email: 'elders@example.nl' });
    expect((await invite(admin, here, twice.email, 'evaluator')).statusCode).toBe(200);
    const token = await tokenOf(world, twice);
    const asked = await as(token).post('/auth/join', { organisation: await codeOf(here) });
    expect(asked.statusCode).toBe(422);
  });

  it('is reported to that one, and not to where they already belong', async () => {
    const person = await anAccount(db, { in: [['counselor', here]] });
    const organisation = await codeOf(there);
    const asked = await as(await tokenOf(world, person)).post('/auth/join', { organisation });
    expect(asked.statusCode).toBe(204);
    const events = db.selectFrom('events').where('action', '=', 'auth.join');
    const told = await events.select('organisation_id').execute();
    expect(told).toEqual([{ organisation_id: there.id }]);
  });

  it('signs in where they belong, and not where nobody let them in yet', async () => {
    const person = await anAccount(db, { in: [['counselor', here]] });
    const organisation = await codeOf(there);
    await as(await tokenOf(world, person)).post('/auth/join', { organisation });
    const login = await as().post('/auth/login', { email: person.email, password });
    await as(login.json().token).patch('/account', { first_name: 'Anders' });
    const waiting = await waitingThere(person.email);
    expect(waiting.last_sign_in_at).toBeNull();
    const actions = async (who: string, id?: number) =>
      (await as(who).get(`/events?person_id=${id}`))
        .json()
        .data.map(({ action }: { action: string }) => action);
    expect(await actions(adminThere, waiting.id)).toEqual(['auth.join']);
    expect(await actions(admin, person.id)).toEqual(['account.update', 'auth.login']);
  });

  it('and belongs nowhere else, is seen signing in by the one that may let them in', async () => {
    const person = await anAccount(db, { in: [] });
    const organisation = await codeOf(there);
    await as(await tokenOf(world, person)).post('/auth/join', { organisation });
    await as().post('/auth/login', { email: person.email, password });
    expect((await waitingThere(person.email)).last_sign_in_at).toEqual(expect.any(String));
  });
});

it('somebody who was shut out or left signs in elsewhere without being reported', async () => {
  const person = await anAccount(db, {
    in: [
      ['counselor', here],
      ['counselor', there],
    ],
  });
  await as(admin).post(`/people/${person.id}/deactivate`);
  const login = await as().post('/auth/login', { email: person.email, password });
  expect(login.statusCode).toBe(200);
  expect((await as(admin).get(`/people/${person.id}`)).json().last_sign_in_at).toBeNull();
  expect((await as(admin).get(`/events?person_id=${person.id}`)).json().data).toEqual([]);
  const id = person.people.get(there.id);
  expect((await as(adminThere).get(`/people/${id}`)).json().last_sign_in_at).not.toBeNull();
});

it('signing in does not wait for an organisation that is busy with the record', async () => {
  const person = await anAccount(db, { in: [['counselor', here]] });
  const record = db.selectFrom('people').where('id', '=', person.id).select('id');
  await db.transaction().execute(async (tx) => {
    await tx.executeQuery(record.forUpdate().compile());
    const login = await as().post('/auth/login', { email: person.email, password });
    expect(login.statusCode).toBe(200);
  });
});

describe('an invitation', () => {
  it('opens an account with the address it was mailed to, however its record changes meanwhile', async () => {
    for (let n = 0; n < 16; n++) {
      const own = await anAccount(db, { password_hash: null, in: [['client', here]] });
      const victim = `slachtoffer${n}@example.nl`;
      await Promise.all([
        as(admin).patch(`/clients/${own.id}`, { email: victim }),
        setTimeout(n % 8).then(() => as(admin).post(`/people/${own.id}/invitation`)),
      ]);
      const mails = db.selectFrom('mails').where('recipient', '=', own.email).select('data');
      for (const { data } of await mails.execute()) {
        const opened = await as().post(`/auth/activate/${tokenIn(data)}`, chosen);
        expect(opened.statusCode).toBe(404);
      }
      const login = await as().post('/auth/login', { email: victim, password: chosen.password });
      expect(login.statusCode).toBe(422);
      await db.deleteFrom('call_counts').execute();
    }
  });

  it('is not sent to an address that the record no longer has', async () => {
    const asked = await anAccount(db, { password_hash: null, in: [['evaluator', here]] });
    const { id } = asked;
    const written = (email: string) =>
      db.transaction().execute((tx) => inviteToken(world, tx, { id, email }));
    await expect(written('oud@example.nl')).rejects.toThrow();
    expect(await written(asked.email)).toMatch(/^[\w-]{43}$/);
  });
});

it('a withdrawn invitation is not sent again because somebody types the address', async () => {
  const { id, email } = await anAccount(db, { password_hash: null, in: [['student', here]] });
  await db.insertInto('profiles').values({ person_id: id }).execute();
  await as(admin).post(`/people/${id}/invitation`);
  expect((await as(admin).delete(`/people/${id}/invitation`)).statusCode).toBe(204);
  const created_at = new Date(Date.now() - 2 * 3_600_000);
  await db.updateTable('links').set({ created_at }).where('person_id', '=', id).execute();
  const open = sql`select from open_invitations(${email})`;
  expect((await open.execute(db)).rows).toEqual([]);
});

describe('a counselor', () => {
  it('cannot take over an invited admin by changing a client’s address', async () => {
    const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', here]] }));
    const client = await anAccount(db, { password_hash: null, in: [['client', here]] });
    const change = (email: string) => as(counselor).patch(`/clients/${client.id}`, { email });
    expect((await change('klant@example.nl')).statusCode).toBe(200);
    expect((await invite(admin, here, 'klant@example.nl', 'admin')).statusCode).toBe(200);
    expect((await change('mijn@example.nl')).statusCode).toBe(422);
    const other = { email: 'anders@example.nl' };
    expect((await as(admin).patch(`/clients/${client.id}`, other)).statusCode).toBe(200);
  });
});

describe('somebody shut out by the only organisation that knew them', () => {
  it('can ask another for access, like anybody else', async () => {
    const person = await anAccount(db, { in: [['counselor', here]] });
    await as(admin).post(`/people/${person.id}/deactivate`);
    const signedIn = await as().post('/auth/login', { email: person.email, password });
    const code = db.selectFrom('organisations').where('id', '=', there.id).select('code');
    const { code: organisation } = await code.executeTakeFirstOrThrow();
    const asked = await as(signedIn.json().token).post('/auth/join', { organisation });
    expect(asked.statusCode).toBe(204);
  });

  it('can accept another with the password of their account', async () => {
    const person = await anAccount(db, { in: [['counselor', here]] });
    expect((await as(admin).post(`/people/${person.id}/deactivate`)).statusCode).toBe(200);
    const login = () => as().post('/auth/login', { email: person.email, password });
    const alone = (await as((await login()).json().token).get('/auth/me')).json();
    expect(alone.account_types).toEqual([]);
    expect((await invite(adminThere, there, person.email, 'counselor')).statusCode).toBe(200);
    const { token } = await lastMail(db, person.email);
    expect((await as().get(`/auth/activate/${token}`)).json().needs).toBe('password');
    expect((await as().post(`/auth/activate/${token}`, { password })).statusCode).toBe(204);
    const session = (await login()).json().token;
    const { account_types } = (await as(session).get('/auth/me')).json();
    expect(account_types).toMatchObject([{ organisation: { name: 'Daar' } }]);
  });
});

it('erasing an account deletes the mails written to it', async () => {
  const person = await anAccount(db, { in: [['counselor', here]] });
  const { id, email, name } = person;
  await as().post('/auth/forgot', { email });
  expect((await lastMail(db, email)).organisation_id).toBeNull();
  expect((await as(admin).post(`/people/${id}/erase`, { name })).statusCode).toBe(204);
  const mails = db.selectFrom('mails').where('recipient', '=', email).select('id');
  expect(await mails.execute()).toEqual([]);
});
