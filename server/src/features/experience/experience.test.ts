import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, anExperience } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const areas = await db.selectFrom('working_areas').select(['id', 'name']).orderBy('id').execute();
const [care, office] = areas;
if (!care || !office) throw new Error('two working areas are needed');

const carer = {
  function_title: 'Verzorgende',
  company_name: 'Zorggroep De Linde',
  city: 'Utrecht',
  job_working_area_id: care.id,
  start_date: '2019-03-01',
};
const experienceOf = async () => `/clients/${(await aClient(db, own)).id}/experience`;

describe('work experience of a client', () => {
  it('has no end while somebody still has the job', async () => {
    const path = await experienceOf();
    const sent = { ...carer, current_position: true, end_date: '2026-01-31' };
    const made = (await as(token).post(path, sent)).json();
    expect(made).toMatchObject({ current_position: true, end_date: null });
  });

  it('[EXP-04] is made, changed in part, listed newest first and deleted', async () => {
    const path = await experienceOf();
    const made = (await as(token).post(path, { ...carer, current_position: true })).json();
    const { job_working_area_id, ...said } = carer;
    expect(made).toEqual({
      ...said,
      id: expect.any(Number),
      job_working_area: care,
      end_date: null,
      current_position: true,
      by_client: false,
      version: 1,
    });
    await as(token).post(path, { ...carer, start_date: '2014-09-01', end_date: '2019-02-28' });
    const change = {
      job_working_area_id: office.id,
      current_position: false,
      end_date: '2026-01-31',
    };
    const changed = (await as(token).patch(`${path}/${made.id}`, change)).json();
    expect(changed).toMatchObject({ job_working_area: office, end_date: '2026-01-31', version: 2 });
    const list = (await as(token).get(path)).json();
    expect(list.map(({ start_date }: typeof made) => start_date)).toEqual([
      '2019-03-01',
      '2014-09-01',
    ]);
    expect((await as(token).delete(`${path}/${made.id}`)).statusCode).toBe(204);
    expect((await as(token).get(path)).json()).toHaveLength(1);
  });

  it.each([
    ['no function', { function_title: '' }, 'Functie: vul dit in.'],
    ['no city', { city: undefined }, 'Plaats: vul dit in.'],
    ['no working area', { job_working_area_id: undefined }, 'Werkgebied: vul dit in.'],
    [
      'an unknown working area',
      { job_working_area_id: 99_999 },
      'Werkgebied: dit kun je hier niet kiezen.',
    ],
    [
      'an end before the start',
      { end_date: '2019-02-28' },
      'Einddatum: dit is eerder dan het begin.',
    ],
    ['no start', { start_date: null }, 'Begindatum: vul dit in.'],
    [
      'a working area as an object',
      { job_working_area: care },
      'job_working_area: dit veld kennen we niet.',
    ],
  ])('[EXP-02] refuses %s', async (_what, wrong, sentence) => {
    const answer = await as(token).post(await experienceOf(), { ...carer, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('keeps a working area that was archived since, but cannot newly choose it', async () => {
    const old = await db
      .insertInto('working_areas')
      .values({ name: 'Vroeger', archived: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const client = await aClient(db, own);
    const { id } = await anExperience(db, client);
    const path = `/clients/${client.id}/experience`;
    const wrong = await as(token).patch(`${path}/${id}`, { job_working_area_id: old.id });
    expect(wrong.statusCode).toBe(422);
    await db.updateTable('experience').set({ job_working_area_id: old.id }).execute();
    expect((await as(token).patch(`${path}/${id}`, { city: 'Zeist' })).json()).toMatchObject({
      city: 'Zeist',
      job_working_area: { name: 'Vroeger' },
    });
  });

  it('is found only under its own client, and a second editor is told', async () => {
    const [mine, notMine] = [await aClient(db, own), await aClient(db, own)];
    const { id } = await anExperience(db, notMine);
    const wrong = `/clients/${mine.id}/experience/${id}`;
    expect((await as(token).patch(wrong, { city: 'Zeist' })).statusCode).toBe(404);
    expect((await as(token).delete(wrong)).statusCode).toBe(404);
    const right = `/clients/${notMine.id}/experience/${id}`;
    expect((await as(token).patch(right, { city: 'Zeist', version: 1 })).statusCode).toBe(200);
    expect((await as(token).patch(right, { city: 'Baarn', version: 1 })).statusCode).toBe(422);
  });
});
