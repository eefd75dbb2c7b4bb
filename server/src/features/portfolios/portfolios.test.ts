import { portfolio, studentPortfolios, verifyPage } from '@traject/contract/portfolios';
import { compactVerify, createLocalJWKSet } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { aPortfolioDesk, sha256 } from '../../testing/portfolioDesk.ts';
import { aGroup, aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world, sql } = app;
const desk = await aPortfolioDesk(app);
const { own, school, sanne, tom, jolanda, peter, by, path, teacher, show, seal, list, one } = desk;
const { diploma_id } = school;
const [eating = 0, washing = 0, keeping = 0] = school.work_process_ids;
const student = await by(sanne);

const verify = (code: string) => as().get(`/verify-pages/${encodeURIComponent(code)}`);
const given = (score: number, said: object = {}) =>
  school.ask(sanne, jolanda, 'mentor', { work_process_id: eating, score, ...said });
const sealed = async () => {
  const answer = await seal();
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const pdfOf = async (id: number) => (await teacher.get(one(id, 'pdf'))).rawPayload;

beforeEach(async () => {
  await sql`delete from portfolios`;
  await sql`delete from evidence`;
  await sql`delete from evaluations`;
  await sql`update organisations set blind_evaluations = false`;
  await db.deleteFrom('call_counts').execute();
});

describe('a sealed portfolio', () => {
  it('is a tagged document of levels, remarks and evidence, with its code on every page', async () => {
    await given(2, { comments: 'Doet het <rustig> #en $goed. 👍🏽' });
    await given(1, { done_at: inDays(-3), comments: 'Eerst nog niet.' });
    await show({ what: 'Ik kookte.' });
    const made = await sealed();
    expect(portfolio.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      sealed_by: jolanda.name,
      answers: 2,
      evidence: 1,
      withdrawn: null,
    });
    const { text, title, language, structure, pages } = await readPdf(await pdfOf(made.id));
    expect([title, language]).toEqual([`Portfolio van ${sanne.name}`, 'nl']);
    expect(structure).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'Figure']));
    for (const page of pages) expect(page).toContain(made.code);
    for (const word of [
      ...['Verzegeld op', 'Zorgcollege', 'Verzorgende IG', 'Gevorderd', 'begeleider', 'Ik kookte.'],
      ...['Doet het <rustig> #en $goed. □', 'Eerst nog niet.', 'Nog geen niveau', 'bord.png'],
      ...[sha256(samples.png), `http://traject.test/verify/${made.code}`],
    ])
      expect(text).toContain(word);
    expect(text).not.toContain('Concept');
  });

  it('is in the language that was chosen', async () => {
    const { id } = (await seal(teacher, 'en')).json();
    const { text, language } = await readPdf(await pdfOf(id));
    expect([language, text]).toEqual(['en', expect.stringContaining('No level yet')]);
  });

  it('stays as it was when a level is corrected afterwards', async () => {
    const { id: evaluation } = await given(2);
    const { id, code } = await sealed();
    const before = await pdfOf(id);
    await sql`update evaluations set score = 3, comments = 'Toch beter' where id = ${evaluation}`;
    expect((await pdfOf(id)).equals(before)).toBe(true);
    expect((await verify(code)).json().answers).toMatchObject([{ level: 2 }]);
    await expect(sql`update portfolios set manifest = '{}'`).rejects.toThrow('stays as it is');
    const { code: next } = await sealed();
    expect((await verify(next)).json().answers).toMatchObject([{ level: 3 }]);
  });

  it('counts the same level as the chart, also one of an earlier edition', async () => {
    await school.ask(sanne, sanne, 'student', { work_process_id: washing, score: 3 });
    await given(1, { work_process_id: washing, done_at: inDays(-9) });
    await given(2, { done_at: inDays(-2) });
    await school.ask(sanne, jolanda, 'coach', { no_level: 'not_seen', done_at: new Date() });
    const earlier = await aSchool(db, own, 0, 'Verzorgende IG 2020');
    await earlier.enrol(sanne);
    await sql`update work_processes set lineage_id = ${keeping} where id = ${earlier.work_process_id}`;
    await earlier.ask(sanne, jolanda, 'mentor', { score: 3 });
    await sealed();
    const [{ contents }] = (await sql`select contents from portfolios`) as [{ contents: Tasks }];
    const counted = contents.core_tasks.flatMap(({ processes }) =>
      processes.map(({ answers }) => answers.find(({ counts }) => counts)?.level ?? 0),
    );
    const chart = (await teacher.chart(sanne)).json() as Chart;
    const shown = chart.flatMap(({ coreTask }) => coreTask.workProcesses.map(({ score }) => score));
    expect(counted).toEqual(shown);
    expect(counted).toEqual([2, 1, 3]);
  });

  it('is made once when the button is pressed twice', async () => {
    const token = await tokenOf(world, jolanda);
    const headers = {
      'idempotency-key': 'een-keer-verzegelen-1',
      authorization: `Bearer ${token}`,
    };
    const body = { diploma_id, language: 'nl' };
    const press = () => app.send({ method: 'POST', url: `${path}/portfolios`, headers, body });
    const answers = await Promise.all([press(), press()]);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await press()).statusCode).toBe(200);
    expect((await list()).json().portfolios).toHaveLength(1);
    const [{ count } = { count: 0 }] = await sql`select count(*)::int from files
      where mime = 'application/pdf'`;
    expect(count, 'no file is left of the other').toBe(1);
  });
});

