import { publicTask } from '@traject/contract/common/taskPage';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { dead } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aTaskDesk, taskDoer } from '../../testing/taskDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile } from '../../testing/upload.ts';

const app = await testApp();
const { db, as, time, world } = app;
const { aCase, own, token, marieke } = await aTaskDesk(app);
const { open, submit } = taskDoer(app);
const ended = 'Deze taak is al afgevinkt. U hoeft niets meer te doen.';

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

const mailsAbout = (trajectory_id: number, template: string) =>
  db
    .selectFrom('mails')
    .where('trajectory_id', '=', trajectory_id)
    .where('template', '=', template)
    .selectAll()
    .execute();

describe('a task for a party', () => {
  it('is mailed at once with a link, and opening it is seen', async () => {
    const one = await aCase();
    const made = (await one.create({ party: 'client', due_on: '2026-12-01' })).json();
    expect(made).toMatchObject({
      party: 'client',
      person: null,
      recipient: { name: 'Fatima El Amrani', email: one.emails.client },
      sent_at: expect.any(String),
      opened_at: null,
    });
    const [mail] = await one.mailsTo(one.emails.client);
    expect(mail).toMatchObject({
      template: 'task-client',
      data: {
        task: 'Cv sturen',
        due: '1 december 2026',
        counselor: marieke.name,
        days: 90,
        link: expect.stringMatching(/^http:\/\/traject\.test\/task-client\/[\w-]{43}$/),
      },
    });
    const shown = await open(await one.tokenOf('client'));
    expect(publicTask.parse(shown.json())).toEqual(shown.json());
    expect(shown.json()).toMatchObject({
      title: 'Cv sturen',
      due_on: '2026-12-01',
      organisation: { name: own.name },
      done: null,
    });
    expect((await one.get(made.id)).opened_at).toEqual(expect.any(String));
  });

  it('for an employer without an address is refused with the sentence that says where', async () => {
    const one = await aCase({ contact_email: null });
    const { errors } = (await one.create({ party: 'employer' })).json();
    expect(errors).toEqual([
      'De contactpersoon van de werkgever heeft nog geen e-mailadres. Vul dat eerst in bij het traject.',
    ]);
    expect(await one.list()).toEqual([]);
  });

  it('is ticked off through the link with a line and a file, once, and the staff are told', async () => {
    const one = await aCase();
    const { id, link } = await one.asked('employer');
    const parts = { answer: 'Zie het bestand.', file: aFile(samples.pdf, 'Vacature.pdf') };
    expect((await submit(link, parts)).statusCode).toBe(204);
    const done = await one.get(id);
    expect(done).toMatchObject({
      state: 'done',
      done_by: null,
      answer: 'Zie het bestand.',
      answer_file: { name: 'Vacature.pdf' },
    });
    const file = await as(token).get(`${one.tasks}/${id}/file`);
    expect(file.rawPayload).toEqual(Buffer.from(samples.pdf));
    const told = await mailsAbout(one.id, 'task-done');
    expect(told.map(({ recipient }) => recipient)).toEqual([marieke.email]);
    expect(JSON.stringify(told[0]?.data)).not.toContain('Zie het bestand');
    expect((await submit(link)).json().errors).toEqual([dead]);
    expect((await open(link)).json().done).toEqual({
      at: done.done_at,
      answer: 'Zie het bestand.',
      file: { name: 'Vacature.pdf' },
      by_staff: false,
    });
  });

  it('refuses a file that is none of ours, and stays open', async () => {
    const one = await aCase();
    const { id, link } = await one.asked();
    const program = aFile(new TextEncoder().encode('MZ\u0000 program'), 'cv.exe');
    expect((await submit(link, { file: program })).statusCode).toBe(422);
    expect((await submit(link, { answer: 'x'.repeat(2001) })).statusCode).toBe(422);
    expect((await one.get(id)).state).not.toBe('done');
    expect((await submit(link)).statusCode).toBe(204);
  });

  it('that somebody here ticked off tells whoever opens the link, without their words', async () => {
    const one = await aCase();
    const { id, link } = await one.asked();
    await one.done(id, { answer: 'Gebeld, is in orde.' });
    expect((await open(link)).json().done).toMatchObject({ by_staff: true, answer: null });
    expect((await submit(link)).json().errors).toEqual([ended]);
  });

  it('is done once when the party and somebody here tick it off at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const one = await aCase();
      const { id, link } = await one.asked();
      const file = aFile(samples.pdf, 'cv.pdf');
      const [byLink, byStaff] = await Promise.all([submit(link, { file }), one.done(id)]);
      const task = await one.get(id);
      expect(byStaff.statusCode).toBe(200);
      expect(task.done_by === null).toBe(byLink.statusCode === 204);
      expect(task.answer_file === null).toBe(byLink.statusCode !== 204);
      const told = await mailsAbout(one.id, 'task-done');
      expect(told).toHaveLength(byLink.statusCode === 204 ? 1 : 0);
    }
  });

  it('is done once by five who use the link at once', async () => {
    const one = await aCase();
    const { link } = await one.asked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(link)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await mailsAbout(one.id, 'task-done')).toHaveLength(1);
  });

  it('that is opened again can be ticked off through the same link, and the new answer counts', async () => {
    const one = await aCase();
    const { id, link } = await one.asked();
    await submit(link, { file: aFile(samples.pdf, 'oud.pdf') });
    const old = (await one.get(id)).answer_file;
    expect((await one.change(id, { person_id: marieke.id })).statusCode).toBe(422);
    expect((await one.reopen(id)).json()).toMatchObject({ state: 'open', answer_file: old });
    expect((await open(link)).json().done).toBeNull();
    await submit(link, { file: aFile(samples.pdf, 'nieuw.pdf') });
    expect((await one.get(id)).answer_file.name).toBe('nieuw.pdf');
    expect(await db.selectFrom('files').where('id', '=', old.id).execute()).toEqual([]);
  });
});

