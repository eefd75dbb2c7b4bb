import { inTransaction } from '@traject/server/src/platform/backup/transaction.ts';
import {
  applyMigrations,
  migrationNames,
  withoutLimits,
} from '@traject/server/src/platform/database/migrate.ts';
import { startPostgres } from '@traject/server/src/platform/database/postgres/start.ts';
import { dataFolder, end, freePort, launch } from '@traject/server/src/testing/program.ts';
import type { Check } from './check.ts';
import { until } from './installation.ts';

const trajectories = 500_000;
const patience = 3600;

export const largeUpgrade: Check = {
  name: 'upgrade: large, from the oldest schema',
  goal: `${trajectories} trajectories, two programs at once: both get ready, each step is told, nothing is lost`,
  async run() {
    const server = await startPostgres({ dataDir: await dataFolder(), password: 'upgrade' });
    try {
      return await upgrade(server.url);
    } finally {
      await server.stop();
    }
  },
};

async function upgrade(url: string) {
  const names = await migrationNames();
  const oldest = names.filter((name) => name < '0008');
  await inTransaction(url, async ({ run }) => {
    await run(withoutLimits('transaction'));
    await applyMigrations(run, oldest);
    await run(filling);
  });
  const began = Date.now();
  const programs = await Promise.all([startOn(url), startOn(url)]);
  const isReady = ({ said }: Program) => said().includes('is ready');
  await until(async () => programs.every((one) => isReady(one) || isOver(one)), patience);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  const told = programs.reduce((sum, { said }) => sum + linesOf(said()), 0);
  const [kept] = await inTransaction(url, ({ run }) => run<Kept>(counting));
  for (const { child } of programs) await end(child, 'SIGTERM');
  const shortfalls = programs.filter((one) => !isReady(one)).map(({ said }) => said().slice(-500));
  const isWhole = kept?.trajectories === trajectories && kept.notes === 2 * trajectories;
  if (!isWhole) shortfalls.push(`what is left: ${JSON.stringify(kept)}`);
  if (told !== names.length - oldest.length) shortfalls.push(`${told} steps were told`);
  return {
    figure: `${minutes} minutes, ${told} steps told, ${kept?.trajectories} trajectories`,
    isReached: shortfalls.length === 0,
    shortfalls,
  };
}

type Program = ReturnType<typeof launch>;
type Kept = { trajectories: number; notes: number };

const startOn = async (DATABASE_URL: string) =>
  launch({
    DATABASE_URL,
    DATA_DIR: await dataFolder(),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  });
const isOver = ({ child }: Program) => child.exitCode !== null;
const linesOf = (text: string) => text.match(/^Bringing the database up to date/gm)?.length ?? 0;

const counting = `select (select count(*)::int from trajectories) as trajectories,
  (select count(*)::int from notes) as notes`;

/**
 * Twenty organisations with their people, and for each client a trajectory with two notes and its
 * events.
 */
const filling = `
  insert into organisations (name) select 'Huis ' || n from generate_series(1, 20) n;
  insert into accounts (email, first_name, last_name, password_hash)
    select 'mens' || n || '@x.nl', 'Voor' || n, 'Achter' || n, 'x'
    from generate_series(1, ${trajectories}) n;
  insert into memberships select id, 1 + id % 20, 'client' from accounts;
  insert into memberships select id, 1 + id % 20, 'counselor' from accounts where id <= 200;
  insert into profiles (account_id, city) select id, 'Utrecht' from accounts;
  insert into trajectories (organisation_id, client_id, counselor_id, trajectory_state_id,
      registered_by, registration_date, contact_name)
    select 1 + id % 20, id, 1 + (id - 1) % 200, 1 + id % 9, 'Iemand', '2026-01-01', 'Contact' || id
    from accounts;
  insert into notes (trajectory_id, author_id, date, note)
    select id, counselor_id, now(), 'Notitie ' || n from trajectories, generate_series(1, 2) n;
  insert into trajectory_history (trajectory_id, trajectory_state_id)
    select id, trajectory_state_id from trajectories;
  insert into events (account_id, action, record, request_id)
    select counselor_id, 'notes.create', jsonb_build_object('trajectoryId', id::text), 'x'
    from trajectories;`;
