import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount } from '../../testing/factories.ts';
import { aGroup, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql, as } = app;
const { own, school, sanne, tom, jolanda, peter, by, mailsTo } = await anEvaluationDesk(app);
const [care, quality] = await db
  .selectFrom('core_tasks')
  .where('diploma_id', '=', school.diploma_id)
  .orderBy('position')
  .select('id')
  .execute();
const teacher = await anAccount(db, { first_name: 'Els', in: [['evaluator', own]] });
await aGroup(db, school, { teachers: [teacher], students: [sanne] });
await school.ask(sanne, jolanda, 'mentor', { score: 2 });

const path = `/evaluation-students/${sanne.id}/badges`;
const listed = `${path}?diploma_id=${school.diploma_id}`;
const given = { core_task_id: care?.id ?? 0, remark: 'Goed gedaan.' };
const grant = async (who = peter, body: object = given) => (await by(who)).post(path, body);
const revoke = async (id: number, reason = 'Vergissing.') =>
  (await by(peter)).post(`${path}/${id}/revoke`, { reason });
const list = async (who = peter) => (await (await by(who)).get(listed)).json();
const open = (code: string, what = '') => as().get(`/badge-pages/${code}${what}`);

const revocations = async () => {
  const [row] = await sql`select issuer_code from organisations where id = ${own.id}`;
  const answer = await as().get(`/issuers/${row?.issuer_code}/revocations`);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  return answer.json();
};

beforeEach(async () => {
  for (const table of ['badges', 'revoked_credentials', 'mails'] as const)
    await db.deleteFrom(table).execute();
});

