import { type StateCode, trajectoryStates } from '@traject/contract/common/trajectoryStates';
import type { Db } from '../platform/database/db.ts';
import { anAccount } from './factories.ts';

type Organisation = { id: number };
type Person = { first_name?: string; last_name?: string; email?: string };

/** A client as counselors make them: a record without an account. */
export async function aClient(db: Db, organisation: Organisation, given: Person = {}) {
  const name = { first_name: 'Fatima', last_name: 'El Amrani' };
  const part = { in: [['client', organisation]] as [['client', Organisation]] };
  const client = await anAccount(db, { ...name, ...given, password_hash: null, ...part });
  await db.insertInto('profiles').values({ person_id: client.id, city: 'Utrecht' }).execute();
  return client;
}

type Given = {
  client?: { id: number };
  counselor?: { id: number };
  state?: StateCode;
  contact_name?: string;
  contact_email?: string | null;
  registration_date?: string;
  deleted_at?: Date;
};

export async function aTrajectory(db: Db, organisation: Organisation, given: Given = {}) {
  const { client, counselor, state = 'new', ...values } = given;
  const trajectory_state_id = stateId(state);
  const row = await db
    .insertInto('trajectories')
    .values({
      organisation_id: organisation.id,
      client_id: (client ?? (await aClient(db, organisation))).id,
      counselor_id: (counselor ?? (await anAccount(db, { in: [['counselor', organisation]] }))).id,
      trajectory_state_id,
      contact_name: 'Pieter Hoekstra',
      registered_by: 'Marieke de Vries',
      registration_date: '2026-10-19',
      ...values,
    })
    .returning(['id', 'client_id', 'counselor_id', 'organisation_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('trajectory_history')
    .values({ trajectory_id: row.id, trajectory_state_id })
    .execute();
  return row;
}

export const stateId = (code: StateCode) =>
  trajectoryStates.find((state) => state.code === code)?.id ?? 0;

type Trajectory = { id: number; counselor_id: number };

export const aNote = (db: Db, trajectory: Trajectory, note = 'Intake gedaan.') =>
  db
    .insertInto('notes')
    .values({
      trajectory_id: trajectory.id,
      author_id: trajectory.counselor_id,
      date: '2026-10-22 10:30:00',
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const aTest = (db: Db, trajectory: Trajectory, main_subject = 'Capaciteiten') =>
  db
    .insertInto('tests')
    .values({
      trajectory_id: trajectory.id,
      main_subject,
      sub_subject: 'Verbaal redeneren',
      date_taken: '2026-10-26',
      price: 12_500,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

type NewApplication = { vacancy?: string; readonly?: boolean; date?: string };

export const anApplication = (db: Db, trajectory: { id: number }, given: NewApplication = {}) =>
  db
    .insertInto('applications')
    .values({
      trajectory_id: trajectory.id,
      date: '2026-11-03',
      vacancy: 'Gastvrouw woonzorg',
      company: 'AxionContinu',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const anExperience = (db: Db, client: { id: number }, function_title = 'Verzorgende') =>
  db
    .insertInto('experience')
    .values({
      person_id: client.id,
      function_title,
      company_name: 'Zorggroep De Linde',
      city: 'Utrecht',
      job_working_area_id: 1,
      start_date: '2019-03-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const aStudy = (db: Db, client: { id: number }, institute_name = 'ROC Midden Nederland') =>
  db
    .insertInto('client_studies')
    .values({
      person_id: client.id,
      study_id: 1,
      study_level_id: 1,
      institute_name,
      start_date: '2016-09-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
