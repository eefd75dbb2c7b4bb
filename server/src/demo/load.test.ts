import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { describe, expect, it } from 'vitest';
import { testDb } from '../testing/testDb.ts';
import { loadDemo } from './load.ts';

const { db, sql } = await testDb();
await db.transaction().execute((tx) => loadDemo(tx));

describe('the demo', () => {
  it('has forty trajectories in every state, and three elsewhere', async () => {
    const rows =
      await sql`select organisation_id, count(*)::int, count(distinct trajectory_state_id)::int
      as states from trajectories group by 1 order by 2 desc`;
    expect(rows.map(({ count }) => count)).toEqual([40, 3]);
    expect(rows[0]?.states).toBe(trajectoryStates.length);
  });

  it('tells histories that begin new, end in the present state and lie in the past, in order', async () => {
    const rows = await sql`select t.trajectory_state_id as now, array_agg(h.trajectory_state_id
        order by h.id) as states, array_agg(h.at order by h.id) as times
      from trajectories t join trajectory_history h on h.trajectory_id = t.id group by t.id`;
    for (const { now, states, times } of rows) {
      expect([states[0], states.at(-1)]).toEqual([1, now]);
      expect(times).toEqual(times.toSorted((a: Date, b: Date) => a.getTime() - b.getTime()));
      expect(times.at(-1).getTime()).toBeLessThan(Date.now());
    }
  });

  it('gives a reason where one is due and nowhere else', async () => {
    const rows = await sql`select trajectory_state_id >= 6 as finished,
      completed_reason is not null as reason from trajectories`;
    for (const { finished, reason } of rows) expect(reason).toBe(finished);
  });

  it('has notes of the past only, tests closed after they were taken, and read-only applications', async () => {
    const [notes] = await sql`select count(*)::int, max(date) < now() as past from notes`;
    expect(notes?.count).toBeGreaterThan(100);
    expect(notes?.past).toBe(true);
    const [applications] = await sql`select count(*) filter (where readonly)::int as theirs,
      count(*) filter (where not readonly)::int as ours from applications`;
    expect(applications?.theirs).toBeGreaterThan(5);
    expect(applications?.ours).toBeGreaterThan(15);
    const [first] = await sql`select max(n) as most from (
      select count(*)::int as n from applications group by trajectory_id) x`;
    expect(first?.most).toBeGreaterThan(5);
  });
});
