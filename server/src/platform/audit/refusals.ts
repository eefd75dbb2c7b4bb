import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Clock } from '../program/clock.ts';
import type { Log } from '../program/jobs.ts';
import { createRefusalGroups, mostGroups, type Refusal, type RefusalRow } from './refusalGroups.ts';

export type Refusals = ReturnType<typeof createRefusals>;

const soon = 250;
const later = 5000;

/**
 * The audit trail of refusals: the first of its kind in a quarter of an hour is stored soon after
 * the answer, and the total when the quarter is over. A call never waits for it and never fails
 * because of it.
 */
export function createRefusals(db: Db, { clock, log }: { clock: Clock; log: Log }) {
  const groups = createRefusalGroups(clock);
  let waiting: RefusalRow[] = [];
  let writing: NodeJS.Timeout | undefined;
  let closing: NodeJS.Timeout | undefined;

  const write = async () => {
    const rows = waiting.splice(0, mostGroups);
    try {
      if (rows.length > 0) await addTogether(db, rows);
    } catch {
      waiting = [...rows, ...waiting].slice(0, mostGroups);
      log.warn('refusals could not be recorded, retrying');
      writeIn(later);
    }
  };
  const writeIn = (time: number) => {
    writing ??= setTimeout(() => {
      writing = undefined;
      void write();
    }, time).unref();
  };
  const close = () => {
    clearTimeout(closing);
    closing = undefined;
    waiting.push(...groups.close());
    if (waiting.length > 0) writeIn(soon);
  };

  return {
    note(refusal: Refusal) {
      if (groups.isOver()) close();
      waiting.push(...groups.add(refusal));
      if (waiting.length > 0) writeIn(soon);
      closing ??= setTimeout(close, groups.endsIn()).unref();
    },

    /** Stores what is left. */
    async stop() {
      close();
      clearTimeout(writing);
      writing = undefined;
      await write();
      clearTimeout(writing);
    },
  };
}

/** In every organisation of the account that was refused; in none when the caller is unknown. */
const addTogether = (db: Db, rows: RefusalRow[]) =>
  sql`select add_refusals(${JSON.stringify(rows)}::jsonb)`.execute(db);
