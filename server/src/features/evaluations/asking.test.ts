import type { EvaluationRow } from '@traject/contract/evaluations';
import { beforeEach, describe, expect, it } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation, idIn, tokenOf } from '../../testing/factories.ts';
import { lastMail } from '../../testing/mails.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, time, world } = app;
const { own, school, sanne, tom, jolanda, peter, by, mailsTo } = await anEvaluationDesk(app);
const [eating = 0, washing = 0] = school.work_process_ids;
let count = 0;
const someone = () => ({
  email: `begeleider${++count}@werk.example`,
  first_name: 'Els',
  last_name: 'Prins',
});
const membershipsOf = (email: string, organisation = own) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('people as a', 'a.id', 'm.person_id')
    .where('a.email', '=', email)
    .where('m.organisation_id', '=', organisation.id)
    .select(['account_type', 'asked_by_student'])
    .execute();
const rows = () => db.selectFrom('evaluations').selectAll().execute();

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('call_counts').execute();
  await db.deleteFrom('mails').execute();
});

describe('asking for evaluations', () => {
  it('[EVAL-20] makes one per work process for the person asked, until the school’s term ends', async () => {
    const set = db.updateTable('organisations').set({ evaluation_expiry_days: 10 });
    await set.where('id', '=', own.id).execute();
    const asked = await (await by(peter)).ask(sanne, { role: 'coach', email: jolanda.email });
    expect(asked.statusCode).toBe(200);
    const list: EvaluationRow[] = asked.json();
    expect(list.map(({ work_process }) => work_process.number)).toEqual(['1.1', '1.2']);
    expect(list[0]).toMatchObject({
      pending: true,
      evaluator_role: { name: 'coach' },
      evaluator: { name: jolanda.name },
      may_withdraw: true,
    });
    expect(await (await by(jolanda)).pending()).toHaveLength(2);
    const [first] = await rows();
    expect(first).toMatchObject({ asked_by: peter.id, organisation_id: own.id });
    const dutch = (moment = new Date(0)) =>
      moment.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
    const tenthDay = new Date((first?.requested_at.getTime() ?? 0) + 10 * 86_400_000);
    expect(dutch(first?.expires_at)).toBe(`${dutch(tenthDay).slice(0, 10)} 23:59:59`);
  });

  it('sends one mail that names the student, how many and until when, and leads to them', async () => {
    time.now = new Date('2026-11-20T10:00:00Z');
    await (await by(peter)).ask(sanne, { email: jolanda.email });
    time.now = undefined;
    const [mail, second] = await mailsTo(jolanda.email);
    expect(second).toBeUndefined();
    if (!mail) throw new Error('No mail was sent');
    const text = asText(letterOf(mail), 'nl');
    expect(text).toContain(
      `Peter de Vries van Zorgcollege vraagt je om 2 werkprocessen van ${sanne.name} te beoordelen.`,
    );
    expect(text).toContain('tot en met 30 november 2026');
    expect(text).toContain('http://traject.test/pending-evaluations');
    expect(mail.organisation_id).toBe(own.id);
  });

  it('makes an account for an unknown address, and the mail lets its owner in', async () => {
    const els = someone();
    const nameless = await (await by(sanne)).ask(sanne, { email: els.email, last_name: ' ' });
    expect([nameless.statusCode, nameless.json().errors]).toEqual([
      422,
      ['We kennen dit e-mailadres nog niet. Vul ook de voornaam en de achternaam in.'],
    ]);
    expect(await rows()).toEqual([]);
    await (await by(sanne)).ask(sanne, els);
    expect(await membershipsOf(els.email)).toEqual([
      { account_type: 'evaluator', asked_by_student: true },
    ]);
    const { data } = await lastMail(db, els.email);
    expect(data.link).toContain('/evaluate/');
    const account = (data as { account_link?: string }).account_link ?? '';
    const token = account.split('/auth/activate/')[1];
    // Somebody who is asked can come in for as long as there is something to do.
    const { until, invite_until } = data as { until?: string; invite_until?: string };
    expect(data).toMatchObject({ invite_days: 10, asker: sanne.name, by_student: true });
    expect(invite_until).toBe(until);
    const password = 'een lang wachtwoord van Els';
    const set = { password, repeat_password: password };
    expect((await as().post(`/auth/activate/${token}`, set)).statusCode).toBe(204);
    const login = await as().post('/auth/login', { email: els.email, password });
    expect((await as(login.json().token).get('/pending-evaluations')).json()).toHaveLength(2);
  });

  it('lets an account known elsewhere take part, with its own name and password', async () => {
    const known = await anAccount(db, {
      first_name: 'Karin',
      in: [
        ['client', own],
        ['evaluator', await anOrganisation(db)],
      ],
    });
    const asked = await (await by(peter)).ask(sanne, { email: known.email.toUpperCase() });
    expect(asked.json()[0].evaluator).toEqual({ name: 'Karin de Vries' });
    expect(await membershipsOf(known.email)).toContainEqual({
      account_type: 'evaluator',
      asked_by_student: false,
    });
    expect((await lastMail(db, known.email)).data.link).toContain('/pending-evaluations');
  });

  it('asks a fellow student in that role', async () => {
    const asked = await (await by(sanne)).ask(sanne, { role: 'other_student', email: tom.email });
    expect(asked.statusCode).toBe(200);
    expect(await membershipsOf(tom.email)).toEqual([
      { account_type: 'student', asked_by_student: false },
    ]);
  });

  it('asks students to rate themselves: without an address, and by mail only when another asks', async () => {
    const ownView = { role: 'student' };
    expect((await (await by(sanne)).ask(sanne, ownView)).statusCode).toBe(200);
    expect(await mailsTo(sanne.email)).toEqual([]);
    await db.deleteFrom('evaluations').execute();
    expect((await (await by(peter)).ask(sanne, ownView)).statusCode).toBe(200);
    expect(await mailsTo(sanne.email)).toHaveLength(1);
    for (const row of await rows()) expect(row.evaluator_id).toBe(sanne.id);
    const addressed = await (await by(peter)).ask(sanne, { ...ownView, email: sanne.email });
    expect(addressed.json().errors[0]).toContain('geen e-mailadres nodig');
  });

  it.each([
    ['no address', {}, 'E-mailadres: vul dit in.'],
    ['the student’s own address', { email: 'SELF' }, expect.stringContaining('student zelf')],
    ['a role that does not exist', { role: 'friend', email: 'a@b.nl' }, 'Rol: dit klopt niet.'],
    [
      'a diploma that does not exist',
      { diploma_id: 9999, email: 'a@b.nl' },
      expect.stringMatching(/^Diploma: /),
    ],
    [
      'no work process',
      { work_process_ids: [], email: 'a@b.nl' },
      expect.stringMatching(/^Werkpro/),
    ],
    [
      'a work process from elsewhere',
      { work_process_ids: [eating, 99_999], email: 'a@b.nl' },
      'Werkprocessen: dit kun je hier niet kiezen.',
    ],
  ])('refuses %s', async (_what, wrong, sentence) => {
    const email =
      'email' in wrong && wrong.email === 'SELF' ? sanne.email.toUpperCase() : undefined;
    const answer = await (await by(peter)).ask(sanne, { ...wrong, ...(email && { email }) });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
    expect(await rows()).toEqual([]);
  });

  it('refuses an archived diploma, one the student is not enrolled in, and a closed account', async () => {
    const other = await aSchool(db, own, 0, 'Kok');
    const coordinator = await by(peter);
    const strange = {
      diploma_id: other.diploma_id,
      work_process_ids: other.work_process_ids,
      email: jolanda.email,
    };
    expect((await coordinator.ask(sanne, strange)).statusCode).toBe(422);
    await other.enrol(sanne);
    const archive = (archived: boolean) => db.updateTable('diplomas').set({ archived });
    await archive(true).where('id', '=', other.diploma_id).execute();
    expect((await coordinator.ask(sanne, strange)).statusCode).toBe(422);
    const gone = await anAccount(db, { in: [['evaluator', own]] });
    const close = db.updateTable('people').set({ deactivated_at: new Date() });
    await close.where('id', '=', gone.id).execute();
    const answer = await coordinator.ask(sanne, { email: gone.email });
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('gesloten'),
    ]);
    expect(await rows()).toEqual([]);
  });

  it('does not ask again for what is still waiting, and names it', async () => {
    const coordinator = await by(peter);
    await coordinator.ask(sanne, { email: jolanda.email, work_process_ids: [washing] });
    const again = await coordinator.ask(sanne, { email: jolanda.email });
    expect([again.statusCode, again.json().errors[0]]).toEqual([
      422,
      'Hierom is al gevraagd, en het wacht nog op antwoord: 1.2 Helpt bij wassen.',
    ]);
    expect(await rows()).toHaveLength(1);
    const another = await coordinator.ask(sanne, { email: jolanda.email, role: 'coach' });
    expect(another.statusCode).toBe(200);
    await db.updateTable('evaluations').set({ score: 1, done_at: new Date() }).execute();
    expect((await coordinator.ask(sanne, { email: jolanda.email })).statusCode).toBe(200);
  });

  it('twenty times at once has one effect and sends one mail', async () => {
    const els = someone();
    const calls = await by(sanne);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        calls.ask(sanne, { ...els, work_process_ids: [eating, eating] }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
    expect(await rows()).toHaveLength(1);
    expect(await mailsTo(els.email)).toHaveLength(1);
  });

  it('counts what was asked and not what was refused, up to a student’s hourly limit', async () => {
    const calls = await by(sanne);
    const refused = () => calls.ask(sanne, { role: 'mentor', email: sanne.email });
    for (let n = 0; n < 70; n++) expect((await refused()).statusCode).toBe(422);
    const ask = () => calls.ask(sanne, { ...someone(), work_process_ids: [eating] });
    for (let n = 0; n < 60; n++) expect((await ask()).statusCode, `${n + 1}`).toBe(200);
    expect((await ask()).statusCode, 'the sixty-first').toBe(429);
  });

  it('lets a coordinator ask for a class of forty in one go', async () => {
    const pupils = await aSchool(db, own, 40, 'Helpende');
    const calls = await by(peter);
    const whole = { diploma_id: pupils.diploma_id, work_process_ids: pupils.work_process_ids };
    for (const student of pupils.students) {
      const asked = await calls.ask(student, { ...whole, email: jolanda.email });
      expect(asked.statusCode).toBe(200);
    }
    expect(await rows()).toHaveLength(40 * pupils.work_process_ids.length);
  });
});

