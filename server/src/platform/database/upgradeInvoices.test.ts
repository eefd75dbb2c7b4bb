import { totalsOf } from '@traject/contract/common/money';
import type { Invoice } from '@traject/contract/invoices';
import { afterAll, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { openApp } from '../../testing/openApp.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { holdFiles } from '../../testing/storeOne.ts';
import { fillBeforeFinal } from './upgradeInvoices.testing.ts';
import { fillBeforePortal } from './upgradePortal.testing.ts';
import { anUpgradedDatabase } from './upgrades.testing.ts';

const { database, sql, names, before, after } = await anUpgradedDatabase({
  '0045': fillBeforePortal,
  '0046': fillBeforeFinal,
});
const app = await openApp(database);
await holdFiles(app);
afterAll(app.close);

type Row = { count: number; unit_price: number; vat_percentage: number };
type Frozen = { id: number; trajectory_id: number; total: number; rows: Row[]; due: number };
const frozen = () => sql<Frozen[]>`select i.id, i.trajectory_id, i.total_with_vat::float8 as total,
    i.due_date - i.invoice_date as due, (select json_agg(json_build_object('count', r.count,
      'unit_price', r.unit_price, 'vat_percentage', r.vat_percentage)) from invoice_rows r
      where r.invoice_id = i.id) as rows
  from invoices i where i.finalised_at is not null order by i.id`;

it('the tables of the time have something to lose', () => {
  for (const name of ['invoices', 'invoice_rows', 'invoice_products', 'organisations'])
    expect(before[name]?.length, name).toBeGreaterThan(2);
});

it.each(names)('every row of %s is still there, as it was', (name) => {
  expect(after[name]).toEqual(before[name]);
});

it('what could be printed is final, to the cent; what could not is a draft', async () => {
  const all = await frozen();
  expect(all.length).toBeGreaterThan(20);
  for (const { rows, total, id } of all) expect(totalsOf(rows).total_with_vat, `${id}`).toBe(total);
  const drafts =
    await sql`select distinct o.kvk_number = '' as bare, i.billed_name is null as nobody,
      not exists (select from invoice_rows r where r.invoice_id = i.id) as empty
    from invoices i join organisations o on o.id = i.organisation_id where i.finalised_at is null`;
  for (const { bare, nobody, empty } of drafts) expect(bare || nobody || empty).toBe(true);
  const [wrong] = await sql`select i.id from invoices i join organisations o
    on o.id = i.organisation_id where i.finalised_at is not null
    and (o.kvk_number = '' or i.billed_name is null)`;
  expect(wrong).toBeUndefined();
});

it('they print what they would have printed that day, whatever the house changes since', async () => {
  const [one] = (await frozen()).filter(({ due }) => due !== null);
  if (!one) throw new Error('Nothing is final');
  const [{ name } = { name: '' }] = await sql<{ name: string }[]>`select o.name from organisations o
    join invoices i on i.organisation_id = o.id where i.id = ${one.id}`;
  const [{ organisation_id } = { organisation_id: 0 }] = await sql<{ organisation_id: number }[]>`
    update organisations set iban = 'NL20INGB0001234567', name = 'Anders', payment_term_days = 90
    where id = (select organisation_id from invoices where id = ${one.id})
    returning id as organisation_id`;
  const account = await anAccount(app.db, { in: [['finance', { id: organisation_id }]] });
  const finance = app.as(await tokenOf(app.world, account));
  const path = `/trajectories/${one.trajectory_id}/invoices/${one.id}`;
  const shown: Invoice = (await finance.get(path)).json();
  expect(shown).toMatchObject({ upgraded: true, total_with_vat: one.total, missing: [] });
  expect(one.due).toBe(10 + organisation_id);
  const { text } = await readPdf((await finance.get(`${path}/download`)).rawPayload);
  expect(text.replace(/\s+/g, ' ')).toContain('NL91 ABNA 0417 1643 00');
  expect(text).toContain(name);
  expect(text, 'nobody could scan it then').not.toContain('Scan om te betalen');
  expect((await finance.delete(path)).statusCode).toBe(422);

  const copy = (await finance.post(`${path}/duplicate`, {})).json();
  await finance.patch(`/trajectories/${one.trajectory_id}/invoices/${copy.id}`, {
    invoice_date: '2026-12-01',
  });
  const final = await finance.post(
    `/trajectories/${one.trajectory_id}/invoices/${copy.id}/final`,
    {},
  );
  const [{ highest } = { highest: '' }] = await sql<{ highest: string }[]>`select
    max(invoice_number) as highest from invoices where organisation_id = ${organisation_id}
    and upgraded and invoice_number like 'WW-26-%'`;
  const next = Number(highest.slice(-4)) + 1;
  expect(final.json().invoice_number).toBe(`WW-26-${String(next).padStart(4, '0')}`);
});
