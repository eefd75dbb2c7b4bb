import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const files = readdirSync(folder).sort();

it('[ADM-07] an older database gets the organisations of its events and people', async () => {
  const { sql } = await emptyDb();
  const apply = (some: string[]) =>
    sql.begin(async (tx) => {
      for (const file of some)
        await tx.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
    });
  const at = files.findIndex((file) => file.startsWith('0013'));
  await apply(files.slice(0, at));
  await sql.unsafe(before).simple();
  await apply(files.slice(at));
  const events = await sql`select action, organisation_id from events order by id`;
  expect(events.map(({ action, organisation_id }) => [action, organisation_id])).toEqual([
    ['notes.create', 2],
    ['approvals.accept', 2],
    ['auth.login', 1],
    ['auth.logout', null],
    ['strange', 1],
  ]);
  const people = await sql`select first_name, organisation_id, joined_at is null as waits,
    search_text from people order by id`;
  const zoe = { first_name: 'Zoë', waits: false, search_text: ' zoe el amrani zoe@x.nl' };
  const both = { first_name: 'Beide', waits: false, search_text: ' beide de vries b@x.nl' };
  expect([...people]).toEqual([
    { ...zoe, organisation_id: 1 },
    { ...both, organisation_id: 2 },
    { ...both, organisation_id: 1 },
    { ...zoe, organisation_id: 2 },
  ]);
  await expect(sql`update events set action = 'x'`).rejects.toThrow('append-only');
});

const before = `
  insert into organisations (name) values ('Een'), ('Twee');
  insert into accounts (email, first_name, last_name) values
    ('zoe@x.nl', 'Zoë', 'El-Amrani'), ('b@x.nl', 'Beide', 'de Vries'), ('w@x.nl', 'Wacht', 'nog');
  insert into memberships (account_id, organisation_id, account_type) values
    (1, 1, 'counselor'), (2, 1, 'counselor'), (2, 2, 'client');
  insert into trajectories (organisation_id, client_id, counselor_id, trajectory_state_id,
    registered_by, registration_date) values (2, 2, 1, 1, 'x', '2026-01-01');
  insert into links (token_hash, purpose, trajectory_id, expires_at) values ('x', 'review-client', 1, now());
  insert into events (account_id, link_id, action, record, request_id) values
    (2, null, 'notes.create', '{"trajectoryId": "1", "id": 5}', 'x'),
    (null, 1, 'approvals.accept', '{}', 'x'),
    (1, null, 'auth.login', '{}', 'x'),
    (2, null, 'auth.logout', '{}', 'x'),
    (1, null, 'strange', '{"trajectoryId": "99999999999999"}', 'x');`;
