import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';
import { dossierPdf } from './dossier.testing.ts';
import { lockDiploma } from './lineage.queries.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db, 'De Brug');
const foreign = await anOrganisation(db, 'Elders');
const token = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
const upload = uploadTo(app, token);
const teacher = await anAccount(db, { in: [['evaluator', own]] });

const head = 'diploma;niveau;editie;kerntaak;werkproces';
const rows = [
  'Verzorgende IG;Mbo niveau 3;2027;Zorg bieden;Helpt bij eten.',
  ';;;;Wast de zorgvrager',
  ';;;Nieuw;Gebruikt techniek',
];
const file = aFile(Buffer.from([head, ...rows].join('\n')), 'nieuw.csv');
const send = (path: string, replaces_id: number, more = {}) =>
  upload(path, { file, organisation_id: `${own.id}`, replaces_id: `${replaces_id}`, ...more });

const school = await aSchool(db, own, 3);
const [anna, bram, chris] = school.students;
if (!anna || !bram || !chris) throw new Error('there are three students');
const [eating = 0, washing = 0] = school.work_process_ids;
await school.ask(anna, teacher, 'teacher', { score: 2 });
await school.ask(anna, teacher, 'teacher', { score: 3, work_process_id: washing });
const preview = (await send('/diplomas/preview', school.diploma_id)).json();
const made = (await send('/diplomas', school.diploma_id)).json();
const path = `/diplomas/${made.id}`;
const lineage = async () => (await as(token).get(`${path}/lineage`)).json();
const levels = async () =>
  (await as(token).get(`/charts/${anna.id}/${made.id}`))
    .json()
    .flatMap(({ coreTask }: Chart) => coreTask.workProcesses.map(({ score }) => score));
type Chart = { coreTask: { workProcesses: { score: number }[] } };

describe('a new edition of a diploma', () => {
  it('says before and after its import what is the same as before', async () => {
    expect([preview.same, preview.errors]).toEqual([1, []]);
    expect(made.replaces).toEqual({ id: school.diploma_id, title: 'Verzorgende IG', edition: '' });
    const { work_processes, earlier } = await lineage();
    expect(work_processes.map((one: { same_as_id: number }) => one.same_as_id)).toEqual([
      eating,
      null,
      null,
    ]);
    expect(earlier).toHaveLength(3);
  });

  it('replaces only a diploma of the same organisation', async () => {
    const elsewhere = await aSchool(db, foreign, 0);
    expect((await send('/diplomas', elsewhere.diploma_id)).statusCode).toBe(404);
    for (const call of ['lineage', 'switch'])
      expect((await as(stranger).get(`${path}/${call}`)).statusCode).toBe(404);
    const pairs = [{ work_process_id: eating, same_as_id: null }];
    expect((await as(stranger).put(`${path}/lineage`, { pairs })).statusCode).toBe(404);
    expect((await as(token).put(`${path}/lineage`, { pairs })).statusCode).toBe(422);
  });

  it('leaves students on theirs until they go over, and then counts what is the same', async () => {
    expect((await as(token).get(`/charts/${anna.id}/${made.id}`)).statusCode).toBe(404);
    const body = { from_id: school.diploma_id, student_ids: [anna.id] };
    expect((await as(token).post(`${path}/switch`, body)).json()).toEqual({
      switched: 1,
      groups: 0,
    });
    expect(await levels()).toEqual([2, 0, 0]);
    const { diplomas } = (await as(token).get(`/evaluation-students/${anna.id}`)).json();
    expect(diplomas.map((one: { diploma_id: number }) => one.diploma_id)).toEqual([made.id]);
    expect((await as(token).post(`${path}/switch`, body)).statusCode).toBe(422);
    const asked = { diploma_id: school.diploma_id, work_process_ids: [eating], role: 'teacher' };
    const url = `/evaluation-students/${anna.id}/evaluations`;
    expect((await as(token).post(url, { ...asked, email: teacher.email })).statusCode).toBe(422);
  });

  it('takes somebody’s word for what else is the same, once', async () => {
    const { work_processes } = await lineage();
    const [first, second] = work_processes;
    const pair = (work_process_id: number, same_as_id: number | null) => ({
      pairs: [{ work_process_id, same_as_id }],
    });
    expect((await as(token).put(`${path}/lineage`, pair(second.id, eating))).statusCode).toBe(422);
    await as(token).put(`${path}/lineage`, pair(second.id, washing));
    expect(await levels()).toEqual([2, 3, 0]);
    await as(token).put(`${path}/lineage`, pair(first.id, null));
    expect(await levels()).toEqual([0, 3, 0]);
    expect((await as(token).put(`${path}/lineage`, pair(first.id, 999_999))).statusCode).toBe(422);
  });

  it('holds nobody up who enrols a student meanwhile', async () => {
    const late = await anAccount(db, { in: [['student', own]] });
    await db.transaction().execute(async (saying) => {
      await lockDiploma(saying, school.diploma_id);
      await db.transaction().execute(async (enrolling) => {
        await sql`set local lock_timeout = '5s'`.execute(enrolling);
        const { diploma_id } = school;
        const one = { student_id: late.id, diploma_id, organisation_id: own.id };
        await enrolling.insertInto('enrolments').values(one).execute();
      });
    });
    const undo = db.deleteFrom('enrolments').where('student_id', '=', late.id);
    expect((await undo.executeTakeFirst()).numDeletedRows).toBe(1n);
  });

  it('takes a group along when nobody of it is left on the old one', async () => {
    const group = await db
      .insertInto('groups')
      .values({ organisation_id: own.id, diploma_id: school.diploma_id, name: '3A', year: 2026 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const people = [bram, chris].map(({ id: person_id }) => ({ person_id, part: 'student' }));
    const place = { organisation_id: own.id, group_id: group.id };
    await db
      .insertInto('group_people')
      .values(people.map((one) => ({ ...one, ...place })))
      .execute();
    const some = { from_id: school.diploma_id, student_ids: [bram.id] };
    expect((await as(token).post(`${path}/switch`, some)).json()).toMatchObject({ groups: 0 });
    const all = { from_id: school.diploma_id };
    expect((await as(token).post(`${path}/switch`, all)).json()).toEqual({
      switched: 1,
      groups: 1,
    });
    const { diploma_id } = await db
      .selectFrom('groups')
      .where('id', '=', group.id)
      .select('diploma_id')
      .executeTakeFirstOrThrow();
    expect(diploma_id).toBe(made.id);
  });
});

describe('a published dossier', () => {
  it('imports the qualification that was chosen, with its codes and texts', async () => {
    const dossier = aFile(await dossierPdf(), 'dossier.pdf');
    const given = { file: dossier, organisation_id: `${own.id}` };
    const seen = (await upload('/diplomas/preview', given)).json();
    expect([seen.diploma, seen.errors, seen.qualifications.length]).toEqual([null, [], 2]);
    expect((await upload('/diplomas', given)).statusCode).toBe(422);
    const stored = (await upload('/diplomas', { ...given, qualification: '25475' })).json();
    expect(stored).toMatchObject({ code: '25475', edition: '2026', work_process_count: 4 });
    expect(stored.core_tasks[0].work_processes[0]).toMatchObject({
      number: 'B1-K1-W1',
      result: expect.stringContaining('geholpen'),
      behaviour: expect.stringContaining('- toont respect'),
    });
  });
});
