import type { GroupLevels } from '@traject/contract/groups';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '../../platform/reading/xlsx/readXlsx.ts';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { aGroup, aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db } = app;

/** Sanne and Tom in a class that Jolanda teaches. */
async function aClass() {
  const desk = await anEvaluationDesk(app);
  const { school, sanne, tom, jolanda, peter, by } = desk;
  const { id } = await aGroup(db, school, {
    ...{ name: `2A ${school.diploma_id}`, teachers: [jolanda], students: [sanne, tom] },
  });
  const path = `/groups/${id}/levels`;
  const calls = { coordinator: await by(peter), teacher: await by(jolanda) };
  const levels = async (): Promise<GroupLevels> => (await calls.teacher.get(path)).json();
  const cells = async () => (await levels()).students[0]?.cells ?? [];
  return { ...desk, ...calls, id, path, levels, cells };
}

const nothing = { score: null, no_level: null, role: null, expires_at: null, evaluation_id: null };

describe('the class view', () => {
  it('shows every student and every work process of the diploma, in their order', async () => {
    const { levels, sanne, tom, school } = await aClass();
    const { processes, students } = await levels();
    const [first, second, third] = school.work_process_ids;
    expect(processes).toEqual([
      ...[
        {
          work_process_id: first,
          number: '1.1',
          title: 'Helpt bij eten',
          core_task: 'Zorg bieden',
        },
        {
          work_process_id: second,
          number: '1.2',
          title: 'Helpt bij wassen',
          core_task: 'Zorg bieden',
        },
      ],
      {
        ...{ work_process_id: third, number: '2.1', title: 'Houdt het vak bij' },
        core_task: 'Werken aan kwaliteit',
      },
    ]);
    const none = { ...nothing, state: 'none' };
    expect(students).toEqual([
      { id: sanne.id, name: sanne.name, workplace: '', cells: [none, none, none] },
      { id: tom.id, name: tom.name, workplace: '', cells: [none, none, none] },
    ]);
  });

  it('shows the level that counts, as the chart does', async () => {
    const { school, sanne, jolanda, cells, coordinator } = await aClass();
    await school.ask(sanne, jolanda, 'teacher', { score: 3, done_at: inDays(-9) });
    const { id } = await school.ask(sanne, jolanda, 'mentor', { score: 2, done_at: inDays(-2) });
    await school.ask(sanne, sanne, 'student', { score: 1, done_at: inDays(-1) });
    const [cell] = await cells();
    const done = { ...nothing, score: 2, role: 'mentor', state: 'done', evaluation_id: id };
    expect(cell).toEqual(done);
    const [entry] = (await coordinator.chart(sanne)).json();
    expect(entry.coreTask.workProcesses[0]).toMatchObject({ score: 2 });
  });

  it('shows what is open with its last day, and keeps the level before it', async () => {
    const { school, sanne, jolanda, cells } = await aClass();
    const expires_at = new Date('2099-03-01T12:00Z');
    const open = await school.ask(sanne, jolanda, 'teacher', { expires_at });
    const pending = { ...nothing, state: 'pending', expires_at: '2099-03-01' };
    expect((await cells())[0]).toEqual({ ...pending, evaluation_id: open.id });
    const done = await school.ask(sanne, jolanda, 'coach', { score: 1 });
    expect((await cells())[0]).toEqual({
      ...{ ...pending, score: 1, role: 'coach', evaluation_id: done.id },
    });
  });

  it('shows what expired without an answer, and opens nothing there', async () => {
    const { school, sanne, jolanda, cells } = await aClass();
    await school.ask(sanne, jolanda, 'teacher', { expires_at: new Date('2024-03-01T12:00Z') });
    expect((await cells())[0]).toEqual({ ...nothing, state: 'expired', expires_at: '2024-03-01' });
  });

  it('shows why there is no level until somebody gives one', async () => {
    const { school, sanne, jolanda, cells } = await aClass();
    const answered = { no_level: 'not_seen', done_at: new Date() };
    const { id } = await school.ask(sanne, jolanda, 'teacher', answered);
    expect((await cells())[0]).toEqual({
      ...{ ...nothing, no_level: 'not_seen', role: 'teacher', state: 'done', evaluation_id: id },
    });
    await school.ask(sanne, jolanda, 'mentor', { score: 2, done_at: inDays(-3) });
    expect((await cells())[0]).toMatchObject({ score: 2, no_level: null });
  });

  it('counts a level that was given in an earlier edition of the same work process', async () => {
    const { own, school, sanne, jolanda, cells } = await aClass();
    const before = await aSchool(db, own, 0, 'Verzorgende 2020');
    await before.enrol(sanne);
    await before.ask(sanne, jolanda, 'teacher', { score: 3 });
    expect((await cells())[0]).toMatchObject({ score: null });
    await db
      .updateTable('work_processes')
      .set({ lineage_id: before.work_process_id })
      .where('id', '=', school.work_process_id)
      .execute();
    expect((await cells())[0]).toMatchObject({ score: 3, state: 'done' });
  });

  it('leaves out somebody who left, except for those who manage the group', async () => {
    const { coordinator, levels, path, tom } = await aClass();
    await db
      .updateTable('people')
      .set({ deactivated_at: new Date() })
      .where('id', '=', tom.id)
      .execute();
    expect((await levels()).students).toHaveLength(1);
    expect((await coordinator.get(path)).json().students).toHaveLength(2);
  });
});

describe('the levels of a class as a file', () => {
  const filled = async () => {
    const made = await aClass();
    const { school, sanne, tom, jolanda } = made;
    await school.ask(sanne, jolanda, 'teacher', { score: 2 });
    await school.ask(tom, jolanda, 'teacher', { expires_at: new Date('2099-03-01T12:00Z') });
    return made;
  };
  const heads = ['Student', 'Werkplek', '1.1 Helpt bij eten', '1.2 Helpt bij wassen'];
  const rows = [
    ['Student 1 Jansen', '', 'Gevorderd', '', ''],
    ['Student 2 Jansen', '', 'open tot 01-03-2099', '', ''],
  ];

  it('open in a spreadsheet, as CSV and as XLSX', async () => {
    const { path, teacher } = await filled();
    const csv = await teacher.get(`${path}.csv`);
    expect(csv.headers['content-disposition']).toContain('2026-2027');
    const [head, ...lines] = csv.body.split('\r\n');
    expect(head).toBe(`\uFEFF${[...heads, '2.1 Houdt het vak bij'].join(';')}`);
    expect(lines).toEqual([...rows.map((row) => row.join(';')), '']);
    const xlsx = await readXlsx((await teacher.get(`${path}.xlsx`)).rawPayload);
    expect(xlsx[1]?.cells.slice(0, 3)).toEqual(rows[0]?.slice(0, 3));
  });

  it('print on paper, with the heads of the table on every page', async () => {
    const { path, coordinator } = await filled();
    const { text, structure, language } = await readPdf(
      (await coordinator.get(`${path}.pdf`)).rawPayload,
    );
    expect(text).toContain('Verzorgende IG, Mbo niveau 3');
    expect(text).toContain('1.1 Helpt bij eten');
    expect(text).toContain('Gevorderd');
    expect(text).toContain('open tot 01-03-2099');
    expect(language).toMatch(/^nl/);
    expect(structure).toEqual(expect.arrayContaining(['Table', 'TH', 'TD']));
  });
});
