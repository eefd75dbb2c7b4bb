import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation, whoLeft } from '../../testing/factories.ts';
import { after, asked, mailsOf } from '../../testing/reminding.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { remind } from './remind.ts';

const app = await testApp();
const { db, sql, world, time } = app;
time.now = asked;
const { own, school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(app);
const [, washing = 0] = school.work_process_ids;
const mails = () => mailsOf(app, 'evaluation-reminder', 'evaluations-expired');
const open = { requested_at: asked, expires_at: after(30) };

beforeEach(async () => {
  time.now = asked;
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('mails').execute();
});

describe('an evaluator', () => {
  it('is reminded after 5, 9 and 13 days, in one mail about all that is due', async () => {
    await school.ask(sanne, jolanda, 'teacher', open);
    await school.ask(tom, jolanda, 'mentor', { ...open, expires_at: after(20) });
    await school.ask(tom, jolanda, 'coach', { ...open, requested_at: after(3) });
    const counts: unknown[] = [];
    for (const day of [4.9, 5, 5.1, 8, 9, 13, 16, 20]) {
      await Promise.all([remind(world, after(day)), remind(world, after(day))]);
      counts.push((await mails()).map(({ data }) => data.count));
    }
    expect(counts).toEqual([
      [],
      [2],
      [2],
      [2, 1],
      [2, 1, 2],
      [2, 1, 2, 3],
      [2, 1, 2, 3],
      [2, 1, 2, 3, 1],
    ]);
    const [first] = await mails();
    expect(first).toMatchObject({
      recipient: jolanda.email,
      template: 'evaluation-reminder',
      organisation_id: own.id,
      data: {
        first_name: 'Jolanda',
        link: 'http://traject.test/pending-evaluations',
        account_link: null,
        invite_days: null,
        invite_until: '',
        formal: false,
        students: `${sanne.name} en ${tom.name}`,
        count: 2,
        until: '8 december 2026',
      },
    });
  });

  it('is not reminded of what is done, expired or switched off, nor after leaving', async () => {
    const gone = await anAccount(db, { in: [['evaluator', own]] });
    const set = db.updateTable('people').set({ deactivated_at: new Date() });
    await set.where('id', '=', gone.id).execute();
    await school.ask(sanne, jolanda, 'teacher', { ...open, score: 2 });
    await school.ask(sanne, jolanda, 'mentor', { ...open, expires_at: after(4) });
    await school.ask(sanne, jolanda, 'coach', { ...open, reminders_off: true });
    await school.ask(sanne, gone, 'mentor', open);
    await school.ask(sanne, await whoLeft(db, own), 'mentor', open);
    await remind(world, after(5));
    expect((await mails()).filter(({ template }) => template === 'evaluation-reminder')).toEqual(
      [],
    );
  });

  it('who never chose a password is let in, and schools do not learn about each other', async () => {
    const elsewhere = await anOrganisation(db);
    const theirs = await aSchool(db, elsewhere, 1);
    const both = await anAccount(db, {
      password_hash: null,
      in: [
        ['evaluator', own],
        ['evaluator', elsewhere],
      ],
    });
    await school.ask(sanne, both, 'coach', open);
    await theirs.ask(theirs.students[0] ?? sanne, both, 'coach', open);
    await remind(world, after(5));
    const sent = await mails();
    expect(sent.map(({ organisation_id }) => organisation_id)).toEqual([own.id, elsewhere.id]);
    for (const { data } of sent) expect(data.link).toContain('/evaluate/');
  });
});

describe('whoever asked', () => {
  it('sees when the evaluator was reminded, and switches it off and on', async () => {
    const { id } = await school.ask(sanne, jolanda, 'teacher', { ...open, asked_by: sanne.id });
    await remind(world, after(5));
    time.now = after(5.1);
    const seen = async () => (await (await by(sanne)).list(sanne)).data[0].reminders;
    expect(await seen()).toEqual({
      reminders_off: false,
      next_reminder_at: '2026-11-27T09:00:00+00:00',
      sent: [{ number: 1, at: expect.stringMatching(/^2026-11-23T/) }],
    });
    const path = `/evaluations/${id}/reminders`;
    expect((await (await by(jolanda)).put(path, { off: true })).statusCode).toBe(403);
    expect((await (await by(jolanda)).list(sanne)).data[0].reminders).toBeNull();
    expect((await (await by(sanne)).put(path, { off: true })).statusCode).toBe(204);
    expect(await seen()).toMatchObject({ reminders_off: true, next_reminder_at: null });
    await remind(world, after(9));
    expect(await mails()).toHaveLength(1);
    expect((await (await by(peter)).put(path, { off: false })).statusCode).toBe(204);
    await remind(world, after(9));
    expect(await mails()).toHaveLength(2);
  });

  it('is told once what nobody did in time, and about whom', async () => {
    const late = { requested_at: after(-31), expires_at: after(-1) };
    await school.ask(sanne, jolanda, 'teacher', { ...late, asked_by: peter.id });
    const other = { ...late, work_process_id: washing, asked_by: peter.id };
    await school.ask(sanne, jolanda, 'teacher', other);
    await school.ask(tom, sanne, 'other_student', { ...late, asked_by: tom.id });
    await school.ask(tom, jolanda, 'coach', { ...late, asked_by: tom.id, score: 3 });
    await school.ask(tom, jolanda, 'mentor', late);
    await Promise.all([remind(world, asked), remind(world, asked)]);
    await remind(world, after(1));
    const sent = await mails();
    expect(sent.map(({ recipient, template }) => [recipient, template]).sort()).toEqual(
      [peter, tom].map(({ email }) => [email, 'evaluations-expired']).sort(),
    );
    expect(sent.find(({ recipient }) => recipient === peter.email)?.data).toEqual({
      first_name: 'Peter',
      link: `http://traject.test/evaluations/${sanne.id}`,
      students: sanne.name,
      count: 2,
    });
  });

  it('gets one mail, also when another process is at it', async () => {
    const late = { requested_at: after(-31), expires_at: after(-1), asked_by: peter.id };
    for (const work_process_id of [school.work_process_id, washing])
      await school.ask(sanne, jolanda, 'teacher', { ...late, work_process_id });
    const [turn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext('traject.reminders'))`;
      turn.resolve();
      await end.promise;
    });
    await turn.promise;
    const reminding = remind(world, asked);
    const waiting = () => sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(waiting).toHaveLength(1);
    expect(await mails()).toEqual([]);
    end.resolve();
    await Promise.all([other, reminding]);
    expect((await mails()).map(({ data }) => data.count)).toEqual([2]);
  });
});
