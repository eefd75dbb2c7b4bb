import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const path = '/document-templates';

const text = (name: string) => ({ name, description: '', type: 'text_singleline' });
const list = (name: string, ...options: string[]) => ({
  name,
  type: 'list',
  configuration: options.map((option) => ({ text: option })),
});
const make = async (...fields: object[]) =>
  (await as(token).post(path, { name: 'Brief', contents: '<p>x</p>', fields })).json();
const save = (id: number, fields: object[]) => as(token).patch(`${path}/${id}`, { fields });
const errorsOf = async (...fields: object[]) => {
  const answer = await as(token).post(path, { name: 'Brief', contents: '', fields });
  return [answer.statusCode, answer.json().errors];
};

const spelling = "Naam: gebruik alleen kleine letters, cijfers en '-'.";
const taken = 'Naam: deze naam is al in gebruik.';
const two = 'Keuzes: vul minstens twee keuzes in.';

describe('fields of a template', () => {
  it.each<[string, object[], string]>([
    ['capitals', [text('Doel')], spelling],
    ['spaces', [text('het doel')], spelling],
    ['an underscore', [text('het_doel')], spelling],
    ['only dashes', [text('--')], spelling],
    ['no name', [text('')], 'Naam: vul dit in.'],
    ['the name of a standard tag', [text('client-name')], taken],
    ['the same name twice', [text('doel'), list('doel', 'a', 'b')], taken],
    ['a list of one', [list('reis', 'fiets')], two],
    ['a list of none', [list('reis')], two],
    ['an empty option', [list('reis', 'fiets', ' ')], 'Tekst: vul dit in.'],
    [
      'a text with options',
      [{ ...text('doel'), configuration: [{ text: 'a' }] }],
      'Keuzes: dit klopt niet.',
    ],
    ['another type', [{ ...text('doel'), type: 'choice' }], 'Soort: dit klopt niet.'],
    ['an id from elsewhere', [{ ...text('doel'), id: 1 }], 'Velden: dit kun je hier niet kiezen.'],
    [
      'too many options',
      [list('reis', ...Array.from({ length: 51 }, String))],
      'Keuzes: kies 50 of minder.',
    ],
    [
      'too many fields',
      Array.from({ length: 101 }, (_, n) => text(`veld-${n}`)),
      'Velden: kies 100 of minder.',
    ],
  ])('[DTPL-06, DTPL-12] refuse %s', async (_what, fields, sentence) => {
    expect(await errorsOf(...fields)).toEqual([422, [sentence]]);
  });

  it('[DTPL-07] keep their ids through a new name, another order, or taking over a name', async () => {
    const { id, fields } = await make(text('doel'), text('datum'));
    const [goal, date] = fields;
    const swapped = [{ ...date, name: 'doel' }, { ...goal, name: 'datum' }, text('nieuw')];
    const saved = (await save(id, swapped)).json();
    expect(saved.fields.map((field: typeof goal) => [field.id, field.name])).toEqual([
      [date.id, 'doel'],
      [goal.id, 'datum'],
      [expect.any(Number), 'nieuw'],
    ]);
  });

  it('keep the ids of their options, and never reuse one', async () => {
    const { id, fields } = await make(list('reis', 'fiets', 'trein', 'auto'));
    const [travel] = fields;
    const [bike, train] = travel.configuration;
    const fewer = [{ ...travel, configuration: [train, { ...bike, text: 'elektrische fiets' }] }];
    expect((await save(id, fewer)).json().fields[0].configuration).toEqual([
      { id: train.id, text: 'trein' },
      { id: bike.id, text: 'elektrische fiets' },
    ]);
    const more = [{ ...travel, configuration: [bike, { text: 'bus' }] }];
    expect((await save(id, more)).json().fields[0].configuration).toEqual([
      bike,
      { id: 4, text: 'bus' },
    ]);
    const unknown = [{ ...travel, configuration: [bike, { id: 3, text: 'auto' }] }];
    expect((await save(id, unknown)).json().errors).toEqual([
      'Keuzes: dit kun je hier niet kiezen.',
    ]);
    const twice = [{ ...travel, configuration: [bike, bike] }];
    expect((await save(id, twice)).statusCode).toBe(422);
  });

  it('that are left out are archived, and free up their name', async () => {
    const { id, fields } = await make(text('doel'));
    expect((await save(id, [text('doel')])).json().fields[0].id).not.toBe(fields[0].id);
    const rows = db
      .selectFrom('document_template_fields')
      .where('document_template_id', '=', id)
      .orderBy('id')
      .select(['id', 'archived_at']);
    expect(await rows.execute()).toEqual([
      { id: fields[0].id, archived_at: expect.any(Date) },
      { id: expect.any(Number), archived_at: null },
    ]);
    expect((await save(id, fields)).json().errors).toEqual([
      'Velden: dit kun je hier niet kiezen.',
    ]);
  });

  it('stay as they are when only the name of the template changes', async () => {
    const made = await make(text('doel'), list('reis', 'fiets', 'trein'));
    const saved = (await as(token).patch(`${path}/${made.id}`, { name: 'Nieuw' })).json();
    expect(saved).toEqual({ ...made, name: 'Nieuw', version: 2 });
  });
});
