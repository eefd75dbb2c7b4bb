import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreparingClient } from '../../platform/database/preparedStatements.ts';
import { startSmtp } from '../../platform/mail/smtp.testing.ts';
import type { World } from '../../platform/program/world.ts';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { openApp } from '../../testing/openApp.ts';
import { after, asked, mailsOf, manySurveys } from '../../testing/reminding.ts';
import { aSchool } from '../../testing/school.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testDb } from '../../testing/testDb.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { remind } from './remind.ts';

const database = await testDb();
const [app, second] = [await openApp(database), await openApp(database)];
afterAll(async () => {
  await app.close();
  await second.close();
});
const { db, sql, world } = app;
const own = await anOrganisation(db);
const counselor = await anAccount(db, { in: [['counselor', own]] });
const client = await aClient(db, own);
const trajectory = await aTrajectory(db, own, { client, counselor });
const template = await aSurveyTemplate(db, own);
const reminders = () => mailsOf(app, 'reminder-survey');

beforeEach(async () => {
  for (const table of ['reminders', 'links', 'surveys', 'evaluations', 'mails'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from jobs.job`;
});
afterEach(() => vi.restoreAllMocks());

/** The statements that the program sends while it reminds. */
async function statementsOf(now: Date) {
  let count = 0;
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    if (this instanceof PreparingClient) count += 1;
    return Reflect.apply(query, this, given) as never;
  });
  await remind(world, now);
  vi.restoreAllMocks();
  return count;
}

describe('many reminders', () => {
  it('take as many statements for 1000 questions as for 10', async () => {
    await manySurveys(app, trajectory, { template, count: 1 });
    await remind(world, after(5));
    await manySurveys(app, trajectory, { template, count: 10 });
    const few = await statementsOf(after(5));
    await manySurveys(app, trajectory, { template, count: 1000 });
    const many = await statementsOf(after(5));
    expect(await reminders()).toHaveLength(1011);
    expect(many).toBe(few);
    expect(many).toBeLessThan(60);
  });

  it('take as many statements for 1000 evaluations, with and without an account', async () => {
    const school = await aSchool(db, own, 1);
    const [student] = school.students;
    if (!student) throw new Error('a school without students');
    const ask = async (count: number) => {
      const invited = await Promise.all(
        [null, undefined].map((password_hash) =>
          anAccount(db, {
            ...(password_hash === null && { password_hash }),
            in: [['evaluator', own]],
          }),
        ),
      );
      for (const { id } of invited)
        await sql`insert into evaluations (organisation_id, student_id, diploma_id,
            work_process_id, evaluator_id, role, requested_at, expires_at)
          select ${own.id}, ${student.id}, ${school.diploma_id}, ${school.work_process_id}, ${id},
            'coach', ${asked}, ${after(30)} from generate_series(1, ${count / 2}::integer)`;
    };
    await ask(2);
    await remind(world, after(5));
    await ask(10);
    const few = await statementsOf(after(5));
    await ask(1000);
    expect(await statementsOf(after(5))).toBe(few);
    const mails = await mailsOf(app, 'evaluation-reminder');
    expect(mails.map(({ data }) => data.count)).toEqual([1, 1, 5, 5, 500, 500]);
  });

  it('are all sent where there are more than fit in one go, each in its turn', async () => {
    await manySurveys(app, trajectory, { template, count: 2500 });
    await remind(world, after(5));
    const mails = await reminders();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2500);
    expect(mails.map(({ turn }) => turn)).toEqual(mails.map((_, at) => at));
    const jobs = await sql`select (data ->> 'mail_id')::integer as id, priority from jobs.job
      where name = 'mail' order by 1`;
    expect(jobs.map(({ id }) => id)).toEqual(mails.map(({ id }) => id));
    expect(jobs.every(({ priority }, at) => priority === -at)).toBe(true);
    const links = db.selectFrom('links').where('mail_id', 'is not', null).select('mail_id');
    expect(await links.execute()).toHaveLength(2500);
  });

  it('are sent once by two processes that work at the same time', async () => {
    await manySurveys(app, trajectory, { template, count: 1500 });
    const again = () => [remind(world, after(5)), remind(second.world, after(5))];
    await Promise.all([...again(), ...again()]);
    await Promise.all(again());
    expect(await reminders()).toHaveLength(1500);
    expect(await db.selectFrom('reminders').selectAll().execute()).toHaveLength(1500);
  });
});

describe('a reminder', () => {
  it('leaves nothing behind if the process dies before it is whole, and is sent the next time', async () => {
    await manySurveys(app, trajectory, { template, count: 3 });
    const dies = {
      ...world,
      mail: {
        ...world.mail,
        sendMany: async (...given: Parameters<World['mail']['sendMany']>) => {
          await world.mail.sendMany(...given);
          throw new Error('killed');
        },
      },
    };
    await expect(remind(dies, after(5))).rejects.toThrow('killed');
    expect(await reminders()).toEqual([]);
    expect(await db.selectFrom('reminders').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('links').selectAll().execute()).toHaveLength(3);
    await remind(world, after(5));
    expect(await reminders()).toHaveLength(3);
  });

  it('is delivered once by another process, if the one that made it dies', async () => {
    await manySurveys(app, trajectory, { template, count: 5 });
    await remind(world, after(5));
    const server = await startSmtp();
    const other = await openApp(database, { env: { SMTP_URL: server.url }, now: after(5) });
    await expect.poll(() => server.letters, { timeout: 20_000 }).toHaveLength(5);
    await remind(other.world, after(5.1));
    await other.close();
    await server.close();
    expect(new Set(server.arrived).size).toBe(5);
  });
});

describe('a reminder that was held up', () => {
  it('is not delivered at night, nor followed by the next before it is', async () => {
    await manySurveys(app, trajectory, { template, count: 1 });
    const gone = await startSmtp();
    await gone.close();
    const away = await openApp(database, { env: { SMTP_URL: gone.url }, now: after(5) });
    await remind(away.world, after(5));
    const tries = async () => (await reminders())[0]?.failed_code;
    await expect.poll(tries, { timeout: 20_000 }).toBeTruthy();
    await remind(away.world, after(9));
    expect(await reminders(), 'the second waits for the first').toHaveLength(1);
    away.time.now = new Date('2026-11-28T23:00:00+01:00');
    const server = await startSmtp({ port: gone.port });
    const tryAgain = () => sql`update jobs.job set start_after = now() where name = 'mail'`;
    const retries = async () =>
      Number((await sql`select retry_count from jobs.job`)[0]?.retry_count);
    const before = await retries();
    await tryAgain();
    await expect.poll(retries, { timeout: 20_000 }).toBeGreaterThan(before);
    expect(server.letters).toEqual([]);
    away.time.now = new Date('2026-11-30T08:30:00+01:00');
    const arrives = async () => {
      await tryAgain();
      return server.letters.length;
    };
    await expect.poll(arrives, { timeout: 20_000 }).toBe(1);
    await away.close();
    await server.close();
  });
});
