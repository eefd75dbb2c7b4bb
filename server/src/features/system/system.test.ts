import { expect, it, vi } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { as, db, sql, world } = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
const organisation = await anOrganisation(db, 'KANARIE');

async function anOperator() {
  const account = await anAccount(db, { in: [['admin', organisation]] });
  await sql`update accounts set operator = true where id = ${account.account_id}`;
  const token = await tokenOf(world, account);
  return { ...account, me: as(token), inEnglish: as(token, 'en') };
}

it('shows who runs the installation how it is doing, and nothing of anybody', async () => {
  const { me } = await anOperator();
  const answer = await me.get('/system');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    program: { version: expect.stringMatching(/^\d/), migration: expect.stringMatching(/^\d{4}-/) },
    database: { version: expect.stringMatching(/^18/), bytes: expect.any(Number) },
    files: { place: 'folder', count: 0 },
    mail: { waiting: 0 },
    backups: { place: 'none', last: [] },
  });
  expect(answer.json().queues.map(({ name }: { name: string }) => name)).toContain('mail');
  expect(answer.json().warnings).toContainEqual({
    code: 'backup_unset',
    urgency: 'soon',
    values: {},
  });
  expect(answer.body).not.toMatch(/KANARIE|@/);
});

it('says in the reader’s language why there is no backup, and knows the last one however old', async () => {
  const { me, inEnglish } = await anOperator();
  const why = sql.json({ key: 'backup.disk_full', values: { folder: '/backups' } });
  await sql`insert into backups (started_at, state, checked_at) values (now() - interval '30 days', 'made', now())`;
  await sql`insert into backups (started_at, state, why)
    select now() - n * interval '1 day', 'failed', ${why} from generate_series(1, 20) n`;
  world.health.look.forget();
  const { last } = (await me.get('/system')).json().backups;
  expect(last).toHaveLength(15);
  expect(last[0]).toMatchObject({ state: 'failed', why: 'De schijf met /backups is vol.' });
  expect(last[14]).toMatchObject({ state: 'made', why: null, checked_at: expect.any(String) });
  const english = (await inEnglish.get('/system')).json();
  expect(english.backups.last[0].why).toBe('The disk of /backups is full.');
  await sql`delete from backups`;
  world.health.look.forget();
});

it('does not exist for an administrator who was not named, or is none any more', async () => {
  const { me, id, account_id } = await anOperator();
  expect((await me.get('/auth/me')).json().abilities).toContain('installation');
  await sql`update accounts set operator = false where id = ${account_id}`;
  await vi.waitUntil(async () => (await me.get('/system')).statusCode === 404);
  await sql`update accounts set operator = true where id = ${account_id}`;
  await vi.waitUntil(async () => (await me.get('/system')).statusCode === 200);
  await sql`delete from memberships where person_id = ${id}`;
  await vi.waitUntil(async () => (await me.get('/system')).statusCode === 404);
});

it('is not for somebody who left and becomes an administrator again, until they are named again', async () => {
  const runs = async (account_id: number) =>
    (await sql`select operator from accounts where id = ${account_id}`)[0]?.operator;
  const { id, account_id } = await anOperator();
  const { id: organisation_id } = organisation;
  const admin = sql({ person_id: id, organisation_id, account_type: 'admin' });
  await sql.begin(async (tx) => {
    await tx`delete from memberships where person_id = ${id}`;
    await tx`insert into memberships ${admin}`;
  });
  expect(await runs(account_id), 'saved anew').toBe(true);
  await sql`delete from memberships where person_id = ${id}`;
  await sql`insert into memberships ${admin}`;
  expect(await runs(account_id), 'left').toBe(false);

  const other = await anOperator();
  await sql`update people set deactivated_at = now() where id = ${other.id}`;
  expect(await runs(other.account_id), 'shut out').toBe(false);
});

it('a job of which there is one at a time is not tried again beside another', async () => {
  const { me } = await anOperator();
  await sql`insert into jobs.job (name, policy, start_after)
    values ('tasks-send', 'exclusive', now() + interval '1 day')`;
  const [failed] = await sql`insert into jobs.job (name, policy, state, completed_on)
    values ('tasks-send', 'exclusive', 'failed', now()) returning id`;
  const answer = await me.post(`/system/jobs/${failed?.id}/retry`);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    ['Deze taak staat al klaar, of wordt nu gedaan.'],
  ]);
  await sql`delete from jobs.job where name = 'tasks-send'`;
});

it('a job that failed for good says what kind of error it was, and is tried again when asked', async () => {
  const { me } = await anOperator();
  await sql`update jobs.queue set retry_limit = 0 where name = 'tasks-send'`;
  const [job] = await sql`
    insert into jobs.job (name, state, completed_on, retry_count, output)
    values ('tasks-send', 'failed', now(), 2, ${sql.json({ name: 'TypeError', message: 'KANARIE is no number' })})
    returning id`;
  const seen = await me.get('/system');
  expect(seen.json().failed_jobs).toMatchObject([
    { id: job?.id, name: 'tasks-send', tries: 3, why: 'TypeError' },
  ]);
  expect(seen.body).not.toContain('KANARIE');
  expect((await me.post(`/system/jobs/${job?.id}/retry`)).statusCode).toBe(204);
  await vi.waitUntil(async () => {
    const [now] = await sql`select state from jobs.job where id = ${job?.id}`;
    return now?.state !== 'failed' && now?.state !== 'retry';
  });
  expect((await me.post(`/system/jobs/${job?.id}/retry`)).statusCode).toBe(404);
});
