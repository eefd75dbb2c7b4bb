import { expect, it } from 'vitest';
import { testDb } from '../testing/testDb.ts';
import { generateLarge } from './large.ts';

const { sql } = await testDb();

it('makes as many rows as asked, twice over, each trajectory within one organisation', async () => {
  const size = { organisations: 4, counselors: 8, clients: 200, notes: 600 };
  const first = await generateLarge(sql, size);
  await sql`update people set email = 'first' || id || '@large.example'`;
  const second = await generateLarge(sql, size);
  expect(second.organisation_id).toBe(first.organisation_id + 4);
  const [counts] = await sql`select (select count(*) from organisations) as organisations,
    (select count(*) from trajectories) as trajectories, (select count(*) from notes) as notes,
    (select sum(total)::int from trajectory_counts) as counted,
    (select count(*) from trajectories t join memberships m on m.person_id = t.counselor_id
      and m.organisation_id = t.organisation_id and m.account_type = 'counselor') as fitting`;
  expect(counts).toEqual({
    organisations: 8,
    trajectories: 400,
    notes: 1200,
    counted: 400,
    fitting: 400,
  });
});

it('refuses counselors that cannot be divided', async () => {
  const size = { organisations: 3, counselors: 8, clients: 1, notes: 1 };
  await expect(generateLarge(sql, size)).rejects.toThrow('as many counselors');
});
