import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTest, aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const capacity = {
  main_subject: 'Capaciteiten',
  sub_subject: 'Verbaal redeneren',
  date_taken: '2026-10-26',
  price: 12_500,
};
const testsOf = async () => `/trajectories/${(await aTrajectory(db, own)).id}/tests`;

describe('tests of a trajectory', () => {
  it('[TEST-03] are made, changed in part, listed newest first and deleted; the price is in cents', async () => {
    const tests = await testsOf();
    const made = (await as(token).post(tests, capacity)).json();
    expect(made).toEqual({ ...capacity, id: expect.any(Number), date_closed: null, version: 1 });
    const later = { ...capacity, date_taken: '2026-10-29', main_subject: 'Interesse' };
    await as(token).post(tests, later);
    const closed = await as(token).patch(`${tests}/${made.id}`, { date_closed: '2026-11-02' });
    expect(closed.json()).toEqual({ ...made, date_closed: '2026-11-02', version: 2 });
    const list = (await as(token).get(tests)).json();
    expect(list.map(({ main_subject }: typeof made) => main_subject)).toEqual([
      'Interesse',
      'Capaciteiten',
    ]);
    expect((await as(token).delete(`${tests}/${made.id}`)).statusCode).toBe(204);
    expect((await as(token).get(tests)).json()).toHaveLength(1);
  });

  it.each([
    ['a price that is text', { price: '125' }, 'Prijs: vul een bedrag in, zoals 12,50.'],
    ['half a cent', { price: 12.5 }, 'Prijs: vul een bedrag in, zoals 12,50.'],
    ['a negative price', { price: -1 }, 'Prijs: kies 0 of meer.'],
    ['a price beyond reason', { price: 10_000_001 }, 'Prijs: kies 100000 euro of minder.'],
    ['no price', { price: undefined }, 'Prijs: vul dit in.'],
    ['no subject', { main_subject: '' }, 'Onderwerp: vul dit in.'],
    [
      'closed before it was taken',
      { date_closed: '2026-10-25' },
      'Afgesloten op: dit is eerder dan de datum van de test.',
    ],
  ])('[TEST-02] refuse %s', async (_what, wrong, sentence) => {
    const answer = await as(token).post(await testsOf(), { ...capacity, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('hold a change, merged with what is stored, to the rules for a new one', async () => {
    const tests = await testsOf();
    const { id } = (await as(token).post(tests, { ...capacity, date_closed: '2026-11-02' })).json();
    const answer = await as(token).patch(`${tests}/${id}`, { date_taken: '2026-11-03' });
    expect(answer.json().errors).toEqual([
      'Afgesloten op: dit is eerder dan de datum van de test.',
    ]);
    const reopened = await as(token).patch(`${tests}/${id}`, { date_closed: null });
    expect(reopened.json().date_closed).toBeNull();
  });

  it('are found only under their own trajectory, and a second editor is told', async () => {
    const [mine, notMine] = [await aTrajectory(db, own), await aTrajectory(db, own)];
    const { id } = await aTest(db, notMine);
    const wrong = `/trajectories/${mine.id}/tests/${id}`;
    expect((await as(token).patch(wrong, { price: 1 })).statusCode).toBe(404);
    expect((await as(token).delete(wrong)).statusCode).toBe(404);
    const right = `/trajectories/${notMine.id}/tests/${id}`;
    expect((await as(token).patch(right, { price: 1, version: 1 })).statusCode).toBe(200);
    expect((await as(token).patch(right, { price: 2, version: 1 })).statusCode).toBe(422);
  });
});
