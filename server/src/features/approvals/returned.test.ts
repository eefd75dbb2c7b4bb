import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { aDesk, choices, dead, reader, thePlan } from '../../testing/desk.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, own, marieke, token, upload } = await aDesk(app);
const { open, accept } = reader(app);
const back = uploadTo(app.app, '');
type Case = Awaited<ReturnType<typeof aCase>>;

const signed = () => aFile(samples.jpg, 'Getekend.jpg');
const sendTo = (one: Case, action: string, flags: object = { approve_client: '1' }) =>
  upload(`${one.path}/files`, {
    ...choices,
    trajectory_file_action_id: action,
    send_client: '1',
    ...flags,
    file: thePlan(),
  });
const give = (link: string, file = signed()) => back(`/approval-request/${link}/returns`, { file });
const [information, approval, signature] = ['1', '2', '3'];

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe('a document to be signed', () => {
  it('comes back through its link, even after the yes, and its sender is told', async () => {
    const one = await aCase();
    await sendTo(one, signature);
    const link = await one.tokenOf('client');
    const mail = await lastMail(db, one.emails.client);
    expect(letterOf(mail).subject).toBe('Een document om te ondertekenen');
    expect((await open(link)).json()).toMatchObject({
      action: { code: 'signature', name: 'Ter ondertekening' },
      returned: [],
    });
    expect((await give(link)).statusCode).toBe(204);
    const told = await lastMail(db, marieke.email);
    await accept(link);
    expect((await give(link)).statusCode).toBe(204);
    expect((await open(link)).json().returned).toMatchObject([
      { name: 'Getekend.jpg' },
      { name: 'Getekend.jpg' },
    ]);
    const [document] = await one.documents();
    expect(document.returns).toMatchObject([
      { name: 'Getekend.jpg', mime: 'image/jpeg', uploader: { name: 'Fatima El Amrani' } },
      {},
    ]);
    expect(told).toMatchObject({
      template: 'document-returned',
      data: { who: 'Fatima El Amrani' },
    });
    const mails = db.selectFrom('mails').where('template', '=', 'document-returned');
    const about = mails.where('trajectory_id', '=', one.id).select('id');
    expect(await about.execute(), 'of both pages once').toHaveLength(1);
    const file = await as(token).get(
      `${one.path}/files/${document.id}/returns/${document.returns[0].id}/download`,
    );
    expect(file.rawPayload).toEqual(samples.jpg);
  });

  it('accepts nothing for a version that was replaced, or for a deleted document', async () => {
    const one = await aCase();
    await sendTo(one, signature);
    const link = await one.tokenOf('client');
    await accept(link);
    const [document] = await one.documents();
    await upload(`${one.path}/files/${document.id}/versions`, { file: thePlan() });
    expect((await open(link)).json().action.code, 'no way to return it').toBeNull();
    expect((await give(link)).statusCode).toBe(404);
    await as(token).delete(`${one.path}/files/${document.id}`);
    expect((await give(link)).statusCode).toBe(404);
  });

  it('works the same where the organisation gave the action another name', async () => {
    const own3 = await db
      .insertInto('file_actions')
      .values({ name: 'Handtekening gevraagd', organisation_id: own.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reference_places')
      .values({
        organisation_id: own.id,
        list: 'file_actions',
        item_id: own3.id,
        replaces_id: Number(signature),
      })
      .execute();
    const one = await aCase();
    await sendTo(one, String(own3.id));
    expect((await give(await one.tokenOf('client'))).statusCode).toBe(204);
    const actions = (await as(token).get('/file-actions')).json();
    expect(actions).toContainEqual({
      id: own3.id,
      name: 'Handtekening gevraagd',
      code: 'signature',
    });
  });

  it('accepts nothing through a dead link, no other kind of file, and no more than anybody signs', async () => {
    const one = await aCase();
    await sendTo(one, signature);
    const link = await one.tokenOf('client');
    const wrong = await give(link, aFile(samples.pdf, 'Getekend.jpg'));
    expect([wrong.statusCode, wrong.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('past niet bij de naam'),
    ]);
    const unknown = await give('x'.repeat(43));
    expect([unknown.statusCode, unknown.json().errors]).toEqual([404, [dead]]);
    for (let n = 0; n < 20; n++) {
      await db.deleteFrom('call_counts').execute();
      expect((await give(link)).statusCode).toBe(204);
    }
    await db.deleteFrom('call_counts').execute();
    expect((await give(link)).json().errors[0]).toContain('al 20 bestanden');
    await upload(`${one.path}/files/${(await one.documents())[0].id}/versions`, {
      file: thePlan(),
    });
    expect((await give(link)).statusCode).toBe(404);
  });

  it('counts how often a link is used, and what its organisation stores', async () => {
    const one = await aCase();
    await sendTo(one, signature);
    const link = await one.tokenOf('client');
    for (let n = 0; n < 10; n++) await give(link);
    expect((await give(link)).statusCode).toBe(429);
    // What Marieke sent, ten copies, and this one; anything over the limit was not even received.
    const use = { amount: 1, minutes: 60 };
    const { spent } = await world.limits.spend(db, `organisation ${own.id} files`, use);
    expect(spent).toBe(12);
  });
});

describe('what a document is for', () => {
  it('is told to its reader, and only what is to be signed can be returned', async () => {
    const one = await aCase();
    await sendTo(one, information, {});
    const read = letterOf(await lastMail(db, one.emails.client));
    expect(read.before.join(' ')).toContain('U krijgt het ter informatie.');
    const other = await aCase();
    await sendTo(other, approval);
    const link = await other.tokenOf('client');
    expect((await open(link)).json().action).toMatchObject({ code: 'approval' });
    const answer = await give(link);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      ['Bij dit document kunt u niets terugsturen.'],
    ]);
  });
});
