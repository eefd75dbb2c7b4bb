import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation, whoLeft } from '../../testing/factories.ts';
import { aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { remind } from './reminders.ts';

const app = await testApp();
const { db, world } = app;
const { own, school, sanne, tom, jolanda, peter } = await anEvaluationDesk(app);
const [, washing = 0] = school.work_process_ids;

const mails = async () =>
  (await db.selectFrom('mails').orderBy('id').selectAll().execute()).map(
    ({ recipient, template, organisation_id, data }) => ({
      recipient,
      template,
      organisation_id,
      data: data as Record<string, unknown>,
    }),
  );

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('mails').execute();
});

describe('a reminder', () => {
  it('goes once to each evaluator, a week ahead, about everything that is waiting', async () => {
    await school.ask(sanne, jolanda, 'teacher', {
      expires_at: inDays(5),
      requested_at: inDays(-20),
    });
    await school.ask(tom, jolanda, 'mentor', { expires_at: inDays(6), requested_at: inDays(-20) });
    await school.ask(tom, jolanda, 'coach', { expires_at: inDays(20), requested_at: inDays(-1) });
    await Promise.all([remind(world, new Date()), remind(world, new Date())]);
    await remind(world, inDays(1));
    expect(await mails()).toEqual([
      {
        recipient: jolanda.email,
        template: 'evaluation-reminder',
        organisation_id: own.id,
        data: {
          first_name: 'Jolanda',
          link: 'http://traject.test/pending-evaluations',
          invite_days: null,
          invite_until: '',
          formal: false,
          students: `${sanne.name} en ${tom.name}`,
          count: 2,
          until: expect.stringMatching(/^\d+ \w+ \d{4}$/),
        },
      },
    ]);
    await remind(world, inDays(14));
    expect(
      (await mails()).filter(({ template }) => template === 'evaluation-reminder'),
    ).toHaveLength(2);
  });

  it('is not sent for what is done, expired or had a week or less, or to people who left', async () => {
    const gone = await anAccount(db, { in: [['evaluator', own]] });
    const set = db.updateTable('people').set({ deactivated_at: new Date() });
    await set.where('id', '=', gone.id).execute();
    const soon = { expires_at: inDays(3), requested_at: inDays(-20) };
    await school.ask(sanne, jolanda, 'teacher', { ...soon, score: 2 });
    await school.ask(sanne, jolanda, 'coach', { ...soon, requested_at: inDays(-4.9) });
    await school.ask(sanne, jolanda, 'mentor', { ...soon, expires_at: inDays(-1) });
    await school.ask(sanne, gone, 'mentor', soon);
    await remind(world, new Date());
    expect(await mails()).toEqual([]);
  });

  it('lets in people who never chose a password, and keeps apart what two schools ask', async () => {
    const elsewhere = await anOrganisation(db);
    const theirs = await aSchool(db, elsewhere, 1);
    const both = await anAccount(db, {
      password_hash: null,
      in: [
        ['evaluator', own],
        ['evaluator', elsewhere],
      ],
    });
    const soon = { expires_at: inDays(3), requested_at: inDays(-20) };
    await school.ask(sanne, both, 'coach', soon);
    await theirs.ask(theirs.students[0] ?? sanne, both, 'coach', soon);
    await remind(world, new Date());
    const sent = await mails();
    expect(sent.map(({ organisation_id }) => organisation_id)).toEqual([own.id, elsewhere.id]);
    for (const { data } of sent) expect(data.link).toContain('/auth/activate/');
  });
});

describe('mails about evaluations', () => {
  it('go to nobody who left the school, and are not about a student who left', async () => {
    const soon = { expires_at: inDays(3), requested_at: inDays(-27) };
    const gone = await whoLeft(db, own);
    await school.ask(sanne, gone, 'mentor', soon);
    await remind(world, new Date());
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain(gone.email);
  });

  it('tell the asker once what nobody did in time, and about whom', async () => {
    const late = { expires_at: inDays(-1), requested_at: inDays(-31) };
    await school.ask(sanne, jolanda, 'teacher', { ...late, asked_by: peter.id });
    await school.ask(sanne, jolanda, 'teacher', {
      ...late,
      work_process_id: washing,
      asked_by: peter.id,
    });
    await school.ask(tom, sanne, 'other_student', { ...late, asked_by: tom.id });
    await school.ask(tom, jolanda, 'coach', { ...late, asked_by: tom.id, score: 3 });
    await school.ask(tom, jolanda, 'mentor', late);
    await Promise.all([remind(world, new Date()), remind(world, new Date())]);
    await remind(world, inDays(1));
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
});
