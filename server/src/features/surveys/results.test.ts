import { surveyResults } from '@traject/contract/surveys';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;
const { aCase, own, token } = await aSurveyDesk(app);
const { submit } = filler(app);

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

type Template = Awaited<ReturnType<typeof aSurveyTemplate>>;
type Said = { likert?: 0 | 1; ticks?: number[]; other?: string; open?: string; scale?: number };

/** A survey from the template, filled in. */
async function answered(template: Template, said: Said) {
  const one = await aCase();
  const { id, link } = await one.sent('client', template);
  const [likert, multiple, open, scale] = template.questions;
  const checkboxes = (said.ticks ?? []).map((n) => multiple?.options[n]);
  const answers = [
    { survey_question_id: likert?.id, answer: likert?.options[said.likert ?? 0] },
    {
      survey_question_id: multiple?.id,
      answer: JSON.stringify({ checkboxes, other: said.other }),
    },
    { survey_question_id: open?.id, answer: said.open ?? '' },
    { survey_question_id: scale?.id, answer: said.scale ?? null },
  ];
  const { statusCode } = await submit(link, answers);
  expect(statusCode).toBe(204);
  return { ...one, surveyId: id, results: `${one.surveys}/${id}/results` };
}

const read = async (path: string) => (await as(token).get(path)).json();

describe('the results of a survey', () => {
  it('[SURV-06] are its answers in order, with the questions as they were asked', async () => {
    const template = await aSurveyTemplate(db, own);
    const one = await answered(template, { likert: 1, scale: 8, open: 'Meer tijd.' });
    const results = await read(one.results);
    expect(surveyResults.parse(results)).toEqual(results);
    expect(results).toEqual({ survey: await one.get(one.surveyId), overall: null });
    const [likert, , open, scale] = template.questions;
    expect(results.survey.answers).toEqual([
      { survey_question_id: likert?.id, answer: String(likert?.options[1]) },
      { survey_question_id: open?.id, answer: 'Meer tijd.' },
      { survey_question_id: scale?.id, answer: '8' },
    ]);
  });

  it('show what all answered together from five up, without questions that fewer answered', async () => {
    const template = await aSurveyTemplate(db, own);
    const said: Said[] = [
      { likert: 1, ticks: [0, 1], scale: 10 },
      { likert: 1, ticks: [0], scale: 7, other: 'Koffie' },
      { likert: 1, ticks: [0], scale: 7, open: 'Niets' },
      { likert: 0, ticks: [1], scale: 6 },
    ];
    for (const one of said) await answered(template, one);
    const fifth = await answered(template, { likert: 1, ticks: [0], scale: 7 });
    await (await aCase()).sent('client', template);
    const [likert, multiple, , scale] = template.questions;
    const { overall } = await read(fifth.results);
    const none = [1, 2, 3, 4, 5].map((n) => ({ label: String(n), count: 0 }));
    expect(overall).toEqual({
      answered: 5,
      questions: [
        {
          survey_question_id: likert?.id,
          count: 5,
          average: null,
          shares: [
            { label: 'Nee', count: 1 },
            { label: 'Ja', count: 4 },
          ],
          other: null,
        },
        {
          survey_question_id: multiple?.id,
          count: 5,
          average: null,
          shares: [
            { label: 'Cv', count: 4 },
            { label: 'Test', count: 2 },
          ],
          other: 1,
        },
        {
          survey_question_id: scale?.id,
          count: 5,
          average: 7.4,
          shares: [
            ...none,
            { label: '6', count: 1 },
            { label: '7', count: 3 },
            { label: '8', count: 0 },
            { label: '9', count: 0 },
            { label: '10', count: 1 },
          ],
          other: null,
        },
      ],
    });

    const path = `/survey-templates/${template.id}/questions/${likert?.id}`;
    const [no, yes] = likert?.options ?? [];
    const options = [
      { id: yes, label: 'Zeker' },
      { id: no, label: 'Nee' },
    ];
    await as(token).patch(path, { options });
    const sixth = await answered(template, { likert: 1, scale: 1 });
    const shares = (await read(sixth.results)).overall.questions[0].shares;
    expect(shares).toEqual([
      { label: 'Zeker', count: 5 },
      { label: 'Nee', count: 1 },
    ]);
    await as(token).delete(sixth.path);
    expect((await read(fifth.results)).overall.answered).toBe(5);
  });

  it('count nobody from another organisation, and exist for nobody there', async () => {
    const template = await aSurveyTemplate(db, own);
    const cases = [];
    for (let n = 0; n < 5; n++) cases.push(await answered(template, { scale: 5 }));
    const first = cases[0]?.results ?? '';
    const there = await anOrganisation(db);
    const someone = await tokenOf(world, await anAccount(db, { in: [['counselor', there]] }));
    expect((await read(first)).overall).not.toBeNull();
    for (const path of [first, `${first}.csv`])
      expect((await as(someone).get(path)).statusCode).toBe(404);
  });
});

describe('the results as a table', () => {
  it('have a row for each question, in words, and run no formula', async () => {
    const template = await aSurveyTemplate(db, own, { title: 'Klaar / tevreden?' });
    const open = '=HYPERLINK("http://evil.example";"klik")';
    const said: Said = { likert: 1, ticks: [0, 1], other: 'De koffie', scale: 8, open };
    const one = await answered(template, said);
    const answer = await as(token).get(`${one.results}.csv`);
    const { recipient, answered_at } = await one.get(one.surveyId);
    const day = new Date(answered_at).toLocaleDateString('sv-SE', {
      timeZone: 'Europe/Amsterdam',
    });
    const whose = `${recipient.name};${day}`;
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringContaining(
        'attachment; filename="Klaar - tevreden_.csv"',
      ),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFNummer;Vraag;Soort vraag;Antwoord;Ingevuld door;Ingevuld op',
      `1;Ik werd gehoord.;Eén keuze;Ja;${whose}`,
      `2;Wat hielp?;Meer keuzes;"Cv, Test, De koffie";${whose}`,
      `3;Wat kan beter?;Open vraag;"'${open.replaceAll('"', '""')}";${whose}`,
      `4;Welk cijfer geeft u?;Cijfer van 1 tot 10;8;${whose}`,
      '',
    ]);
    const events = db.selectFrom('events').where('action', '=', 'surveys.resultsCsv');
    const opened = events.where('refused', 'is', null).select('id');
    expect(await opened.execute()).toHaveLength(1);
  });

  it('leave empty what was not answered', async () => {
    const one = await aCase();
    const { id } = await one.sent();
    const answer = await as(token, 'en').get(`${one.surveys}/${id}/results.csv`);
    expect(answer.body).toContain(
      'Number;Question;Kind of question;Answer;Filled in by;Filled in on\r\n1;Ik werd gehoord.;',
    );
    expect(answer.body).toMatch(/;Number from 1 to 10;;[^;]+;\r\n/);
  });
});
