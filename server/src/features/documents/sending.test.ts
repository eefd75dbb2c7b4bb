import { beforeEach, describe, expect, it } from 'vitest';
import { aDesk, dead, reader, thePlan } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time, world } = app;
const { aCase, own, marieke, token, upload } = await aDesk(app);
const { open, accept, reject, download } = reader(app);
type Case = Awaited<ReturnType<typeof aCase>>;

const toClient = { send_client: '1', approve_client: '1' };
const toBoth = { ...toClient, send_employer: '1', approve_employer: '1' };
const toRead = { send_client: '1', approve_client: '0' };
const newest = async ({ documents }: Case) => (await documents())[0].versions[0];
const versionsOf = async ({ path, documents }: Case) =>
  `${path}/files/${(await documents())[0].id}/versions`;

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

describe('a document that is sent', () => {
  it('[DOC-14] reaches those the flags say, each with their own link, in their language', async () => {
    await db
      .updateTable('organisations')
      .set({ language: 'en' })
      .where('id', '=', own.id)
      .execute();
    const one = await aCase();
    await one.send(toBoth);
    const [client, employer] = [
      await lastMail(db, one.emails.client),
      await lastMail(db, one.emails.employer),
    ];
    expect(client).toMatchObject({ template: 'approve-document', language: 'nl' });
    expect(employer).toMatchObject({ template: 'approve-document', language: 'en' });
    expect(client.data).toMatchObject({
      first_name: 'Fatima',
      counselor: 'Marieke de Vries',
      document: 'Trajectplan Fatima.pdf',
      days: 90,
    });
    for (const { data } of [client, employer])
      expect(data.link).toMatch(
        /^http:\/\/traject\.test\/approve-document\/[\w-]{43}(\?language=en)?$/,
      );
    expect(client.token).not.toBe(employer.token);
    await db
      .updateTable('organisations')
      .set({ language: 'nl' })
      .where('id', '=', own.id)
      .execute();

    const quiet = await aCase();
    await quiet.send();
    await quiet.send({ send_client: '0', send_employer: '0' });
    for (const email of Object.values(quiet.emails)) expect(await quiet.mailsTo(email)).toEqual([]);
  });

  it('[DOC-14] just to be read has a link too, which opens and downloads, but decides nothing', async () => {
    const one = await aCase();
    await one.send(toRead);
    const mail = await lastMail(db, one.emails.client);
    expect(mail.template).toBe('read-document');
    expect((await open(mail.token)).json()).toMatchObject({ requested: false });
    expect((await download(mail.token)).statusCode).toBe(200);
    for (const answer of [await accept(mail.token), await reject(mail.token)])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
    expect((await open(mail.token)).statusCode).toBe(200);
    const { client_approval } = await newest(one);
    expect(client_approval).toMatchObject({ requested: false, approved: null, state: 'opened' });
  });

  it('is refused when the contact has no address, and nothing is stored', async () => {
    const one = await aCase({ contact_email: null });
    const answer = await one.send({ send_employer: '1' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toContain('nog geen e-mailadres');
    expect(await one.documents()).toEqual([]);
    await one.send();
    const version = { file: thePlan(), send_employer: '1' };
    expect((await upload(await versionsOf(one), version)).statusCode).toBe(422);
    expect((await one.documents())[0].versions).toHaveLength(1);
  });

  it('[DOC-05] cannot ask for approval from somebody it is not sent to, nor can a new version', async () => {
    const one = await aCase();
    await one.send();
    const answer = await upload(await versionsOf(one), { file: thePlan(), approve_client: '1' });
    expect(answer.json().errors[0]).toContain('Je kunt alleen akkoord vragen aan wie');
  });
});

describe('the state of a version', () => {
  it('[DOC-09, DOC-17] goes from none through sent and opened to approved, for each party separately', async () => {
    const one = await aCase();
    await one.send({ ...toBoth, send_employer: '0', approve_employer: '0' });
    expect(await newest(one)).toMatchObject({
      client_approval: {
        requested: true,
        approved: null,
        reason: null,
        state: 'sent',
        recipient: { name: 'Fatima El Amrani', email: one.emails.client },
        opened_at: null,
      },
      employer_approval: { requested: false, state: 'none', recipient: null },
    });
    const link = await one.tokenOf('client');
    await open(link);
    const opened = (await newest(one)).client_approval;
    expect(opened).toMatchObject({ state: 'opened', decided_at: null });
    await accept(link);
    const { client_approval } = await newest(one);
    const { opened_at, sent_at } = opened;
    expect(client_approval).toMatchObject({
      state: 'approved',
      approved: true,
      opened_at,
      sent_at,
    });
    expect(Date.parse(client_approval.decided_at)).toBeGreaterThanOrEqual(Date.parse(opened_at));
  });

  it('[DOC-09] keeps the reason of a rejection, and the trajectory stays in its state', async () => {
    const one = await aCase({ state: 'awaiting_client' });
    await one.send(toBoth);
    await reject(await one.tokenOf('client'), '  Mijn naam klopt niet.\n ');
    await accept(await one.tokenOf('employer'));
    const version = await newest(one);
    const refused = { state: 'rejected', approved: false, reason: 'Mijn naam klopt niet.' };
    expect(version.client_approval).toMatchObject(refused);
    expect(version.employer_approval).toMatchObject({ state: 'approved', reason: null });
    expect(await one.read()).toMatchObject({
      trajectory_state: { code: 'awaiting_client' },
      reject_reason: null,
      version: 1,
      history: { length: 1 },
    });
  });

  it('is reported to the sender at each decision; to the counselor if the sender has left', async () => {
    const sander = await anAccount(db, { first_name: 'Sander', in: [['counselor', own]] });
    const his = await tokenOf(world, sander);
    const one = await aCase();
    const [asked, told] = [await one.send(toBoth), await one.mailsTo(marieke.email)];
    await reject(await one.tokenOf('client'), 'Mijn naam klopt niet.');
    const mails = await one.mailsTo(marieke.email);
    expect(mails.length).toBe(told.length + 1);
    expect(mails.at(-1)).toMatchObject({
      template: 'decided',
      data: {
        kind: 'approve-document',
        document: 'Trajectplan Fatima.pdf',
        approved: false,
        reason: 'Mijn naam klopt niet.',
      },
    });
    const { id, versions } = asked.json();
    const resend = `${one.path}/files/${id}/versions/${versions[0].id}/resend`;
    await as(his).post(resend, { party: 'employer' });
    await db
      .updateTable('people')
      .set({ deactivated_at: new Date() })
      .where('id', '=', sander.id)
      .execute();
    await accept(await one.tokenOf('employer'));
    expect(await one.mailsTo(sander.email)).toEqual([]);
    expect(await one.mailsTo(marieke.email)).toHaveLength(told.length + 2);
  });

  it('expires after ninety days, and the link then opens nothing', async () => {
    const one = await aCase();
    await one.send(toClient);
    const link = await one.tokenOf('client');
    time.now = new Date(Date.now() + 91 * 86_400_000);
    const late = await tokenOf(world, marieke);
    const [document] = (await as(late).get(`${one.path}/files`)).json().data;
    expect(document.versions[0].client_approval.state).toBe('expired');
    for (const answer of [await open(link), await download(link), await accept(link)])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
  });
});

describe('a new version', () => {
  it('replaces what both parties were asked or sent, but no decision', async () => {
    const one = await aCase();
    await one.send({ ...toBoth, approve_employer: '0' });
    const old = { client: await one.tokenOf('client'), employer: await one.tokenOf('employer') };
    const made = await upload(await versionsOf(one), { file: thePlan(), ...toClient });
    expect(made.json().client_approval.state).toBe('sent');
    for (const link of Object.values(old))
      for (const answer of [await open(link), await accept(link), await download(link)])
        expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
    const [, second] = (await one.documents())[0].versions;
    expect([second.client_approval.state, second.employer_approval.state]).toEqual([
      'superseded',
      'superseded',
    ]);
    await accept(await one.tokenOf('client'));
    await upload(await versionsOf(one), { file: thePlan() });
    const [, decided] = (await one.documents())[0].versions;
    expect(decided.client_approval.state).toBe('approved');
  });

  it('waits while the trajectory itself is under review, as does deleting; it says with whom', async () => {
    const one = await aCase();
    await one.startClient();
    const [{ id }] = await one.documents();
    const answers = [
      await upload(`${one.path}/files/${id}/versions`, { file: thePlan() }),
      await as(token).delete(`${one.path}/files/${id}`),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [
          'Dit document ligt ter beoordeling bij Fatima El Amrani. Wacht op het antwoord, of zet eerst de status van het traject terug.',
        ],
      ]);
    expect((await open(await one.tokenOf('client'))).statusCode).toBe(200);
    await accept(await one.tokenOf('client'));
    expect((await upload(`${one.path}/files/${id}/versions`, { file: thePlan() })).statusCode).toBe(
      200,
    );
    expect((await as(token).delete(`${one.path}/files/${id}`)).statusCode).toBe(204);
  });

  it('is not needed to withdraw: deleting the document kills its links', async () => {
    const one = await aCase();
    const { id } = (await one.send(toBoth)).json();
    const links = [await one.tokenOf('client'), await one.tokenOf('employer')];
    await as(token).delete(`${one.path}/files/${id}`);
    for (const link of links) expect((await open(link)).json().errors).toEqual([dead]);
  });
});

describe('sending a version again', () => {
  it('gives a new link to the reader’s current address, and the old one dies', async () => {
    const one = await aCase();
    const { id, versions } = (await one.send(toBoth)).json();
    const resend = `${one.path}/files/${id}/versions/${versions[0].id}/resend`;
    const old = await one.tokenOf('employer');
    await open(old);
    const moved = { contact_name: 'Wilma Aalbers', contact_email: `wilma${one.id}@example.nl` };
    await as(token).patch(one.path, moved);
    const version = (await as(token).post(resend, { party: 'employer' })).json();
    expect(version.employer_approval).toMatchObject({
      state: 'sent',
      opened_at: null,
      recipient: { name: 'Wilma Aalbers', email: moved.contact_email },
    });
    expect((await open(old)).json().errors).toEqual([dead]);
    const fresh = await lastMail(db, moved.contact_email);
    expect((await open(fresh.token)).json().recipient).toEqual({ name: 'Wilma Aalbers' });
    expect((await open(await one.tokenOf('client'))).statusCode).toBe(200);
  });

  it('sends the link of the review that the document is part of', async () => {
    const one = await aCase();
    await one.startClient();
    const old = await one.tokenOf('client');
    const [{ id, versions }] = await one.documents();
    const resend = `${one.path}/files/${id}/versions/${versions[0].id}/resend`;
    await as(token).post(resend, { party: 'client' });
    expect((await open(old)).statusCode).toBe(404);
    expect((await accept(await one.tokenOf('client'))).statusCode).toBe(204);
    expect((await one.read()).trajectory_state.code).toBe('proposal_needed');
  });

  it('is refused when nothing is open: never sent, decided or superseded', async () => {
    const one = await aCase();
    const { id, versions } = (await one.send(toClient)).json();
    const resend = `${one.path}/files/${id}/versions/${versions[0].id}/resend`;
    const refused = async (party: string) => {
      const answer = await as(token).post(resend, { party });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0]).toContain('niets meer open om opnieuw te versturen');
    };
    await refused('employer');
    await accept(await one.tokenOf('client'));
    await refused('client');
    expect((await as(token).post(resend, { party: 'bank' })).statusCode).toBe(422);
    const again = (await one.send(toClient)).json();
    await upload(`${one.path}/files/${again.id}/versions`, { file: thePlan() });
    const old = `${one.path}/files/${again.id}/versions/${again.versions[0].id}/resend`;
    expect((await as(token).post(old, { party: 'client' })).statusCode).toBe(422);
  });
});
