import { expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';
import { inTransaction } from '../backup/transaction.ts';
import { applyMigrations, migrate, migrationNames } from './migrate.ts';
import { planInWords, upgradePlan } from './upgradePlan.ts';

const names = await migrationNames();

it('says what a new version would change, and changes nothing', async () => {
  const { sql, url } = await emptyDb();
  const at = names.findIndex((name) => name.startsWith('0054'));
  await inTransaction(url, ({ run }) => applyMigrations(run, names.slice(0, at + 1)));
  const plan = await upgradePlan(sql);
  expect(plan.waiting.map(({ name }) => name)).toEqual(names.slice(at + 1));
  expect(plan.waiting[0]).toEqual({
    name: '0055-backups.sql',
    changes: [{ table: 'backups', effect: 'creates', rows: 0 }],
  });
  expect(planInWords(plan).isHeavy).toBe(true);
  const light = plan.waiting.filter(({ name }) => name < '0058');
  const { lines, isHeavy } = planInWords({ ...plan, waiting: light });
  expect(lines).toContain('  backups is new');
  expect(lines.at(-1)).toContain('Nobody is held up by this');
  expect(isHeavy).toBe(false);
  expect((await upgradePlan(sql)).waiting).toHaveLength(names.length - at - 1);

  await migrate(sql);
  expect(planInWords(await upgradePlan(sql)).lines).toEqual(['The database is up to date.']);
  await sql`insert into migrations (name) values ('9999-more.sql')`;
  expect(planInWords(await upgradePlan(sql)).lines[0]).toContain('9999-more.sql');
});

it('warns where a large table could not be used', () => {
  const changes = [{ table: 'notes', effect: 'checks', rows: 1_000_000 } as const];
  const { lines, isHeavy } = planInWords({ unknown: [], waiting: [{ name: 'x.sql', changes }] });
  expect(lines[2]).toBe('  notes (some 1000000 rows) cannot be used meanwhile');
  expect(isHeavy).toBe(true);
});

it.each(['drops', 'unknown'] as const)('promises nothing where it %s something small', (effect) => {
  const changes = [{ table: 'teams', effect, rows: 3 }];
  const { lines, isHeavy } = planInWords({ unknown: [], waiting: [{ name: 'x.sql', changes }] });
  expect([isHeavy, lines.at(-1)]).toEqual([true, expect.stringContaining('quiet hour')]);
});
