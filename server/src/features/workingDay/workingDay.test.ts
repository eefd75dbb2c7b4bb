import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, world, as } = app;
const own = await anOrganisation(db, 'Werkwijzer');
const [vera, ali] = [
  await anAccount(db, { first_name: 'Vera', in: [['admin', own]] }),
  await anAccount(db, { first_name: 'Ali', in: [['admin', own]] }),
];
const [token, other] = [await tokenOf(world, vera), await tokenOf(world, ali)];
const path = `/organisations/${own.id}/working-day`;
const read = async () => (await as(token).get(path)).json();
const save = (body: object, by = token) => as(by, 'nl').put(path, body);

describe('the working day of an organisation', () => {
  it('begins with what is usual', async () => {
    const rule = { is_on: true, first_days: 5, next_days: 4, most: 3 };
    const kinds = { approval: rule, survey: rule, evaluation: rule, task: rule };
    expect(await read()).toEqual({
      reminders: kinds,
      calendar_names: false,
      quiet_days: 28,
      state_days: [1, 2, 3, 4, 5].map((trajectory_state_id) => ({
        trajectory_state_id,
        days: trajectory_state_id === 5 ? null : 14,
      })),
      version: 1,
    });
  });

  it('is changed as a whole, and the log says what', async () => {
    const before = await read();
    const { reminders } = before;
    const chosen = {
      ...before,
      calendar_names: true,
      quiet_days: 42,
      reminders: { ...reminders, survey: { is_on: true, first_days: 7, next_days: 2, most: 1 } },
      state_days: [{ trajectory_state_id: 5, days: 180 }],
    };
    const answer = await save(chosen);
    expect(answer.json()).toMatchObject({
      calendar_names: true,
      quiet_days: 42,
      version: before.version + 1,
      reminders: { survey: { first_days: 7, next_days: 2, most: 1 }, task: { first_days: 5 } },
    });
    expect((await read()).state_days[4]).toEqual({ trajectory_state_id: 5, days: 180 });
    const { data } = (await as(token, 'nl').get('/events')).json();
    expect(data[0].action).toBe('workingDay.set');
    expect(data[0].lines).toEqual(
      expect.arrayContaining([
        'Herinneringen aan vragenlijst (eerste / volgende / hoogstens): 5 / 4 / 3 → 7 / 2 / 1',
        'Namen van cliënten in de agenda: nee → ja',
        'Geen contact gedurende (dagen): 28 → 42',
        'Dagen in deze status: leeg → 180',
      ]),
    );
  });

  it('is not overwritten unseen by another administrator', async () => {
    const seen = await read();
    expect((await save({ ...seen, quiet_days: 30 }, other)).statusCode).toBe(200);
    const answer = await save({ ...seen, quiet_days: 60 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toContain('Ali de Vries');
    expect((await read()).quiet_days).toBe(30);
  });

  it('says in a sentence what is out of bounds', async () => {
    const seen = await read();
    const rule = { ...seen.reminders.task };
    const wrong: object[] = [
      { ...seen, quiet_days: 3 },
      { ...seen, quiet_days: 4000 },
      { ...seen, reminders: { ...seen.reminders, task: { ...rule, first_days: 0 } } },
      { ...seen, reminders: { ...seen.reminders, task: { ...rule, most: 11 } } },
      { ...seen, state_days: [{ trajectory_state_id: 1, days: 0 }] },
      { ...seen, state_days: [{ trajectory_state_id: 6, days: 10 }] },
      { ...seen, state_days: [1, 1].map((id) => ({ trajectory_state_id: id, days: 10 })) },
    ];
    const said: string[] = [];
    for (const body of wrong) {
      const answer = await save(body);
      expect(answer.statusCode, answer.body).toBe(422);
      said.push(answer.json().errors[0]);
    }
    expect(said).toEqual([
      'Geen contact gedurende (dagen): kies 7 of meer.',
      'Geen contact gedurende (dagen): kies 365 of minder.',
      'Eerste herinnering na (dagen): kies 1 of meer.',
      'Hoogstens (aantal): kies 10 of minder.',
      'Dagen in deze status: kies 1 of meer.',
      'Dagen per status: dit kun je hier niet kiezen.',
      'Dagen per status: dit kun je hier niet kiezen.',
    ]);
    expect(await read()).toEqual(seen);
  });
});
