import { sql as statement } from 'kysely';
import { expect, it } from 'vitest';
import { withinAll } from '../../platform/database/wall.ts';
import { anOrganisation } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { removeForGood } from './removal.ts';

const { db, sql, world } = await testApp();
const own = await anOrganisation(db);

const addEvents = (trajectoryId: number, count: number) => sql`
  insert into events (action, organisation_id, record, request_id, address)
  select 'approvals.get', ${own.id}, ${{ trajectoryId: String(trajectoryId) } as never}, 'x', '192.0.2.7'
  from generate_series(1, ${count})`;
const addressesOf = async (trajectoryId: number) =>
  (
    await sql`select id from events where address is not null
      and record ->> 'trajectoryId' = ${String(trajectoryId)}`
  ).length;

it('of a log, what was done in the trajectories that go is read, however much else there is', async () => {
  const [goes, stays] = [await aTrajectory(db, own), await aTrajectory(db, own)];
  await addEvents(goes.id, 3);
  await addEvents(stays.id, 20_000);
  await sql`analyze events`;
  const everywhere = await withinAll(world.db);
  const read = await everywhere.transaction().execute(async (tx) => {
    await removeForGood(tx, [goes.id]);
    const { rows } = await statement<{ read: number }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
      from pg_stat_xact_all_tables where schemaname = 'event_months'`.execute(tx);
    return rows[0]?.read;
  });
  expect([await addressesOf(goes.id), await addressesOf(stays.id)]).toEqual([0, 20_000]);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(100);
});
