import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { reader } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { tokenIn } from '../../testing/mails.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { taskDoer } from '../../testing/taskDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, time, world } = app;
const { aCase, staff, onPage, own, marieke } = await aPortalDesk(app);
const { accept, open, download } = reader(app);
const task = taskDoer(app);
const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

const shows = async (token: string) => [
  (await open(token)).statusCode,
  (await download(token)).statusCode,
];

/** A client who opened what they are asked, on their own page. */
async function aClient() {
  const one = await aCase();
  await one.startClient();
  const client = await onPage(one.emails.client);
  return { one, client, token: await client.question() };
}

let count = 0;

/** Somebody else at the employer, who can be removed again. */
async function aContact(one: Awaited<ReturnType<typeof aCase>>) {
  const email = `kim-opened${++count}@example.nl`;
  await one.invite('employer');
  const contacts = `${one.path}/portal-contacts`;
  const added = await staff.post(contacts, { name: 'Kim Bos', email });
  const [{ id }] = added.json().pages[1].contacts;
  const kim = { ...(await onPage(email)), email };
  return { kim, remove: () => staff.delete(`${contacts}/${id}`) };
}

describe('a question that was opened on a page', () => {
  it('is no longer opened or decided by a contact who was removed', async () => {
    const one = await aCase();
    await one.send({ send_employer: '1', approve_employer: '1' });
    const mailed = await one.tokenOf('employer');
    const { kim, remove } = await aContact(one);
    const token = await kim.question();
    expect(await shows(token)).toEqual([200, 200]);
    expect((await remove()).statusCode).toBe(200);
    expect(await shows(token)).toEqual([404, 404]);
    expect((await accept(token)).statusCode).toBe(404);
    expect((await accept(mailed)).statusCode).toBe(204);
  });

  it('is not either by one whose address still opens the page of another trajectory', async () => {
    const [one, other] = [await aCase(), await aCase()];
    await one.send({ send_employer: '1', approve_employer: '1' });
    const { kim, remove } = await aContact(one);
    const token = await kim.question();
    await other.invite('employer');
    await staff.post(`${other.path}/portal-contacts`, { name: 'Kim Bos', email: kim.email });
    await remove();
    expect((await kim.mine()).pages).toHaveLength(1);
    expect((await accept(token)).statusCode).toBe(404);
  });

  it('ends when the reader leaves, also once it was decided, while the receipt can still be read', async () => {
    const [waiting, decided] = [await aClient(), await aClient()];
    expect((await accept(decided.token)).statusCode).toBe(204);
    expect(await shows(decided.token)).toEqual([200, 200]);
    for (const { client, token } of [waiting, decided]) {
      await client.delete('/mine/session');
      expect(await shows(token)).toEqual([404, 404]);
    }
    const receipt = (await decided.one.mailsTo(decided.one.emails.client)).at(-1);
    expect(receipt).toMatchObject({ template: 'decision-receipt' });
    const sent = tokenIn(receipt?.data);
    expect(sent).not.toBe(decided.token);
    expect(await shows(sent)).toEqual([200, 200]);
    expect((await accept(sent)).statusCode).toBe(404);
  });

  it('ends with the session it was opened in', async () => {
    const { token } = await aClient();
    time.now = new Date(Date.now() + 31 * 86_400_000);
    expect((await open(token)).statusCode).toBe(404);
  });

  it('ends when staff close the page, and works again once it is open again', async () => {
    const { one, token } = await aClient();
    await one.close('client');
    expect((await accept(token)).statusCode).toBe(404);
    await one.invite('client');
    expect((await accept(token)).statusCode).toBe(204);
  });

  it('stays closed for a removed contact when a task is to be done once more', async () => {
    const one = await aCase();
    const input = { title: 'Werkplek regelen', party: 'employer' };
    const { id } = (await staff.post(`${one.path}/tasks`, input)).json();
    const { kim, remove } = await aContact(one);
    const token = await kim.question();
    expect((await task.submit(token, { answer: 'Ja' })).statusCode).toBe(204);
    await staff.post(`${one.path}/tasks/${id}/reopen`);
    expect((await task.open(token)).statusCode).toBe(200);
    await remove();
    expect((await task.open(token)).statusCode).toBe(404);
    expect((await task.submit(token, { answer: 'Nee' })).statusCode).toBe(404);
  });

  it('has one link in a session, however often it is opened: the newest works', async () => {
    const { one, client, token } = await aClient();
    const [again, , last] = [
      await client.question(),
      await client.question(),
      await client.question(),
    ];
    for (const old of [token, again]) expect((await open(old)).statusCode).toBe(404);
    expect((await open(last)).statusCode).toBe(200);
    const links = db.selectFrom('links').where('trajectory_id', '=', one.id).select('id');
    expect(await links.where('opened_in', 'is not', null).execute()).toHaveLength(1);
    expect((await accept(last)).statusCode).toBe(204);
  });
});

it('a signed copy that comes through the receipt is of whom the receipt was sent to', async () => {
  const one = await aCase();
  await one.send({ send_employer: '1', approve_employer: '1', trajectory_file_action_id: '3' });
  const { kim } = await aContact(one);
  expect((await accept(await kim.question())).statusCode).toBe(204);
  const token = tokenIn((await one.mailsTo(one.emails.employer)).at(-1)?.data);
  const file = aFile(samples.pdf, 'getekend.pdf');
  const sent = await uploadTo(app.app, '')(`/approval-request/${token}/returns`, { file });
  expect(sent.statusCode).toBe(204);
  const told = (await one.mailsTo(marieke.email)).at(-1);
  const { data } = (await admin.get(`/events?record=trajectory:${one.id}`)).json();
  const by = (action: string) =>
    data.find((event: { action: string }) => event.action === action).by_name;
  expect(by('approvals.accept')).toBe('Kim Bos');
  expect(told).toMatchObject({ template: 'document-returned' });
  expect(told?.data).toMatchObject({ who: by('approvals.addReturn') });
  expect(by('approvals.addReturn')).not.toBe('Kim Bos');
});
