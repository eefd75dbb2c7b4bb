import { createHash } from 'node:crypto';
import type { Line } from '@traject/bench/src/table.ts';
import type { Database } from '@traject/server/src/platform/database/openDb.ts';
import { until } from '../installation.ts';
import { messageId } from '../mailAway.ts';
import type { Load, Visitors } from './load.ts';

type Sql = Database['sql'];
type Letters = { raw: string; isHeard: boolean }[];

/** The longest time that passed without an acknowledged change. */
export function secondsWithoutWrites({ seen }: Load, began: number) {
  const moments = seen.flatMap(({ what, outcome, at }) =>
    what === 'write' && outcome === 'done' ? [at] : [],
  );
  const gaps = [began, ...moments].map((at, n, all) => (all[n + 1] ?? Date.now()) - at);
  return Math.max(...gaps) / 1000;
}

/** Each acknowledged note must be there once, and each file as it was sent. */
export async function lookUp(sql: Sql, { url, token }: Visitors, load: Load) {
  const rows = await sql<{ note: string; count: number }[]>`select note, count(*)::int as count
    from notes where note = any(${load.notes.map(({ note }) => note)}) group by note`;
  const counts = new Map(rows.map(({ note, count }) => [note, count]));
  const lost = load.notes.filter(({ note }) => !counts.has(note)).map(({ note }) => note);
  const twice = rows.filter(({ count }) => count > 1).map(({ note }) => note);
  for (const { path, sha256 } of load.files) {
    const answer = await fetch(`${url}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      lost.push(`${path}: ${answer.status}`);
  }
  return { lost, twice };
}

/** What tells the processes of changes and of jobs: one connection each, past the pooler. */
export async function missingStreams(sql: Sql, processes: number) {
  const missing = async () => {
    const [found] = await sql<{ changes: number; jobs: number }[]>`select
      count(*) filter (where application_name = 'traject'
        and query in ('listen changes', 'select 1'))::int as changes,
      count(*) filter (where application_name = 'traject-jobs'
        and query ilike '%listen%')::int as jobs
      from pg_stat_activity where datname = current_database()`;
    const { changes = 0, jobs = 0 } = found ?? {};
    return Math.max(0, processes - changes) + Math.max(0, processes - jobs);
  };
  let left = 2 * processes;
  await until(async () => {
    left = await missing().catch(() => left);
    return left === 0;
  }, 60);
  return left;
}

/** Waits for the mails that are still on their way. */
export async function unsentMails(sql: Sql) {
  let left = 0;
  await until(async () => {
    const rows = await sql`select id from mails where sent_at is null and refused_at is null
      and turn is not null and good_until > now()`;
    left = rows.length;
    return left === 0;
  }, 90);
  return left;
}

/** One whose sender was killed before it was accepted has to be sent again. */
export function sentTwice(letters: Letters) {
  const ids = letters.filter(({ isHeard }) => isHeard).map(({ raw }) => messageId(raw) ?? '');
  return ids.length - new Set(ids).size;
}

type Found = {
  load: Load;
  lost: string[];
  twice: string[];
  seconds: number;
  mails: { sent: number; twice: number; unsent: number };
  streams: { all: number; missing: number };
};

export function linesOf({ load, lost, twice, seconds, mails, streams }: Found): Line[] {
  const of = (outcome: string) => load.seen.filter((one) => one.outcome === outcome).length;
  const refused = `${of('refused')} refused, ${of('broken')} broken off`;
  const slowest = Math.max(...load.seen.map(({ milliseconds }) => milliseconds)) / 1000;
  const none = { goal: 0, way: 'at most', unit: '' } as const;
  const acknowledged = `${load.notes.length} notes, ${load.files.length} files`;
  return [
    { what: 'acknowledged and lost', ours: acknowledged, figure: lost.length, ...none },
    { what: 'done twice', ours: '', figure: twice.length, ...none },
    { what: 'without writes', ours: '', figure: seconds, goal: 35, way: 'at most', unit: 's' },
    { what: 'wrong answers', ours: refused, figure: of('wrong'), ...none },
    { what: 'slowest answer', ours: '', figure: slowest, goal: 5, way: 'at most', unit: 's' },
    { what: 'mails twice', ours: `${mails.sent} sent`, figure: mails.twice, ...none },
    { what: 'mails never', ours: '', figure: mails.unsent, ...none },
    { what: 'streams missing', ours: `of ${streams.all}`, figure: streams.missing, ...none },
  ];
}
