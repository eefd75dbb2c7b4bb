import type { FirstStep, OwnName } from '@traject/contract/firstSteps';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

type Found = { ticked: string[] | null } & Record<Exclude<FirstStep, 'name'>, boolean>;

/** What was ticked, and what the data shows is done. */
export async function findSteps(db: Db, organisation_id: number): Promise<Found> {
  const has = (table: string) => sql`exists (select from ${sql.table(table)}
    where organisation_id = o.id)`;
  const { rows } = await sql<Found>`select o.first_steps as ticked,
    '' not in (o.address, o.postal_code, o.city, o.kvk_number, o.iban) as organisation,
    (select count(*) > 1 from people where organisation_id = o.id and erased_at is null) as people,
    ${has('reference_places')} as lists,
    ${has('document_templates')} and ${has('survey_templates')} as templates
    from organisations o where o.id = ${organisation_id}`.execute(db);
  return rows[0] as Found;
}

export const tick = (db: Db, organisation_id: number, step: FirstStep) =>
  sql`update organisations set first_steps = first_steps || ${step}::text
    where id = ${organisation_id} and not ${step} = any(first_steps)`.execute(db);

export const close = (db: Db, id: number) =>
  db.updateTable('organisations').set({ first_steps: null }).where('id', '=', id).execute();

type Self = { account_id: number; person_id: number };

/** Both their own, and the one this organisation knows them by. */
export async function setName(db: Db, { account_id, person_id }: Self, name: OwnName) {
  await db.updateTable('accounts').set(name).where('id', '=', account_id).execute();
  await db.updateTable('people').set(name).where('id', '=', person_id).execute();
}
