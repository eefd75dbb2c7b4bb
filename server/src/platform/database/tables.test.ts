import { readFileSync } from 'node:fs';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { expect, it } from 'vitest';
import { tableTypes } from '../../../scripts/tables.ts';
import { testDb } from '../../testing/testDb.ts';

const { sql } = await testDb();

it('the types of the tables match the migrated database', async () => {
  const written = readFileSync(new URL('./tables.gen.ts', import.meta.url), 'utf8');
  expect(written, 'run `npm run tables`').toBe(await tableTypes(sql));
});

it('the states in the database match those in the contract', async () => {
  const stored = await sql`select id, code from trajectory_states order by id`;
  expect([...stored]).toEqual(trajectoryStates.map(({ id, code }) => ({ id, code })));
});
