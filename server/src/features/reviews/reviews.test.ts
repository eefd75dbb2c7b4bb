import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { trajectory } from '@traject/contract/trajectories';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { aDesk, dead, reader, thePlan, theProposal } from '../../testing/desk.ts';
import { lastMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/testApp.ts';
import { stateId } from '../../testing/trajectories.ts';
import { aFile } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, time, world } = app;
const { aCase, own, marieke, token, upload } = await aDesk(app);
const { open, accept, reject } = reader(app);
type Case = Awaited<ReturnType<typeof aCase>>;

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

describe('starting the client’s trajectory', () => {
  it('[INFO-03] files the plan, waits for the client and sends the link', async () => {
    const one = await aCase();
    await setReason(one, 'Ik wil eerst meer weten.');
    const answer = (await one.startClient()).json();
    expect(trajectory.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      trajectory_state: { code: 'awaiting_client' },
      reject_reason: null,
      version: 2,
      review: {
        requested: true,
        approved: null,
        state: 'sent',
        recipient: { name: 'Fatima El Amrani', email: one.emails.client },
        sent_at: expect.any(String),
        opened_at: null,
        expires_at: expect.any(String),
      },
      history: [
        { state: { code: 'awaiting_client' }, actor: { name: 'Marieke de Vries' } },
        { state: { code: 'new' } },
      ],
    });
    expect(await one.read()).toEqual(answer);
    const [document] = await one.documents();
    expect(document).toMatchObject({
      trajectory_file_type: { code: 'trajectory_plan' },
      trajectory_file_action: { name: 'Ter goedkeuring' },
      creator: { name: 'Marieke de Vries' },
      versions: [{ name: 'Trajectplan Fatima.pdf', client_approval: { state: 'sent' } }],
    });
    const mail = await lastMail(db, one.emails.client);
    expect(mail).toMatchObject({ template: 'review-client', organisation_id: own.id });
    expect(mail.data.link).toMatch(/^http:\/\/traject\.test\/review-client\/[\w-]{43}$/);
  });

  it('lasts ninety days, which the waiting state shows', async () => {
    const one = await aCase();
    const { review } = (await one.startClient()).json();
    const days = (Date.parse(review.expires_at) - Date.parse(review.sent_at)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
  });

  it('files under the first action if none is for approval', async () => {
    const approval = db.updateTable('file_actions').where('id', '=', 2);
    await approval.set({ code: null }).execute();
    const one = await aCase();
    await one.startClient();
    expect((await one.documents())[0].trajectory_file_action.name).toBe('Ter informatie');
    await approval.set({ code: 'approval' }).execute();
  });
});