describe('the link of a task', () => {
  it('is replaced when it is mailed again, at most twenty times an hour', async () => {
    const one = await aCase();
    const { id, link } = await one.asked();
    expect((await one.send(id)).statusCode).toBe(200);
    expect((await open(link)).statusCode).toBe(404);
    expect((await open(await one.tokenOf('client'))).statusCode).toBe(200);
    for (let n = 0; n < 19; n++) await one.send(id);
    expect((await one.send(id)).statusCode).toBe(429);
  });

  it('dies with the address that it was sent to', async () => {
    const one = await aCase();
    const { link } = await one.asked('employer');
    await as(token).patch(one.path, { contact_email: 'ander@example.nl' });
    expect((await open(link)).json().errors).toEqual([dead]);
  });

  it('dies with its trajectory and lives again when that is put back', async () => {
    const one = await aCase();
    const { link } = await one.asked();
    await as(token).delete(one.path);
    expect((await open(link)).statusCode).toBe(404);
    const removed = `/removed-trajectories/${one.id}/restore`;
    const restored = await as(token).post(removed);
    expect(restored.statusCode).toBe(200);
    expect((await open(link)).statusCode).toBe(200);
  });

  it('dies when the task becomes somebody else’s, who is asked or told', async () => {
    const one = await aCase();
    const { id, link } = await one.asked();
    const other = (await one.change(id, { party: 'employer' })).json();
    expect(other.recipient.email).toBe(one.emails.employer);
    expect((await open(link)).statusCode).toBe(404);
    const tom = await anAccount(db, { first_name: 'Tom', in: [['counselor', own]] });
    await submit(await one.tokenOf('employer'), { file: aFile(samples.pdf, 'cv.pdf') });
    await one.reopen(id);
    const given = (await one.change(id, { person_id: tom.id })).json();
    expect(given).toMatchObject({ party: null, person: { id: tom.id }, sent_at: null });
    expect(given.answer_file.name).toBe('cv.pdf');
    expect(await one.mailsTo(tom.email)).toHaveLength(1);
    expect((await one.send(id)).statusCode).toBe(422);
  });

  it('works for ninety days', async () => {
    const one = await aCase();
    const { link } = await one.asked();
    time.now = new Date(Date.now() + 89 * 86_400_000);
    expect((await open(link)).statusCode).toBe(200);
    time.now = new Date(Date.now() + 91 * 86_400_000);
    expect((await open(link)).statusCode).toBe(404);
  });

  it('goes with its task, and the file that it was answered with', async () => {
    const one = await aCase();
    const { id, link } = await one.asked();
    await submit(link, { file: aFile(samples.pdf, 'cv.pdf') });
    const { answer_file } = await one.get(id);
    expect((await one.remove(id)).statusCode).toBe(204);
    expect((await open(link)).statusCode).toBe(404);
    expect(await db.selectFrom('files').where('id', '=', answer_file.id).execute()).toEqual([]);
  });
});

it.each(['remove', 'done'] as const)('its mail that waits is not sent after %s', async (end) => {
  const one = await aCase();
  const { id } = await one.asked();
  const goodFor = async () => {
    const [mail] = await one.mailsTo(one.emails.client);
    return (mail?.good_until.getTime() ?? 0) - Date.now();
  };
  expect(await goodFor()).toBeGreaterThan(6 * 86_400_000);
  await one[end](id);
  expect(await goodFor()).toBeLessThanOrEqual(0);
});

it('what a party did stays in the log of the trajectory when the task is deleted', async () => {
  const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
  const one = await aCase();
  const { id, link } = await one.asked();
  await open(link);
  await submit(link, { answer: 'Geheim' });
  await one.remove(id);
  const { data } = (await as(admin).get(`/events?record=trajectory:${one.id}`)).json();
  const byLink = data.filter(({ by_link }: { by_link: boolean }) => by_link);
  const about = [
    { type: 'trajectory', id: one.id },
    { type: 'task', id },
  ];
  expect(byLink).toMatchObject([
    { action: 'tasks.submit', record: about },
    { action: 'tasks.fetch', record: about },
  ]);
  expect(JSON.stringify(byLink)).not.toContain('Geheim');
});
