import { today } from '@traject/contract/today';
import { beforeEach, expect } from 'vitest';
import { aDesk } from './desk.ts';
import { anAccount, tokenOf } from './factories.ts';
import type { OpenedApp } from './openApp.ts';

/** A Wednesday, at noon in Amsterdam. */
export const noon = new Date('2026-11-18T11:00:00Z');
export const inDays = (days: number) => new Date(noon.getTime() + days * 86_400_000);

type Task = {
  title: string;
  due_on?: string | null;
  person_id?: number | null;
  trajectory_id?: number;
  party?: 'client' | 'employer';
};

/** A desk at which nothing is to be done yet, with two colleagues. */
export async function aDay(app: OpenedApp) {
  const { db, as, world, time } = app;
  time.now = noon;
  const desk = await aDesk(app);
  const { own, marieke } = desk;
  const daan = await anAccount(db, { first_name: 'Daan', in: [['counselor', own]] });
  const peter = await anAccount(db, { first_name: 'Peter', in: [['coordinator', own]] });
  const day = async (who = marieke, query = '') =>
    as(await tokenOf(world, who)).get(`/today${query}`);

  beforeEach(async () => {
    time.now = noon;
    for (const table of ['tasks', 'appointments', 'trajectories'] as const)
      await db.deleteFrom(table).execute();
  });

  return {
    ...desk,
    daan,
    peter,
    day,
    /** As the contract has it. */
    read: async (who = marieke, query = '') => {
      const answer = (await day(who, query)).json();
      expect(today.safeParse(answer).success ? answer : {}).toEqual(answer);
      return today.parse(answer);
    },
    aTask: (values: Task) =>
      db
        .insertInto('tasks')
        .values({ organisation_id: own.id, person_id: values.party ? null : marieke.id, ...values })
        .returning('id')
        .executeTakeFirstOrThrow(),
  };
}
