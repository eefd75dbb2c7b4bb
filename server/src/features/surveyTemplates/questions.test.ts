import { surveyLimits } from '@traject/contract/common/surveyQuestions';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));

type Question = { id: number; description: string; order: number };

/** An empty template, and what can be done with it. */
async function aTemplate() {
  const { id } = await aSurveyTemplate(db, own, { questions: [] });
  const path = `/survey-templates/${id}`;
  const read = async () => (await as(token).get(path)).json().questions;
  return {
    id,
    path,
    read,
    add: (body: object) => as(token).post(`${path}/questions`, body),
    change: (questionId: number, body: object) =>
      as(token).patch(`${path}/questions/${questionId}`, body),
    remove: (questionId: number) => as(token).delete(`${path}/questions/${questionId}`),
    order: (ids: number[]) => as(token).put(`${path}/questions/order`, { ids }),
    places: async () =>
      (await read()).map(({ description, order }: Question) => `${order} ${description}`),
  };
}

const open = (description: string) => ({ type: 'open', description });
const likert = {
  type: 'likert',
  description: 'Ik werd gehoord.',
  required: true,
  options: ['Oneens', 'Neutraal', 'Eens'].map((label) => ({ label })),
};

describe('questions of a survey template', () => {
  it('[SVTP-03, SVTP-05] have an order, options and what may be added to them', async () => {
    const template = await aTemplate();
    const made = (await template.add(likert)).json();
    expect(made).toEqual({
      id: expect.any(Number),
      description: 'Ik werd gehoord.',
      required: true,
      type: 'likert',
      order: 1,
      options: [
        { id: expect.any(Number), label: 'Oneens' },
        { id: expect.any(Number), label: 'Neutraal' },
        { id: expect.any(Number), label: 'Eens' },
      ],
      allow_other: false,
      version: 1,
    });
    const multiple = { ...open('Wat hielp?'), type: 'multiple', options: [{ label: 'Cv' }] };
    await template.add({ ...multiple, allow_other: true });
    await template.add({ ...open('Cijfer?'), type: 'scale' });
    const questions = await template.read();
    expect(questions[0]).toEqual(made);
    expect(questions.slice(1)).toMatchObject([
      { type: 'multiple', order: 2, allow_other: true, required: false },
      { type: 'scale', order: 3, options: [] },
    ]);
  });

  it.each<[string, object, string]>([
    ['no description', { ...likert, description: ' ' }, 'Omschrijving: vul dit in.'],
    ['the type choice', { ...likert, type: 'choice' }, 'Soort: dit klopt niet.'],
    ['likert without options', { ...likert, options: [] }, 'Antwoorden: vul dit in.'],
    ['likert that names none', { ...likert, options: undefined }, 'Antwoorden: vul dit in.'],
    [
      'multiple without options',
      { type: 'multiple', description: 'Wat?' },
      'Antwoorden: vul dit in.',
    ],
    ['open with options', { ...likert, type: 'open' }, 'Antwoorden: dit klopt niet.'],
    ['scale with options', { ...likert, type: 'scale' }, 'Antwoorden: dit klopt niet.'],
    ['an empty option', { ...likert, options: [{ label: '' }] }, 'Antwoord: vul dit in.'],
    [
      'an option of another question',
      { ...likert, options: [{ id: 1, label: 'Eens' }] },
      'Antwoorden: dit kun je hier niet kiezen.',
    ],
    [
      'too many options',
      { ...likert, options: Array.from({ length: 31 }, (_, n) => ({ label: `${n}` })) },
      'Antwoorden: kies 30 of minder.',
    ],
    [
      'an answer of one’s own except for multiple',
      { ...likert, allow_other: true },
      'Eigen antwoord: dit klopt niet.',
    ],
  ])('[SVTP-03, SVTP-06, SVTP-09] refuse %s', async (_what, body, sentence) => {
    const template = await aTemplate();
    const answer = await template.add(body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
    expect(await template.read()).toEqual([]);
  });

  it('[SVTP-03] keep their type and the ids of their options when changed', async () => {
    const template = await aTemplate();
    const { id, options } = (await template.add(likert)).json();
    const [no, , yes] = options;
    const fewer = [yes, { ...no, label: 'Helemaal oneens' }, { label: 'Weet niet' }];
    const saved = (await template.change(id, { options: fewer, required: false })).json();
    expect(saved).toMatchObject({ type: 'likert', required: false, version: 2 });
    expect(saved.options).toEqual([
      yes,
      { id: no.id, label: 'Helemaal oneens' },
      { id: expect.any(Number), label: 'Weet niet' },
    ]);
    expect(saved.options[2].id).toBeGreaterThan(yes.id);
    for (const wrong of [
      { type: 'open' },
      { options: [] },
      { options: [options[1]] },
      { options: [yes, yes] },
      { options: [yes, { label: ` ${yes.label.toUpperCase()}` }] },
      { allow_other: true },
      { description: '' },
    ])
      expect((await template.change(id, wrong)).statusCode).toBe(422);
    const untouched = (await template.change(id, { description: 'Nieuw.' })).json();
    expect(untouched.options).toEqual(saved.options);
    expect(untouched.required).toBe(false);
    expect((await template.change(id, { required: true, version: 1 })).statusCode).toBe(422);
  });

  it('[SVTP-07] can be reordered, and stay so', async () => {
    const template = await aTemplate();
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await template.add(open(name))).json().id);
    const [a = 0, b = 0, c = 0] = ids;
    const answer = (await template.order([c, a, b])).json();
    expect(answer.questions.map(({ id }: Question) => id)).toEqual([c, a, b]);
    expect(await template.places()).toEqual(['1 c', '2 a', '3 b']);
    const other = (await (await aTemplate()).add(open('elders'))).json().id;
    for (const wrong of [[], [a, b], [a, b, c, c], [a, a, b], [a, b, other], [a, b, c, other]]) {
      const refused = await template.order(wrong);
      expect([refused.statusCode, refused.json().errors[0]]).toEqual([
        422,
        expect.stringContaining('De vragen zijn ondertussen gewijzigd.'),
      ]);
    }
    expect(await template.places()).toEqual(['1 c', '2 a', '3 b']);
  });

  it('[SVTP-04, SVTP-08] are deleted without leaving a gap, and a second time is refused', async () => {
    const template = await aTemplate();
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await template.add(open(name))).json().id);
    expect((await template.remove(ids[1] ?? 0)).statusCode).toBe(204);
    expect(await template.places()).toEqual(['1 a', '2 c']);
    for (const again of [
      await template.remove(ids[1] ?? 0),
      await template.change(ids[1] ?? 0, { description: 'x' }),
    ])
      expect([again.statusCode, again.json().errors]).toEqual([
        404,
        ['Deze vraag is er niet meer.'],
      ]);
    await template.add(open('d'));
    expect(await template.places()).toEqual(['1 a', '2 c', '3 d']);
  });

  it('[SVTP-07] keep distinct places, whatever twenty people do at once', async () => {
    const template = await aTemplate();
    const first = (await template.add(open('eerste'))).json().id;
    const answers = await Promise.all([
      ...Array.from({ length: 18 }, (_, n) => template.add(open(`${n}`))),
      template.remove(first),
      template.remove(first),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(18).fill(200), 204, 404]);
    const orders = (await template.read()).map(({ order }: Question) => order);
    expect(orders).toEqual(Array.from({ length: 18 }, (_, n) => n + 1));
  });

  it('are limited in number', async () => {
    const most = surveyLimits.questions;
    const questions = Array.from({ length: most }, () => ({ type: 'open' as const }));
    const { id } = await aSurveyTemplate(db, own, { questions });
    const answer = await as(token).post(`/survey-templates/${id}/questions`, open('nog een'));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      ['Een vragenlijst kan hoogstens 100 vragen hebben.'],
    ]);
  });
});
