import type { EvaluationRound, RoundLine } from '@traject/contract/evaluationRounds';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { aRoundDesk } from '../../testing/roundDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { sendRound } from './sending.ts';

const app = await testApp();
const { db, sql, world } = app;
const desk = await aRoundDesk(app);
const { own, school, sanne, tom, jolanda, peter, teacher, group, by, mailsTo, input } = desk;
const path = '/evaluation-rounds';

type Report = EvaluationRound & { lines: RoundLine[] };
const rows = () => db.selectFrom('evaluations').selectAll().orderBy('id').execute();
const mentor = { email: 'mentor@werk.example', first_name: 'Els', last_name: 'Prins' };
const both = [sanne, tom].map(({ id: student_id }) => ({ student_id, role: 'mentor', ...mentor }));
const done = async (id: number): Promise<Report> => {
  const calls = await by(peter);
  await vi.waitFor(
    async () => expect((await calls.get(`${path}/${id}`)).json().done_at).not.toBeNull(),
    { timeout: 20_000, interval: 50 },
  );
  return (await calls.get(`${path}/${id}`)).json();
};

/** What an earlier story asked is still being sent. */
const sent = async () =>
  expect(await sql`select id from evaluation_rounds where done_at is null`).toEqual([]);

beforeEach(async () => {
  await vi.waitFor(sent, { timeout: 20_000, interval: 50 });
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('evaluation_rounds').execute();
  await db.deleteFrom('call_counts').execute();
  await db.deleteFrom('mails').execute();
});

