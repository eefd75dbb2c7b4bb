import type { Party } from '@traject/contract/approvals';
import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import { aStoredFile } from './documents.ts';
import { anAccount } from './factories.ts';
import { ownerDb } from './ownerDb.ts';

type Trajectory = { id: number; counselor_id: number; organisation_id: number };
/** A task that was mailed to a party; the token is the one in the mail. */
async function anAskedTask(
  world: Pick<World, 'db' | 'links'>,
  trajectory: Trajectory,
  { party = 'client', title = 'Cv sturen' }: { party?: Party; title?: string } = {},
) {
  const db = ownerDb(world);
  const { id } = await db
    .insertInto('tasks')
    .values({
      organisation_id: trajectory.organisation_id,
      trajectory_id: trajectory.id,
      title,
      party,
      recipient_name: 'Fatima El Amrani',
      recipient_email: 'fatima@example.nl',
      language: 'nl',
      sender_id: trajectory.counselor_id,
      sent_at: new Date(),
      created_by: trajectory.counselor_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subject = { trajectory_id: trajectory.id, task_id: id, minutes: 60 };
  return { id, token: await world.links.create(db, `task-${party}`, subject) };
}

type Step = {
  title?: string;
  doer?: 'counselor' | 'client' | 'employer';
  anchor?: 'registration' | 'intake' | 'start' | 'completion';
  amount?: number;
  unit?: 'days' | 'weeks';
};
type NewPlan = { title?: string; trajectory_state_id?: number | null; steps?: Step[] };

export async function anActionPlan(db: Db, organisation: { id: number }, given: NewPlan = {}) {
  const { title = 'Eerste maand', trajectory_state_id = null, steps = [{}] } = given;
  const { id } = await db
    .insertInto('action_plans')
    .values({ organisation_id: organisation.id, title, trajectory_state_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const usual = { title: 'Kennismaken', doer: 'counselor', anchor: 'registration', amount: 1 };
  const rows = steps.map((step, position) => ({
    ...{ ...usual, unit: 'weeks', ...step },
    ...{ organisation_id: organisation.id, action_plan_id: id, position },
  }));
  await db.insertInto('action_plan_steps').values(rows).execute();
  return { id };
}

/** One of each that a path can name, with a word in them. */
export async function itsTasks(world: World, trajectory: Trajectory, word: string) {
  const db = ownerDb(world);
  const { organisation_id } = trajectory;
  const organisation = { id: organisation_id };
  const asked = await anAskedTask(world, trajectory, { title: word });
  const answer_file_id = await aStoredFile(world, organisation, `${word}.png`);
  const answered = db.updateTable('tasks').set({ answer: word, answer_file_id });
  await answered.where('id', '=', asked.id).execute();
  const colleague = await anAccount(db, { first_name: word, in: [['counselor', organisation]] });
  const loose = { organisation_id, title: word, person_id: colleague.id };
  const { id: looseTaskId } = await db
    .insertInto('tasks')
    .values({ ...loose, created_by: colleague.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const plan = { title: word, steps: [{ title: word }] };
  return {
    taskId: asked.id,
    taskToken: asked.token,
    looseTaskId,
    actionPlanId: (await anActionPlan(db, organisation, plan)).id,
  };
}
