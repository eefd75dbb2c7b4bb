import { mostInGroup } from '@traject/contract/groups';
import { describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aGroup, aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const app = await testApp();
const { db } = app;
const desk = await anEvaluationDesk(app);
const { own, school, sanne, tom, jolanda, peter, by } = desk;
const coordinator = await by(peter);
const teacher = await by(jolanda);
const elsewhere = await anOrganisation(db, 'Elders');
const theirs = await aSchool(db, elsewhere, 1);
const [stranger = sanne] = theirs.students;

let count = 0;
const input = (given = {}) => ({
  ...{ name: `Klas ${++count}`, year: 2026, diploma_id: school.diploma_id },
  ...given,
});
const make = async (given = {}) => (await coordinator.post('/groups', input(given))).json();

describe('a group', () => {
  it('is made by a coordinator, renamed, archived and brought back', async () => {
    const made = await make({ name: 'VIG-2A' });
    expect(made).toEqual({
      ...{ id: expect.any(Number), name: 'VIG-2A', year: 2026, archived: false, version: 1 },
      organisation: { id: own.id, name: 'Zorgcollege' },
      diploma: { id: school.diploma_id, title: 'Verzorgende IG', level: 'Mbo niveau 3' },
      ...{ teachers: [], students: [], is_managed: true },
    });
    const path = `/groups/${made.id}`;
    const renamed = await coordinator.patch(path, { name: 'VIG-2B', version: 1 });
    expect(renamed.json()).toMatchObject({ name: 'VIG-2B', year: 2026, version: 2 });
    expect((await coordinator.patch(path, { archived: true })).json().archived).toBe(true);
    const stale = await coordinator.patch(path, { name: 'VIG-2C', version: 2 });
    expect(stale.statusCode).toBe(422);
    expect((await coordinator.patch(path, { archived: false })).json().archived).toBe(false);
  });

  it.each([
    ['no name', { name: ' ' }, 'Naam: vul dit in.'],
    ['a year long ago', { year: 1999 }, 'Schooljaar: kies 2000 of meer.'],
    [
      'a diploma of elsewhere',
      { diploma_id: theirs.diploma_id },
      'Diploma: dit kun je hier niet kiezen.',
    ],
    [
      'a name that another has that year',
      { name: 'DUBBEL' },
      'Er is in dit schooljaar al een groep met deze naam. Kies een andere naam.',
    ],
  ])('is not made with %s', async (_what, wrong, sentence) => {
    await db.deleteFrom('groups').where('name', '=', 'dubbel').execute();
    await aGroup(db, school, { name: 'dubbel' });
    const answer = await coordinator.post('/groups', input(wrong));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('is made for diplomas that are taught now in the coordinator’s organisation', async () => {
    await aSchool(db, own, 0, 'Oud').then(({ diploma_id: id }) =>
      db.updateTable('diplomas').set({ archived: true }).where('id', '=', id).execute(),
    );
    const choices = (await coordinator.get('/group-diplomas')).json();
    expect(choices).toMatchObject([{ id: school.diploma_id, organisation: { id: own.id } }]);
    expect((await teacher.get('/group-diplomas')).statusCode).toBe(404);
  });

  it('is listed by year, name and diploma, with its students and what is asked of them', async () => {
    await db.deleteFrom('groups').execute();
    const students = [sanne, tom];
    const { id } = await aGroup(db, school, { name: 'VIG-3', teachers: [jolanda], students });
    await aGroup(db, school, { name: 'Oud', archived_at: new Date() });
    await aGroup(db, school, { name: 'Vorig jaar', year: 2025 });
    await aGroup(db, theirs, { name: 'Elders' });
    await school.ask(sanne, jolanda, 'teacher');
    await school.ask(sanne, jolanda, 'mentor', { score: 1 });
    const names = async (query: string, who = coordinator) =>
      (await who.get(`/groups${query}`)).json().data.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['VIG-3', 'Vorig jaar']);
    expect(await names('?year=2026')).toEqual(['VIG-3']);
    expect(await names('?archived=1')).toEqual(['Oud']);
    expect(await names('?q=verzorgende')).toEqual(['VIG-3', 'Vorig jaar']);
    expect(await names('?q=vig-3')).toEqual(['VIG-3']);
    expect(await names('', teacher)).toEqual(['VIG-3']);
    expect(await names('', await by(sanne))).toEqual([]);
    const [row] = (await coordinator.get('/groups?year=2026')).json().data;
    expect(row).toMatchObject({ id, student_count: 2, open_count: 1 });
    expect(row.teachers).toEqual([{ id: jolanda.id, name: jolanda.name }]);
  });
});

describe('the people of a group', () => {
  it('are found by name among those who fit, and put in one by one', async () => {
    const { id } = await make();
    const path = `/groups/${id}`;
    const brought = await anAccount(db, { first_name: 'Buur', in: [['evaluator', own]] });
    await db
      .updateTable('memberships')
      .set({ asked_by_student: true })
      .where('person_id', '=', brought.id)
      .execute();
    const found = async (query: string) =>
      (await coordinator.get(`${path}/candidates?${query}`))
        .json()
        .map((one: { id: number }) => one.id);
    expect(await found('part=teacher')).toEqual(expect.arrayContaining([jolanda.id, peter.id]));
    expect(await found('part=teacher')).not.toContain(brought.id);
    expect(await found('part=student&q=student%202')).toEqual([tom.id]);
    const add = (person_id: number, part: string) =>
      coordinator.post(`${path}/people`, { person_id, part });
    await add(jolanda.id, 'teacher');
    const group = (await add(tom.id, 'student')).json();
    expect(group.teachers).toEqual([{ id: jolanda.id, name: jolanda.name }]);
    expect(group.students).toEqual([{ id: tom.id, name: tom.name, workplace: '' }]);
    expect((await add(tom.id, 'student')).statusCode).toBe(200);
    expect(await found('part=student&q=student%202')).toEqual([]);
    for (const [who, part] of [
      [brought.id, 'teacher'],
      [jolanda.id, 'student'],
      [stranger.id, 'student'],
    ] as const)
      expect((await add(who, part)).statusCode, part).toBe(422);
  });

  it('become students of its diploma, and stay so when they are taken out', async () => {
    const fresh = await anAccount(db, { in: [['student', own]] });
    const { id } = await make();
    await coordinator.post(`/groups/${id}/people`, { person_id: fresh.id, part: 'student' });
    const enrolled = () =>
      db.selectFrom('enrolments').where('student_id', '=', fresh.id).selectAll().execute();
    expect(await enrolled()).toMatchObject([{ diploma_id: school.diploma_id }]);
    const one = `/groups/${id}/people/${fresh.id}`;
    const group = (await coordinator.patch(one, { workplace: ' De Linde ' })).json();
    expect(group.students).toMatchObject([{ workplace: 'De Linde' }]);
    expect((await coordinator.delete(one)).statusCode).toBe(204);
    expect((await coordinator.delete(one)).statusCode).toBe(404);
    expect((await coordinator.patch(one, { workplace: 'x' })).statusCode).toBe(404);
    expect(await enrolled()).toMatchObject([{ workplace: 'De Linde' }]);
  });

  it('are pasted all at once, or not at all', async () => {
    const { id } = await make();
    const paste = (emails: string) => coordinator.post(`/groups/${id}/students`, { emails });
    const both = `${sanne.email}; ${tom.email}`;
    const wrong = await paste(`${both}, ${stranger.email}`);
    expect(wrong.json().errors[0]).toContain(stranger.email);
    expect((await paste(sanne.email)).json()).toEqual({ added: 1, already: 0 });
    expect((await paste(both)).json()).toEqual({ added: 1, already: 1 });
    const both_parts = await aGroup(db, school, { teachers: [sanne] });
    const answer = await coordinator.post(`/groups/${both_parts.id}/students`, { emails: both });
    expect(answer.json().errors).toEqual([
      'Iemand is in één groep docent of student, niet allebei.',
    ]);
  });

  it('are no more than a group can hold', async () => {
    const { students } = await aSchool(db, own, mostInGroup, 'Kok');
    const { id } = await aGroup(db, school, { students: students.slice(1) });
    const [first = sanne] = students;
    const one = (email: string) => coordinator.post(`/groups/${id}/students`, { emails: email });
    expect((await one(first.email)).json()).toEqual({ added: 1, already: 0 });
    expect((await one(first.email)).json()).toEqual({ added: 0, already: 1 });
    const full = ['Een groep heeft hoogstens 500 mensen. Maak er een groep bij.'];
    expect((await one(tom.email)).json().errors).toEqual(full);
    const too = await coordinator.post(`/groups/${id}/people`, {
      ...{ person_id: jolanda.id, part: 'teacher' },
    });
    expect(too.json().errors).toEqual(full);
    const columns = 'Voornaam;Achternaam;E-mailadres';
    const file = aFile(Buffer.from(`${columns}\nNieuw;Jansen;nieuw@klas.example`), 'klas.csv');
    const imported = await uploadTo(app.app, await tokenOf(app.world, peter))(
      `/groups/${id}/import`,
      { file },
    );
    expect([imported.statusCode, imported.json().errors]).toEqual([422, full]);
  });

  it('are not added to an archived group', async () => {
    const { id } = await aGroup(db, school, { archived_at: new Date() });
    const added = await coordinator.post(`/groups/${id}/people`, {
      ...{ person_id: tom.id, part: 'student' },
    });
    expect(added.json().errors).toEqual(['Deze groep is gearchiveerd. Haal de groep eerst terug.']);
  });
});

describe('a teacher', () => {
  it('reads their own group while it is not archived, and changes nothing', async () => {
    const { id } = await aGroup(db, school, { teachers: [jolanda], students: [sanne] });
    const path = `/groups/${id}`;
    expect((await teacher.get(path)).json()).toMatchObject({ is_managed: false });
    expect((await teacher.get(`${path}/levels`)).statusCode).toBe(200);
    expect((await teacher.get('/auth/me')).json().teaches).toBe(true);
    expect((await teacher.student(sanne)).statusCode).toBe(200);
    for (const refused of [
      teacher.patch(path, { name: 'x' }),
      teacher.post(`${path}/people`, { person_id: tom.id, part: 'student' }),
      teacher.delete(`${path}/people/${sanne.id}`),
      teacher.get(`${path}/candidates?part=student`),
      teacher.post(`${path}/move`, { student_ids: [sanne.id], to_group_id: id, archive: false }),
    ])
      expect((await refused).statusCode).toBe(404);
    await db.updateTable('groups').set({ archived_at: new Date() }).execute();
    expect((await teacher.get(path)).statusCode).toBe(404);
    expect((await teacher.get('/auth/me')).json().teaches).toBe(false);
    expect((await coordinator.get(path)).json().archived).toBe(true);
  });

  it('sees nothing of it any more when they keep only a role that does not teach', async () => {
    const kim = await anAccount(db, { first_name: 'Kim', in: [['evaluator', own]] });
    const { id } = await aGroup(db, school, { teachers: [kim], students: [sanne] });
    const seen = async () => {
      const calls = await by(kim);
      const { teaches } = (await calls.get('/auth/me')).json();
      const choices = await calls.get(`/evaluation-rounds/choices?group_id=${id}`);
      const answers = [await calls.get(`/groups/${id}`), await calls.student(sanne)];
      const found = [teaches, choices.json().data?.length ?? 0];
      return [...found, ...answers.map(({ statusCode }) => statusCode)];
    };
    expect(await seen()).toEqual([true, 1, 200, 200]);
    const role = db.updateTable('memberships').where('person_id', '=', kim.id);
    await role.set({ account_type: 'counselor' }).execute();
    expect(await seen()).toEqual([false, 0, 404, 404]);
    await role.set({ account_type: 'evaluator', asked_by_student: true }).execute();
    expect(await seen()).toEqual([false, 0, 404, 404]);
  });

  it('finds the students of a group in the list of students', async () => {
    const { id } = await aGroup(db, school, { teachers: [jolanda], students: [tom] });
    const list = await teacher.get(`/evaluation-students?group_id=${id}`);
    expect(list.json().data).toMatchObject([{ id: tom.id }]);
    const other = await aGroup(db, school, { students: [tom] });
    const refused = await teacher.get(`/evaluation-students?group_id=${other.id}`);
    expect(refused.statusCode).toBe(404);
  });
});