describe('asking many at once', () => {
  it('says first what it would do, and keeps nothing of that', async () => {
    const calls = await by(teacher);
    const people = await db.selectFrom('people').select('id').execute();
    const asked = input([...both, { student_id: sanne.id, role: 'student' }]);
    expect((await calls.post(`${path}/preview`, asked)).json()).toEqual({
      ...{ students: 2, requests: 9, mails: 2, already: 0, problems: [] },
    });
    const wrong = [
      { student_id: sanne.id, role: 'coach', email: 'onbekend@werk.example' },
      { student_id: sanne.id, role: 'coach', email: sanne.email },
      { student_id: sanne.id, role: 'coach', email: teacher.email },
    ];
    const { problems } = (await calls.post(`${path}/preview`, input([...both, ...wrong]))).json();
    expect(problems).toEqual([
      { line: 2, sentences: [expect.stringContaining('Vul ook de voornaam')] },
      { line: 3, sentences: [expect.stringContaining('van de student zelf')] },
      { line: 4, sentences: [expect.stringContaining('als leraar')] },
    ]);
    expect(await db.selectFrom('people').select('id').execute()).toEqual(people);
    expect(await rows()).toEqual([]);
    expect((await calls.get(path)).json().data).toEqual([]);
    const refused = await calls.post(path, input([...both, ...wrong]));
    expect([refused.statusCode, refused.json().errors.length]).toEqual([422, 3]);
    expect(await db.selectFrom('people').select('id').execute()).toEqual(people);
  });

  it('sends everybody one mail for all that is asked of them, with the asker’s own words', async () => {
    const calls = await by(teacher);
    const message = 'Graag vóór het gesprek.\n<b>Dank</b>';
    const mine = { student_id: tom.id, role: 'teacher', email: teacher.email };
    const asked = await calls.post(path, {
      ...input([...both, { student_id: sanne.id, role: 'coach', email: jolanda.email }, mine]),
      ...{ message, group_id: group.id, expires_on: desk.day(20) },
    });
    expect(asked.json()).toMatchObject({ lines_total: 4, requests: 12, message });
    const report = await done(asked.json().id);
    expect(report).toMatchObject({ asked: 12, lines_done: 4, group: { name: group.name } });
    expect(report.created_by).toMatchObject({ name: teacher.name });
    const [mail, second] = await mailsTo(mentor.email);
    expect(second).toBeUndefined();
    if (!mail) throw new Error('No mail was sent');
    const text = asText(letterOf(mail), 'nl');
    expect(text).toContain('vraagt je om 6 beoordelingen van 2 studenten.');
    expect(text).toContain(`Het gaat om ${sanne.name} en ${tom.name}.`);
    expect(text).toContain(`${teacher.name} schrijft: ‘Graag vóór het gesprek. <b>Dank</b>’`);
    expect(await mailsTo(jolanda.email)).toHaveLength(1);
    expect(await mailsTo(teacher.email), 'not to oneself').toEqual([]);
    const [first] = await rows();
    expect(first).toMatchObject({ message, asked_by: teacher.id, evaluation_round_id: report.id });
    const own = (await rows()).find(({ evaluator_id }) => evaluator_id === jolanda.id);
    expect((await (await by(jolanda)).open(own?.id ?? 0)).json()).toMatchObject({
      ...{ message, asker: { name: teacher.name } },
    });
    expect((await (await by(sanne)).open(own?.id ?? 0)).json().message).toBe('');
  });

  it('makes nothing twice, however often it is asked and by however many processes', async () => {
    const calls = await by(peter);
    const { id } = (await calls.post(path, input(both))).json();
    const again = () => sendRound(world, { organisation_id: own.id, id });
    await Promise.all([again(), again()]);
    await done(id);
    expect(await rows()).toHaveLength(6);
    expect(await mailsTo(mentor.email)).toHaveLength(1);
    const preview = (await calls.post(`${path}/preview`, input([...both, ...both]))).json();
    expect(preview).toMatchObject({ requests: 0, mails: 0, already: 6 });
    const rounds = await Promise.all([0, 1].map(() => calls.post(path, input(both))));
    for (const round of rounds) {
      const { lines, asked } = await done(round.json().id);
      expect(asked).toBe(0);
      expect(lines).toMatchObject([{ asked: 0, reasons: [], wanted: 3 }, { asked: 0 }]);
    }
    expect(await rows()).toHaveLength(6);
    expect(await mailsTo(mentor.email)).toHaveLength(1);
  });

  it('goes on where it was stopped, and mails nobody twice', async () => {
    await sql.unsafe(`create function stop_here() returns trigger language plpgsql as $$
      begin
        if new.evaluator_id = ${jolanda.id} then raise exception 'stopped'; end if;
        return new;
      end $$; create trigger stops before insert on evaluations for each row
      execute function stop_here()`);
    const lines = [
      ...both,
      { student_id: tom.id, role: 'teacher', email: peter.email },
      { student_id: tom.id, role: 'coach', email: jolanda.email },
    ];
    const { id } = (await (await by(peter)).post(path, input(lines))).json();
    const again = () => sendRound(world, { organisation_id: own.id, id });
    await expect(again()).rejects.toThrow('stopped');
    const report = (await (await by(peter)).get(`${path}/${id}`)).json();
    expect(report.done_at).toBeNull();
    expect(await mailsTo(jolanda.email)).toEqual([]);
    await sql.unsafe('drop function stop_here cascade');
    await again();
    expect(await done(id)).toMatchObject({ asked: 12, requests: 12 });
    for (const email of [mentor.email, jolanda.email]) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('tells why somebody could not be asked after all', async () => {
    const lines = [...both, { student_id: tom.id, role: 'coach', email: jolanda.email }];
    const round = { organisation_id: own.id, created_by: peter.id, expires_at: desk.moment(9) };
    const { id } = await desk.store(round, lines);
    await sql`update people set deactivated_at = now() where id = ${jolanda.id}`;
    await sendRound(world, { organisation_id: own.id, id });
    await sql`update people set deactivated_at = null where id = ${jolanda.id}`;
    const report = await done(id);
    expect(report.asked).toBe(6);
    expect(report.lines[0]).toMatchObject({
      ...{ evaluator: { id: jolanda.id }, asked: 0 },
      reasons: [expect.stringContaining('gesloten')],
    });
  });
});

describe('whom one may ask about', () => {
  it('a teacher: the students of their groups, and no others', async () => {
    const calls = await by(teacher);
    const stranger = await desk.aStudent();
    const names = async (query = '') =>
      (await calls.get(`${path}/choices?per_page=100${query}`))
        .json()
        .data.map(({ student }: { student: { name: string } }) => student.name);
    expect(await names()).toEqual([sanne.name, tom.name]);
    expect(await names(`&group_id=${group.id}&name=${tom.first_name}`)).toEqual([tom.name]);
    expect(await names('&group_id=999999')).toEqual([]);
    const line = { student_id: stranger.id, role: 'mentor', ...mentor };
    for (const call of [path, `${path}/preview`]) {
      const refused = await calls.post(call, input([...both, line]));
      expect([refused.statusCode, refused.json().errors[0]]).toEqual([
        422,
        expect.stringContaining('Student'),
      ]);
    }
    expect((await calls.post(`${path}/people`, people([stranger.id]))).json()).toEqual([]);
    expect((await (await by(peter)).post(path, input([line]))).statusCode).toBe(200);
    expect((await (await by(jolanda)).post(path, input(both))).statusCode).toBe(422);
  });

  it('nobody of another organisation, and nothing of theirs', async () => {
    const other = await desk.elsewhere();
    const calls = await by(other.peter);
    const { id } = (await (await by(peter)).post(path, input(both))).json();
    expect((await calls.get(`${path}/${id}`)).statusCode).toBe(404);
    expect((await calls.get(path)).json().data).toEqual([]);
    expect(
      (await calls.get(`${path}/choices?diploma_id=${school.diploma_id}`)).json().data,
    ).toEqual([]);
    expect((await calls.post(path, input(both))).statusCode).toBe(422);
    expect((await calls.post(`${path}/people`, people([sanne.id]))).json()).toEqual([]);
    const mixed = { ...input(both), work_process_ids: other.work_process_ids };
    expect((await (await by(peter)).post(path, mixed)).statusCode).toBe(422);
    const theirs = { ...other.input, group_id: group.id };
    expect((await calls.post(path, theirs)).statusCode).toBe(422);
    expect((await calls.post(path, other.input)).statusCode).toBe(200);
  });

  it('from tomorrow on and within a year', async () => {
    const calls = await by(peter);
    for (const [days, status] of [
      [0, 422],
      [1, 200],
      [365, 200],
      [400, 422],
    ] as const)
      expect(
        (await calls.post(`${path}/preview`, { ...input(both), expires_on: desk.day(days) }))
          .statusCode,
        `${days} days`,
      ).toBe(status);
  });

  it('forty students with three people each, in one go', async () => {
    const students = await desk.many(40);
    const roles = ['teacher', 'mentor', 'coach'];
    const lines = students.flatMap(({ id: student_id }) =>
      roles.map((role) => ({ student_id, role, ...mentor, email: `${role}@werk.example` })),
    );
    const asked = await (await by(peter)).post(path, input(lines));
    expect(asked.json()).toMatchObject({ lines_total: 120, requests: 360 });
    expect((await done(asked.json().id)).asked).toBe(360);
    for (const role of roles) expect(await mailsTo(`${role}@werk.example`)).toHaveLength(1);
  });
});

const people = (student_ids: number[]) => ({ student_ids, roles: ['mentor', 'recipient'] });
