import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { testDb } from '../../testing/testDb.ts';
import { recordEvent } from '../audit/events.ts';
import { sharedConnectionsOf } from './wall.ts';

const { db } = await testDb();
const ask = async (text: string, ...values: unknown[]) =>
  (await sharedConnectionsOf(db)?.query(text, values))?.rows[0];

it('gives each of many queries in one turn its own result', async () => {
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map((number) => ask('select $1::int as number', number)),
  );
  expect(answers).toEqual(numbers.map((number) => ({ number })));
});

it('lets a query fail alone', async () => {
  const [before, wrong, after] = await Promise.allSettled([
    ask('select 1 as number'),
    ask('select $1::int as number', 'no number'),
    ask('select 2 as number'),
  ]);
  expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  expect([before, after]).toMatchObject([
    { status: 'fulfilled', value: { number: 1 } },
    { status: 'fulfilled', value: { number: 2 } },
  ]);
});

it('opens another connection when one breaks', async () => {
  const whom = () => ask('select pg_backend_pid() as pid');
  const before = await whom();
  await sql`select pg_terminate_backend(${before.pid})`.execute(db);
  const after = () => Promise.all([whom(), nextTurn().then(whom)]).catch(() => [before]);
  await expect.poll(after).not.toContainEqual(before);
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('is not used for a transaction, whose statements must stay on its own connection', async () => {
  await db.transaction().execute(async (tx) => expect(sharedConnectionsOf(tx)).toBeUndefined());
});

it('keeps nothing of a change whose event cannot be stored, though nobody waits for it', async () => {
  const { id: organisation_id } = await anOrganisation(db);
  const event = { action: 'notes.create', organisation_id, record: {}, request_id: 'x' };
  const deed = db.transaction().execute(async (tx) => {
    await tx.updateTable('organisations').set({ name: 'Anders' }).execute();
    await recordEvent(tx, { ...event, person_id: 3_000_000_000 });
  });
  await expect(deed, 'out of range').rejects.toMatchObject({ code: '22003' });
  const names = await db.selectFrom('organisations').select('name').execute();
  expect(names).not.toContainEqual({ name: 'Anders' });
  await db.transaction().execute((tx) => recordEvent(tx, event));
  const kept = await db.selectFrom('events').where('request_id', '=', 'x').selectAll().execute();
  expect(kept).toMatchObject([{ organisation_id, person_id: null }]);
});
