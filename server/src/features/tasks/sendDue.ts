import type { Party } from '@traject/contract/approvals';
import { sql } from 'kysely';
import { recordEvent } from '../../platform/audit/events.ts';
import type { Db } from '../../platform/database/db.ts';
import { within, withinAll } from '../../platform/database/wall.ts';
import { AppError } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import { isOfficeTime } from '../../platform/program/officeHours.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { goesByItself } from './afterEnd.ts';
import { sendTask } from './sending.ts';

/** What plans made for a party is mailed by itself when its day has come. */
export const sendHourly = (world: World) =>
  world.jobs.define('tasks-send', { cron: '17 * * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => sendAllDue(world)),
  );

/**
 * Each in a transaction of its own: one that cannot be sent holds up no other. In that of its
 * organisation, so that what another mails to the same address does not count.
 */
export async function sendAllDue(world: World) {
  if (!isOfficeTime(world.clock())) return;
  const everywhere = await withinAll(world.db);
  const all = await due(everywhere, today(world.clock)).execute();
  for (const { id, trajectory_id, organisation_id } of all)
    await within(world.db, [organisation_id])
      .transaction()
      .execute(async (db) => {
        if (await lockIfThere(db, trajectory_id ?? 0)) await sendDue(world, db, [id]);
      });
}

/** Those whose day has come, of a trajectory that is locked; what was sent already is not sent. */
export async function sendDue(world: World, db: Db, ids: number[]) {
  if (ids.length === 0 || !isOfficeTime(world.clock())) return;
  const found = due(db, today(world.clock)).where('k.id', 'in', ids).forUpdate('k');
  for (const task of await found.execute()) await trySending(world, db, task);
}

const lockIfThere = (db: Db, id: number) =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();

/** Whoever has no address is left out, until they have one. */
const due = (db: Db, day: string) =>
  db
    .selectFrom('tasks as k')
    .innerJoin('trajectories as t', 't.id', 'k.trajectory_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .where('t.deleted_at', 'is', null)
    .where('k.sent_at', 'is', null)
    .where('k.done_at', 'is', null)
    .where('k.send_on', '<=', day)
    .where(goesByItself('k'))
    .where(({ eb, or }) => or([eb('k.party', '=', 'client'), eb('t.contact_email', '<>', '')]))
    .select(['k.id', 'k.trajectory_id', 'k.title', 'k.due_on', 'k.organisation_id'])
    .select(['counselor.id as counselor_id', 'counselor.name as counselor'])
    .select(({ ref }) => ref('k.party').$castTo<Party>().as('party'))
    .orderBy('k.send_on')
    .orderBy('k.id');

type Due = Awaited<ReturnType<ReturnType<typeof due>['execute']>>[number];

/** A full mailbox or a wrong address costs only this mail: the next hour tries again. */
async function trySending(world: World, db: Db, { counselor, counselor_id, ...task }: Due) {
  const { organisation_id, trajectory_id } = task;
  if (!trajectory_id) return;
  await sql`savepoint sending`.execute(db);
  try {
    const sender = { id: counselor_id, name: counselor };
    await sendTask(world, db, { ...task, trajectory_id }, sender);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return void (await sql`rollback to savepoint sending`.execute(db));
  }
  await recordEvent(db, {
    action: 'tasks.send',
    organisation_id,
    record: { trajectoryId: String(trajectory_id), taskId: String(task.id) },
    request_id: 'tasks',
  });
}
