import { actionPlan } from '@traject/contract/actionPlans';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { anActionPlan } from '../../testing/tasks.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const foreign = await anOrganisation(db);
const account = await anAccount(db, { in: [['counselor', own]] });
const token = await tokenOf(world, account);
const other = await tokenOf(world, await anAccount(db, { in: [['coordinator', own]] }));

const step = {
  title: 'Kennismaken',
  text: '',
  doer: 'counselor',
  anchor: 'registration',
  amount: 1,
  unit: 'weeks',
};
const create = (given: object = {}) =>
  as(token).post('/action-plans', { title: 'Eerste maand', steps: [step], ...given });
const change = (id: number, given: object, by = token) =>
  as(by).patch(`/action-plans/${id}`, given);

describe('an action plan', () => {
  it('is made with its steps, in order, and found by its title', async () => {
    const second = { ...step, title: 'Cv sturen', doer: 'client', anchor: 'intake', amount: -3 };
    const given = { title: 'Plan met twee stappen', trajectory_state_id: 5, steps: [step, second] };
    const made = (await create(given)).json();
    expect(actionPlan.parse(made)).toEqual(made);
    expect(made).toMatchObject({ ...given, organisation: { id: own.id }, step_count: 2 });
    expect((await as(token).get(`/action-plans/${made.id}`)).json()).toEqual(made);
    const { data, meta } = (await as(token).get('/action-plans?q=twee')).json();
    expect(data).toMatchObject([{ id: made.id, step_count: 2 }]);
    expect(meta.total).toBe(1);
  });

  it('is saved whole: steps keep their id, change places, go and come', async () => {
    const steps = ['een', 'twee', 'drie'].map((title) => ({ ...step, title }));
    const made = (await create({ steps })).json();
    const [one, two, three] = made.steps;
    const next = [{ ...three, amount: 4 }, { ...step, title: 'nieuw' }, one];
    const saved = (await change(made.id, { steps: next, version: made.version })).json();
    expect(saved.steps.map(({ title }: { title: string }) => title)).toEqual([
      'drie',
      'nieuw',
      'een',
    ]);
    expect(saved.steps[0]).toEqual({ ...three, amount: 4 });
    expect(saved.steps[2]).toEqual(one);
    const gone = await change(made.id, { steps: [two] });
    expect(gone.json().errors).toEqual([
      'De stappen zijn ondertussen gewijzigd. Kijk welke stappen er nu zijn en probeer het opnieuw.',
    ]);
    expect((await change(made.id, { title: 'Alleen de titel' })).json().steps).toEqual(saved.steps);
  });

  it('tells who changed it before somebody who saw an older one', async () => {
    const { id, version } = (await create()).json();
    await change(id, { title: 'Door een ander', version }, other);
    expect((await change(id, { title: 'Te laat', version })).statusCode).toBe(422);
  });

  it.each([
    [{ title: '' }, 'Titel: vul dit in.'],
    [{ trajectory_state_id: 99 }, 'Status: dit kun je hier niet kiezen.'],
    [{ steps: [{ ...step, title: '' }] }, 'Titel: vul dit in.'],
    [{ steps: [{ ...step, amount: 731 }] }, 'Aantal: kies 730 of minder.'],
    [{ steps: [{ ...step, amount: -731 }] }, 'Aantal: kies -730 of meer.'],
    [{ steps: Array(51).fill(step) }, 'Stappen: kies 50 of minder.'],
  ])('is refused with a sentence: %j', async (wrong, sentence) => {
    const answer = await create(wrong);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('of another organisation does not exist', async () => {
    const { id } = await anActionPlan(db, foreign);
    expect((await as(token).get(`/action-plans/${id}`)).statusCode).toBe(404);
    expect((await change(id, { title: 'x' })).statusCode).toBe(404);
    expect((await as(token).delete(`/action-plans/${id}`)).statusCode).toBe(404);
    expect((await create({ organisation_id: foreign.id })).statusCode).toBe(422);
  });

  it('is gone from the list once it is deleted', async () => {
    const { id } = (await create({ title: 'Weg ermee' })).json();
    expect((await as(token).delete(`/action-plans/${id}`)).statusCode).toBe(204);
    expect((await as(token).get('/action-plans?q=Weg')).json().data).toEqual([]);
    expect((await as(token).delete(`/action-plans/${id}`)).statusCode).toBe(404);
  });
});