describe('the course of a trajectory', () => {
  it('[INFO-04, PUB-05] passes client and employer, goes back at a rejection, and on at the next start', async () => {
    const one = await aCase();
    await one.startClient();
    expect((await accept(await one.tokenOf('client'))).statusCode).toBe(204);
    expect(await one.read()).toMatchObject({
      trajectory_state: { code: 'proposal_needed' },
      review: null,
      history: [
        { state: { code: 'proposal_needed' }, actor: { name: 'Fatima El Amrani' } },
        {},
        {},
      ],
    });

    const waiting = (await one.startEmployer()).json();
    expect(waiting).toMatchObject({
      trajectory_state: { code: 'awaiting_employer' },
      review: { recipient: { name: 'Pieter Hoekstra', email: one.emails.employer } },
    });
    const types = (await one.documents()).map(
      (one: { trajectory_file_type: { code: string } }) => one.trajectory_file_type.code,
    );
    expect(types).toEqual(['proposal', 'trajectory_plan', 'trajectory_plan']);

    await reject(await one.tokenOf('employer'), 'De scholing start te laat.');
    expect(await one.read()).toMatchObject({
      trajectory_state: { code: 'proposal_needed' },
      reject_reason: 'De scholing start te laat.',
      history: { 0: { actor: { name: 'Pieter Hoekstra' } } },
    });

    expect((await one.startEmployer()).json().reject_reason).toBeNull();
    await accept(await one.tokenOf('employer'));
    const done = await one.read();
    expect(done).toMatchObject({ trajectory_state: { code: 'in_progress' }, reject_reason: null });
    expect(done.history).toHaveLength(7);
  });

  it('leads back to new when the client rejects, with the reason; an acceptance clears it', async () => {
    const one = await aCase();
    await one.startClient();
    await reject(await one.tokenOf('client'), 'Te snel voor mij.');
    const state = { trajectory_state: { code: 'new' } };
    expect(await one.read()).toMatchObject({ ...state, reject_reason: 'Te snel voor mij.' });
    await one.startClient();
    await setReason(one, 'Blijft niet staan.');
    await accept(await one.tokenOf('client'));
    expect((await one.read()).reject_reason).toBeNull();
  });

  it('can be advanced by hand too, which clears the reason for the rejection', async () => {
    const one = await aCase();
    await one.startClient();
    await reject(await one.tokenOf('client'));
    await as(token).patch(one.path, { category: 'Eerste spoor' });
    expect((await one.read()).reject_reason).toBe('De scholing start te laat.');
    await as(token).patch(one.path, { trajectory_state_id: 5 });
    expect((await one.read()).reject_reason).toBeNull();
  });

  it('is shown behind the link in the language of the mail', async () => {
    const one = await aCase();
    const english = db.updateTable('people').set({ language: 'en' });
    await english.where('id', '=', one.client_id).execute();
    await one.startClient();
    const [mail] = await one.mailsTo(one.emails.client);
    expect(mail).toMatchObject({
      language: 'en',
      data: { link: expect.stringMatching(/\/review-client\/[\w-]{43}\?language=en$/) },
    });
  });

  it('is reported to the sender by mail, in the sender’s own language, with the reason', async () => {
    await db.updateTable('people').set({ language: 'en' }).where('id', '=', marieke.id).execute();
    const one = await aCase();
    await one.startClient();
    await reject(await one.tokenOf('client'), 'Te snel voor mij.');
    const mail = await lastMail(db, marieke.email);
    expect(mail).toMatchObject({ template: 'decided', language: 'en', organisation_id: own.id });
    expect(mail.data).toMatchObject({
      first_name: 'Marieke',
      link: `http://traject.test/trajectories/${one.id}`,
      client: 'Fatima El Amrani',
      who: 'Fatima El Amrani',
      approved: false,
      reason: 'Te snel voor mij.',
    });
    await db.updateTable('people').set({ language: 'nl' }).where('id', '=', marieke.id).execute();
  });

  it('refuses a form that was opened before somebody decided', async () => {
    const one = await aCase();
    const { version } = (await one.startClient()).json();
    await accept(await one.tokenOf('client'));
    const stale = { category: 'Eerste spoor', trajectory_state_id: 2, version };
    const answer = await as(token).patch(one.path, stale);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toContain('Fatima El Amrani heeft dit ondertussen gewijzigd');
  });
});

describe('a start is refused in words', () => {
  it.each([
    ['awaiting_client', 'wacht op cliënt'],
    ['in_progress', 'lopend'],
    ['completed_internal', 'afgerond: intern'],
  ] as const)('[INFO-05] in the state %s', async (state, name) => {
    const one = await aCase({ state });
    const answers = [await one.startClient(), await one.startEmployer()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(answers.map((answer) => answer.json().errors)).toEqual([
      [
        `Het traject kan alleen naar de cliënt als de status ‘nieuw’ is. De status is nu ‘${name}’.`,
      ],
      [
        `Het traject kan alleen naar de werkgever als de status ‘offerte nodig’ is. De status is nu ‘${name}’.`,
      ],
    ]);
    await expectUntouched(one);
  });

  it('[INFO-05] without its files, each named', async () => {
    const one = await aCase();
    const none = await upload(`${one.path}/start-client`, {});
    expect([none.statusCode, none.json().errors]).toEqual([
      422,
      ['Trajectplan: kies een bestand.'],
    ]);
    const two = await aCase({ state: 'proposal_needed' });
    const missing = await upload(`${two.path}/start-employer`, {});
    expect(missing.json().errors).toEqual([
      'Trajectplan: kies een bestand.',
      'Offerte: kies een bestand.',
    ]);
    const half = await upload(`${two.path}/start-employer`, { trajectory_plan: thePlan() });
    expect(half.json().errors).toEqual(['Offerte: kies een bestand.']);
    await expectUntouched(one);
    await expectUntouched(two);
  });

  it('[INFO-05] with a file that is not what it claims to be', async () => {
    const one = await aCase();
    const fake = aFile(samples.html, 'plan.pdf');
    const answer = await upload(`${one.path}/start-client`, { trajectory_plan: fake });
    expect(answer.statusCode).toBe(422);
    const extra = { trajectory_plan: thePlan(), proposal: theProposal() };
    expect((await upload(`${one.path}/start-client`, extra)).statusCode).toBe(422);
    await expectUntouched(one);
  });

  it.each([null, ''])(
    '[INFO-05] without an address for the contact (%j)',
    async (contact_email) => {
      const one = await aCase({ state: 'proposal_needed', contact_email });
      const answer = await one.startEmployer();
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [
          'De contactpersoon van de werkgever heeft nog geen e-mailadres. Vul dat eerst in bij het traject.',
        ],
      ]);
      await expectUntouched(one);
    },
  );

  it('when the mail cannot be composed, and leaves no file behind', async () => {
    const one = await aCase({ state: 'proposal_needed', contact_email: 'geen adres' });
    const answer = await one.startEmployer();
    expect(answer.json().errors).toEqual(['Dit is geen geldig e-mailadres.']);
    await expectUntouched(one);
    const folder = join(world.tmpDir, '../files');
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const rows = await db.selectFrom('files').select('key').execute();
    // Beside the mark that says whose they are.
    const stored = found.filter((entry) => entry.isFile() && entry.name !== 'installation');
    expect(stored).toHaveLength(rows.length);
    expect(await readdir(world.tmpDir)).toEqual([]);
  });
});

