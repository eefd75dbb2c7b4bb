import { randomUUID } from 'node:crypto';
import { applyMigrations, lockMigrations, migrationNames, type Run } from '../database/migrate.ts';
import type { Storage } from '../files/storage.ts';
import type { Manifest } from './manifest.ts';
import { openArchive } from './readArchive.ts';
import { rebuild } from './rebuild.ts';
import { restoreFiles } from './restoreFiles.ts';
import { inTransaction } from './transaction.ts';
import { jobsFor } from './waitingJobs.ts';

type Into = { url: string; storage: Storage; tmpDir: string };

/**
 * All in one transaction: until the last moment the old state is there, whatever happens. Files are
 * stored beside existing ones; only the rows say which of them count.
 */
export async function restore(into: Into, path: string, { replace = false } = {}) {
  await using archive = await openArchive(path);
  const { manifest } = archive;
  const newer = await migrationsAfter(manifest);
  await inTransaction(into.url, ({ run }) => refuseUnfit(run, replace));
  await using jobs = await jobsFor(into.url, manifest.jobs);
  const number = await inTransaction(into.url, async (to) => {
    await lockMigrations(to.run);
    await rebuild(to, archive);
    await applyMigrations(to.run, newer);
    await jobs.queue(to.run);
    await restoreFiles(to.run, into, archive);
    // A backup restored elsewhere is a different installation from then on.
    const owner = (await into.storage.owner()) ?? randomUUID();
    await to.run('update installation set number = $1', [owner]);
    return owner;
  });
  await into.storage.claim(number);
  return manifest;
}

/** The archive's migrations must be the first of ours; later ones are applied afterwards. */
async function migrationsAfter({ migrations }: Manifest) {
  const ours = await migrationNames();
  if (migrations.some((name, index) => name !== ours[index]))
    throw new Error('This backup was made by a newer version of Traject: restore it with that.');
  return ours.slice(migrations.length);
}

async function refuseUnfit(run: Run, replace: boolean) {
  const [found] = await run<{ ours: boolean; used: boolean; running: boolean }>(`
    select to_regclass('public.migrations') is not null as ours,
      exists (select from pg_tables where schemaname = 'public') as used,
      exists (select from pg_stat_activity
        where datname = current_database() and application_name = 'traject-jobs') as running`);
  if (found?.running) throw new Error('Traject runs on this database; stop it first.');
  if (!found?.used) return;
  if (!found.ours) throw new Error('This database holds the tables of another program.');
  const anybody = await run(`(select from accounts limit 1) union all
    (select from organisations limit 1)`);
  if (anybody.length > 0 && !replace)
    throw new Error(
      'This installation is in use. With --replace, the backup replaces everything in it.',
    );
}
