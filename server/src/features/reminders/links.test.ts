import { beforeEach, describe, expect, it } from 'vitest';
import { dead, reader } from '../../testing/desk.ts';
import { after, aSentTask, asked, mailsOf } from '../../testing/reminding.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { remind } from './remind.ts';

const app = await testApp();
const { db, world, as, time } = app;
time.now = asked;
const { token: staff, templates, aCase } = await aSurveyDesk(app);
const { open, accept, reject } = reader(app);
const { open: openSurvey, submit } = filler(app);
const [scored] = templates.client.questions;
const answers = [{ survey_question_id: scored?.id, answer: String(scored?.options[0]) }];

beforeEach(async () => {
  time.now = asked;
  await db.deleteFrom('mails').execute();
});

/** A request with its first link and the one in a reminder. */
async function reminded(kind: 'approval' | 'survey') {
  const one = await aCase();
  const first = kind === 'survey' ? (await one.sent()).link : await startedWith(one);
  await remind(world, after(5));
  const [mail] = await mailsOf(app, `reminder-${kind}`);
  time.now = after(5.1);
  return { one, first, second: mail?.token ?? '' };
}
const startedWith = async (one: Awaited<ReturnType<typeof aCase>>) => {
  await one.startClient();
  return one.tokenOf('client');
};

describe.each(['first', 'second'] as const)('through the %s link', (used) => {
  const other = used === 'first' ? 'second' : 'first';

  it('somebody decides once, and the other link shows what was decided', async () => {
    const links = await reminded('approval');
    expect((await open(links[other])).json().decision).toBeNull();
    expect((await open(links[used])).json().expires_at).toBe(
      (await open(links[other])).json().expires_at,
    );
    expect((await accept(links[used])).statusCode).toBe(204);
    const second = await reject(links[other]);
    expect([second.statusCode, second.json().errors]).toEqual([
      404,
      expect.arrayContaining([dead]),
    ]);
    for (const link of [links.first, links.second])
      expect((await open(link)).json().decision).toMatchObject({ approved: true });
    await remind(world, after(9));
    expect(await mailsOf(app, 'reminder-approval')).toHaveLength(1);
  });

  it('a survey is answered once, and the other link shows that', async () => {
    const links = await reminded('survey');
    expect((await openSurvey(links[other])).json().answered_at).toBeNull();
    expect((await submit(links[used], answers)).statusCode).toBe(204);
    expect((await submit(links[other], answers)).statusCode).toBe(404);
    for (const link of [links.first, links.second])
      expect((await openSurvey(link)).json().answered_at).not.toBeNull();
  });
});

it('two links that are used at the same moment decide once', async () => {
  const { one, first, second } = await reminded('approval');
  const done = await Promise.all([accept(first), reject(second), accept(second), reject(first)]);
  const codes = done.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([204, 404, 404, 404]);
  const unused = db.selectFrom('links').where('trajectory_id', '=', one.id);
  expect(await unused.where('used_at', 'is', null).selectAll().execute()).toEqual([]);
  const told = (await mailsOf(app, 'decided')).filter(
    ({ trajectory_id }) => trajectory_id === one.id,
  );
  expect(told).toHaveLength(1);
});

it('a reminder that waits for the mail server is not sent once the first link was used', async () => {
  const { first } = await reminded('approval');
  await accept(first);
  const [mail] = await mailsOf(app, 'reminder-approval');
  expect(mail?.good_until.getTime()).toBeLessThanOrEqual(after(5.1).getTime());
});

it('nor once somebody here has ticked off the task', async () => {
  const one = await aCase();
  const task = await aSentTask(app, one);
  await remind(world, after(5));
  const goodUntil = async () => (await mailsOf(app, 'reminder-task'))[0]?.good_until.getTime();
  expect(await goodUntil()).toBeGreaterThan(Date.now());
  await as(staff).post(`${one.path}/tasks/${task.id}/done`, {});
  expect(await goodUntil()).toBeLessThanOrEqual(Date.now());
  // The link in the first mail says that it is done.
  const page = (await as().get(`/task-requests/${task.token}`)).json();
  expect(page.done).toMatchObject({ by_staff: true });
});

it('both links stop working when the party has another address', async () => {
  const { one, first, second } = await reminded('survey');
  time.now = asked;
  await as(staff).patch(`/clients/${one.client_id}`, { email: 'elders@example.nl' });
  for (const link of [first, second]) expect((await openSurvey(link)).statusCode).toBe(404);
  await remind(world, after(9));
  expect(await mailsOf(app, 'reminder-survey')).toHaveLength(1);
});

it('the link of a reminder ends with the first, whatever becomes of the trajectory', async () => {
  const one = await aCase();
  await one.send({ send_client: '1', approve_client: '1' });
  await remind(world, after(5));
  const links = db.selectFrom('links').where('trajectory_id', '=', one.id);
  const ends = await links.select(['created_at', 'expires_at']).orderBy('id').execute();
  expect(ends).toHaveLength(2);
  expect(ends[0]).toEqual(ends[1]);
});

it('the link of a task is like those of the others', async () => {
  const one = await aCase();
  const task = await aSentTask(app, one);
  await remind(world, after(5));
  const [mail] = await mailsOf(app, 'reminder-task');
  expect(mail?.data.link).toContain('/task-client/');
  const wanted = { purposes: 'task-client' as never };
  const first = await world.links.find(world.db, task.token, wanted);
  const second = await world.links.find(world.db, mail?.token ?? '', wanted);
  expect([first.task_id, second.task_id]).toEqual([task.id, task.id]);
  await world.links.use(db, second);
  await expect(world.links.use(db, first)).rejects.toThrow();
});
