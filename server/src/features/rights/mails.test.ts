import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aDesk, reader } from '../../testing/desk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { emptyDb } from '../../testing/testDb.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';

const tried = await testApp();
const { db, as, world } = tried;
const { own, marieke, aCase } = await aDesk(tried);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));

const named = async (last_name: string) => {
  const client = await aClient(db, own, { first_name: 'Jan', last_name });
  const trajectory = await aTrajectory(db, own, { client, state: 'completed_internal' });
  return { ...client, trajectory_id: trajectory.id };
};
const erase = async ({ id, name }: { id: number; name: string }) =>
  expect((await as(admin).post(`/people/${id}/erase`, { name })).statusCode).toBe(204);

type About = { id: number; name: string; trajectory_id: number };
const letter = { template: 'survey-answered', language: 'nl', organisation_id: own.id } as const;
const write = (to: string, { id, name, trajectory_id }: About) =>
  world.mail.send(db, {
    ...letter,
    to,
    data: {
      first_name: 'Marieke',
      link: 'https://traject.test/x',
      who: name,
      survey: 'Hoe ging het',
      client: name,
    },
    concerns: [marieke.id, id],
    trajectory_id,
  });
const waiting = async (start: string) =>
  (await db.selectFrom('mails').select('recipient').orderBy('id').execute())
    .map(({ recipient }) => recipient)
    .filter((recipient) => recipient.startsWith(start));

it('erasing somebody removes the mails that name them, and none about people with similar names', async () => {
  const [smit, smitsen, namesake] = [
    await named('Smit'),
    await named('Smitsen'),
    await named('Smit'),
  ];
  await write('a-smit@example.nl', smit);
  await write('a-smitsen@example.nl', smitsen);
  await write('a-namesake@example.nl', namesake);
  await erase(smit);
  expect(await waiting('a-')).toEqual(['a-smitsen@example.nl', 'a-namesake@example.nl']);
});

it('an older mail, which does not list whom it names, goes only on a match of the whole name', async () => {
  const smit = await named("O'Smit (jr.)");
  const said = [
    `${smit.name} heeft gekozen`,
    `van ${smit.name}, en Tom Bos`,
    `${smit.name}sen`,
    `Anne-${smit.name}`,
    `${smit.name}-Bos`,
  ];
  for (const [n, who] of said.entries())
    await db
      .insertInto('mails')
      .values({ ...letter, recipient: `b-${n}@example.nl`, data: { who } })
      .execute();
  await erase(smit);
  expect(await waiting('b-')).toEqual(['b-2@example.nl', 'b-3@example.nl', 'b-4@example.nl']);
});

it('every mail in the course of a trajectory says whom it names and what it is about', async () => {
  const trajectory = await aCase();
  await trajectory.startClient();
  await reader(tried).accept(await trajectory.tokenOf('client'));
  const mails = db.selectFrom('mails').where('trajectory_id', '=', trajectory.id);
  const found = await mails.select(['template', 'concerns']).orderBy('id').execute();
  expect(found.map(({ template }) => template)).toEqual([
    'review-client',
    'decided',
    'decision-receipt',
  ]);
  for (const { concerns } of found)
    expect(concerns?.toSorted((a, b) => a - b)).toEqual([marieke.id, trajectory.client_id]);
});

it('for older mails, the link tells what they are about', async () => {
  const { sql } = await emptyDb();
  const folder = new URL('../../../migrations/', import.meta.url);
  const files = readdirSync(folder).sort();
  const at = files.findIndex((file) => file.startsWith('0016'));
  const apply = async (some: string[]) => {
    for (const file of some) await sql.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
  };
  await apply(files.slice(0, at + 1));
  const token = 'a'.repeat(43);
  await sql.unsafe(before).simple();
  await sql`insert into links (token_hash, purpose, trajectory_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, 'review-client', 2, now())`;
  await sql`insert into mails (recipient, template, language, data, sent_at) values
    ('x@x.nl', 'review-client', 'nl', ${sql.json({ link: `https://x/review-client/${token}` })}, null),
    ('x@x.nl', 'decided', 'nl', '{"link": "https://x/trajectories/1"}', null),
    ('x@x.nl', 'survey-answered', 'nl', '{"link": "https://x/trajectory/2/survey-results/1"}', null),
    ('x@x.nl', 'decided', 'nl', '{"link": "https://x/trajectories/99"}', null),
    ('x@x.nl', 'reset', 'nl', null, now())`;
  await apply(files.slice(at + 1));
  const mails = await sql`select trajectory_id, concerns from mails order by id`;
  expect(mails.map(({ trajectory_id, concerns }) => [trajectory_id, concerns])).toEqual([
    [2, null],
    [1, null],
    [2, null],
    [null, null],
    [null, []],
  ]);
});

const before = `
  insert into organisations (name) values ('Een');
  insert into accounts (email, first_name, last_name) values ('z@x.nl', 'Zoë', 'El-Amrani');
  insert into memberships (account_id, organisation_id, account_type) values (1, 1, 'client');
  insert into trajectories (organisation_id, client_id, counselor_id, trajectory_state_id,
    registered_by, registration_date)
  values (1, 1, 1, 1, 'x', '2026-01-01'), (1, 1, 1, 1, 'x', '2026-01-01');`;
