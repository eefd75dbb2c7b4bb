import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'Mijn organisatie');
const foreign = await anOrganisation(db, 'Elders');
const admin = await anAccount(db, { in: [['admin', own]] });
const token = await tokenOf(world, admin);
const path = `/organisations/${own.id}/first-steps`;

const openSteps = async () =>
  (await as(token).get(path))
    .json()
    .flatMap((one: { step: string; done: boolean }) => (one.done ? [] : [one.step]));
const beginningAt = async () => (await as(token).get('/auth/me')).json().beginning_at;

describe('the first steps of an organisation', () => {
  it('are all still to do where there is nothing yet, and its admin is told', async () => {
    expect(await openSteps()).toEqual(['name', 'organisation', 'people', 'lists', 'templates']);
    expect(await beginningAt()).toEqual([own.id]);
  });

  it('ask the admin for a name, which then goes to the account and the organisation', async () => {
    await as(token).post(`${path}/name`, { first_name: 'Inge', last_name: 'de Boer' });
    expect((await as(token).get('/auth/me')).json().name).toBe('Inge de Boer');
    expect((await as(token).get(`/people/${admin.id}`)).json().name).toBe('Inge de Boer');
    expect(await openSteps()).not.toContain('name');
  });

  it('provide letters and surveys to start with, once', async () => {
    await Promise.all([1, 2].map(() => as(token).post(`${path}/templates`)));
    const letters = (await as(token).get('/document-templates')).json();
    expect(letters.length ?? letters.data.length).toBe(5);
    const surveys = await db.selectFrom('survey_templates').select('organisation_id').execute();
    expect(surveys.map(({ organisation_id }) => organisation_id)).toEqual([own.id, own.id, own.id]);
    expect(await openSteps()).not.toContain('templates');
  });

  it('are done when the data shows it or when ticked, and gone once they are closed', async () => {
    const person = { email: 'tweede@x.nl', first_name: 'Twee', last_name: 'De' };
    const given = { organisation_id: own.id, account_types: ['counselor'] };
    await as(token).post('/people', { ...person, ...given });
    await as(token).post(path, { step: 'lists' });
    expect(await openSteps()).toEqual(['organisation']);
    await as(token).post(`${path}/close`);
    expect((await as(token).get(path)).json()).toBeNull();
    expect(await beginningAt()).toEqual([]);
  });

  it('[ADM-08] are not for another organisation’s admin', async () => {
    const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
    expect((await as(stranger).get(path)).statusCode).toBe(404);
    expect((await as(stranger).post(`${path}/templates`)).statusCode).toBe(404);
  });
});