describe('a badge', () => {
  it('is granted by a teacher or a coordinator, once, and the student hears of it', async () => {
    for (const who of [teacher, peter]) {
      const made = await grant(who);
      expect(made.statusCode).toBe(200);
      expect(made.json()).toMatchObject({
        ...{ code: expect.stringMatching(/^[\w-]{22}$/), remark: 'Goed gedaan.', revoked: null },
        granted_by: expect.stringContaining(who.first_name),
      });
      expect((await grant(who)).json().errors).toEqual(['Deze student heeft deze badge al.']);
      await sql`delete from badges`;
    }
    const [mail, ...others] = await mailsTo(sanne.email);
    expect(others).toHaveLength(1);
    expect(mail).toMatchObject({ template: 'badge-granted', data: { badge: 'Zorg bieden' } });
  });

  it('is granted once by two who do so at once', async () => {
    const both = await Promise.all([grant(teacher), grant(peter)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('is never the student’s own doing, and does not exist for an evaluator', async () => {
    expect((await grant(sanne)).statusCode).toBe(403);
    for (const who of [jolanda, tom]) {
      expect((await grant(who)).statusCode).toBe(404);
      expect((await (await by(who)).get(listed)).statusCode).toBe(404);
    }
    const { id } = (await grant()).json();
    const own = await by(sanne);
    expect((await own.post(`${path}/${id}/revoke`, { reason: 'x' })).statusCode).toBe(403);
    expect((await list(sanne))[0]).toMatchObject({
      ...{ badge: { id }, may_grant: false, may_revoke: false },
    });
  });

  it('is for a core task of a diploma that the student is enrolled in', async () => {
    const other = await db
      .insertInto('diplomas')
      .values({ organisation_id: own.id, title: 'Anders', level: '2' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const task = { diploma_id: other.id, position: 1, title: 'x' };
    const { id } = await db
      .insertInto('core_tasks')
      .values(task)
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const core_task_id of [id, 999_999])
      expect((await grant(peter, { ...given, core_task_id })).json().errors).toEqual([
        'Kerntaak: dit kun je hier niet kiezen.',
      ]);
    const elsewhere = await (await by(peter)).get(`${path}?diploma_id=${other.id}`);
    expect(elsewhere.statusCode).toBe(404);
  });

  it('stands beside its core task, with how many work processes have a level', async () => {
    await grant();
    expect(await list(teacher)).toEqual([
      {
        ...{ core_task_id: care?.id, title: 'Zorg bieden', work_process_count: 2, level_count: 1 },
        ...{ badge: expect.objectContaining({ revoked: null }), may_grant: false },
        may_revoke: true,
      },
      {
        ...{ core_task_id: quality?.id, title: 'Werken aan kwaliteit', work_process_count: 1 },
        ...{ level_count: 0, badge: null, may_grant: true, may_revoke: false },
      },
    ]);
  });

  it('tells somebody who has yet to answer blind nothing of the levels of others', async () => {
    await sql`update organisations set blind_evaluations = true where id = ${own.id}`;
    await school.ask(sanne, teacher, 'teacher', { expires_at: inDays(3) });
    expect((await list(teacher))[0].level_count).toBe(0);
    expect((await list(peter))[0].level_count).toBe(1);
    await sql`update organisations set blind_evaluations = false where id = ${own.id}`;
  });

  it('is revoked with a reason, says so to everybody, and can be granted again', async () => {
    const { id, code } = (await grant()).json();
    expect((await revoke(id, '')).statusCode).toBe(422);
    const revoked = { at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reason: 'Vergissing.' };
    expect((await revoke(id)).json()).toMatchObject({ id, revoked });
    expect((await revoke(id)).json().errors).toEqual(['Deze badge is al ingetrokken.']);
    expect((await open(code)).json().revoked).toEqual(revoked);
    const [, mail] = await mailsTo(sanne.email);
    expect(mail).toMatchObject({ template: 'badge-revoked', data: { reason: 'Vergissing.' } });
    const again = (await grant()).json();
    expect(again.code).not.toBe(code);
    expect((await list())[0].badge).toMatchObject({ id: again.id, revoked: null });
    expect((await open(code)).json().revoked, 'the first stays revoked').toEqual(revoked);
    const before = await revocations();
    expect(before.revokedCredential).toHaveLength(1);
    await sql`delete from badges`;
    expect(await revocations(), 'also when the student is erased').toEqual(before);
  });

  it('is of its student alone', async () => {
    const { id } = (await grant()).json();
    const wrong = `/evaluation-students/${tom.id}/badges/${id}/revoke`;
    expect((await (await by(peter)).post(wrong, { reason: 'x' })).statusCode).toBe(404);
  });

  it('stays when the student is no longer enrolled, and keeps its diploma', async () => {
    const coordinator = await by(peter);
    const of = `/evaluation-students/${tom.id}/badges`;
    const { code } = (await coordinator.post(of, given)).json();
    await sql`delete from enrolments where student_id = ${tom.id}`;
    const [first] = (await coordinator.get(`${of}?diploma_id=${school.diploma_id}`)).json();
    expect(first).toMatchObject({ may_grant: false, may_revoke: true, badge: { code } });
    expect((await open(code)).json().revoked).toBeNull();
    const removing = sql`delete from core_tasks where id = ${care?.id ?? 0}`;
    await expect(removing).rejects.toThrow('foreign key');
  });
});

describe('the page of a badge', () => {
  it('tells whose it is and what it stands for, to anybody who has its code', async () => {
    const { code } = (await grant()).json();
    expect((await open(code)).json()).toEqual({
      ...{ organisation: 'Zorgcollege', student: 'Student 1 Jansen', title: 'Zorg bieden' },
      diploma: { title: 'Verzorgende IG', level: 'Mbo niveau 3' },
      work_processes: [
        { number: '1.1', title: 'Helpt bij eten' },
        { number: '1.2', title: 'Helpt bij wassen' },
      ],
      remark: 'Goed gedaan.',
      granted_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      revoked: null,
      credential: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      keys_address: 'http://traject.test/.well-known/jwks.json',
    });
    const file = await open(code, '/credential');
    expect(file.headers['content-disposition']).toContain('Zorg bieden.jwt');
    expect(file.body).toBe((await open(code)).json().credential);
  });

  it('is not there for another code, or for one that cannot be a code', async () => {
    const { code } = (await grant()).json();
    const unknown = await open('x'.repeat(22));
    expect(unknown.statusCode).toBe(404);
    for (const wrong of ['x', `${code}x`, code.toLowerCase().toUpperCase(), '%27%20or%201'])
      expect((await open(wrong)).body, wrong).toBe(unknown.body);
    expect((await as().get(`/issuers/${own.id}`)).statusCode).toBe(404);
  });

  it('is not opened too often from one address', async () => {
    await sql`delete from call_counts`;
    const tries = await Promise.all(Array.from({ length: 130 }, () => open('x'.repeat(22))));
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});
