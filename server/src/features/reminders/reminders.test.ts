import { beforeEach, describe, expect, it } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { dead, reader } from '../../testing/desk.ts';
import { tokenOf } from '../../testing/factories.ts';
import { after, aSentTask, asked, mailsOf } from '../../testing/reminding.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { remind } from './remind.ts';

const app = await testApp();
const { db, world, as, time } = app;
time.now = asked;
const { own, marieke, token, templates, aCase } = await aSurveyDesk(app);
/** A session does not last for days. */
const later = async () => as(await tokenOf(world, marieke));
const kinds = ['reminder-approval', 'reminder-survey', 'reminder-task'];
const reminders = () => mailsOf(app, ...kinds);
const [scored] = templates.client.questions;
const answers = [{ survey_question_id: scored?.id, answer: String(scored?.options[0]) }];

beforeEach(async () => {
  time.now = asked;
  for (const table of [
    'reminders',
    'links',
    'approval_request_versions',
    'approval_requests',
  ] as const)
    await db.deleteFrom(table).execute();
  for (const table of ['surveys', 'tasks', 'mails'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('reminder_rules').set({ is_on: true, first_days: 5, most: 3 }).execute();
});

describe('somebody who does not answer', () => {
  it('is reminded after 5, 9 and 13 days, and not again', async () => {
    const one = await aCase();
    await one.startClient();
    await one.sent('employer');
    await aSentTask(app, one);
    const counts: number[] = [];
    for (const day of [4.9, 5, 8.9, 9, 12.9, 13, 17, 30]) {
      await remind(world, after(day));
      counts.push((await reminders()).length);
    }
    expect(counts).toEqual([0, 3, 3, 6, 6, 9, 9, 9]);
    expect(new Set((await reminders()).map(({ template }) => template))).toEqual(new Set(kinds));
    const sent = db.selectFrom('events').where('action', '=', 'reminders.send');
    const events = await sent.orderBy('id').selectAll().execute();
    expect(events).toHaveLength(9);
    expect(events[0]).toMatchObject({
      organisation_id: own.id,
      record: { trajectoryId: String(one.id), reminder: 1 },
    });
  });

  it('reads that it is a reminder, until when, and who asks', async () => {
    const one = await aCase();
    await one.startClient();
    await one.sent('employer');
    await aSentTask(app, one);
    await remind(world, after(5));
    const texts = (await reminders()).map((mail) => asText(letterOf(mail), 'nl'));
    for (const text of texts) {
      expect(text).toMatch(/^Beste /);
      expect(text).toContain('Op 18 november 2026');
      expect(text).toContain('tot 16 februari 2027');
      expect(text).toContain('Marieke de Vries van Stichting Werkwijzer');
      expect(text).toContain('vorige e-mail werkt ook nog');
      expect(text).not.toMatch(/undefined|\bje\b/);
    }
    const [approval, survey, task] = texts;
    expect(approval).toContain('Beste Fatima,');
    expect(approval).toContain('akkoord bent met het trajectplan');
    expect(survey).toContain('het traject van Fatima El Amrani');
    expect(task).toContain('‘Stuur uw cv’');
  });

  it('is never mailed on a Sunday or at night, and once in the morning after', async () => {
    time.now = after(-1);
    const one = await aCase();
    await one.sent();
    for (const moment of [
      '2026-11-22T12:00:00+01:00',
      '2026-11-22T23:00:00+01:00',
      '2026-11-23T07:59:00+01:00',
    ])
      await remind(world, new Date(moment));
    expect(await reminders()).toEqual([]);
    await remind(world, new Date('2026-11-23T08:07:00+01:00'));
    await remind(world, new Date('2026-11-23T09:07:00+01:00'));
    expect(await reminders()).toHaveLength(1);
  });

  it.each([
    ['2026-03-24T20:30:00+01:00', '2026-03-30T07:59:00+02:00', '2026-03-30T08:07:00+02:00'],
    ['2026-10-20T20:30:00+02:00', '2026-10-26T07:59:00+01:00', '2026-10-26T08:07:00+01:00'],
  ])('is mailed by the clock on the wall, also after it changed (%s)', async (sent, early, due) => {
    time.now = new Date(sent);
    const one = await aCase();
    await (await later()).post(one.surveys, { survey_template_id: templates.client.id });
    const [{ id }] = (await (await later()).get(one.surveys)).json();
    await (await later()).post(`${one.surveys}/${id}/start`);
    await remind(world, new Date(early));
    expect(await reminders()).toEqual([]);
    await remind(world, new Date(due));
    expect(await reminders()).toHaveLength(1);
  });

  it('gets one reminder when the program was off for weeks, and the next counts from then', async () => {
    const one = await aCase();
    await one.sent();
    await remind(world, after(20));
    await remind(world, after(20.1));
    expect(await reminders()).toHaveLength(1);
    await remind(world, after(23.9));
    expect(await reminders()).toHaveLength(1);
    await remind(world, after(24));
    expect(await reminders()).toHaveLength(2);
  });

  it('is reminded anew after the question was sent again, and of no replaced one', async () => {
    const one = await aCase();
    const { id } = await one.sent();
    await remind(world, after(5));
    time.now = after(5.2);
    await (await later()).post(`${one.surveys}/${id}/resend`);
    const [replaced] = await reminders();
    expect((await filler(app).open(replaced?.token ?? '')).json().errors).toContain(dead);
    for (const [day, count] of [
      [9, 1],
      [10, 1],
      [10.3, 2],
    ] as const) {
      await remind(world, after(day));
      expect(await reminders(), `after ${day} days`).toHaveLength(count);
    }
    time.now = after(10.4);
    const { earlier } = (await (await later()).get(`${one.surveys}/${id}`)).json();
    expect(earlier.map(({ reminder }: { reminder: number | null }) => reminder)).toEqual([
      1,
      1,
      null,
    ]);
  });
});

describe('nobody is reminded', () => {
  it('of what is answered, decided, withdrawn or deleted', async () => {
    const [answered, decided, deleted] = [await aCase(), await aCase(), await aCase()];
    await filler(app).submit((await answered.sent()).link, answers);
    await decided.startClient();
    await reader(app).accept(await decided.tokenOf('client'));
    await deleted.startClient();
    await as(token).delete(deleted.path);
    const task = await aSentTask(app, answered);
    await db.updateTable('tasks').set({ done_at: asked }).where('id', '=', task.id).execute();
    await remind(world, after(5));
    expect(await reminders()).toEqual([]);
  });

  it('of what was sent just to be read, or whose link has ended', async () => {
    const one = await aCase();
    await one.send({ send_client: '1' });
    const late = await aCase();
    await late.sent();
    await db
      .updateTable('links')
      .set({ expires_at: after(4) })
      .execute();
    await remind(world, after(5));
    expect(await reminders()).toEqual([]);
  });

  it('where the organisation or whoever asked switched it off', async () => {
    const [one, other] = [await aCase(), await aCase()];
    const { id } = await one.sent();
    await other.sent();
    const off = (path: string, body: object) => as(token).put(path, body);
    expect((await off(`${one.surveys}/${id}/reminders`, { off: true })).statusCode).toBe(204);
    expect(await one.get(id)).toMatchObject({ reminders_off: true, next_reminder_at: null });
    await remind(world, after(5));
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual([other.emails.client]);
    await db.updateTable('reminder_rules').set({ is_on: false }).execute();
    await off(`${one.surveys}/${id}/reminders`, { off: false });
    await remind(world, after(9));
    expect(await reminders()).toHaveLength(1);
    await db.updateTable('reminder_rules').set({ is_on: true }).execute();
    await remind(world, after(9));
    expect(await reminders()).toHaveLength(3);
  });
});

describe('the switch', () => {
  it('is there for a document, a review and a task', async () => {
    const one = await aCase();
    await one.startClient();
    await one.send({ send_client: '1', approve_client: '1' });
    const [{ id: fileId }] = await one.documents();
    const file = `${one.path}/files/${fileId}/versions`;
    const versionId = (await as(token).get(file)).json().data[0].id;
    const { id: taskId } = await aSentTask(app, one);
    const set = async (path: string, body: object) => (await as(token).put(path, body)).statusCode;
    const off = { off: true };
    expect(await set(`${file}/${versionId}/reminders`, { ...off, party: 'client' })).toBe(204);
    expect(await set(`${one.path}/review-reminders`, off)).toBe(204);
    expect(await set(`${one.path}/tasks/${taskId}/reminders`, off)).toBe(204);
    await remind(world, after(5));
    expect(await reminders()).toEqual([]);
    const other = await aCase();
    expect(await set(`${other.path}/tasks/${taskId}/reminders`, off)).toBe(404);
    expect(
      await set(`${other.path}/files/${fileId}/versions/${versionId}/reminders`, {
        ...off,
        party: 'client',
      }),
    ).toBe(404);
  });

  it('says so where nobody is asked any more', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    await filler(app).submit(link, answers);
    for (const path of [`${one.surveys}/${id}/reminders`, `${one.path}/review-reminders`]) {
      const answer = await as(token).put(path, { off: true });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0]).toContain('wacht niemand meer');
    }
  });
});

describe('the request', () => {
  it('shows when its reader was reminded, and when the next time is', async () => {
    const one = await aCase();
    await one.startClient();
    const { id } = await one.sent();
    expect((await one.get(id)).next_reminder_at).toBe('2026-11-23T09:00:00+00:00');
    await remind(world, after(5));
    time.now = after(5.01);
    const { review } = (await (await later()).get(one.path)).json();
    const [survey] = (await (await later()).get(one.surveys)).json();
    for (const request of [review, survey])
      expect(request).toMatchObject({
        state: 'sent',
        next_reminder_at: '2026-11-27T09:00:00+00:00',
        earlier: [{ reminder: 1, email: one.emails.client, opened_at: null }],
      });
    expect(survey.expires_at).toBe('2027-02-16T09:00:00+00:00');
  });
});
