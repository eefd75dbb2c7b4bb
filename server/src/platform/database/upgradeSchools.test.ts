import { afterAll, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { openApp } from '../../testing/openApp.ts';
import { holdFiles } from '../../testing/storeOne.ts';
import { fillBeforeGrowth } from './upgradeSchools.testing.ts';
import { anUpgradedDatabase } from './upgrades.testing.ts';

const { database, sql, names, before, after } = await anUpgradedDatabase({
  '0051': fillBeforeGrowth,
});
const app = await openApp(database);
await holdFiles(app);
afterAll(app.close);

it('the tables of the time have something to lose', () => {
  for (const name of ['evaluations', 'enrolments', 'group_people', 'evidence', 'evidence_seen'])
    expect(before[name]?.length, name).toBeGreaterThan(10);
});

it.each(names)('every row of %s is still there, as it was', (name) => {
  expect(after[name]).toEqual(before[name]);
});

it('what was there then can be looked back at, sealed and granted', async () => {
  const [student] = await sql`select e.student_id as id, e.diploma_id, e.organisation_id
    from evaluations e where e.score is not null order by e.id limit 1`;
  const { id = 0, diploma_id = 0, organisation_id = 0 } = student ?? {};
  const admin = await anAccount(app.db, { in: [['admin', { id: organisation_id }]] });
  const calls = app.as(await tokenOf(app.world, admin));
  const path = `/evaluation-students/${id}`;
  const growth = (await calls.get(`${path}/growth?diploma_id=${diploma_id}`)).json();
  const levels = growth.processes.flatMap((process: { levels: unknown[] }) => process.levels);
  expect(levels.length).toBeGreaterThan(0);
  expect((await calls.get(`/school-numbers/${diploma_id}`)).statusCode).toBe(200);
  const sealed = await calls.post(`${path}/portfolios`, { diploma_id, language: 'nl' });
  expect(sealed.json()).toMatchObject({ withdrawn: null });
  const tasks = (await calls.get(`${path}/badges?diploma_id=${diploma_id}`)).json();
  const core_task_id = JSON.stringify(tasks).match(/"core_task_id":(\d+)/)?.[1];
  const granted = await calls.post(`${path}/badges`, {
    ...{ core_task_id: Number(core_task_id), remark: '' },
  });
  expect(granted.statusCode).toBe(200);
});
