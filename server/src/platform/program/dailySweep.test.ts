import { expect, it } from 'vitest';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { aSurvey, aSurveyTemplate } from '../../testing/surveys.ts';
import { testDb } from '../../testing/testDb.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { isKnownDevice, rememberDevice } from '../access/devices.ts';
import { createLinks } from '../access/links.ts';
import { sweepAccounts } from './dailySweep.ts';

const { db } = await testDb();
const links = createLinks(() => new Date());

it('keeps the link of a request and of a survey, which shows when it expired', async () => {
  const organisation = await anOrganisation(db);
  const trajectory = await aTrajectory(db, organisation);
  const request = {
    trajectory_id: trajectory.id,
    kind: 'approve-document',
    party: 'client',
    requested: true,
    recipient_name: 'Fatima El Amrani',
    recipient_email: 'fatima@example.nl',
    language: 'nl' as const,
    sender_id: trajectory.counselor_id,
    sent_at: new Date(),
  };
  const { id } = await db
    .insertInto('approval_requests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  const subject = { trajectory_id: trajectory.id, approval_request_id: id };
  await links.create(db, 'approve-document', { ...subject, minutes: -60 * 24 * 40 });
  await aSurvey({ db, links }, trajectory, await aSurveyTemplate(db, organisation));
  await sweepAccounts(db, new Date(Date.now() + 40 * 86_400_000));
  expect(await db.selectFrom('links').selectAll().execute()).toHaveLength(2);
  await db.deleteFrom('links').execute();
});

it('deletes sessions, links and counts that have ended, and keeps the others', async () => {
  const { account_id } = await anAccount(db);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const session = (expires_at: Date) => ({ id: crypto.randomUUID(), account_id, expires_at });
  await db
    .insertInto('sessions')
    .values([session(days(-1)), session(days(1))])
    .execute();
  await links.create(db, 'reset', { account_id, minutes: -60 * 24 * 40 });
  await links.create(db, 'reset', { account_id, minutes: 60 });
  const count = (key: string, ends_at: Date) => ({ key, count: 1, ends_at });
  await db
    .insertInto('call_counts')
    .values([count('a', days(-1)), count('b', days(1))])
    .execute();
  await db
    .insertInto('recent_events')
    .values([
      { key: 'a', ends_at: days(-1) },
      { key: 'b', ends_at: days(1) },
    ])
    .execute();
  const guess = { action: 'auth.login', refused: 422, record: {}, request_id: 'x' };
  await db
    .insertInto('events')
    .values([
      { ...guess, at: days(-500) },
      { ...guess, at: days(-300) },
    ])
    .execute();

  await sweepAccounts(db, new Date());

  for (const table of ['sessions', 'links', 'call_counts', 'recent_events', 'events'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
});

it('forgets where an address was known a month after that ended', async () => {
  const { id: organisation_id } = await anOrganisation(db);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const known = (email: string, expires_at: Date, revoked_at: Date | null = null) => ({
    ...{ organisation_id, email, expires_at, revoked_at },
    ...{ created_at: days(-90), last_used_at: days(-60) },
  });
  await db
    .insertInto('portal_sessions')
    .values([
      known('ended@example.nl', days(-40)),
      known('left@example.nl', days(10), days(-31)),
      known('lately@example.nl', days(-2)),
      known('open@example.nl', days(10)),
    ])
    .execute();
  await sweepAccounts(db, new Date());
  const left = await db.selectFrom('portal_sessions').select('email').orderBy('id').execute();
  expect(left.map(({ email }) => email)).toEqual(['lately@example.nl', 'open@example.nl']);
});

it('keeps the newest device cookies, and none that was not seen for a year', async () => {
  const { id } = await anAccount(db);
  const seen = (n: number, days: number) =>
    rememberDevice(db, id, Buffer.alloc(32, n), new Date(Date.now() - days * 86_400_000));
  for (let n = 0; n < 52; n++) await seen(n, n);
  await seen(60, 366);
  await sweepAccounts(db, new Date());
  const left = await db.selectFrom('devices').where('account_id', '=', id).selectAll().execute();
  expect(left).toHaveLength(50);
  expect(await isKnownDevice(db, id, Buffer.alloc(32, 0))).toBe(true);
});
