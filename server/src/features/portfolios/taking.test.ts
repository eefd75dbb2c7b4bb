import { beforeEach, describe, expect, it } from 'vitest';
import { samples } from '../../platform/files/samples.testing.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { aPortfolioDesk, sha256, unzipped } from '../../testing/portfolioDesk.ts';
import { inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile } from '../../testing/upload.ts';

const app = await testApp();
const { db, sql } = app;
const desk = await aPortfolioDesk(app);
const { own, school, sanne, jolanda, peter, by, path, teacher, show, seal, one, draft } = desk;
const [eating = 0] = school.work_process_ids;
const student = await by(sanne);

const sealed = async () => (await seal()).json();
const zipOf = async (url: string) => {
  const answer = await student.get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return unzipped(answer.rawPayload);
};
const jsonIn = (zip: Map<string, Buffer>) => JSON.parse(String(zip.get('portfolio.json')));

beforeEach(async () => {
  await sql`delete from portfolios`;
  await sql`delete from evidence`;
  await sql`delete from evaluations`;
  await db.deleteFrom('call_counts').execute();
});

describe('what a student takes along', () => {
  it('is the sealed document, its seal, and each file as it was', async () => {
    await school.ask(sanne, jolanda, 'mentor', { score: 2, comments: 'Goed 👍' });
    await show();
    await show({ title: 'Nog een', file: aFile(samples.png, 'BORD.png') });
    await show({ title: 'Verslag', file: aFile(samples.pdf, '../../x:y?.pdf') });
    const { id, code } = await sealed();
    const zip = await zipOf(one(id, 'zip'));
    expect([...zip.keys()].sort()).toEqual(
      [
        ...[
          'LEESMIJ.txt',
          'contents.json',
          'portfolio.json',
          'portfolio.pdf',
          'bestanden/1.1 bord.png',
        ],
        ...['bestanden/1.1 BORD (2).png', 'bestanden/1.1 x_y_.pdf'],
      ].sort(),
    );
    expect(zip.get('portfolio.pdf')).toEqual((await student.get(one(id, 'pdf'))).rawPayload);
    const told = jsonIn(zip);
    expect(told).toMatchObject({
      manifest: { code, pdf: { sha256: sha256(zip.get('portfolio.pdf') as Buffer) } },
      seal: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      keys: 'http://traject.test/.well-known/jwks.json',
    });
    const contents = zip.get('contents.json') as Buffer;
    expect(String(contents)).toContain('Goed 👍');
    expect(told.manifest.contents).toEqual({ sha256: sha256(contents) });
    expect(told.files).toHaveLength(3);
    for (const file of told.files)
      expect(sha256(zip.get(file.path) as Buffer), file.path).toBe(file.sha256);
    expect(String(zip.get('LEESMIJ.txt'))).toContain(`/verify/${code}`);
  });

  it('says which file is no longer there', async () => {
    const { id: evidence } = await show();
    await show({ title: 'Blijft' });
    const { id, code } = await sealed();
    const coordinator = await by(peter);
    expect((await coordinator.delete(`${path}/evidence/${evidence}`)).statusCode).toBe(204);
    const zip = await zipOf(one(id, 'zip'));
    expect([...zip.keys()].filter((name) => name.startsWith('bestanden'))).toHaveLength(1);
    expect(String(zip.get('LEESMIJ.txt'))).toContain('- Middageten: bord.png');
    expect(jsonIn(zip).files).toMatchObject([{ path: null }, { title: 'Blijft' }]);
    const still = await student.get(`/verify-pages/${code}`);
    expect(still.json().evidence).toMatchObject([{ title: 'Middageten' }, { title: 'Blijft' }]);
  });

  it('is, as long as nothing is sealed, a draft that says so on every page', async () => {
    await show();
    const { pages, structure } = await readPdf((await student.get(draft('pdf'))).rawPayload);
    for (const page of pages) expect(page).toContain('Concept: niet verzegeld');
    expect(structure).toContain('Figure');
    const zip = await zipOf(draft('zip'));
    expect(zip.get('bestanden/1.1 bord.png')).toEqual(samples.png);
    expect(jsonIn(zip)).toMatchObject({ draft: true });
    expect(JSON.parse(String(zip.get('contents.json')))).toMatchObject({ student: sanne.name });
    expect(jsonIn(zip).seal).toBeUndefined();
    const english = await student.get(`${draft('pdf')}&language=en`);
    expect((await readPdf(english.rawPayload)).text).toContain('Draft: not sealed');
    const elsewhere = await student.get(`${path}/portfolio-draft.pdf?diploma_id=999999`);
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('evidence in a sealed portfolio', () => {
  it('is what was shown to everybody, not what was meant for one evaluator', async () => {
    const { id } = await school.ask(sanne, peter, 'coach');
    await show({ title: 'Voor Peter', evaluation_id: String(id) });
    const { code } = await sealed();
    expect((await student.get(`/verify-pages/${code}`)).json().evidence).toEqual([]);
  });

  it('can be changed again when that was withdrawn', async () => {
    const { id } = await show();
    const { id: portfolio } = await sealed();
    await teacher.post(one(portfolio, 'withdraw'), { reason: 'Vergissing.' });
    const url = `${path}/evidence/${id}`;
    expect((await student.patch(url, { title: 'Anders' })).statusCode).toBe(200);
  });

  it('is no longer changed or removed by its student', async () => {
    const { id } = await show();
    await sealed();
    const url = `${path}/evidence/${id}`;
    const sentence = ['Dit hoort bij een verzegeld portfolio. Het blijft daarom zoals het is.'];
    expect((await student.patch(url, { title: 'Anders' })).json().errors).toEqual(sentence);
    expect((await student.delete(url)).json().errors).toEqual(sentence);
    const listed = await student.get(`${path}/evidence?work_process_id=${eating}`);
    expect(listed.json()).toMatchObject([{ may_change: false, may_remove: false }]);
  });

  it('is what was sealed, whoever changes it at the same moment', async () => {
    const { id } = await show();
    const [answer] = await Promise.all([
      seal(),
      student.patch(`${path}/evidence/${id}`, { title: 'Anders' }),
    ]);
    const [{ title } = { title: '' }] = await sql`select title from evidence`;
    const kept = await sql`select manifest -> 'evidence' -> 0 ->> 'title' as title from portfolios`;
    if (answer.statusCode === 200) expect(kept).toEqual([{ title }]);
    else expect(answer.json().errors[0]).toContain('Er is niets verzegeld');
    const files = await sql`select from files where mime = 'application/pdf'`;
    expect(files).toHaveLength(kept.length);
  });
});

it('a student with very much of it gets a portfolio as well', async () => {
  await sql`update organisations set blind_evaluations = false`;
  const [task] = await sql<{ id: number }[]>`select id from core_tasks
    where diploma_id = ${school.diploma_id} order by position limit 1`;
  const place = { organisation_id: own.id, student_id: sanne.id };
  await sql`insert into work_processes (core_task_id, position, title)
    select ${task?.id ?? 0}, n, 'Werkproces ' || n from generate_series(3, 59) n`;
  await sql`insert into evaluations (organisation_id, student_id, diploma_id, work_process_id,
      evaluator_id, role, score, comments, done_at, expires_at)
    select ${place.organisation_id}, ${place.student_id}, ${school.diploma_id}, w.id,
      ${jolanda.id}, 'mentor', 1 + n % 3, repeat('Gaat goed. ', 30), now(), ${inDays(9)}
    from work_processes w join core_tasks t on t.id = w.core_task_id, generate_series(1, 15) n
    where t.diploma_id = ${school.diploma_id}`;
  await sql`insert into evidence (organisation_id, student_id, work_process_id, title, what, learned)
    select ${place.organisation_id}, ${place.student_id}, w.id, 'Bewijs ' || n,
      repeat('Ik hielp. ', 20), repeat('Rustig. ', 20)
    from work_processes w join core_tasks t on t.id = w.core_task_id, generate_series(1, 30) n
    where t.diploma_id = ${school.diploma_id}`;
  const made = await seal(teacher);
  expect(made.json()).toMatchObject({ answers: 900, evidence: 1800 });
  const { text } = await readPdf((await student.get(one(made.json().id, 'pdf'))).rawPayload);
  expect(text).toContain('Werkproces 59');
}, 120_000);
