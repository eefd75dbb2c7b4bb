import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Tables } from '../platform/database/tables.gen.ts';
import { daysAgo, instantAgo } from './days.ts';

type Place = { organisation_id: number; people: number[] };
type Case = { id: number; client_id: number; name: string; email: string };
type Own = { organisation_id: number; person_id: number };

/** What the first counselor has to do today and has planned, so that the page speaks. */
export async function addWorkingDay(db: Db, { organisation_id, people }: Place) {
  const [marieke = 0, sander = 0] = people;
  const cases = await casesOf(db, marieke);
  await addPlans(db, organisation_id);
  await addTasks(db, { organisation_id, person_id: marieke }, cases);
  await addAppointments(db, { organisation_id, person_id: marieke }, { cases, sander });
  await keepStill(db);
}

const casesOf = async (db: Db, counselor_id: number): Promise<Case[]> =>
  db
    .selectFrom('trajectories as t')
    .innerJoin('people as c', 'c.id', 't.client_id')
    .where('t.counselor_id', '=', counselor_id)
    .where('t.trajectory_state_id', '=', 5)
    .select(['t.id', 't.client_id', 'c.name', 'c.email'])
    .orderBy('t.id')
    .limit(6)
    .execute();

const steps = [
  ['Kennismaken en verwachtingen bespreken', 'counselor', 'registration', 3, 'days'],
  ['Cv en diploma’s opsturen', 'client', 'intake', 1, 'weeks'],
  ['Trajectplan schrijven', 'counselor', 'intake', 2, 'weeks'],
  ['Werkplek laten zien', 'employer', 'start', 2, 'weeks'],
  ['Voortgang bespreken', 'counselor', 'start', 6, 'weeks'],
] as const;

async function addPlans(db: Db, organisation_id: number) {
  const plan = { organisation_id, title: 'Tweede spoor: de eerste drie maanden' };
  const { id: action_plan_id } = await db
    .insertInto('action_plans')
    .values(plan)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = steps.map(([title, doer, anchor, amount, unit], n) => ({
    ...{ organisation_id, action_plan_id, position: n + 1, title, doer, anchor, amount, unit },
  }));
  await db.insertInto('action_plan_steps').values(rows).execute();
}

async function addTasks(db: Db, { organisation_id, person_id }: Own, cases: Case[]) {
  const [one, two, three, four] = cases;
  if (!one || !two || !three || !four) throw new Error('The demo has too few trajectories');
  const own = { organisation_id, created_by: person_id };
  const mine = { ...own, person_id };
  const ofClient = (client: Case) => ({
    ...{ ...own, trajectory_id: client.id, party: 'client', language: 'nl' as const },
    ...{ recipient_name: client.name, recipient_email: client.email, sender_id: person_id },
  });
  const tasks: Insertable<Tables['tasks']>[] = [
    { ...mine, trajectory_id: one.id, title: 'Bellen over de stageplek', due_on: daysAgo(2) },
    { ...mine, trajectory_id: two.id, title: 'Trajectplan bijwerken', due_on: daysAgo(0) },
    { ...mine, title: 'Teamoverleg voorbereiden', due_on: daysAgo(0) },
    { ...mine, trajectory_id: three.id, title: 'Vacatures zoeken', due_on: daysAgo(-3) },
    { ...mine, title: 'Nieuwe folder doorlezen' },
    {
      ...{ ...ofClient(two), title: 'Cv opsturen', due_on: daysAgo(3), sent_at: instantAgo(8) },
      ...{ opened_at: instantAgo(4), reminders_off: true },
    },
    {
      ...{ ...ofClient(four), title: 'Twee vacatures uitkiezen', due_on: daysAgo(1) },
      ...{ sent_at: instantAgo(6), opened_at: instantAgo(1), done_at: instantAgo(0.2) },
      ...{ answer: 'Ik heb er drie gevonden. De bakker lijkt mij het leukst!' },
    },
  ];
  for (const task of tasks) await db.insertInto('tasks').values(task).execute();
}

/** A clock time in Amsterdam, so many days from now. */
const at = (days: number, time: string) =>
  sql<Date>`((${daysAgo(-days)}::date + ${time}::time) at time zone 'Europe/Amsterdam')`;

type Planned = { cases: Case[]; sander: number };

async function addAppointments(db: Db, { organisation_id, person_id }: Own, planned: Planned) {
  const [one, two, three] = planned.cases;
  if (!one || !two || !three) throw new Error('The demo has too few trajectories');
  const own = { organisation_id, owner_id: person_id, created_by: person_id };
  const meet = async (days: number, from: string, to: string, values: Meeting) => {
    const time = { starts_at: at(days, from), ends_at: at(days, to) };
    const row = db.insertInto('appointments').values({ ...own, ...time, ...values });
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const invite = (appointment_id: number, client: Case, answer: 'yes' | null) =>
    db
      .insertInto('appointment_guests')
      .values({
        ...{ organisation_id, appointment_id, party: 'client', language: 'nl' as const },
        ...{ name: client.name, email: client.email, answer },
        answered_at: answer && instantAgo(1),
      })
      .execute();
  const office = 'Oudegracht 108, kamer 2';
  const first = { trajectory_id: one.id, kind: 'progress', place: office };
  await invite(await meet(0, '10:00', '11:00', first), one, 'yes');
  const video = { trajectory_id: two.id, kind: 'progress', video_url: 'https://video.example/2' };
  await invite(await meet(0, '13:30', '14:15', video), two, null);
  const team = await meet(0, '16:00', '17:00', { kind: 'other', title: 'Teamoverleg' });
  await withColleague(db, { organisation_id, appointment_id: team, person_id: planned.sander });
  await meet(1, '09:30', '10:30', {
    trajectory_id: three.id,
    kind: 'employer',
    place: 'Op de werkplek',
  });
  await invite(await meet(2, '11:00', '11:30', { ...first, kind: 'phone', place: '' }), one, null);
  await meet(-7, '10:00', '11:00', first);
}

type Meeting = Pick<
  Insertable<Tables['appointments']>,
  'trajectory_id' | 'kind' | 'title' | 'place' | 'video_url'
>;

async function withColleague(
  db: Db,
  guest: { organisation_id: number; appointment_id: number; person_id: number },
) {
  const { name, email } = await db
    .selectFrom('people')
    .where('id', '=', guest.person_id)
    .select(['name', 'email'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('appointment_guests')
    .values({ ...guest, name, email, language: 'nl' })
    .execute();
}

/** Nobody in the demo is reminded of what was asked before it was installed. */
async function keepStill(db: Db) {
  for (const table of ['approval_requests', 'surveys', 'evaluations'] as const)
    await db.updateTable(table).set({ reminders_off: true }).execute();
  for (const table of ['approval_requests', 'surveys', 'tasks'] as const)
    await db.updateTable(table).set({ end_told_at: new Date() }).execute();
}
