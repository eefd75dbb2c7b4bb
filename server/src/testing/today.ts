import { today } from '@traject/contract/today';
import type { Insertable } from 'kysely';
import { beforeEach, expect } from 'vitest';
import type { Tables } from '../platform/database/tables.gen.ts';
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
    // The trajectory first, as everywhere: mails of the former test may be on their way.
    for (const table of ['trajectories', 'tasks', 'appointments'] as const)
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
    anAppointment: appointmentsOf(app, desk),
    aTask: tasksOf(app, desk),
  };
}

type Desk = Awaited<ReturnType<typeof aDesk>>;

const tasksOf =
  ({ db }: OpenedApp, { own, marieke }: Desk) =>
  (values: Task) =>
    db
      .insertInto('tasks')
      .values({ organisation_id: own.id, person_id: values.party ? null : marieke.id, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();

type Case = { id: number; emails: { client: string } };
type Values = Partial<Insertable<Tables['appointments']>>;

/** Of an hour, an hour from noon, with the client. */
const appointmentsOf =
  (
    { db }: OpenedApp,
    { own: { id: organisation_id }, marieke }: Awaited<ReturnType<typeof aDesk>>,
  ) =>
  async ({ id: trajectory_id, emails }: Case, values: Values = {}) => {
    const { id } = await db
      .insertInto('appointments')
      .values({
        ...{ organisation_id, trajectory_id, owner_id: marieke.id, kind: 'intake' },
        ...{ starts_at: new Date(+noon + 3_600_000), ends_at: new Date(+noon + 7_200_000) },
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const guest = { name: 'Fatima El Amrani', email: emails.client, language: 'nl' as const };
    await db
      .insertInto('appointment_guests')
      .values({ organisation_id, appointment_id: id, party: 'client', ...guest })
      .execute();
    return { id };
  };
