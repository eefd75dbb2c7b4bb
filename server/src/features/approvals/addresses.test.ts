import { describe, expect, it } from 'vitest';
import { reader, thePlan } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, own, marieke, token } = await aSurveyDesk(app);
const { open, accept, reject } = reader(app);
const survey = filler(app);

describe('a party whose address changes', () => {
  it('is asked again there: the links in the old mailbox are dead', async () => {
    const one = await aCase({ state: 'proposal_needed' });
    await one.send({ send_employer: '1', approve_employer: '1', send_client: '1' });
    const documentLink = await one.tokenOf('employer');
    const clientLink = await one.tokenOf('client');
    const { link: surveyLink } = await one.sent('employer');
    await one.startEmployer();
    const reviewLink = await one.tokenOf('employer');

    await as(token).patch(one.path, { contact_email: 'goed@example.nl' });
    for (const link of [documentLink, reviewLink]) {
      expect((await open(link)).statusCode).toBe(404);
      expect((await accept(link)).statusCode).toBe(404);
    }
    expect((await survey.open(surveyLink)).statusCode).toBe(404);
    expect((await open(clientLink)).statusCode).toBe(200);
    const { review, trajectory_state } = await one.read();
    expect([review.state, trajectory_state.code]).toEqual(['expired', 'awaiting_employer']);
    expect((await one.list())[0].state).toBe('expired');

    const again = await as(token).post(`${one.path}/resend-review`, {});
    expect(again.json().review).toMatchObject({
      state: 'sent',
      recipient: { email: 'goed@example.nl' },
    });
  });

  it('keeps its links when anything else changes', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    await as(token).patch(one.path, { contact_email: 'ander@example.nl', category: 'x' });
    await as(token).patch(`/clients/${one.client_id}`, {
      email: one.emails.client.toUpperCase(),
      first_name: 'Fatma',
    });
    expect((await open(link)).statusCode).toBe(200);
  });

  it('may be the client, in every trajectory', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const email = `nieuw${one.id}@example.nl`;
    expect((await as(token).patch(`/clients/${one.client_id}`, { email })).statusCode).toBe(200);
    expect((await open(link)).statusCode).toBe(404);
  });

  it('and decides at the same moment: one happens after the other', async () => {
    const one = await aCase();
    await one.startClient();
    const link = await one.tokenOf('client');
    const change = { email: `tegelijk${one.id}@example.nl` };
    const [decided, changed] = await Promise.all([
      accept(link),
      as(token).patch(`/clients/${one.client_id}`, change),
    ]);
    expect(changed.statusCode).toBe(200);
    expect([204, 404]).toContain(decided.statusCode);
  });
});

describe('a sender who has left the organisation', () => {
  it('is not told of the decision; the counselor is', async () => {
    const one = await aCase();
    const colleague = await anAccount(db, { in: [['counselor', own]] });
    const upload = uploadTo(app.app, await tokenOf(world, colleague));
    await upload(`${one.path}/start-client`, { trajectory_plan: thePlan() });
    const leave = db.deleteFrom('memberships').where('person_id', '=', colleague.id);
    await leave.execute();
    const before = (await one.mailsTo(marieke.email)).length;
    await reject(await one.tokenOf('client'));
    expect(await one.mailsTo(colleague.email)).toEqual([]);
    expect(await one.mailsTo(marieke.email)).toHaveLength(before + 1);
  });
});
