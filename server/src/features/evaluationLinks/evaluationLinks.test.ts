import { linkRoles, readingRoles } from '@traject/contract/common/evaluationRoles';
import { evaluationPage } from '@traject/contract/evaluationLinks';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluationLink } from '../../testing/evaluationLink.ts';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql, world, time, as } = app;
const { own, school, sanne, tom, jolanda, peter, els, by, askEls, through, tokenTo } =
  await anEvaluationLink(app);
const [eating = 0, washing = 0, learning = 0] = school.work_process_ids;

beforeEach(async () => {
  time.now = undefined;
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('mails').execute();
  await sql`update organisations set profile_roles = '{}', chart_roles = '{}' where id = ${own.id}`;
});

describe('the page behind the link', () => {
  it('shows who asks what about whom, with all that tells the levels apart', async () => {
    await sql`update work_processes set result = 'De zorgvrager heeft gegeten.', behaviour = 'Geduldig.'
      where id = ${eating}`;
    const { open, ids } = await askEls();
    await sql`update evaluations set message = 'Graag voor vrijdag.' where id = ${ids[0]}`;
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(evaluationPage.parse(page.json())).toEqual(page.json());
    expect(page.json()).toMatchObject({
      evaluator: { name: 'Els Prins' },
      organisation: { name: 'Zorgcollege', has_logo: false },
    });
    const [first] = page.json().evaluations;
    expect(first).toMatchObject({
      student: { id: sanne.id, name: sanne.name },
      diploma: { title: 'Verzorgende IG' },
      role: 'mentor',
      asker: { name: peter.name },
      message: 'Graag voor vrijdag.',
      work_process: {
        number: '1.1',
        description: 'Helpt bij eten: wat er gebeurt',
        result: 'De zorgvrager heeft gegeten.',
        behaviour: 'Geduldig.',
        result_starter: 'Met hulp',
      },
      score: null,
      no_level: null,
      may_correct: false,
      may_see_profile: false,
      may_see_chart: false,
    });
  });

  it('opens all that waits for them in every role of a link, and nothing else', async () => {
    const { list } = await askEls();
    for (const role of linkRoles) await school.ask(tom, els, role, { work_process_id: learning });
    await school.ask(tom, els, 'teacher', { work_process_id: washing });
    await school.ask(tom, jolanda, 'mentor');
    await school.ask(tom, els, 'mentor', { expires_at: inDays(-1) });
    const elsewhere = await anOrganisation(db);
    const theirs = await aSchool(db, elsewhere, 1);
    const there = await anAccount(db, { in: [['evaluator', elsewhere]], password_hash: null });
    await theirs.ask(theirs.students[0] ?? tom, there, 'mentor');
    const roles = (await list()).map(({ role, student }) => `${student.id} ${role}`);
    expect(roles).toEqual([
      ...[`${sanne.id} mentor`, `${sanne.id} mentor`],
      ...linkRoles.map((role) => `${tom.id} ${role}`),
    ]);
  });

  it('saves each answer at once, and shows it to whoever comes back', async () => {
    const { ids, save, list } = await askEls();
    const saved = await save(ids[0], { score: 3, comments: 'Rustig gedaan.' });
    expect(saved.json()).toMatchObject({ score: 3, comments: 'Rustig gedaan.', may_correct: true });
    expect((await save(ids[1], { no_level: 'not_seen' })).json()).toMatchObject({ score: null });
    expect((await list()).map(({ score, no_level }) => score ?? no_level)).toEqual([3, 'not_seen']);
    const seen = await (await by(peter)).list(sanne);
    expect(seen.data.map((one: { score: number }) => one.score)).toEqual([null, 3]);
    const [event] = await sql`select person_id, link_id, record from events
      where action = 'evaluationLinks.save' order by id limit 1`;
    expect(event).toMatchObject({ person_id: els.id, record: { student_id: sanne.id } });
  });

  it('lets a level be corrected for 24 hours, and read as long as the link works', async () => {
    time.now = new Date();
    const { ids, save, list, open } = await askEls();
    await save(ids[0], { score: 1 });
    expect((await save(ids[0], { score: 2 })).statusCode).toBe(422);
    expect((await save(ids[0], { score: 2, correction: true })).json().score).toBe(2);
    time.now = new Date(Date.now() + 25 * 3_600_000);
    expect((await save(ids[0], { score: 3, correction: true })).statusCode).toBe(422);
    expect((await list())[0]).toMatchObject({ score: 2, may_correct: false });
    const [asked] = await sql`select expires_at from evaluations where id = ${ids[0]}`;
    time.now = new Date(asked?.expires_at.getTime() + 23 * 3_600_000);
    expect((await open()).statusCode, 'corrections of the last day').toBe(200);
    time.now = inDays(33);
    expect((await open()).statusCode).toBe(404);
  });

  it('refuses what expired while it was being typed, in words that the page knows', async () => {
    const { ids, save, list } = await askEls();
    await sql`update evaluations set expires_at = now() - interval '1 minute' where id = ${ids[0]}`;
    const late = await save(ids[0], { score: 2, comments: 'Net te laat.' });
    expect([late.statusCode, late.json().errors[0]]).toEqual([422, 'Expired evaluation']);
    expect((await list()).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('knows no evaluation of others', async () => {
    const { save, read } = await askEls();
    const other = await school.ask(tom, jolanda, 'mentor');
    const asTeacher = await school.ask(tom, els, 'teacher');
    for (const { id } of [other, asTeacher, { id: 999_999 }]) {
      expect((await save(id, { score: 1 })).statusCode).toBe(404);
      for (const what of ['profile', 'picture', 'chart', 'files/1'])
        expect((await read(id, what)).statusCode).toBe(404);
    }
  });

  it('counts the same answer of two windows once, and the first of two answers', async () => {
    const { ids, save, token } = await askEls();
    const again = through(token);
    const same = await Promise.all([save(ids[0], { score: 2 }), again.save(ids[0], { score: 2 })]);
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const other = await Promise.all([save(ids[1], { score: 1 }), again.save(ids[1], { score: 3 })]);
    expect(other.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('what a role shows of the student', () => {
  it.each(readingRoles)('is chosen by the organisation for a %s', async (role) => {
    const { list, read } = await askEls({ role: 'mentor' });
    const [first] = await list();
    const id = first?.id ?? 0;
    const statuses = async () =>
      Promise.all(['profile', 'chart'].map(async (what) => (await read(id, what)).statusCode));
    expect(await statuses()).toEqual([404, 404]);
    await sql`update organisations set profile_roles = array[${role}], chart_roles = array[${role}]
      where id = ${own.id}`;
    expect(await statuses()).toEqual(role === 'mentor' ? [200, 200] : [404, 404]);
    expect((await list())[0]).toMatchObject({
      may_see_profile: role === 'mentor',
      may_see_chart: role === 'mentor',
    });
  });

  it('is recorded, and gone with the date', async () => {
    await sql`update organisations set profile_roles = '{mentor}' where id = ${own.id}`;
    const { ids, read } = await askEls();
    expect((await read(ids[0], 'profile')).json()).toMatchObject({ name: sanne.name });
    await expect
      .poll(
        async () =>
          sql`select person_id, record from events
            where action = 'evaluationLinks.profile' order by id desc limit 1`,
      )
      .toMatchObject([{ person_id: els.id, record: { student_id: sanne.id } }]);
    await sql`update evaluations set expires_at = now() - interval '1 minute'`;
    expect((await read(ids[0], 'profile')).statusCode).toBe(422);
  });
});

describe('a link', () => {
  it('keeps working beside that of a newer mail, and after its owner took an account', async () => {
    const first = await askEls();
    const account = (await newestTo(els.email)).account_link ?? '';
    const second = await askEls({ work_process_ids: [learning] });
    for (const link of [first, second]) expect(await link.list()).toHaveLength(3);
    const password = 'een lang wachtwoord van Els';
    const older = await activate(account, password);
    const newer = await activate((await newestTo(els.email)).account_link ?? '', password);
    expect([older, newer]).toEqual([404, 204]);
    for (const link of [first, second]) expect(await link.list()).toHaveLength(3);
    await db.updateTable('people').set({ account_id: null }).where('id', '=', els.id).execute();
  });

  it('is not for who is asked as a teacher too', async () => {
    await school.ask(tom, els, 'teacher');
    await (await by(peter)).ask(sanne, { email: els.email });
    const { link, account_link } = await newestTo(els.email);
    expect([link.includes('/auth/activate/'), account_link]).toEqual([true, null]);
  });

  it.each([
    ['is deactivated', async (id: number) => deactivate(id)],
    ['has another address', async (id: number) => move(id)],
  ])('stops when its owner %s', async (_, happens) => {
    const rob = await anAccount(db, { password_hash: null, in: [['evaluator', own]] });
    await (await by(peter)).ask(sanne, { email: rob.email });
    const link = through(await tokenTo(rob.email));
    expect((await link.open()).statusCode).toBe(200);
    await happens(rob.id);
    expect((await link.open()).statusCode).toBe(404);
  });

  it('shows nothing of a student who left', async () => {
    const { list, ids, save } = await askEls({}, tom);
    await db
      .updateTable('people')
      .set({ deactivated_at: new Date() })
      .where('id', '=', tom.id)
      .execute();
    expect(await list()).toEqual([]);
    expect((await save(ids[0], { score: 1 })).statusCode).toBe(404);
    await db.updateTable('people').set({ deactivated_at: null }).where('id', '=', tom.id).execute();
  });
});

async function newestTo(email: string) {
  const mail = await db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .select('data')
    .executeTakeFirstOrThrow();
  return mail.data as { link: string; account_link: string | null };
}

async function activate(link: string, password: string) {
  const token = link.split('/').at(-1);
  const said = { password, repeat_password: password };
  return (await as().post(`/auth/activate/${token}`, said)).statusCode;
}

const admin = await anAccount(db, { in: [['admin', own]] });

async function deactivate(id: number) {
  await db.deleteFrom('evaluations').where('evaluator_id', '=', id).execute();
  const calls = as(
    await world.sessions.open(world.db, { ...admin, account_id: admin.account_id ?? 0 }),
  );
  expect((await calls.post(`/people/${id}/deactivate`)).statusCode).toBe(200);
}

const move = (id: number) =>
  db
    .updateTable('people')
    .set({ email: `elders${id}@example.nl` })
    .where('id', '=', id)
    .execute();
