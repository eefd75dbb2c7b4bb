import { beforeEach, expect, it } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { tellGiven } from './results.ts';

const app = await testApp();
const { db, world } = app;
const { own, school, sanne, tom, jolanda, peter, by, mailsTo } = await anEvaluationDesk(app);
const [eating = 0, washing = 0] = school.work_process_ids;

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('mails').execute();
});

it('tells a student about all new levels in one mail, once', async () => {
  for (const work_process_id of [eating, washing]) {
    const { id } = await school.ask(sanne, jolanda, 'teacher', { work_process_id });
    await (await by(jolanda)).save(id, { score: 2 });
  }
  await school.ask(sanne, peter, 'coach', { score: 3 });
  await school.ask(tom, jolanda, 'coach');
  await Promise.all([tellGiven(world, new Date()), tellGiven(world, new Date())]);
  await tellGiven(world, new Date());
  const [mail, second] = await mailsTo(sanne.email);
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({ template: 'evaluations-given', organisation_id: own.id });
  if (!mail) throw new Error('No mail was sent');
  const text = asText(letterOf(mail), 'nl');
  expect(text).toContain(`beoordeeld door ${jolanda.name} en ${peter.name}, op 3 werkprocessen.`);
  expect(text).toContain(`http://traject.test/evaluations/${sanne.id}`);
  expect(text).not.toMatch(/Starter|Gevorderd|Professional/);
  expect(await mailsTo(tom.email)).toEqual([]);
});

it('mails nobody about a student’s own rating', async () => {
  await school.ask(sanne, sanne, 'student', { score: 1 });
  await tellGiven(world, new Date());
  expect(await mailsTo(sanne.email)).toEqual([]);
});

it('tells a student in words that somebody gave no level', async () => {
  const { id } = await school.ask(sanne, jolanda, 'teacher', { work_process_id: eating });
  await (await by(jolanda)).save(id, { no_level: 'not_seen' });
  await tellGiven(world, new Date());
  const [mail] = await mailsTo(sanne.email);
  if (!mail) throw new Error('No mail was sent');
  expect(letterOf(mail).subject).toBe('Er is een antwoord over je werk');
  const text = asText(letterOf(mail), 'nl');
  expect(text).toContain(`${jolanda.name}: ‘Nog niet gezien’ bij 1 werkproces.`);
  expect(text).not.toMatch(/beoordeeld door|Starter|Gevorderd|Professional/);
});
