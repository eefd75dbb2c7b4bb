import { standardTags } from '@traject/contract/common/standardTags';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aTemplate, tag } from '../../testing/templates.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Stichting Werkwijzer');
const foreign = await anOrganisation(db, 'Elders');
const marieke = await anAccount(db, { first_name: 'Marieke', in: [['counselor', own]] });
const token = await tokenOf(world, marieke);
const path = '/document-templates';

const goal = { name: 'goal', description: 'Het doel', type: 'text_singleline' };
const travel = {
  name: 'travel',
  description: 'Hoe iemand reist',
  type: 'list',
  configuration: [{ text: 'Fiets' }, { text: 'Trein' }],
};
const plan = {
  name: 'Plan van aanpak',
  contents: `<h1>Plan</h1><p>Voor ${tag('client-name')}: ${tag('goal')}, ${tag('travel')}.</p>`,
  fields: [goal, travel],
};
const make = async (given = {}) => (await as(token).post(path, { ...plan, ...given })).json();
const refusals = async (body: object) => {
  const answer = await as(token).post(path, body);
  return [answer.statusCode, answer.json().errors];
};

describe('document templates', () => {
  it('[DTPL-02, DTPL-07, DTPL-09] are read back as they were made, and by default ask no approval', async () => {
    const made = await make();
    const number = expect.any(Number);
    expect(made).toEqual({
      id: number,
      name: 'Plan van aanpak',
      contents: plan.contents,
      requires_approval: false,
      fields: [
        { ...goal, id: number, configuration: [] },
        {
          ...travel,
          id: number,
          configuration: [
            { id: 1, text: 'Fiets' },
            { id: 2, text: 'Trein' },
          ],
        },
      ],
      organisation: { id: own.id, name: 'Stichting Werkwijzer' },
      version: 1,
    });
    expect((await as(token).get(`${path}/${made.id}`)).json()).toEqual(made);
    expect((await make({ requires_approval: true })).requires_approval).toBe(true);
    expect((await make({ contents: '<p>Kort.</p>', fields: undefined })).fields).toEqual([]);
  });

  it('[DTPL-01] come in pages by name, without their text, and without archived ones', async () => {
    const there = await anOrganisation(db, 'Daar');
    const someone = await tokenOf(world, await anAccount(db, { in: [['coordinator', there]] }));
    for (const name of ['Offerte', 'brief', 'Élan', 'Eindverslag'])
      await aTemplate(db, there, { name });
    const gone = await aTemplate(db, there, { name: 'Archief' });
    expect((await as(someone).delete(`${path}/${gone.id}`)).statusCode).toBe(204);
    const first = (await as(someone).get(`${path}?per_page=3`)).json();
    expect(first.data.map(({ name }: { name: string }) => name)).toEqual([
      'brief',
      'Eindverslag',
      'Élan',
    ]);
    expect(first.meta).toMatchObject({ total: 4, last_page: 2 });
    expect(first.data[0]).not.toHaveProperty('contents');
    expect(first.data[0].fields[0].name).toBe('goal');
    expect((await as(someone).get(`${path}/${gone.id}`)).statusCode).toBe(404);
    expect((await as(someone).patch(`${path}/${gone.id}`, { name: 'x' })).statusCode).toBe(404);
    expect((await as(someone).delete(`${path}/${gone.id}`)).statusCode).toBe(404);
    const kept = db.selectFrom('document_templates').where('id', '=', gone.id).selectAll();
    expect(await kept.execute()).toHaveLength(1);
  });

  it('lose whatever is not allowed in a text, when made and when changed', async () => {
    const sly = '<p onclick="x()">a<script>b()</script><img src="http://x"></p>';
    const made = await make({ contents: sly, fields: [] });
    expect(made.contents).toBe('<p>a</p>');
    const changed = await as(token).patch(`${path}/${made.id}`, { contents: `${sly}<h2>c</h2>` });
    expect(changed.json().contents).toBe('<p>a</p><h2>c</h2>');
  });

  it.each([
    ['no name', { name: ' ' }, 'Naam: vul dit in.'],
    [
      'an endless text',
      { contents: 'x'.repeat(200_001) },
      'Tekst: gebruik hoogstens 200000 tekens.',
    ],
    [
      'lists nested too deeply',
      { contents: '<ul><li>'.repeat(60) },
      'Lijsten en tabellen staan te diep in elkaar. Het maximum is twintig lagen.',
    ],
    [
      'somebody else’s organisation',
      { organisation_id: foreign.id },
      'Organisatie: dit kun je hier niet kiezen.',
    ],
    ['an unknown field', { archived_at: null }, 'archived_at: dit veld kennen we niet.'],
  ])('refuse %s', async (_what, wrong, sentence) => {
    expect(await refusals({ ...plan, ...wrong })).toEqual([422, [sentence]]);
  });

  it('[DTPL-04] name every tag of the text that is neither a field nor standard', async () => {
    const contents = `<p>${tag('goal')} ${tag('client-name')} ${tag('onbekend')} ${tag('weg')}</p>`;
    expect(await refusals({ ...plan, contents })).toEqual([
      422,
      ['onbekend', 'weg'].map(
        (name) =>
          `De tekst gebruikt [${name}], maar die tag bestaat niet. Voeg hem toe of haal hem uit de tekst.`,
      ),
    ]);
  });

  it('do not lose a field that the text still uses', async () => {
    const { id, fields } = await make();
    const answer = await as(token).patch(`${path}/${id}`, { fields: fields.slice(1) });
    expect(answer.json().errors[0]).toContain('[goal]');
    expect((await as(token).get(`${path}/${id}`)).json().version).toBe(1);
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
    const body = { ...plan, name: 'Gekozen', organisation_id: own.id };
    expect((await as(theirs).post(path, body)).json().organisation.id).toBe(own.id);
    const first = (await as(theirs).post(path, { ...plan, name: 'Eerste' })).json();
    expect([own.id, foreign.id]).toContain(first.organisation.id);
    const list = await as(theirs).get(`${path}?organisation_id=${foreign.id}&per_page=100`);
    for (const { organisation } of list.json().data) expect(organisation.id).toBe(foreign.id);
  });

  it('are found by a part of their name', async () => {
    await make({ name: 'Uitnodiging voor een zoekgesprek' });
    const found = async (q: string) =>
      (await as(token).get(`${path}?q=${encodeURIComponent(q)}`))
        .json()
        .data.map(({ name }: { name: string }) => name);
    expect(await found('ZOEKGESPREK')).toEqual(['Uitnodiging voor een zoekgesprek']);
    expect(await found('%')).toEqual([]);
  });

  it('of another organisation do not exist', async () => {
    const { id } = await aTemplate(db, foreign, { name: 'Van elders' });
    for (const answer of [
      await as(token).get(`${path}/${id}`),
      await as(token).patch(`${path}/${id}`, { name: 'Van ons' }),
      await as(token).delete(`${path}/${id}`),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await as(token).get(`${path}?per_page=100`)).body).not.toContain('Van elders');
    expect((await as(token).get(`${path}?organisation_id=${foreign.id}`)).json().data).toEqual([]);
  });

  it('tell the second of two editors who was first, and keep the first change', async () => {
    const { id } = await make();
    const change = (name: string) => as(token).patch(`${path}/${id}`, { name, version: 1 });
    expect((await change('Eerste')).json()).toMatchObject({ name: 'Eerste', version: 2 });
    const second = await change('Tweede');
    expect(second.statusCode).toBe(422);
    expect(second.json().errors[0]).toContain('Je hebt dit ondertussen zelf gewijzigd');
    expect((await as(token).get(`${path}/${id}`)).json().name).toBe('Eerste');
  });

  it('[DTPL-05] have the standard tags of a trajectory in both languages, and no other scope', async () => {
    const tags = (await as(token).get(`${path}/trajectory/tags`)).json();
    expect(tags).toHaveLength(standardTags.length);
    expect(tags[0]).toEqual({ name: 'client-name', description: 'Naam van de cliënt' });
    const english = (await as(token, 'en').get(`${path}/trajectory/tags`)).json();
    expect(english[0].description).toBe('Name of the client');
    expect((await as(token).get(`${path}/invoice/tags`)).statusCode).toBe(404);
  });
});
