import type { WorkProcess } from '@traject/contract/diplomas';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/http/errors.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { aSchool } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';
import type { DiplomaInput } from './diplomaFile.ts';
import { saveDiploma } from './saveDiploma.ts';

const { db, as, world } = await testApp();

const cook: DiplomaInput = {
  title: 'Kok',
  level: 'Mbo niveau 2',
  code: '25180',
  edition: '2025',
  core_tasks: ['Koken', 'Inkopen'].map((title) => ({
    title,
    work_processes: [`${title} plannen`, `${title} uitvoeren`].map((process) => ({
      title: process,
      description: 'Wat er gebeurt',
      result: 'Het eten is klaar',
      behaviour: 'Schoon',
      result_starter: 'Met hulp',
      result_advanced: 'Zelf',
      result_professional: 'Ook als het druk is',
    })),
  })),
};
type Somebody = Parameters<typeof tokenOf>[1];
const catalogueOf = async (account: Somebody): Promise<WorkProcess[]> =>
  (await as(await tokenOf(world, account)).get('/work-processes')).json();

describe('the catalogue of work processes', () => {
  it('[EVAL-12] is what one’s own schools teach, numbered and in order, with its texts', async () => {
    const own = await anOrganisation(db);
    const elsewhere = await anOrganisation(db);
    await aSchool(db, own, 0);
    await aSchool(db, elsewhere, 0, 'Elders');
    const { id } = await saveDiploma(db, own.id, cook);
    const list = await catalogueOf(await anAccount(db, { in: [['student', own]] }));
    expect(list.map(({ diploma, number, title }) => [diploma.title, number, title])).toEqual([
      ['Kok', '1.1', 'Koken plannen'],
      ['Kok', '1.2', 'Koken uitvoeren'],
      ['Kok', '2.1', 'Inkopen plannen'],
      ['Kok', '2.2', 'Inkopen uitvoeren'],
      ['Verzorgende IG', '1.1', 'Helpt bij eten'],
      ['Verzorgende IG', '1.2', 'Helpt bij wassen'],
      ['Verzorgende IG', '2.1', 'Houdt het vak bij'],
    ]);
    const { title: _title, ...texts } = cook.core_tasks[0]?.work_processes[0] ?? { title: '' };
    expect(list[0]).toEqual({
      work_process_id: expect.any(Number),
      number: '1.1',
      title: 'Koken plannen',
      ...texts,
      core_task: { number: 1, title: 'Koken' },
      diploma: { diploma_id: id, title: 'Kok', level: 'Mbo niveau 2' },
    });
    expect(await catalogueOf(await anAccount(db))).toEqual([]);
  });

  it('leaves out what was archived, except for people who still have an evaluation in it', async () => {
    const own = await anOrganisation(db);
    const school = await aSchool(db, own, 1);
    const [student = { id: 0, account_id: 0, first_name: '', last_name: '' }] = school.students;
    const [evaluator, another] = [
      await anAccount(db, { in: [['evaluator', own]] }),
      await anAccount(db, { in: [['evaluator', own]] }),
    ];
    await school.ask(student, evaluator, 'coach');
    const set = db.updateTable('diplomas').set({ archived: true });
    await set.where('id', '=', school.diploma_id).execute();
    expect(await catalogueOf(another)).toEqual([]);
    for (const who of [evaluator, student, await anAccount(db, { in: [['admin', own]] })])
      expect(await catalogueOf(who)).toHaveLength(3);
  });
});

describe('saving a diploma', () => {
  it('is refused in words if it exists already, even by two at once; an edition counts as another', async () => {
    const own = await anOrganisation(db);
    const save = (diploma: DiplomaInput) =>
      db.transaction().execute((tx) => saveDiploma(tx, own.id, diploma));
    const tried = await Promise.allSettled([save(cook), save({ ...cook, title: 'KOK' })]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toBeInstanceOf(AppError);
    expect(refused.say('nl')[0]).toMatch(/^Het diploma ‘kok’ .* bestaat al met deze editie\./i);
    await save({ ...cook, edition: '2026' });
    await saveDiploma(db, (await anOrganisation(db)).id, cook);
    const rows = db.selectFrom('diplomas').where('organisation_id', '=', own.id).selectAll();
    expect(await rows.execute()).toHaveLength(2);
  });
});