describe('evaluations are asked for', () => {
  it('by the student, by those who oversee the students, and by a teacher of the student', async () => {
    const els = someone();
    await school.ask(sanne, jolanda, 'coach', { work_process_id: washing });
    expect((await (await by(jolanda)).ask(sanne, els)).statusCode, 'her coach').toBe(404);
    await school.ask(sanne, jolanda, 'teacher');
    const asked = await (await by(jolanda)).ask(sanne, els);
    expect(asked.statusCode, 'her teacher').toBe(200);
    const [{ id }] = asked.json();
    expect((await (await by(jolanda)).withdraw(id)).statusCode).toBe(204);
    await school.ask(sanne, tom, 'other_student');
    expect((await (await by(tom)).ask(sanne, someone())).statusCode, 'a fellow').toBe(404);
    const strangers = [
      await anAccount(db, { in: [['counselor', own]] }),
      await anAccount(db, { in: [['evaluator', own]] }),
      await anAccount(db, { in: [['coordinator', await anOrganisation(db)]] }),
    ];
    const before = await rows();
    for (const who of strangers)
      expect((await (await by(who)).ask(sanne, someone())).statusCode).toBe(404);
    expect(await rows()).toEqual(before);
  });

  it('of a teacher only if the school says so, and not of a friend called one', async () => {
    const friend = someone();
    const calls = await by(sanne);
    const asTeacher = (email: string) => calls.ask(sanne, { ...someone(), email, role: 'teacher' });
    for (const email of [friend.email, tom.email]) {
      const answer = await asTeacher(email);
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([
        422,
        expect.stringContaining('niet van een leraar van je school'),
      ]);
    }
    await calls.ask(sanne, { ...friend, role: 'coach' });
    expect((await asTeacher(friend.email)).statusCode, 'asked only by a student so far').toBe(422);
    for (const { email } of [jolanda, peter]) expect((await asTeacher(email)).statusCode).toBe(200);
    await (await by(peter)).ask(tom, { ...friend, role: 'mentor' });
    expect((await asTeacher(friend.email)).statusCode, 'asked by the school too').toBe(200);
  });

  it('only within one’s own organisation, even if the student has another', async () => {
    const elsewhere = await anOrganisation(db);
    const theirs = await aSchool(db, elsewhere, 0);
    const both = await anAccount(db, {
      in: [
        ['student', own],
        ['student', elsewhere],
      ],
    });
    await school.enrol(both);
    await theirs.enrol(both);
    const there = { ...both, id: idIn(both, elsewhere.id) };
    const asked = {
      diploma_id: theirs.diploma_id,
      work_process_ids: theirs.work_process_ids,
      email: jolanda.email,
      first_name: 'Jolanda',
      last_name: 'Elders',
    };
    expect((await (await by(peter)).ask(both, asked)).statusCode).toBe(422);
    expect((await (await by(peter)).ask(there, asked)).statusCode).toBe(404);
    expect((await (await by(peter)).student(both)).json().diplomas).toHaveLength(1);
    expect((await (await by(both)).ask(there, asked)).statusCode).toBe(200);
    expect(await membershipsOf(jolanda.email, elsewhere)).toHaveLength(1);
    const token = await tokenOf(world, peter);
    expect((await as(token).get(`/evaluations/${(await rows())[0]?.id}`)).statusCode).toBe(404);
  });
});
