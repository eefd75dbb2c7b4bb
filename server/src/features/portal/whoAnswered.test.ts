import { beforeEach, expect, it } from 'vitest';
import { guest, tuesday } from '../../testing/appointmentDesk.ts';
import { reader } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { filler } from '../../testing/surveyDesk.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { taskDoer } from '../../testing/taskDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, visit, staff, own, marieke } = await aPortalDesk(app);
const { accept } = reader(app);
const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

let count = 0;

/** A trajectory with a second contact at the employer, who has opened their page. */
async function aSecondContact() {
  const one = await aCase();
  const email = `kim${++count}@example.nl`;
  await one.invite('employer');
  await staff.post(`${one.path}/portal-contacts`, { name: 'Kim Bos', email });
  const browser = await visit(email);
  const [{ id }] = (await browser.mine()).pages;
  const path = `/mine/pages/${id}`;

  const page = async () => (await browser.get(path)).json();

  /** The token of a question, or of the only one on the page. */
  async function opened(question?: { kind: string; id: number }) {
    const { kind, id } = question ?? (await page()).asked[0];
    const answer = await browser.post(`${path}/questions`, { kind, id });
    return (answer.json().path as string).split('/')[2] ?? '';
  }
  const told = async (template: string) =>
    (await one.mailsTo(marieke.email)).findLast((mail) => mail.template === template)?.data;
  return { ...one, page, opened, told };
}

it('a decision is told with the name of whoever made it, and the one who was asked gets the receipt', async () => {
  const one = await aSecondContact();
  await one.send({ send_employer: '1', approve_employer: '1' });
  expect((await accept(await one.opened())).statusCode).toBe(204);
  expect(await one.told('decided')).toMatchObject({ who: 'Kim Bos' });
  const receipts = (await one.mailsTo(one.emails.employer)).map(({ template }) => template);
  expect(receipts).toContain('decision-receipt');
  const { data } = (await admin.get(`/events?record=trajectory:${one.id}`)).json();
  expect(
    data.find(({ action }: { action: string }) => action === 'approvals.accept'),
  ).toMatchObject({ by_link: true, by_name: 'Kim Bos', person: null });
  expect(data.find(({ action }: { action: string }) => action === 'portal.page')).toMatchObject({
    by_page: true,
    by_name: null,
  });
});

it('so is a task that was done', async () => {
  const one = await aSecondContact();
  await staff.post(`${one.path}/tasks`, { title: 'Rooster sturen', party: 'employer' });
  expect((await taskDoer(app).submit(await one.opened(), { answer: 'Ja' })).statusCode).toBe(204);
  expect(await one.told('task-done')).toMatchObject({ who: 'Kim Bos' });
});

it('so is a survey that was filled in', async () => {
  const one = await aSecondContact();
  const template = await aSurveyTemplate(db, own, {
    type: 'employer',
    questions: [{ type: 'open' }],
  });
  const body = { survey_template_id: template.id, answers: [] };
  const { id } = (await staff.post(`${one.path}/surveys`, body)).json();
  await staff.post(`${one.path}/surveys/${id}/start`);
  expect((await filler(app).submit(await one.opened(), [])).statusCode).toBeLessThan(300);
  expect(await one.told('survey-answered')).toMatchObject({ who: 'Kim Bos' });
});

it('so is somebody who cannot come', async () => {
  const one = await aSecondContact();
  await staff.post(`${one.path}/appointments`, { ...tuesday, guests: { employer: true } });
  const [{ guest_id: id }] = (await one.page()).appointments;
  const link = await one.opened({ kind: 'appointment', id });
  expect((await guest(app).answer(link, 'no')).statusCode).toBe(200);
  expect(await one.told('appointment-answered')).toMatchObject({ who: 'Kim Bos' });
  const [{ guests }] = (await staff.get(`${one.path}/appointments`)).json();
  expect(guests).toMatchObject([{ answer: 'no', mail: expect.anything() }]);
});