describe('sending a review again', () => {
  it('gives a new link to the client’s current address, and the old one dies', async () => {
    const one = await aCase();
    await one.startClient();
    const old = await one.tokenOf('client');
    await open(old);
    expect((await one.read()).review.state).toBe('opened');
    const moved = `nieuw.${one.emails.client}`;
    await db.updateTable('people').set({ email: moved }).where('id', '=', one.client_id).execute();
    const { review, version } = (await as(token).post(`${one.path}/resend-review`, {})).json();
    expect(review).toMatchObject({ state: 'sent', opened_at: null, recipient: { email: moved } });
    expect(version).toBe(2);
    expect((await open(old)).json().errors).toEqual([dead]);
    expect((await accept(old)).statusCode).toBe(404);
    const fresh = (await lastMail(db, moved)).token;
    expect((await accept(fresh)).statusCode).toBe(204);
  });

  it('revives one that expired', async () => {
    const one = await aCase();
    await one.startClient();
    const old = await one.tokenOf('client');
    time.now = new Date(Date.now() + 91 * 86_400_000);
    const late = await world.sessions.open(db, marieke);
    expect((await as(late).get(one.path)).json().review.state).toBe('expired');
    expect((await accept(old)).statusCode).toBe(404);
    const again = await as(late).post(`${one.path}/resend-review`, {});
    expect(again.json().review.state).toBe('sent');
    expect((await accept(await one.tokenOf('client'))).statusCode).toBe(204);
  });

  it('is refused when nobody is being waited for, and beyond twenty times an hour', async () => {
    const fresh = await aCase();
    const decided = await aCase();
    await decided.startClient();
    await accept(await decided.tokenOf('client'));
    for (const { path } of [fresh, decided]) {
      const answer = await as(token).post(`${path}/resend-review`, {});
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        ['Het traject wacht nu op niemand. Er is niets opnieuw te versturen.'],
      ]);
    }
    for (let n = 0; n < 18; n++) await as(token).post(`${fresh.path}/resend-review`, {});
    expect((await as(token).post(`${fresh.path}/resend-review`, {})).statusCode).toBe(429);
  });
});

describe('an open review is withdrawn', () => {
  it('by another state on the edit form', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const back = await as(token).patch(one.path, { trajectory_state_id: stateId('new') });
    expect(back.json()).toMatchObject({ trajectory_state: { code: 'new' }, review: null });
    expect((await accept(link)).json().errors).toEqual([dead]);
    const [document] = await one.documents();
    expect(document.versions[0].client_approval).toMatchObject({ state: 'superseded' });
    expect((await one.startClient()).statusCode).toBe(200);
    expect((await accept(await one.tokenOf('client'))).statusCode).toBe(204);
  });

  it('by deleting the trajectory', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    await as(token).delete(one.path);
    for (const answer of [await open(link), await accept(link), await reject(link)])
      expect([answer.statusCode, answer.json().errors]).toEqual([404, [dead]]);
  });
});

const setReason = ({ id }: Case, reject_reason: string) =>
  db.updateTable('trajectories').set({ reject_reason }).where('id', '=', id).execute();

async function expectUntouched({ id, documents, mailsTo, emails }: Case) {
  const row = db.selectFrom('trajectories').where('id', '=', id).select('version');
  expect((await row.executeTakeFirstOrThrow()).version).toBe(1);
  expect(await documents()).toEqual([]);
  const requests = db.selectFrom('approval_requests').where('trajectory_id', '=', id).selectAll();
  expect(await requests.execute()).toEqual([]);
  for (const email of Object.values(emails)) expect(await mailsTo(email)).toEqual([]);
}
