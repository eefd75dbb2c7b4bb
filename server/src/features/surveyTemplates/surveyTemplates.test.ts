import { surveyTemplate } from '@traject/contract/surveyTemplates';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Stichting Werkwijzer');
const foreign = await anOrganisation(db, 'Elders');
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const token = await tokenOf(world, marieke);
const path = '/survey-templates';

const make = async (given = {}) =>
  (await as(token).post(path, { title: 'Tevredenheid', type: 'client', ...given })).json();
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);

describe('survey templates', () => {
  it('[SVTP-01, SVTP-02] are made with a title and a type, and read back with their questions', async () => {
    const made = await make();
    expect(surveyTemplate.parse(made)).toEqual(made);
    expect(made).toEqual({
      id: expect.any(Number),
      title: 'Tevredenheid',
      type: 'client',
      organisation: { id: own.id, name: 'Stichting Werkwijzer' },
      questions: [],
      question_count: 0,
      version: 1,
    });
    expect((await as(token).get(`${path}/${made.id}`)).json()).toEqual(made);
  });

  it('are found by words in their title, and say how many questions they have', async () => {
    const organisation = await anOrganisation(db, 'Zoeken');
    const someone = await tokenOf(
      world,
      await anAccount(db, { in: [['counselor', organisation]] }),
    );
    await aSurveyTemplate(db, organisation, { title: 'Tevreden over 100%?' });
    await aSurveyTemplate(db, organisation, { title: 'Afronding' });
    const find = async (q: string) =>
      (await as(someone).get(`${path}?q=${encodeURIComponent(q)}`)).json();
    expect(titles(await find('tevreden'))).toEqual(['Tevreden over 100%?']);
    expect(titles(await find('%?'))).toEqual(['Tevreden over 100%?']);
    expect(titles(await find('zz'))).toEqual([]);
    expect((await find('afr')).data[0].question_count).toBe(4);
  });

  it.each([
    ['no title', { title: ' ' }, 'Titel: vul dit in.'],
    ['no type', { type: undefined }, 'Soort: dit klopt niet.'],
    ['another type', { type: 'counselor' }, 'Soort: dit klopt niet.'],
    ['another’s organisation', { organisation_id: foreign.id }, /^Organisatie: dit kun je hier/],
    ['a field nobody knows', { archived_at: null }, 'archived_at: dit veld kennen we niet.'],
  ])('[SVTP-01] refuse %s', async (_what, wrong, sentence) => {
    const answer = await as(token).post(path, { title: 'Nieuw', type: 'client', ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatch(sentence);
  });

  it('[SVTP-01] can change their title but never their type', async () => {
    const { id } = await make();
    const saved = (await as(token).patch(`${path}/${id}`, { title: 'Afronding' })).json();
    expect(saved).toMatchObject({ title: 'Afronding', type: 'client', version: 2 });
    const answer = await as(token).patch(`${path}/${id}`, { type: 'employer' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      ['Soort: dit veld kennen we niet.'],
    ]);
    expect((await as(token).patch(`${path}/${id}`, { title: '' })).statusCode).toBe(422);
  });

  it('[SVTP-01] come in pages by title, of one type if asked, and without archived ones', async () => {
    const there = await anOrganisation(db, 'Daar');
    const someone = await tokenOf(world, await anAccount(db, { in: [['coordinator', there]] }));
    for (const title of ['Tevreden?', 'afronding', 'Élan', 'Eerste gesprek'])
      await aSurveyTemplate(db, there, { title });
    await aSurveyTemplate(db, there, { title: 'Werkgever', type: 'employer' });
    const gone = await aSurveyTemplate(db, there, { title: 'Archief' });
    expect((await as(someone).delete(`${path}/${gone.id}`)).statusCode).toBe(204);

    const first = (await as(someone).get(`${path}?per_page=3`)).json();
    expect(titles(first)).toEqual(['afronding', 'Eerste gesprek', 'Élan']);
    expect(first.meta).toMatchObject({ total: 5, last_page: 2 });
    expect(first.data[0]).not.toHaveProperty('questions');
    const employers = (await as(someone).get(`${path}?type=employer&per_page=100`)).json();
    expect(titles(employers)).toEqual(['Werkgever']);
    expect((await as(someone).get(`${path}?type=other`)).statusCode).toBe(422);
    for (const answer of [
      await as(someone).get(`${path}/${gone.id}`),
      await as(someone).patch(`${path}/${gone.id}`, { title: 'x' }),
      await as(someone).delete(`${path}/${gone.id}`),
    ])
      expect(answer.statusCode).toBe(404);
  });

  it('belong to the chosen organisation, for people who work in several', async () => {
    const both = await anAccount(db, {
      in: [
        ['counselor', own],
        ['admin', foreign],
        ['student', await anOrganisation(db)],
      ],
    });
    const theirs = await tokenOf(world, both);
    const body = { title: 'Gekozen', type: 'client', organisation_id: foreign.id };
    expect((await as(theirs).post(path, body)).json().organisation.id).toBe(foreign.id);
    const first = (await as(theirs).post(path, { title: 'Eerste', type: 'client' })).json();
    expect([own.id, foreign.id]).toContain(first.organisation.id);
    const list = await as(theirs).get(`${path}?organisation_id=${foreign.id}&per_page=100`);
    for (const { organisation } of list.json().data) expect(organisation.id).toBe(foreign.id);
  });

  it('of another organisation do not exist, nor do their questions', async () => {
    const { id, questions } = await aSurveyTemplate(db, foreign, { title: 'Van elders' });
    const question = `${path}/${id}/questions/${questions[0]?.id}`;
    const ids = questions.map((one) => one.id);
    for (const answer of [
      await as(token).get(`${path}/${id}`),
      await as(token).patch(`${path}/${id}`, { title: 'Van ons' }),
      await as(token).delete(`${path}/${id}`),
      await as(token).post(`${path}/${id}/questions`, { type: 'open', description: 'Wie?' }),
      await as(token).patch(question, { description: 'Wie?' }),
      await as(token).delete(question),
      await as(token).put(`${path}/${id}/questions/order`, { ids: ids.toReversed() }),
    ])
      expect([answer.statusCode, answer.json().errors]).toEqual([
        404,
        ['We kunnen dit niet vinden.'],
      ]);
    expect((await as(token).get(`${path}?per_page=100`)).body).not.toContain('Van elders');
    const { id: mine } = await make();
    const misplaced = await as(token).delete(`${path}/${mine}/questions/${questions[0]?.id}`);
    expect(misplaced.statusCode).toBe(404);
    const kept = db.selectFrom('survey_questions').where('survey_template_id', '=', id);
    expect(await kept.where('archived_at', 'is', null).select('id').execute()).toHaveLength(4);
  });

  it('tell the second of two editors who was first, and keep the first change', async () => {
    const { id } = await make();
    const change = (title: string) => as(token).patch(`${path}/${id}`, { title, version: 1 });
    expect((await change('Eerste')).json().title).toBe('Eerste');
    const second = await change('Tweede');
    expect(second.statusCode).toBe(422);
    expect(second.json().errors[0]).toContain('Je hebt dit ondertussen zelf gewijzigd');
    expect((await as(token).get(`${path}/${id}`)).json().title).toBe('Eerste');
  });
});
