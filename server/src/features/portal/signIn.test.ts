import { beforeEach, describe, expect, it } from 'vitest';
import { dead } from '../../testing/desk.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time } = app;
const desk = await aPortalDesk(app);
const { aCase, askedLink, sessionOf, known, visit, linksTo, staff } = desk;

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

describe('the way in', () => {
  it('is a mailed link, which works once and makes the browser known', async () => {
    const one = await aCase();
    await one.invite('client');
    const link = await askedLink(one.emails.client);
    const opened = await as().post(`/mine/links/${link}`, { remembered: true });
    expect(opened.statusCode).toBe(200);
    const again = await as().post(`/mine/links/${link}`, { remembered: true });
    expect(again.json().errors).toEqual([dead]);

    const mine = await known(opened.json().token).mine();
    expect(mine).toMatchObject({
      email: one.emails.client,
      organisation: { name: desk.own.name },
      remembered: true,
      pages: [{ party: 'client', step: 'registered', asked: 0, unread: 0, next: null }],
      sessions: [{ is_this: true }],
    });
  });

  it('answers an unknown address as any other, and mails it nothing', async () => {
    const answer = await as().post('/mine/links', { email: 'niemand@example.nl' });
    expect(answer.statusCode).toBe(204);
    const one = await aCase();
    await one.invite('client');
    await askedLink(one.emails.client);
    expect(await linksTo('niemand@example.nl')).toEqual([]);
  });

  it('ends after twenty minutes, and thirty days after it was used', async () => {
    const one = await aCase();
    await one.invite('client');
    const late = await askedLink(one.emails.client);
    time.now = new Date(Date.now() + 21 * 60_000);
    expect((await as().post(`/mine/links/${late}`, { remembered: true })).statusCode).toBe(404);

    time.now = undefined;
    const client = known(await sessionOf(one.emails.client));
    time.now = new Date(Date.now() + 29 * 86_400_000);
    expect((await client.get('/mine')).statusCode).toBe(200);
    time.now = new Date(Date.now() + 31 * 86_400_000);
    expect((await client.get('/mine')).statusCode).toBe(401);
  });

  it('is forgotten the same day by a browser that is not to be remembered', async () => {
    const one = await aCase();
    await one.invite('client');
    const client = known(await sessionOf(one.emails.client, false));
    time.now = new Date(Date.now() + 13 * 3_600_000);
    expect((await client.get('/mine')).statusCode).toBe(401);
  });
});

describe('a browser that knows somebody', () => {
  it('is listed in the others, and can be made to forget', async () => {
    const one = await aCase();
    await one.invite('client');
    const phone = await visit(one.emails.client);
    const library = await visit(one.emails.client);
    const { sessions } = await phone.mine();
    expect(sessions).toHaveLength(2);
    const { id } = sessions.find(({ is_this }: { is_this: boolean }) => !is_this);
    expect((await phone.delete(`/mine/sessions/${id}`)).statusCode).toBe(204);
    expect((await library.get('/mine')).statusCode).toBe(401);
    expect((await phone.delete('/mine/session')).statusCode).toBe(204);
    expect((await phone.get('/mine')).statusCode).toBe(401);
  });

  it('is forgotten when the address of the client changes', async () => {
    const one = await aCase();
    await one.invite('client');
    const client = await visit(one.emails.client);
    const waiting = await askedLink(one.emails.client);
    await db
      .updateTable('people')
      .set({ email: `new-${one.emails.client}` })
      .where('email', '=', one.emails.client)
      .execute();
    expect((await client.get('/mine')).statusCode).toBe(401);
    expect((await as().post(`/mine/links/${waiting}`, { remembered: true })).statusCode).toBe(404);
  });

  it('is forgotten when the only trajectory of an employer is erased', async () => {
    const one = await aCase();
    await one.invite('employer');
    const employer = await visit(one.emails.employer);
    await db.deleteFrom('trajectories').where('id', '=', one.id).execute();
    expect((await employer.get('/mine')).statusCode).toBe(401);
  });

  it('sees a page no longer once it is closed, and again when it is opened', async () => {
    const one = await aCase();
    await one.invite('client');
    const client = await visit(one.emails.client);
    const [{ id }] = (await client.mine()).pages;
    expect((await client.get(`/mine/pages/${id}`)).statusCode).toBe(200);
    await one.close('client');
    expect((await client.get(`/mine/pages/${id}`)).statusCode).toBe(404);
    expect((await client.mine()).pages).toEqual([]);
    await one.invite('client');
    expect((await client.get(`/mine/pages/${id}`)).statusCode).toBe(200);
  });

  it('opens nothing for staff, and a session of staff opens no page', async () => {
    const one = await aCase();
    await one.invite('client');
    const client = await visit(one.emails.client);
    expect((await client.get(one.path)).statusCode).toBe(401);
    expect((await staff.get('/mine')).statusCode).toBe(401);
  });
});
