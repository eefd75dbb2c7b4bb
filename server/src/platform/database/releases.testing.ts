import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql as statement } from 'kysely';
import type { Sql } from 'postgres';
import { emptyDb } from '../../testing/testDb.ts';
import { openArchive } from '../backup/readArchive.ts';
import { rebuild } from '../backup/rebuild.ts';
import { inTransaction } from '../backup/transaction.ts';
import { prepareJobs } from '../program/jobs.ts';
import type { Db } from './db.ts';
import { grantToProgram } from './programGrants.ts';
import { within } from './wall.ts';

const folder = new URL('releases/', import.meta.url);

/** Named after their last migration; each is a backup of the demo that its own program made. */
export const releases = readdirSync(folder)
  .map((file) => file.replace('.zip', ''))
  .toSorted();

/** A database as that release left it, with its queue and what its program's role may do. */
export async function databaseOf(release: string) {
  await using archive = await openArchive(new URL(`${release}.zip`, folder).pathname);
  const database = await emptyDb();
  await inTransaction(database.url, (to) => rebuild(to, archive));
  await prepareJobs(database.sql);
  await grantToProgram(database.sql, new URL(database.programUrl).username);
  return database;
}

/** What a migration changed on purpose of what there was before it, and where that is proven. */
const moved: [migration: string, ...columns: string[]][] = [
  // What an organisation knows about somebody became its own record: see upgrade.test.ts.
  ['0017', 'accounts.%', 'memberships.account_id', 'profile%.account_id', 'file_keepers.%'],
  ['0017', 'experience.account_id', 'client_studies.account_id', 'files.organisation_id'],
  ['0017', 'events.account_id', 'links.account_id'],
  // More words to be found by: see upgrade.test.ts.
  ['0031', 'trajectories.search_text'],
  // Choices of documents are told apart by what they ask for, and links know when they were opened.
  ['0032', 'file_actions.code', 'links.opened_at'],
  // What is open runs to the end of its last day: see upgrade.test.ts.
  ['0033', 'evaluations.expires_at', 'links.opened_at'],
  // Reminders became rows of their own: see upgradeWorkingDay.test.ts.
  ['0043', 'evaluations.reminded_at'],
];

export const movedSince = (release: string) =>
  moved.flatMap(([migration, ...columns]) => (release < migration ? columns : []));

type Contents = Record<string, string[]>;

export const lostRows = (before: Contents, after: Contents) =>
  Object.entries(before).flatMap(([table, rows]) => {
    const now = new Set(after[table]);
    return rows.filter((row) => !now.has(row)).map((row) => `${table}: ${row}`);
  });

/**
 * Who goes on working in the program of that release, two at a time on notes and one on the
 * trajectory, and remembers what was acknowledged.
 */
export async function peopleAtWork({ program, sql }: { program: { db: Db }; sql: Sql }) {
  const organisations = await sql<{ id: number }[]>`select id from organisations`;
  const db = within(
    program.db,
    organisations.map(({ id }) => id),
  );
  const [found] = await sql<{ id: number; author_id: number }[]>`
    select t.id, n.author_id from trajectories t join notes n on n.trajectory_id = t.id
    order by t.id limit 1`;
  const { id = 0, author_id = 0 } = found ?? {};
  const notes: number[] = [];
  const contacts: string[] = [];
  const writeNote = async () => {
    const { rows } = await newNote(id, author_id).execute(db);
    notes.push(...rows.map((row) => row.id));
  };
  const changeContact = async (round: number) => {
    const name = `Contact ${round}`;
    await db.transaction().execute(async (tx) => {
      for (const change of changes(id, name)) await change.execute(tx);
    });
    contacts.push(name);
  };
  return { id, notes, contacts, ...goOn([writeNote, writeNote, changeContact]) };
}

const newNote = (id: number, author_id: number) => statement<{ id: number }>`
  insert into notes (trajectory_id, author_id, date, note)
  values (${id}, ${author_id}, now(), 'Tijdens het bijwerken') returning id`;

const changes = (id: number, name: string): RawBuilder<unknown>[] => [
  statement`select id from trajectories where id = ${id} for update`,
  statement`insert into events (action, record, request_id)
    values ('trajectories.update', '{}', ${name})`,
  statement`update trajectories set contact_name = ${name} where id = ${id}`,
];

function goOn(work: ((round: number) => Promise<void>)[]) {
  const refused: string[] = [];
  let isOver = false;
  const all = work.map(async (one) => {
    for (let round = 1; !isOver; round++, await pause(20))
      await one(round).catch((error: Error & { code?: string }) => {
        // On a machine with much else to do, an upgrade takes longer than anybody waits for a table.
        if (error.code !== '55P03') refused.push(error.message);
      });
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(all);
  };
  return { refused, stop };
}
