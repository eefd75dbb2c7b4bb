import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aStudy } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const [level] = await db.selectFrom('study_levels').select(['id', 'name']).orderBy('id').execute();
const [listed] = await db.selectFrom('studies').select(['id', 'name']).orderBy('id').execute();
if (!level || !listed) throw new Error('a study and a level are needed');
const named = 182;

const nursing = {
  study_id: listed.id,
  study_level_id: level.id,
  institute_name: 'ROC Midden Nederland',
  start_date: '2016-09-01',
};
const studiesOf = async () => `/clients/${(await aClient(db, own)).id}/studies`;

describe('studies of a client', () => {
  it('[STUD-03] are sent with ids and answered with names, changed, listed newest first, deleted', async () => {
    const path = await studiesOf();
    const made = (await as(token).post(path, nursing)).json();
    expect(made).toEqual({
      id: expect.any(Number),
      study: listed,
      study_name: '',
      study_level: level,
      institute_name: 'ROC Midden Nederland',
      start_date: '2016-09-01',
      end_date: null,
      finished: false,
      by_client: false,
      version: 1,
    });
    await as(token).post(path, { ...nursing, start_date: '2021-09-01' });
    const done = { finished: true, end_date: '2019-07-12' };
    expect((await as(token).patch(`${path}/${made.id}`, done)).json()).toMatchObject(done);
    const list = (await as(token).get(path)).json();
    expect(list.map(({ start_date }: typeof made) => start_date)).toEqual([
      '2021-09-01',
      '2016-09-01',
    ]);
    expect((await as(token).delete(`${path}/${made.id}`)).statusCode).toBe(204);
    expect((await as(token).get(path)).json()).toHaveLength(1);
  });

  it('[STUD-04] need a name of their own with study 182, and have none with another', async () => {
    const path = await studiesOf();
    for (const study_name of [undefined, '', '  ', null]) {
      const answer = await as(token).post(path, { ...nursing, study_id: named, study_name });
      expect(answer.json().errors, String(study_name)).toEqual(['Naam van de studie: vul dit in.']);
    }
    const body = { ...nursing, study_id: named, study_name: 'Gebarentaal' };
    const { id, study_name } = (await as(token).post(path, body)).json();
    expect(study_name).toBe('Gebarentaal');
    const other = await as(token).patch(`${path}/${id}`, { study_id: listed.id });
    expect(other.json()).toMatchObject({ study: listed, study_name: '' });
    const back = await as(token).patch(`${path}/${id}`, { study_id: named });
    expect(back.json().errors).toEqual(['Naam van de studie: vul dit in.']);
  });

  it.each([
    ['finished without an end date', { finished: true }, 'Einddatum: vul dit in.'],
    ['finished as a word', { finished: 'ja' }, 'Diploma behaald: dit klopt niet.'],
    [
      'an end before the start',
      { end_date: '2016-08-31' },
      'Einddatum: dit is eerder dan het begin.',
    ],
    ['an unknown study', { study_id: 99_999 }, 'Studie: dit kun je hier niet kiezen.'],
    ['an unknown level', { study_level_id: 99_999 }, 'Niveau: dit kun je hier niet kiezen.'],
    ['no school', { institute_name: ' ' }, 'School of instituut: vul dit in.'],
  ])('[STUD-02] refuse %s', async (_what, wrong, sentence) => {
    const answer = await as(token).post(await studiesOf(), { ...nursing, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('hold a change to the rules for a new one', async () => {
    const client = await aClient(db, own);
    const { id } = await aStudy(db, client);
    const path = `/clients/${client.id}/studies/${id}`;
    expect((await as(token).patch(path, { finished: true })).json().errors).toEqual([
      'Einddatum: vul dit in.',
    ]);
    await as(token).patch(path, { finished: true, end_date: '2019-07-12' });
    expect((await as(token).patch(path, { end_date: null })).statusCode).toBe(422);
  });

  it('are found only under their own client, and a second editor is told', async () => {
    const [mine, notMine] = [await aClient(db, own), await aClient(db, own)];
    const { id } = await aStudy(db, notMine);
    const change = { institute_name: 'ROC Elders', version: 1 };
    const wrong = `/clients/${mine.id}/studies/${id}`;
    expect((await as(token).patch(wrong, change)).statusCode).toBe(404);
    expect((await as(token).delete(wrong)).statusCode).toBe(404);
    const right = `/clients/${notMine.id}/studies/${id}`;
    expect((await as(token).patch(right, change)).statusCode).toBe(200);
    expect((await as(token).patch(right, change)).statusCode).toBe(422);
  });
});