type Tasks = { core_tasks: { processes: { answers: { counts: boolean; level: number }[] }[] }[] };
type Chart = { coreTask: { workProcesses: { score: number }[] } }[];

describe('whoever holds the code', () => {
  it('reads what was sealed and on what it rests, and nobody’s own words', async () => {
    await given(2, { comments: 'Geheime opmerking' });
    await show({ what: 'Geheime reflectie' });
    const { id, code } = await sealed();
    const answer = await verify(code.toLowerCase().replaceAll('-', ' '));
    const page = answer.json();
    expect(verifyPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      ...{ code, organisation: 'Zorgcollege', student: sanne.name, sealed_by: jolanda.name },
      ...{ diploma: { title: 'Verzorgende IG', level: 'Mbo niveau 3' }, withdrawn: null },
      answers: [{ number: '1.1', level: 2, role: 'mentor', evaluator: jolanda.name }],
      evidence: [{ title: 'Middageten', file: { name: 'bord.png', sha256: sha256(samples.png) } }],
    });
    expect(answer.body).not.toContain('Geheim');
    const pdf = await pdfOf(id);
    expect(page.pdf).toEqual({ sha256: sha256(pdf), size: pdf.length });
    expect(page.pdf.sha256).not.toBe(sha256(Buffer.concat([pdf, Buffer.from(' ')])));
  });

  it('can check the seal with the key that is published', async () => {
    await given(3);
    const { code } = await sealed();
    const page = (await verify(code)).json();
    const keys = createLocalJWKSet((await app.app.inject('/.well-known/jwks.json')).json());
    const { payload } = await compactVerify(page.seal, keys);
    const [{ manifest }] = (await sql`select manifest from portfolios`) as [{ manifest: object }];
    const said = JSON.parse(Buffer.from(payload).toString());
    expect(said).toEqual(manifest);
    expect(said).toMatchObject({ code, answers: page.answers, pdf: page.pdf });
    const [head, , signature] = page.seal.split('.');
    const forged = Buffer.from(JSON.stringify({ ...said, student: 'Iemand anders' }));
    const other = `${head}.${forged.toString('base64url')}.${signature}`;
    await expect(compactVerify(other, keys)).rejects.toThrow();
  });

  it('is told in words when there is no such code', async () => {
    for (const code of ['0000-0000', 'x'.repeat(28), '%']) {
      const answer = await verify(code);
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([
        404,
        expect.stringContaining('We kennen deze code niet'),
      ]);
    }
  });

  it('is told that it was withdrawn, why and when', async () => {
    const { id, code } = await sealed();
    const reason = 'Een niveau hoorde bij een andere student.';
    const withdraw = (calls: typeof student) => calls.post(one(id, 'withdraw'), { reason });
    expect((await withdraw(student)).statusCode).toBe(403);
    expect((await withdraw(await by(peter))).json()).toMatchObject({
      withdrawn: { by: peter.name, reason },
    });
    expect((await withdraw(teacher)).json().errors).toEqual(['Dit portfolio is al ingetrokken.']);
    expect((await verify(code)).json().withdrawn).toEqual({ at: expect.any(String), reason });
  });
});

