import { afterAll, beforeEach, expect, it } from 'vitest';
import { hashOf } from '../../platform/access/links.ts';
import { startSmtp } from '../../platform/mail/smtp.testing.ts';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { openApp } from '../../testing/openApp.ts';
import { anotherProcess, killOthers } from '../../testing/otherProcess.ts';
import { after, aSentTask, asked, mailsOf, manySurveys } from '../../testing/reminding.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testDb } from '../../testing/testDb.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';

const database = await testDb();
const app = await openApp(database, { pollSeconds: 3600 });
const { db, sql, as, time } = app;
afterAll(async () => {
  await killOthers();
  await app.close();
});
const own = await anOrganisation(db);
const counselor = await anAccount(db, { in: [['counselor', own]] });
const trajectory = await aTrajectory(db, own, { client: await aClient(db, own), counselor });
const template = await aSurveyTemplate(db, own);
const module = new URL('./remind.ts', import.meta.url).href;
const reminding = (env = {}) =>
  anotherProcess(database, { now: after(5), env }, [module, 'remind']);

beforeEach(async () => {
  for (const table of ['reminders', 'links', 'surveys', 'tasks', 'mails'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from jobs.job`;
  time.now = asked;
});

const gate = 20_261_123;
await sql.unsafe(`create function wait_at_gate() returns trigger language plpgsql as $$
  begin
    if tg_argv[0]::integer <= (select count(*) from reminders) then
      perform pg_advisory_xact_lock(${gate});
    end if;
    return null;
  end $$`);

/** Kills a process that reminds at the moment that it has written to a table, and before it commits. */
async function killedAt(table: string, from = 0) {
  const holder = await sql.reserve();
  await holder`select pg_advisory_lock(${gate})`;
  await sql.unsafe(`create trigger gate after insert on ${table} for each statement
    execute function wait_at_gate(${from})`);
  const one = reminding();
  const waiting = async () =>
    (
      await sql`select pid from pg_locks where locktype = 'advisory' and not granted
        and objid = ${gate} and database = (select oid from pg_database
          where datname = current_database())`
    ).map(({ pid }) => pid as number);
  await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1);
  const [backend = 0] = await waiting();
  await one.kill();
  await holder`select pg_advisory_unlock(${gate})`;
  holder.release();
  const isGone = () => sql`select from pg_stat_activity where pid = ${backend}`;
  await expect.poll(isGone, { timeout: 60_000 }).toHaveLength(0);
  await sql.unsafe(`drop trigger gate on ${table}`);
}

const counts = async () => {
  const [found] = await sql`select (select count(*)::integer from reminders) as reminders,
    (select count(*)::integer from mails) as mails, (select count(*)::integer from jobs.job) as jobs,
    (select count(*)::integer from events) as events`;
  return found;
};
const all = (count: number) => ({ reminders: count, mails: count, jobs: count, events: count });

/** Each question has one reminder, with one mail and one link, which opens its page. */
async function eachOnce(questions: number) {
  const rows =
    await sql`select coalesce('s' || r.survey_id, 't' || r.task_id) as question, r.number,
      l.token_hash, l.used_at, l.revoked_at, m.data ->> 'link' as link
    from reminders r join links l on l.id = r.link_id join mails m on m.id = r.mail_id`;
  expect(new Set(rows.map(({ question }) => question)).size).toBe(questions);
  expect(rows).toHaveLength(questions);
  expect(rows.every(({ number, revoked_at }) => number === 1 && revoked_at === null)).toBe(true);
  const tokens = rows.map(({ link }) => String(link).split('/').at(-1) ?? '');
  expect(tokens.map((token) => hashOf(token).toString('hex'))).toEqual(
    rows.map(({ token_hash }) => token_hash.toString('hex')),
  );
  time.now = after(5);
  for (const at of [0, Math.floor(questions / 2), questions - 1]) {
    const path = rows[at]?.question.startsWith('s') ? 'surveys' : 'task-requests';
    expect((await as().get(`/${path}/${tokens[at]}`)).statusCode, path).toBe(200);
  }
}

it('a process killed at any moment leaves nothing half done, and what is left is done once by two others', async () => {
  await manySurveys(app, trajectory, { template, count: 1050 });
  for (let tasks = 0; tasks < 3; tasks++) await aSentTask(app, trajectory);
  for (const table of ['links', 'mails', 'events']) {
    await killedAt(table);
    expect(await counts(), `killed at ${table}`).toEqual(all(0));
  }
  await killedAt('mails', 1001);
  expect(await counts(), 'the first thousand stay').toEqual(all(1000));
  await killedAt('reminders', 1051);
  expect(await counts(), 'and all of a kind').toEqual(all(1050));
  const both = [reminding(), reminding()];
  for (const { done } of both) expect(await done).toBe('done');
  for (const { kill } of both) await kill();
  expect(await counts()).toEqual(all(1053));
  await eachOnce(1053);
});

it('two processes at once remind of everything once, and each letter arrives once', async () => {
  await manySurveys(app, trajectory, { template, count: 30 });
  for (let tasks = 0; tasks < 3; tasks++) await aSentTask(app, trajectory);
  const server = await startSmtp();
  const env = { SMTP_URL: server.url };
  const both = [reminding(env), reminding(env)];
  for (const { done } of both) expect(await done).toBe('done');
  await expect.poll(() => server.letters.length, { timeout: 60_000 }).toBe(33);
  const unsent = async () =>
    (await mailsOf(app, 'reminder-survey')).filter((mail) => !mail.sent_at);
  await expect.poll(unsent, { timeout: 60_000 }).toEqual([]);
  for (const { kill } of both) await kill();
  await server.close();
  expect(server.arrived).toHaveLength(33);
  expect(await counts()).toMatchObject({ reminders: 33, mails: 33 });
});
