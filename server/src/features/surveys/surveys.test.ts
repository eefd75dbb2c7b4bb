import { survey } from '@traject/contract/surveys';
import { beforeEach, describe, expect, it } from 'vitest';
import { dead } from '../../testing/desk.ts';
import { anOrganisation } from '../../testing/factories.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time } = app;
const { aCase, own, token, templates, marieke } = await aSurveyDesk(app);
const { open, submit } = filler(app);
const foreign = await anOrganisation(db);
const unknown = 'Vragenlijst: dit kun je hier niet kiezen.';

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('call_counts').execute();
});

describe('a survey', () => {
  it('[SURV-08, SURV-09] is made from a template, and nobody is mailed', async () => {
    const one = await aCase();
    const made = (await one.create()).json();
    expect(survey.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      id: expect.any(Number),
      survey_template_id: templates.client.id,
      survey_template: { id: templates.client.id, title: 'Tevredenheid', type: 'client' },
      answers: [],
      state: 'new',
      recipient: null,
      sent_at: null,
      expires_at: null,
    });
    expect(made.survey_template.questions.map(({ type }: { type: string }) => type)).toEqual([
      'likert',
      'multiple',
      'open',
      'scale',
    ]);
    expect(await one.get(made.id)).toEqual(made);
    expect(await one.list()).toEqual([made]);
    expect(await one.mailsTo(one.emails.client)).toEqual([]);
  });

  it('[SURV-02, SURV-08] is sent to the respondent when started, with an empty body', async () => {
    const one = await aCase();
    const toClient = (await one.create()).json();
    const started = await as(token).post(`${one.surveys}/${toClient.id}/start`, {});
    expect(started.json()).toMatchObject({
      state: 'sent',
      recipient: { name: 'Fatima El Amrani', email: one.emails.client },
      sent_at: expect.any(String),
    });
    const { id } = (await one.create(templates.employer.id)).json();
    expect((await one.start(id)).json().recipient).toEqual({
      name: 'Pieter Hoekstra',
      email: one.emails.employer,
    });
    const [mail] = await one.mailsTo(one.emails.employer);
    expect(mail).toMatchObject({
      template: 'survey-employer',
      data: {
        first_name: 'Pieter Hoekstra',
        client: 'Fatima El Amrani',
        counselor: 'Marieke de Vries',
        organisation: 'Stichting Werkwijzer',
        days: 90,
        link: expect.stringMatching(/^http:\/\/traject\.test\/survey-employer\/[\w-]{43}$/),
      },
    });
    const ids = (await one.list()).map((item: { id: number }) => item.id);
    expect(ids).toEqual([id, toClient.id]);
  });

  it('[SURV-02] is started once and sends one mail, even when done twenty times at once', async () => {
    const one = await aCase();
    const { id } = (await one.create()).json();
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.start(id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
    expect((await open(await one.tokenOf('client'))).statusCode).toBe(200);
    await one.start(id);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
  });

  it('[SURV-02] that cannot be started stays unsent, and can be deleted', async () => {
    const one = await aCase({ contact_email: null });
    const { id } = (await one.create(templates.employer.id)).json();
    const answer = await one.start(id);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [expect.stringContaining('nog geen e-mailadres')],
    ]);
    expect((await one.get(id)).state).toBe('new');
    expect((await one.remove(id)).statusCode).toBe(204);
    expect(await one.list()).toEqual([]);
    const empty = await aSurveyTemplate(db, own, { title: 'Leeg', questions: [] });
    const other = (await one.create(empty.id)).json();
    expect((await one.start(other.id)).json().errors).toEqual([
      'De vragenlijst ‘Leeg’ heeft nog geen vragen. Voeg eerst een vraag toe.',
    ]);
  });

  it('is made from an existing template of its own organisation, and from no other', async () => {
    const one = await aCase();
    const theirs = await aSurveyTemplate(db, foreign, { title: 'Van elders' });
    const gone = await aSurveyTemplate(db, own);
    const { id } = (await one.create(gone.id)).json();
    await as(token).delete(`/survey-templates/${gone.id}`);
    for (const templateId of [theirs.id, gone.id, 999_999]) {
      const answer = await one.create(templateId);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [unknown]]);
    }
    expect((await one.start(id)).json().errors).toEqual([unknown]);
    expect((await one.change(id, theirs.id)).json().errors).toEqual([unknown]);
    const { statusCode } = await as(token).post(one.surveys, {});
    expect(statusCode).toBe(422);
    const answered = { survey_template_id: templates.client.id, answers: [{}] };
    expect((await as(token).post(one.surveys, answered)).statusCode).toBe(422);
  });

  it('keeps its title and questions as they were sent, whatever happens to the template', async () => {
    const template = await aSurveyTemplate(db, own);
    const path = `/survey-templates/${template.id}`;
    const one = await aCase();
    const waiting = (await one.create(template.id)).json();
    const { id, link } = await one.sent('client', template);
    const asked = (await open(link)).json().survey_template;
    const [first, second, third] = template.questions;
    await as(token).patch(path, { title: 'Anders' });
    const options = [{ id: first?.options[1], label: 'Zeker' }];
    const change = { description: 'Anders.', required: false, options };
    await as(token).patch(`${path}/questions/${first?.id}`, change);
    await as(token).delete(`${path}/questions/${second?.id}`);
    await as(token).post(`${path}/questions`, { type: 'open', description: 'Nieuw?' });
    expect((await open(link)).json().survey_template).toEqual(asked);
    expect((await one.get(id)).survey_template).toEqual(asked);
    const { survey_template } = await one.get(waiting.id);
    expect(survey_template.title).toBe('Anders');
    expect(survey_template.questions.map((q: { description: string }) => q.description)).toEqual([
      'Anders.',
      'Wat kan beter?',
      'Welk cijfer geeft u?',
      'Nieuw?',
    ]);
    const answers = [
      { survey_question_id: first?.id, answer: String(first?.options[0]) },
      { survey_question_id: second?.id, answer: JSON.stringify({ checkboxes: second?.options }) },
      { survey_question_id: third?.id, answer: 'Niets' },
    ];
    expect((await submit(link, answers)).statusCode).toBe(204);
    await as(token).delete(path);
    expect((await one.get(id)).answers).toHaveLength(3);
  });

  it('shows its state: new, sent, opened, expired, answered', async () => {
    const one = await aCase();
    const { id } = (await one.create()).json();
    const state = async () => (await one.get(id)).state;
    expect(await state()).toBe('new');
    await one.start(id);
    const { sent_at, expires_at } = await one.get(id);
    const between = new Date(expires_at).getTime() - new Date(sent_at).getTime();
    expect(Math.round(between / 86_400_000)).toBe(90);
    expect(await state()).toBe('sent');
    await open(await one.tokenOf('client'));
    expect(await state()).toBe('opened');
    const listed = (await as(token).get(`${one.path}/dashboard`)).json();
    expect([listed.surveys[0].state, listed.counts.surveys]).toEqual(['opened', 1]);
    await db
      .updateTable('links')
      .set({ expires_at: new Date() })
      .where('survey_id', '=', id)
      .execute();
    expect(await state()).toBe('expired');
    expect((await one.resend(id)).json()).toMatchObject({ state: 'sent', opened_at: null });
    const [first] = templates.client.questions;
    const answers = [{ survey_question_id: first?.id, answer: String(first?.options[1]) }];
    await submit(await one.tokenOf('client'), answers);
    expect(await one.get(id)).toMatchObject({ state: 'answered', answers });
  });

  it('is sent again with a new link, and the earlier one dies', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const moved = { email: `nieuw${one.id}@example.nl` };
    await db.updateTable('people').set(moved).where('id', '=', one.client_id).execute();
    expect((await one.resend(id)).json().recipient.email).toBe(moved.email);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
    const [mail] = await one.mailsTo(moved.email);
    expect(mail?.template).toBe('survey-client');
    expect((await open(link)).json().errors).toEqual([dead]);
    expect((await one.get(id)).earlier).toHaveLength(1);
    const unsent = (await one.create()).json();
    expect((await one.resend(unsent.id)).json().errors).toEqual([
      'Deze vragenlijst is nog niet verstuurd.',
    ]);
  });

  it('keeps when it was sent before, to whom, and whether it was opened', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    expect((await one.get(id)).earlier).toEqual([]);
    await open(link);
    const { opened_at } = await one.get(id);
    await one.resend(id);
    await one.resend(id);
    const { earlier } = await one.get(id);
    expect(earlier).toMatchObject([
      { opened_at: null, email: one.emails.client },
      { sent_at: expect.any(String), opened_at, email: one.emails.client },
    ]);
  });

  it('[SURV-01] takes another template while unanswered, and is sent again if it was sent before', async () => {
    const one = await aCase();
    const waiting = (await one.create()).json();
    expect((await one.change(waiting.id, templates.employer.id)).json()).toMatchObject({
      state: 'new',
      survey_template: { type: 'employer' },
    });
    const { id, link } = await one.sent();
    await open(link);
    await one.change(id, templates.client.id);
    expect((await open(link)).statusCode).toBe(200);
    const changed = (await one.change(id, templates.employer.id)).json();
    expect(changed).toMatchObject({
      id,
      state: 'sent',
      survey_template: { id: templates.employer.id, title: 'Voor werkgevers' },
      recipient: { email: one.emails.employer },
    });
    expect((await open(link)).statusCode).toBe(404);
    const fresh = await one.tokenOf('employer');
    expect((await open(fresh)).json().survey_template.id).toBe(templates.employer.id);
    const [first] = templates.employer.questions;
    await submit(fresh, [{ survey_question_id: first?.id, answer: first?.options[0] }]);
    const answer = await one.change(id, templates.client.id);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      422,
      'Deze vragenlijst is al ingevuld. Hij kan niet meer worden gewijzigd.',
    ]);
    expect((await one.resend(id)).statusCode).toBe(422);
    expect((await one.remove(id)).statusCode).toBe(204);
    expect((await one.remove(id)).statusCode).toBe(404);
  });

  it('is changed or answered, whichever comes first, and never both', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const [first] = templates.client.questions;
    const answers = [{ survey_question_id: first?.id, answer: first?.options[0] }];
    const [answered, changed] = await Promise.all([
      submit(link, answers),
      one.change(id, templates.employer.id),
    ]);
    const outcome = [answered.statusCode, changed.statusCode, (await one.get(id)).state];
    expect([
      [204, 422, 'answered'],
      [404, 200, 'sent'],
    ]).toContainEqual(outcome);
  });

  it('is recorded without revealing a token', async () => {
    const one = await aCase();
    const { id, link } = await one.sent();
    const seen = [await as(token).get(one.surveys), await as(token).get(`${one.surveys}/${id}`)];
    for (const answer of seen) expect(answer.body).not.toContain(link);
    // What was refused before is told later.
    const events = db.selectFrom('events').where('person_id', '=', marieke.id);
    const done = events.where('refused', 'is', null).orderBy('id', 'desc');
    const mine = await done.select(['action', 'record']).limit(1).execute();
    const record = { trajectoryId: String(one.id), surveyId: String(id), id };
    expect(mine).toEqual([{ action: 'surveys.get', record }]);
  });
});
