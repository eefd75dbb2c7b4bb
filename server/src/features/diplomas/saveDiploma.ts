import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { DiplomaFile } from './diplomaFile.ts';

/** A new diploma for an organisation; a new version of an existing one needs another edition. */
export async function saveDiploma(
  db: Db,
  organisation_id: number,
  { core_tasks, ...head }: DiplomaFile,
): Promise<{ id: number }> {
  const diploma = await db
    .insertInto('diplomas')
    .values({ organisation_id, ...head })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!diploma) throw unprocessable('diploma.taken', head);
  await addTasks(db, diploma.id, core_tasks);
  return diploma;
}

async function addTasks(db: Db, diploma_id: number, list: DiplomaFile['core_tasks']) {
  const tasks = list.map(({ title }, index) => ({ diploma_id, position: index + 1, title }));
  const added = await db
    .insertInto('core_tasks')
    .values(tasks)
    .returning(['id', 'position'])
    .execute();
  const idOf = new Map(added.map(({ id, position }) => [position, id]));
  const processes = list.flatMap(({ work_processes }, task) =>
    work_processes.map((process, index) => ({
      ...process,
      core_task_id: idOf.get(task + 1) ?? 0,
      position: index + 1,
    })),
  );
  await db.insertInto('work_processes').values(processes).execute();
}
