import type { Db } from '../../platform/database/db.ts';
import { aRecord } from '../factories.ts';
import type { OpenedApp } from '../openApp.ts';
import * as make from '../trajectories.ts';
import type { FullOrganisation } from './organisation.ts';
import type { Part, Standing } from './plan.ts';
import { wordOfAccount } from './words.ts';

type Known = { email: string; account_id: number | null };

export async function anOwner({ db, sql }: OpenedApp, email: string) {
  const row = { email, password_hash: 'x', first_name: 'x', last_name: 'x' };
  const made = db.insertInto('accounts').values(row).returning('id');
  const { id } = await made.executeTakeFirstOrThrow();
  const word = wordOfAccount(id);
  await sql`update accounts set first_name = ${word}, last_name = ${word} where id = ${id}`;
  return id;
}

const saidYes: Standing[] = ['in', 'left', 'waiting', 'shut out', 'erased'];

/** An organisation's record of somebody, with something that depends on it. */
export async function aKnownPerson(
  opened: OpenedApp,
  organisation: FullOrganisation,
  part: Part,
  known: Known,
) {
  const { db, world } = opened;
  const { type: account_type, standing } = part;
  const account_id = saidYes.includes(standing) ? known.account_id : null;
  const named = { first_name: 'Noor', last_name: 'Bos', email: known.email };
  const id = await aRecord(db, { ...named, organisation_id: organisation.id, account_id });
  if (standing === 'waiting') return id;
  const membership = { person_id: id, organisation_id: organisation.id, account_type };
  await db.insertInto('memberships').values(membership).execute();
  if (standing === 'left' || standing === 'erased')
    await db.deleteFrom('memberships').where('person_id', '=', id).execute();
  else await hangOn(db, organisation, { id, type: account_type });
  if (standing === 'invited')
    await world.links.create(db, 'activate', { person_id: id, minutes: 60 });
  if (standing === 'shut out')
    await db
      .updateTable('people')
      .set({ deactivated_at: new Date() })
      .where('id', '=', id)
      .execute();
  if (standing === 'erased') await erase(db, id);
  return id;
}

/** As `erased.queries.ts` leaves a record. */
const erase = (db: Db, id: number) =>
  db
    .updateTable('people')
    .set({ email: `gewist-${id}@gewist.invalid`, account_id: null })
    .set({ deactivated_at: new Date(), erased_at: new Date() })
    .where('id', '=', id)
    .execute();

async function hangOn(
  db: Db,
  organisation: FullOrganisation,
  { id, type }: { id: number; type: Part['type'] },
) {
  const counselor = { id: organisation.counselorId };
  if (type === 'client' || type === 'student')
    await db.insertInto('profiles').values({ person_id: id, city: 'Utrecht' }).execute();
  if (type === 'client') {
    const mine = { client: { id }, counselor };
    await make.aNote(db, await make.aTrajectory(db, organisation, mine));
    await make.anExperience(db, { id });
  }
  if (type === 'counselor') {
    const mine = { client: { id: organisation.ids.clientId }, counselor: { id } };
    await make.aNote(db, await make.aTrajectory(db, organisation, mine));
  }
  if (type === 'student') await enrol(db, organisation, id);
  if (type === 'evaluator')
    await ask(db, organisation, { student_id: organisation.ids.studentId, evaluator_id: id });
}

async function enrol(db: Db, organisation: FullOrganisation, student_id: number) {
  const { diplomaId: diploma_id } = organisation.ids;
  const place = { student_id, diploma_id, organisation_id: organisation.id };
  await db.insertInto('enrolments').values(place).execute();
  await ask(db, organisation, { student_id, evaluator_id: organisation.evaluatorId });
}

/** A copy of the existing evaluation. */
async function ask(
  db: Db,
  { ids }: FullOrganisation,
  who: { student_id: number; evaluator_id: number },
) {
  const { id: _, ...like } = await db
    .selectFrom('evaluations')
    .where('id', '=', ids.evaluationId)
    .select(['id', 'organisation_id', 'diploma_id', 'work_process_id', 'role', 'expires_at'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('evaluations')
    .values({ ...like, ...who, comments: 'Goed gedaan.' })
    .execute();
}
