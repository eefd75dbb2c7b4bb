import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { World } from '../../platform/world.ts';

const keptDays = 30;

/** What was deleted can be brought back for a month; then it goes, and its files with it. */
export const purgeDaily = ({ jobs, db, clock }: World) =>
  jobs.define('trajectories-purge', { cron: '41 3 * * *', retryLimit: 2 }, () =>
    purgeTrajectories(db, clock),
  );

export async function purgeTrajectories(db: Db, clock: Clock) {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('trajectories')
      .where('deleted_at', '<', before)
      .select('id')
      .forUpdate()
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    const files = await takeFilesOf(tx, ids);
    await tx.deleteFrom('trajectories').where('id', 'in', ids).execute();
    if (files.length > 0) await tx.deleteFrom('files').where('id', 'in', files).execute();
  });
}

async function takeFilesOf(tx: Db, trajectoryIds: number[]) {
  const attached = await tx
    .deleteFrom('application_files')
    .using('applications')
    .whereRef('applications.id', '=', 'application_files.application_id')
    .where('applications.trajectory_id', 'in', trajectoryIds)
    .returning('application_files.file_id')
    .execute();
  const versions = await tx
    .deleteFrom('trajectory_file_versions as v')
    .using('trajectory_files as d')
    .whereRef('d.id', '=', 'v.trajectory_file_id')
    .where('d.trajectory_id', 'in', trajectoryIds)
    .returning('v.file_id')
    .execute();
  const returned = await tx
    .deleteFrom('trajectory_file_returns as r')
    .using('trajectory_files as d')
    .whereRef('d.id', '=', 'r.trajectory_file_id')
    .where('d.trajectory_id', 'in', trajectoryIds)
    .returning('r.file_id')
    .execute();
  return [...attached, ...versions, ...returned].map(({ file_id }) => file_id);
}
