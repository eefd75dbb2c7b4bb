import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { generateLarge, type Size } from '@traject/server/src/demo/large.ts';
import { hashPassword } from '@traject/server/src/platform/access/passwords.ts';
import { migrate } from '@traject/server/src/platform/database/migrate.ts';
import { placeFor } from '@traject/server/src/platform/database/postgres/place.ts';
import { startPostgres } from '@traject/server/src/platform/database/postgres/start.ts';
import postgres from 'postgres';
import { addEvents } from './events.ts';
import { addInvoices } from './invoices.ts';
import { moveToToday } from './passingDays.ts';
import { addSchool } from './schools.ts';
import { addWorkingDays } from './workingDay.ts';

export const password = 'measure measure measure';
/**
 * In an organisation where everybody sees all, and in one where they do not; whose day it is; who
 * looks after the invoices; and the employer of three of their clients.
 */
export const visitors = {
  everyone: 'person1@large.example',
  shared: 'person2@large.example',
  counselor: 'person3@large.example',
  coordinator: 'person4@large.example',
  finance: 'person5@large.example',
  contact: 'hr@large.example',
};
const secret = 'bench-only-on-loopback';
const folder = new URL('../../data/bench', import.meta.url).pathname;

export const aNote = {
  date: '2026-11-14 10:00:00',
  note: 'Gesproken over de volgende stap, en wat daarvoor nodig is.',
  visible_client: false,
  visible_employer: false,
};

const common = { organisations: 20, counselors: 200 };
type Filled = Size & { students: number };
const sizes = {
  small: { ...common, clients: 1000, notes: 10_000, students: 500 },
  large: { ...common, clients: 100_000, notes: 1_000_000, students: 5000 },
  many: { organisations: 2000, counselors: 4000, clients: 500_000, notes: 5_000_000, students: 0 },
} satisfies Record<string, Filled>;
export type Scale = keyof typeof sizes;

/**
 * Our own PostgreSQL with filled databases, made once and kept until a migration changes; the one of
 * many organisations, which takes a quarter of an hour, only when it is asked for.
 */
export async function openDatabases() {
  mkdirSync(folder, { recursive: true });
  const { url, stop } = await startPostgres({ dataDir: folder, password: secret });
  const place = await placeFor(folder);
  const postmaster = Number(readFileSync(`${place.data}/postmaster.pid`, 'utf8').split('\n')[0]);
  const small = await filled(url, 'small');
  const large = await filled(url, 'large');
  return { urls: { small, large }, many: () => filled(url, 'many'), postmaster, folder, stop };
}

async function filled(server: string, scale: Scale) {
  const name = `${scale}_${versionOf()}`;
  const url = server.replace(/\/traject$/, `/${name}`);
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  const [known] = await admin`select from pg_database where datname = ${name}`;
  if (!known) {
    await dropOlder(admin, scale);
    await admin.unsafe(`create database ${name}_new`);
    await fill(`${url}_new`, sizes[scale]);
    await admin.unsafe(`alter database ${name}_new rename to ${name}`);
  }
  await admin.end();
  if (scale !== 'many') await takeAway(url);
  return url;
}

/** What an earlier run wrote: a trajectory must have only the notes it was made with. */
async function takeAway(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`delete from notes where note = ${aNote.note}`;
  await sql`delete from portal_sessions`;
  await sql`truncate events, recent_events, sessions, devices, call_counts`;
  await sql`vacuum analyze notes`;
  await moveToToday(sql);
  await sql.end();
}

async function dropOlder(admin: postgres.Sql, scale: Scale) {
  const older = await admin`select datname from pg_database where datname like ${`${scale}\\_%`}`;
  for (const { datname } of older) await admin.unsafe(`drop database ${datname} with (force)`);
}

async function fill(url: string, size: Filled) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await migrate(sql);
  await sql`set statement_timeout = 0`;
  await generateLarge(sql, size);
  const password_hash = await hashPassword(password);
  await sql`insert into accounts (id, email, password_hash, first_name, last_name)
    select id, email, ${password_hash}, first_name, last_name from people
    where id <= ${size.counselors}`;
  await sql`update people set account_id = id where id <= ${size.counselors}`;
  if (size === sizes.many) await addEvents(sql, visitors.everyone);
  else await addWork(sql, size.students, password_hash);
  await sql`update installation set demo = false`;
  await sql.end();
}

async function addWork(sql: postgres.Sql, students: number, password_hash: string) {
  await restrict(sql);
  await addWorkingDays(sql, { ...visitors, caseload: 40 });
  await addInvoices(sql, visitors.finance);
  await addSchool(sql, students, password_hash);
}

/**
 * In the organisation of the second visitor counselors see only what is theirs: they lead a team of
 * three, themselves included, and are a member of thirty trajectories of others.
 */
async function restrict(sql: postgres.Sql) {
  const [visitor] = await sql<{ id: number; organisation_id: number }[]>`
    select id, organisation_id from people where email = ${visitors.shared}`;
  if (!visitor) throw new Error('There is no second visitor');
  const { id, organisation_id } = visitor;
  await sql`update organisations set trajectory_visibility = 'members' where id = ${organisation_id}`;
  const [team] = await sql`insert into teams (organisation_id, name)
    values (${organisation_id}, 'Team') returning id`;
  await sql`insert into team_members (team_id, organisation_id, person_id, is_lead)
    select ${team?.id ?? 0}, ${organisation_id}, person_id, person_id = ${id} from memberships
    where organisation_id = ${organisation_id} and account_type = 'counselor'
    order by person_id <> ${id}, person_id limit 3`;
  await sql`insert into trajectory_members (organisation_id, trajectory_id, person_id, reason)
    select organisation_id, t.id, ${id}, 'help' from trajectories t
    where organisation_id = ${organisation_id}
      and counselor_id not in (select person_id from team_members)
    order by t.id desc limit 30`;
  await sql`vacuum analyze trajectory_members`;
}

/** What the databases were made from: the migrations and the generator. */
function versionOf() {
  const server = new URL('../../server/', import.meta.url);
  const migrations = readdirSync(new URL('migrations', server)).sort();
  const generators = [
    new URL('src/demo/large.ts', server),
    new URL('workingDay.ts', import.meta.url),
    new URL('invoices.ts', import.meta.url),
    new URL('schools.ts', import.meta.url),
    new URL('events.ts', import.meta.url),
  ];
  const hash = createHash('sha256');
  for (const file of generators) hash.update(readFileSync(file));
  for (const file of migrations) hash.update(readFileSync(new URL(`migrations/${file}`, server)));
  return hash.digest('hex').slice(0, 12);
}
