import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const files = readdirSync(folder).sort();
const at = files.findIndex((file) => file.startsWith('0032'));

/**
 * A document that was sent twice and opened after the second time; the organisation renamed an
 * action.
 */
const before = `
  insert into organisations (name) values ('Een');
  insert into people (organisation_id, email, first_name, last_name) values
    (1, 'm@x.nl', 'Marieke', 'de Vries'), (1, 'f@x.nl', 'Fatima', 'El Amrani');
  insert into memberships (person_id, organisation_id, account_type) values
    (1, 1, 'counselor'), (2, 1, 'client');
  insert into trajectories (organisation_id, client_id, counselor_id, trajectory_state_id,
      registration_date, registered_by)
    values (1, 2, 1, 1, '2026-11-01', 1);
  insert into file_actions (name, organisation_id) values ('Handtekening', 1);
  insert into reference_places (organisation_id, list, item_id, replaces_id)
    select 1, 'file_actions', max(id), 3 from file_actions;
  insert into files (key, name, mime, size, sha256, organisation_id)
    values ('k', 'plan.pdf', 'application/pdf', 1, '', 1);
  insert into trajectory_files (trajectory_id, trajectory_file_type_id, trajectory_file_action_id,
      creator_id) values (1, 1, 3, 1);
  insert into trajectory_file_versions (trajectory_file_id, file_id) values (1, 1);
  insert into approval_requests (trajectory_id, kind, party, requested, recipient_name,
      recipient_email, language, sender_id, sent_at, opened_at)
    values (1, 'approve-document', 'client', true, 'Fatima', 'f@x.nl', 'nl', 1,
      '2026-11-10', '2026-11-11');
  insert into approval_request_versions (approval_request_id, party, version_id, position)
    values (1, 'client', 1, 1);
  insert into links (token_hash, purpose, trajectory_id, approval_request_id, created_at,
      expires_at, revoked_at)
    values ('a', 'approve-document', 1, 1, '2026-11-02', '2027-02-02', '2026-11-10'),
      ('b', 'approve-document', 1, 1, '2026-11-10', '2027-02-10', null);`;

it('documents sent by an earlier release keep their dates, and their actions get a meaning', async () => {
  const { sql } = await emptyDb();
  const apply = async (some: string[]) => {
    for (const file of some) await sql.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
  };
  await apply(files.slice(0, at));
  await sql.unsafe(before).simple();
  const kept = async () => [
    ...(await sql`select id, sent_at, opened_at, decided_at, closed_at from approval_requests`),
    ...(await sql`select id, created_at, revoked_at from links order by id`),
    ...(await sql`select id, name, organisation_id from file_actions order by id`),
  ];
  const had = await kept();
  await apply(files.slice(at));
  expect(await kept()).toEqual(had);
  const links = await sql`select opened_at from links order by id`;
  expect(links.map(({ opened_at }) => opened_at?.toISOString().slice(0, 10))).toEqual([
    undefined,
    '2026-11-11',
  ]);
  const actions =
    await sql`select name, meaning_of_action(id) as code from file_actions order by id`;
  expect(actions.map(({ name, code }) => [name, code])).toEqual([
    ['Ter informatie', 'information'],
    ['Ter goedkeuring', 'approval'],
    ['Ter ondertekening', 'signature'],
    ['Voor het dossier', 'record'],
    ['Handtekening', 'signature'],
  ]);
});
