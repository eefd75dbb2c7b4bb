import { beforeEach, describe, expect, it } from 'vitest';
import { anXlsx, asSheet } from '../../platform/reading/xlsx/xlsx.testing.ts';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aGroup, aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const opened = await testApp();
const { app, db, world } = opened;
const { own, school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(opened);
const coordinator = await by(peter);
const elsewhere = await anOrganisation(db, 'Elders');
const theirs = await aSchool(db, elsewhere, 1);
const foreign = await aGroup(db, theirs, { students: theirs.students });

beforeEach(async () => void (await db.deleteFrom('call_counts').execute()));

const aClass = () => aGroup(db, school, { teachers: [jolanda], students: [sanne, tom] });
const group = async (id: number) => (await coordinator.get(`/groups/${id}`)).json();
const idsIn = async (id: number) =>
  (await group(id)).students.map((student: { id: number }) => student.id);
const move = (id: number, given: object) =>
  coordinator.post(`/groups/${id}/move`, { student_ids: [sanne.id], archive: false, ...given });

describe('at the end of the year', () => {
  it('students go to a new group with the same teachers, and the old one still names them', async () => {
    const { id } = await aClass();
    const answer = await move(id, { to_group: { name: 'VIG-3A', year: 2027 }, archive: true });
    const { group_id, moved } = answer.json();
    expect(moved).toBe(1);
    expect(await group(group_id)).toMatchObject({
      ...{ name: 'VIG-3A', year: 2027, archived: false, diploma: { id: school.diploma_id } },
      ...{ teachers: [{ id: jolanda.id }], students: [{ id: sanne.id }] },
    });
    expect(await group(id)).toMatchObject({ archived: true });
    expect(await idsIn(id)).toEqual([sanne.id, tom.id]);
    const teacher = await by(jolanda);
    expect((await teacher.get(`/groups/${id}`)).statusCode).toBe(404);
    expect((await teacher.get(`/groups/${group_id}`)).statusCode).toBe(200);
    expect((await teacher.student(tom)).statusCode).toBe(404);
  });

  it('students who change groups leave a group that goes on', async () => {
    const [from, to] = [await aClass(), await aGroup(db, school)];
    await move(from.id, { to_group_id: to.id });
    expect([await idsIn(from.id), await idsIn(to.id)]).toEqual([[tom.id], [sanne.id]]);
  });

  it('students of a diploma that nobody begins any more go on with it', async () => {
    const old = await aSchool(db, own, 1, 'Uitlopend');
    const ids = old.students.map(({ id }) => id);
    const { id } = await aGroup(db, old, { students: old.students });
    await db
      .updateTable('diplomas')
      .set({ archived: true })
      .where('id', '=', old.diploma_id)
      .execute();
    const to_group = { name: 'Laatste jaar', year: 2027 };
    const answer = await move(id, { student_ids: ids, to_group, archive: true });
    expect(answer.json().moved).toBe(1);
    const fresh = await coordinator.post(`/groups/${answer.json().group_id}/people`, {
      ...{ person_id: sanne.id, part: 'student' },
    });
    expect(fresh.statusCode).toBe(422);
  });

  it.each([
    ['to a group of elsewhere', () => ({ to_group_id: foreign.id })],
    ['to nowhere', () => ({})],
    [
      'to an archived group',
      async () => ({
        to_group_id: (await aGroup(db, school, { archived_at: new Date() })).id,
      }),
    ],
    [
      'when they are in another class',
      async () => ({
        student_ids: [(await anAccount(db, { in: [['student', own]] })).id],
        to_group_id: (await aGroup(db, school)).id,
      }),
    ],
    [
      'when they are the teacher',
      async () => ({
        student_ids: [jolanda.id],
        to_group_id: (await aGroup(db, school)).id,
      }),
    ],
    [
      'when they are of elsewhere',
      async () => ({
        student_ids: theirs.students.map(({ id }) => id),
        to_group_id: (await aGroup(db, school)).id,
      }),
    ],
  ])('nobody is moved %s', async (_where, given) => {
    const { id } = await aClass();
    expect((await move(id, await given())).statusCode).toBe(422);
    expect(await idsIn(id)).toEqual([sanne.id, tom.id]);
  });
});

const token = await tokenOf(world, peter);
const send = (path: string, file: File, given = {}) =>
  uploadTo(app, token)(path, { ...given, file });
const heads = ['E-mail', 'Voornaam', 'Achternaam', 'Leerbedrijf'];
const csv = (...rows: string[][]) =>
  aFile(Buffer.from([heads, ...rows].map((row) => row.join(';')).join('\r\n')), 'klas.csv');

describe('a list of a class', () => {
  it('is looked at first, and then puts everybody in the group with where they work', async () => {
    const { id } = await aGroup(db, school);
    const file = () =>
      csv(
        ['nieuw@example.nl', 'Bo', 'Vos', 'De Linde'],
        [sanne.email, 'Sanne', 'Jansen', 'Reinaerde'],
      );
    const preview = (await send(`/groups/${id}/import/preview`, file())).json();
    expect(preview).toMatchObject({ total: 2, new: 1, known: 1, wrong: 0, unknown_columns: [] });
    expect(await idsIn(id)).toEqual([]);
    const done = (await send(`/groups/${id}/import`, file(), { invite: '1' })).json();
    expect(done).toEqual({ id: expect.any(Number), total: 2, new: 1, known: 1 });
    expect((await group(id)).students).toMatchObject([
      { name: sanne.name, workplace: 'Reinaerde' },
      { name: 'Bo Vos', workplace: 'De Linde' },
    ]);
    const again = anXlsx({ sheet: asSheet([heads, ['nieuw@example.nl', 'Bo', 'Vos', '']]) });
    await send(`/groups/${id}/import`, aFile(again, 'klas.xlsx'));
    expect((await group(id)).students).toMatchObject([{}, { workplace: 'De Linde' }]);
  });

  it('adds nobody when a row is wrong, or when somebody is no student', async () => {
    const { id } = await aGroup(db, school);
    const wrong = csv(['geen adres', 'Bo', 'Vos', ''], ['goed@example.nl', 'An', 'Bos', '']);
    expect((await send(`/groups/${id}/import`, wrong)).statusCode).toBe(422);
    const teacher = csv([jolanda.email, 'Jolanda', 'de Vries', '']);
    expect((await send(`/groups/${id}/import`, teacher)).statusCode).toBe(422);
    expect(await idsIn(id)).toEqual([]);
  });

  it('is undone together with the places in the group', async () => {
    const admin = await by(await anAccount(db, { in: [['admin', own]] }));
    const { id } = await aGroup(db, school);
    const done = await send(`/groups/${id}/import`, csv(['weg@example.nl', 'Weg', 'Weer', '']));
    const undone = await admin.post(`/organisations/${own.id}/imports/${done.json().id}/undo`);
    expect(undone.statusCode).toBe(200);
    expect(await idsIn(id)).toEqual([]);
  });

  it('is refused for a group of elsewhere', async () => {
    const file = csv(['nieuw2@example.nl', 'Bo', 'Vos', '']);
    expect((await send(`/groups/${foreign.id}/import`, file)).statusCode).toBe(404);
  });
});

it('another organisation’s group does not exist for anybody here', async () => {
  const [student] = theirs.students;
  const path = `/groups/${foreign.id}`;
  const one = `${path}/people/${student?.id}`;
  for (const call of [
    coordinator.get(path),
    coordinator.patch(path, { name: 'x' }),
    coordinator.get(`${path}/candidates?part=student`),
    coordinator.post(`${path}/people`, { person_id: sanne.id, part: 'student' }),
    coordinator.patch(one, { workplace: 'x' }),
    coordinator.delete(one),
    coordinator.post(`${path}/students`, { emails: sanne.email }),
    move(foreign.id, { to_group: { name: 'Van ons', year: 2027 } }),
    ...['levels', 'levels.csv', 'levels.xlsx', 'levels.pdf'].map((file) =>
      coordinator.get(`${path}/${file}`),
    ),
  ])
    expect((await call).statusCode).toBe(404);
});
