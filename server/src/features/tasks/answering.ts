import type { TaskAnswer } from '@traject/contract/common/taskPage';
import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Received } from '../../platform/files/receive.ts';
import { deadLink, unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findPeople, findStaff, lockTrajectory } from '../approvals/approvals.service.ts';
import { type LockedTask, lockTask, setTask } from './write.queries.ts';

type Said = TaskAnswer & { file: Received | undefined };
type Trajectory = Awaited<ReturnType<typeof lockTrajectory>>;

/** Counts once, whether the party or somebody who works here is first. */
export async function answerTask(world: World, db: Db, link: Link, { answer, file }: Said) {
  const { task_id, trajectory_id } = link;
  if (!task_id || !trajectory_id) throw deadLink();
  const trajectory = await lockTrajectory(db, trajectory_id);
  const key = { trajectoryId: trajectory_id, taskId: task_id };
  const task = await lockTask(db, key, deadLink);
  if (!task.sent_at) throw deadLink();
  if (task.done_at) throw unprocessable('task.done_before');
  await world.links.use(db, link);
  const { organisation_id } = trajectory;
  const stored =
    file && (await world.files.store(db, file, { uploader_id: null, organisation_id }));
  await setTask(db, task.id, {
    done_at: world.clock(),
    done_by: null,
    answer: answer || null,
    answer_file_id: stored?.id ?? null,
  });
  // It was opened again after an earlier answer, which this one replaces.
  if (task.answer_file_id) await world.files.remove(db, task.answer_file_id);
  const recipient_name = link.opened_by_name ?? task.recipient_name;
  await tellStaff(world, db, trajectory, { ...task, recipient_name });
}

/** Those who asked and who guide are told that it was done, but not what was said. */
async function tellStaff(
  { mail, address, clock }: World,
  db: Db,
  trajectory: Trajectory,
  { title, recipient_name, sender_id, created_by }: LockedTask,
) {
  const { id: trajectory_id, counselor_id, client_id, organisation_id } = trajectory;
  const { client } = await findPeople(db, trajectory_id);
  const link = address(`/trajectories/${trajectory_id}`);
  const about = { link, who: recipient_name ?? '', task: title, client };
  const asked = [counselor_id, sender_id, created_by].flatMap((id) => id ?? []);
  for (const told of await findStaff(db, asked, { trajectory, today: today(clock) })) {
    const { email: to, language, first_name } = told;
    const letter = { to, language, data: { ...about, first_name }, organisation_id };
    const concerned = { concerns: [told.id, client_id], trajectory_id };
    await mail.send(db, { ...letter, ...concerned, template: 'task-done' });
  }
}
