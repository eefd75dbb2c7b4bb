import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import { aFile, uploadTo } from '../../testing/upload.ts';

const { app, db, as, world } = await testApp();
const own = await anOrganisation(db, 'De Brug');
const foreign = await anOrganisation(db, 'Elders');
const token = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
const upload = uploadTo(app, token);

const head = 'diploma;niveau;code;editie;kerntaak;werkproces;omschrijving';
const csv = (rows: string[]) => aFile(Buffer.from([head, ...rows].join('\r\n')), 'diploma.csv');
const rowsOf = (edition: string, title = 'Verzorgende IG') => [
  `${title};Mbo niveau 3;25491;${edition};Zorg bieden;Helpt bij eten;Samen aan tafel`,
  ';;;;;Helpt bij wassen;',
  ';;;;Samenwerken;Draagt over;',
];
const send = (path: string, file: File, organisation_id = own.id) =>
  upload(path, { file, organisation_id: String(organisation_id) });
const list = async (who = token) => (await as(who).get('/diplomas')).json();

describe('[ADM-05] importing a diploma', () => {
  it('first shows what the file says, without storing anything', async () => {
    const answer = (await send('/diplomas/preview', csv(rowsOf('2026')))).json();
    expect(answer.errors).toEqual([]);
    expect(answer.diploma).toMatchObject({
      title: 'Verzorgende IG',
      edition: '2026',
      core_tasks: [
        {
          title: 'Zorg bieden',
          work_processes: [
            { title: 'Helpt bij eten', description: 'Samen aan tafel' },
            { title: 'Helpt bij wassen' },
          ],
        },
        { title: 'Samenwerken', work_processes: [{ title: 'Draagt over' }] },
      ],
    });
    expect(await list()).toEqual([]);
  });

  it('names every mistake by its line, in preview and import, and then imports nothing', async () => {
    const wrong = csv(['Verzorgende IG;Mbo niveau 3;;;Zorg bieden;;', ';;;;;;']);
    const { diploma, errors } = (await send('/diplomas/preview', wrong)).json();
    expect([diploma, errors[0]]).toEqual([null, { line: 2, message: expect.any(String) }]);
    const refused = await send('/diplomas', wrong);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[0]).toContain('regel 2');
    for (const file of [aFile(Buffer.from('{"title":'), 'x.json'), aFile(Buffer.of(0), 'x.csv')])
      expect((await send('/diplomas', file)).statusCode).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('stores its tasks and processes; a new edition stands beside the old one', async () => {
    const made = (await send('/diplomas', csv(rowsOf('2026')))).json();
    expect(made).toMatchObject({
      organisation: { id: own.id, name: 'De Brug' },
      code: '25491',
      core_task_count: 2,
      work_process_count: 3,
      student_count: 0,
      archived: false,
    });
    expect(made.core_tasks[0].work_processes[1]).toMatchObject({
      number: '1.2',
      title: 'Helpt bij wassen',
    });
    const again = await send('/diplomas', csv(rowsOf('2026')));
    expect([again.statusCode, again.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('andere editie'),
    ]);
    const preview = (await send('/diplomas/preview', csv(rowsOf('2026')))).json();
    expect(preview.errors[0].message).toContain('bestaat al');
    const newer = (await send('/diplomas', csv(rowsOf('2027')))).json();
    await as(token).patch(`/diplomas/${made.id}`, { archived: true });
    expect(await list()).toMatchObject([
      { id: newer.id, edition: '2027', archived: false },
      { id: made.id, edition: '2026', archived: true },
    ]);
    expect((await as(token).get(`/diplomas/${made.id}`)).json().core_tasks).toHaveLength(2);
  });

  it('[ADM-08] goes into one’s own organisation only, out of reach of other admins', async () => {
    const elsewhere = await send('/diplomas', csv(rowsOf('', 'Kok')), foreign.id);
    expect(elsewhere.statusCode).toBe(422);
    expect(await list(stranger)).toEqual([]);
    const { id } = (await list())[0];
    const path = `/diplomas/${id}`;
    expect((await as(stranger).get(path)).statusCode).toBe(404);
    expect((await as(stranger).patch(path, { archived: true })).statusCode).toBe(404);
    expect((await as(stranger).get(`${path}/students`)).statusCode).toBe(404);
    expect((await as(stranger).post(`${path}/students`, { emails: 'a@b.nl' })).statusCode).toBe(
      404,
    );
    expect((await as(token).get(`/diplomas?organisation_id=${foreign.id}`)).json()).toEqual([]);
  });
});

describe('[ADM-05] enrolling students', () => {
  it('takes a pasted list, says who was already enrolled, and finds them by name', async () => {
    const school = await aSchool(db, own, 1, 'Kok');
    const [first] = school.students;
    const more = await Promise.all(
      ['Zoë', 'Tom'].map((first_name) => anAccount(db, { first_name, in: [['student', own]] })),
    );
    const path = `/diplomas/${school.diploma_id}/students`;
    const emails = `${first?.email}\n<${more[0]?.email.toUpperCase()}>; ${more[1]?.email},`;
    expect((await as(token).post(path, { emails })).json()).toEqual({ enrolled: 2, already: 1 });
    const page = (await as(token).get(`${path}?q=zoe`)).json();
    expect(page.data).toEqual([
      {
        id: more[0]?.id,
        first_name: 'Zoë',
        last_name: 'de Vries',
        name: 'Zoë de Vries',
        email: more[0]?.email,
        evaluation_count: 0,
      },
    ]);
    expect((await as(token).get(path)).json().meta.total).toBe(3);
  });

  it('enrols nobody if one of them is not a student there, and names that one', async () => {
    const school = await aSchool(db, own, 0, 'Bakker');
    const student = await anAccount(db, { in: [['student', own]] });
    const client = await anAccount(db, { in: [['client', own]] });
    const theirs = await anAccount(db, { in: [['student', foreign]] });
    const path = `/diplomas/${school.diploma_id}/students`;
    const emails = [student, client, theirs].map(({ email }) => email).join(' ');
    const answer = await as(token).post(path, { emails });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toContain(`${client.email}, ${theirs.email}.`);
    expect((await as(token).get(path)).json().meta.total).toBe(0);
    for (const empty of [' ', ',;'])
      expect((await as(token).post(path, { emails: empty })).statusCode).toBe(422);
    await as(token).patch(`/diplomas/${school.diploma_id}`, { archived: true });
    const late = await as(token).post(path, { emails: student.email });
    expect(late.json().errors[0]).toContain('gearchiveerd');
  });

  it('ends for somebody who was not evaluated yet', async () => {
    const { diploma_id, students, ask } = await aSchool(db, own, 2, 'Kapper');
    const [one, other] = students;
    if (!one || !other) throw new Error('There are two');
    await ask(one, other, 'other_student');
    const path = `/diplomas/${diploma_id}/students`;
    const kept = await as(token).delete(`${path}/${one.id}`);
    expect([kept.statusCode, kept.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('blijft daarom ingeschreven'),
    ]);
    expect((await as(stranger).delete(`${path}/${other.id}`)).statusCode).toBe(404);
    expect((await as(token).delete(`${path}/${other.id}`)).statusCode).toBe(204);
    expect((await as(token).delete(`${path}/${other.id}`)).statusCode).toBe(404);
    expect((await as(token).get(path)).json().meta.total).toBe(1);
  });
});
