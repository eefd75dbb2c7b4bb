import { randomUUID } from 'node:crypto';
import { applyMigrations, lockMigrations, migrationNames, type Run } from '../database/migrate.ts';
import type { Storage } from '../files/storage.ts';
import { bringBack, type Erasure, erasuresIn } from './erasures.ts';
import type { Manifest } from './manifest.ts';
import { openArchive } from './readArchive.ts';
import { rebuild } from './rebuild.ts';
import { restoreFiles } from './restoreFiles.ts';
import { inTransaction } from './transaction.ts';
import { jobsFor } from './waitingJobs.ts';

type Into = { url: string; storage: Storage; tmpDir: string };
type How = {
  replace?: boolean | undefined;
  /** Where it is for real, each organisation is told; a trial leaves the rows as they were. */
  real?: Real;
};
type Real = {
  /** How the backup is called. */
  backup: string;
  /** What the lists beside the backups say of an installation. */
  erasures: (installation: string) => Promise<Erasure[]>;
};

/**
 * All in one transaction: until the last moment the old state is there, whatever happens. Files are
 * stored beside existing ones; only the rows say which of them count.
 */
export async function restore(into: Into, path: string, { replace = false, real }: How = {}) {
  await using archive = await openArchive(path);
  const { manifest } = archive;
  const newer = await migrationsAfter(manifest);
  await inTransaction(into.url, ({ run }) => refuseUnfit(run, replace));
  await using jobs = await jobsFor(into.url, manifest.jobs);
  const { number, erasedSince } = await inTransaction(into.url, async (to) => {
    await lockMigrations(to.run);
    const goes = real && (await whatGoes(to.run, manifest));
    await rebuild(to, archive);
    await applyMigrations(to.run, newer);
    const erasedSince = goes ? await tell(to.run, { ...real, ...goes, manifest }) : 0;
    await jobs.queue(to.run);
    await restoreFiles(to.run, into, archive);
    // A backup restored elsewhere is a different installation from then on.
    const owner = (await into.storage.owner()) ?? randomUUID();
    await to.run('update installation set number = $1', [owner]);
    return { number: owner, erasedSince };
  });
  await into.storage.claim(number);
  return { manifest, erasedSince };
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

type Goes = { events: number; erased: Erasure[] };

/** What is newer in the database that is replaced, where it is one of ours. */
async function whatGoes(run: Run, { made_at }: Manifest): Promise<Goes> {
  const [found] = await run<{ any: boolean }>(
    `select to_regclass('public.events') is not null as any`,
  );
  const count = 'select count(*)::int as events from events where at > $1';
  const [newer] = found?.any ? await run<{ events: number }>(count, [made_at]) : [];
  return { events: newer?.events ?? 0, erased: await erasuresIn(run) };
}

/** In the log of each organisation: which backup, of when, and what it does not have. */
async function tell(run: Run, told: Real & Goes & { manifest: Manifest }) {
  const { backup, events, manifest } = told;
  const [own] = await run<{ number: string }>('select number from installation');
  const beside = own ? await told.erasures(own.number) : [];
  const back = await bringBack(run, [...told.erased, ...beside]);
  const record = { backup, made_at: manifest.made_at, lost_events: events };
  await run(
    `insert into events (action, organisation_id, record, request_id)
      select 'system.restore', id, $1::jsonb || jsonb_build_object('erased_since',
        coalesce(($2::jsonb ->> id::text)::integer, 0)), 'command' from organisations`,
    [JSON.stringify(record), JSON.stringify(Object.fromEntries(back))],
  );
  return [...back.values()].reduce((sum, count) => sum + count, 0);
}
