import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/backup/transaction.ts';
import { applyMigrations, migrationNames } from '../../platform/database/migrate.ts';
import { prepareDatabase } from '../../platform/database/openDatabase.ts';
import { fillBeforeFinal } from '../../platform/database/upgradeInvoices.testing.ts';
import { fillBeforePortal } from '../../platform/database/upgradePortal.testing.ts';
import { fillBeforeWorkingDay } from '../../platform/database/upgradeWorkingDay.testing.ts';
import { openApp } from '../../testing/openApp.ts';
import { emptyDb } from '../../testing/testDb.ts';
import { remind } from './remind.ts';

const database = await emptyDb();
const { sql } = database;
const all = await migrationNames();
for (const [end, fill] of [
  ['0041', fillBeforeWorkingDay],
  ['0045', fillBeforePortal],
  ['0046', fillBeforeFinal],
] as const) {
  const names = all.filter((name) => name < end);
  await inTransaction(database.url, ({ run }) => applyMigrations(run, names));
  await fill(sql);
}
await prepareDatabase(database, database.url, 'not needed where there is a password');
const app = await openApp(database);
afterAll(app.close);

it('nobody is reminded of an invoice from before there were final invoices', async () => {
  const owed = await sql`select from invoices i where i.upgraded and i.sent_at is not null
    and i.total_with_vat > 0 and i.due_date < '2027-06-01'`;
  expect(owed.length).toBeGreaterThan(20);
  await sql`update invoice_settings set reminders_automatic = true`;
  await remind(app.world, new Date('2027-09-01T10:00:00+02:00'));
  expect(await sql`select from invoice_reminders`).toHaveLength(0);
  expect(await sql`select from mails where template = 'invoice-reminder'`).toHaveLength(0);
});

it('but of what is made final since', async () => {
  const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`insert into invoices (organisation_id,
      trajectory_id, invoice_number, declaration_reference, invoice_date, billed_name,
      finalised_at, sent_at, due_date, total_with_vat, sender, payer)
    select organisation_id, trajectory_id, 'na', declaration_reference, '2027-06-01', billed_name,
      now(), now(), '2027-06-15', total_with_vat, sender, payer
    from invoices where upgraded and total_with_vat > 0 order by id limit 1 returning id`;
  await sql`update invoice_settings set reminders_automatic = false`;
  await remind(app.world, new Date('2027-09-01T10:00:00+02:00'));
  expect(await sql`select invoice_id from invoice_reminders`).toEqual([{ invoice_id: id }]);
});
