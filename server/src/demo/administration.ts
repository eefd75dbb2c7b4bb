import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

type Demo = { organisation_id: number; password_hash: string };

/** What an admin finds to do: somebody waiting, somebody invited, somebody who left, and a log. */
export async function addAdministration(db: Db, { organisation_id, password_hash }: Demo) {
  const account = async (person: typeof omar) =>
    (
      await db
        .insertInto('accounts')
        .values({ ...person, password_hash })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [, invited, gone] = await db
    .insertInto('people')
    .values([
      { ...omar, organisation_id, account_id: await account(omar), created_at: daysAgo(2) },
      { ...kim, organisation_id, created_at: daysAgo(3) },
      {
        ...wilma,
        organisation_id,
        account_id: await account(wilma),
        created_at: daysAgo(400),
        deactivated_at: daysAgo(20),
      },
    ])
    .returning('id')
    .execute();
  if (!invited || !gone) throw new Error('Three were added');
  const counselor = { organisation_id, account_type: 'counselor' };
  await db
    .insertInto('memberships')
    .values([
      { ...counselor, person_id: invited.id },
      { ...counselor, person_id: gone.id },
    ])
    .execute();
  const link = { purpose: 'activate', person_id: invited.id, token_hash: randomBytes(32) };
  await db
    .insertInto('links')
    .values({ ...link, created_at: daysAgo(3), expires_at: daysAgo(-4) })
    .execute();
  await db
    .insertInto('working_areas')
    .values({ organisation_id, name: 'Sociale werkvoorziening' })
    .execute();
  await addEvents(db);
  const admin = db.updateTable('accounts').where('email', '=', 'admin@demo.example');
  await admin.set({ operator: true }).execute();
}

const omar = { email: 'omar.benali@voorbeeld.example', first_name: 'Omar', last_name: 'Benali' };
const kim = { email: 'kim.vermeer@werkwijzer.example', first_name: 'Kim', last_name: 'Vermeer' };
const wilma = {
  email: 'wilma.schouten@werkwijzer.example',
  first_name: 'Wilma',
  last_name: 'Schouten',
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** As the program would have recorded them: each trajectory and each note was made by somebody. */
const addEvents = (db: Db) =>
  sql`insert into events (at, person_id, action, record, request_id, organisation_id)
    select at, person_id, action, record, 'demo', organisation_id from (
      select least(t.registration_date + interval '10 hours', now()) as at, t.counselor_id as person_id,
        'trajectories.create' as action, jsonb_build_object('id', t.id) as record, t.organisation_id
      from trajectories t
      union all
      select n.date at time zone 'Europe/Amsterdam', n.author_id, 'notes.create',
        jsonb_build_object('trajectoryId', t.id::text, 'id', n.id), t.organisation_id
      from notes n join trajectories t on t.id = n.trajectory_id) all_of_them
    order by at`.execute(db);
