import { addNote, listNotes } from '@traject/server/src/features/notes/notes.queries.ts';
import { getTrajectory } from '@traject/server/src/features/trajectories/trajectories.queries.ts';
import { recordEvent } from '@traject/server/src/platform/audit/events.ts';
import type { Tables } from '@traject/server/src/platform/database/tables.gen.ts';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { aNote } from './database.ts';

/**
 * `:id` stands for the trajectory of the call, `:made` for the row just made, `:request` for the
 * call.
 */
export type Statement = { text: string; values: unknown[] };
export type Statements = { one: Statement[]; notes: Statement[]; create: Statement[] };

const trajectoryId = 987_654_321;

/** What the product asks of the database for these calls, recorded word for word. */
export async function overhear(databaseUrl: string): Promise<Statements> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const heard: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }: LogEvent) => {
      heard.push({ text: query.sql, values: marked(query.parameters) });
    },
  });
  const during = async (work: Promise<unknown>) => {
    heard.length = 0;
    await work.catch(() => undefined);
    return [...heard];
  };
  const reading = { language: 'nl', now: new Date() } as const;
  const one = await during(getTrajectory(db, trajectoryId, reading));
  const notes = await during(listNotes(db, { trajectoryId, selfId: 1, oversees: false }));
  const added = await during(addNote(db, { ...aNote, trajectory_id: trajectoryId, author_id: 1 }));
  await pool.query('begin');
  const record = { trajectoryId: String(trajectoryId), id: made };
  const who = { person_id: 1, organisation_id: 1 };
  const event = { action: 'notes.create', ...who, record, request_id: ':request' };
  const recorded = await during(recordEvent(db, event));
  await pool.query('rollback');
  await db.destroy();
  return { one, notes, create: [...added, ...recorded] };
}

const made = 987_654_322;

const marked = (values: readonly unknown[]) =>
  values.map((value) => {
    if (value === null || typeof value === 'boolean' || value instanceof Date) return value;
    // Lists are written by the driver, as the database expects them.
    if (Array.isArray(value)) return value;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return text.replaceAll(String(trajectoryId), ':id').replaceAll(String(made), ':made');
  });
