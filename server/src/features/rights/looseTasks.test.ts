import { expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { readPerson } from './exportPerson.queries.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const leaving = await anAccount(db, { first_name: 'Tom', in: [['counselor', own]] });
const staying = await anAccount(db, { first_name: 'Eva', in: [['counselor', own]] });
const leavingToken = await tokenOf(world, leaving);
const stayingToken = await tokenOf(world, staying);

const made = async (by: string, person_id: number, title: string) =>
  (await as(by).post('/tasks', { title, person_id })).json().id as number;

it('tasks outside any trajectory go with the person they were for', async () => {
  const theirs = await made(leavingToken, leaving.id, 'van mij voor mij');
  const asked = await made(leavingToken, staying.id, 'van mij voor een ander');
  const given = await made(stayingToken, leaving.id, 'van een ander voor mij');
  const { data } = await readPerson(db, { id: leaving.id, organisation_id: own.id });
  const exported = (data.tasks as { id: number }[]).map(({ id }) => id);
  expect(exported).toEqual([theirs, asked, given]);

  const erased = await as(admin).post(`/people/${leaving.id}/erase`, { name: leaving.name });
  expect(erased.statusCode).toBe(204);
  const left = await db.selectFrom('tasks').select('id').execute();
  expect(left).toEqual([{ id: asked }]);
  expect((await as(stayingToken).get('/tasks')).json()).toMatchObject([
    { id: asked, created_by: { name: 'Gewiste persoon' } },
  ]);
});