describe('a portfolio', () => {
  it('is for the student, their teachers and those who oversee them', async () => {
    const { id } = await sealed();
    const elsewhere = await anOrganisation(db, 'Elders');
    const admin = await anAccount(db, { in: [['admin', elsewhere]] });
    const other = await anAccount(db, { in: [['evaluator', own]] });
    await aGroup(db, school, { teachers: [other], students: [tom] });
    const mentor = await anAccount(db, { in: [['evaluator', own]] });
    await school.ask(sanne, mentor, 'mentor');
    const others = [
      await by(tom),
      as(await tokenOf(world, admin)),
      await by(other),
      await by(mentor),
    ];
    for (const calls of others)
      for (const read of [
        ...[list(calls), calls.get(one(id, 'pdf')), calls.get(one(id, 'zip')), seal(calls)],
        ...[calls.get(desk.draft('pdf')), calls.post(one(id, 'withdraw'), { reason: 'x' })],
      ])
        expect((await read).statusCode).toBe(404);
    for (const calls of [student, teacher, await by(peter)]) {
      const listed = (await list(calls)).json();
      expect(studentPortfolios.parse(listed)).toEqual(listed);
      expect(listed).toMatchObject({ may_seal: calls !== student, portfolios: [{ id }] });
      expect((await calls.get(one(id, 'pdf'))).statusCode).toBe(200);
    }
    expect((await seal(student)).statusCode).toBe(403);
  });

  it('stays closed to who has yet to answer blind about the student', async () => {
    const { id } = await sealed();
    await sql`update organisations set blind_evaluations = true`;
    const asked = await school.ask(sanne, jolanda, 'teacher', { work_process_id: washing });
    expect((await list()).json()).toMatchObject({
      ...{ is_covered: true, may_seal: false, may_withdraw: false },
      portfolios: [{ id, code: null }],
    });
    for (const refused of [
      ...[teacher.get(one(id, 'pdf')), teacher.get(one(id, 'zip')), seal()],
      ...[teacher.get(desk.draft('pdf')), teacher.get(desk.draft('zip'))],
      teacher.post(one(id, 'withdraw'), { reason: 'Vergissing.' }),
    ])
      expect((await refused).json().errors[0]).toContain('Geef eerst je eigen oordeel');
    expect((await student.get(one(id, 'pdf'))).statusCode).toBe(200);
    await teacher.save(asked.id, { score: 2 });
    expect((await teacher.get(one(id, 'pdf'))).statusCode).toBe(200);
  });

  it('outlives the enrolment, after which nothing new is sealed', async () => {
    const { id, code } = await sealed();
    await sql`delete from enrolments where student_id = ${sanne.id}`;
    expect((await list()).json()).toMatchObject({
      is_enrolled: false,
      may_seal: false,
      portfolios: [{ id }],
    });
    expect((await verify(code)).statusCode).toBe(200);
    expect((await seal()).json().errors).toEqual(['Diploma: dit kun je hier niet kiezen.']);
    await expect(sql`delete from diplomas where id = ${diploma_id}`).rejects.toThrow('violates');
    await school.enrol(sanne);
  });
});
