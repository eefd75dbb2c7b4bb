import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { DiplomaInput } from './diplomaFile.ts';

/** A new diploma for an organisation; a new version of an existing one needs another edition. */
export async function saveDiploma(
  db: Db,
  organisation_id: number,
  { core_tasks, ...head }: DiplomaInput & { replaces_id?: number | undefined },
): Promise<{ id: number }> {
  const diploma = await db
    .insertInto('diplomas')
    .values({ organisation_id, ...head })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!diploma) throw unprocessable('diploma.taken', { title: head.title, level: head.level });
  await addTasks(db, diploma.id, core_tasks);
  return diploma;
}

async function addTasks(db: Db, diploma_id: number, list: DiplomaInput['core_tasks']) {
  const tasks = list.map(({ code, title }, index) => {
    return { diploma_id, position: index + 1, code, title };
  });
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
