import { rm } from 'node:fs/promises';
import type { BookedInvoice } from '@traject/contract/bookkeeping';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '../../platform/reading/xlsx/readXlsx.ts';
import { aDraft } from '../../testing/invoices.ts';
import { aMoneyDesk } from '../../testing/moneyDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { faultsIn, parsed } from './auditSchema.testing.ts';

const world = await testApp();
const { db } = world;

/** Paid, overdue, partly paid, credited, sent and a draft. */
async function books() {
  const desk = await aMoneyDesk(world);
  const { aFinal, pay, finance, all, trajectory } = desk;
  const paid = await aFinal({ billed_name: 'Gemeente Utrecht' });
  await pay(paid.id, 12_100, { paid_on: '2026-11-17', description: '=som(A1)' });
  const overdue = await aFinal({ invoice_date: '2026-09-01', billed_name: '=HYPERLINK("x")' });
  const partly = await aFinal({
    rows: [{ unit_price: 20_000 }, { vat_percentage: 90, unit_price: 1_000 }],
  });
  await pay(partly.id, 5_000);
  const credited = await aFinal();
  const note = (await finance.post(`${all}/${credited.id}/credit`, {})).json();
  await finance.post(`${all}/${note.id}/final`, {});
  const draft = await aDraft(db, trajectory, { invoice_date: '2026-11-10' });
  const list = async (search = ''): Promise<{ data: BookedInvoice[]; totals: object }> =>
    (await finance.get(`${desk.house}/invoices?per_page=100${search}`)).json();
  const idsOf = async (search: string) => (await list(search)).data.map(({ id }) => id);
  return { ...desk, paid, overdue, partly, credited, note, draft, list, idsOf };
}

describe('the invoices of an organisation', () => {
  it('are one list over all trajectories, with what is open and overdue', async () => {
    const { list, overdue, draft, partly, trajectory } = await books();
    const { data, totals } = await list();
    expect(data).toHaveLength(6);
    expect(data.find(({ id }) => id === overdue.id)).toMatchObject({
      trajectory_id: trajectory.id,
      state: 'overdue',
      due_date: '2026-09-15',
      age: expect.any(Number),
      total_with_vat: 12_100,
      open: 12_100,
    });
    expect(data.find(({ id }) => id === draft.id)).toMatchObject({
      ...{ state: 'draft', age: null, total_with_vat: 12_100, open: 0 },
    });
    const left = partly.total_with_vat - 5_000;
    expect(totals).toEqual({
      count: 6,
      total: 12_100 * 2 + partly.total_with_vat,
      open: 12_100 + left,
      overdue: 12_100,
    });
  });

  it('are narrowed by state, payer, period and words, and put in order', async () => {
    const { idsOf, paid, overdue, partly, note, draft, credited } = await books();
    expect((await idsOf('&state=open')).toSorted()).toEqual([overdue.id, partly.id].toSorted());
    expect(await idsOf('&state=overdue')).toEqual([overdue.id]);
    expect(await idsOf('&state=draft')).toEqual([draft.id]);
    expect(await idsOf('&state=credited')).toEqual([credited.id]);
    expect(await idsOf('&payer=Gemeente%20Utrecht')).toEqual([paid.id]);
    expect(await idsOf('&from=2026-08-01&to=2026-09-30')).toEqual([overdue.id]);
    expect(await idsOf(`&q=utrecht%20${paid.invoice_number}`)).toEqual([paid.id]);
    expect(await idsOf('&q=100%25')).toEqual([]);
    expect((await idsOf('&sort=total'))[0]).toBe(note.id);
    expect((await idsOf('&sort=-total'))[0]).toBe(partly.id);
    expect((await idsOf('&sort=date'))[0]).toBe(overdue.id);
  });

  it('are refused in an order or a state that does not exist', async () => {
    const { finance, house } = await aMoneyDesk(world);
    for (const wrong of ['sort=billed_name', 'state=x', 'from=2026-02-30'])
      expect((await finance.get(`${house}/invoices?${wrong}`)).statusCode, wrong).toBe(422);
  });

  it('stay in the list without their trajectory when that is deleted', async () => {
    const { trajectory, list, paid } = await books();
    const gone = { deleted_at: new Date() };
    await db.updateTable('trajectories').set(gone).where('id', '=', trajectory.id).execute();
    const found = (await list()).data.find(({ id }) => id === paid.id);
    expect(found).toMatchObject({ trajectory_id: null, state: 'paid' });
  });
});

describe('the books of a period', () => {
  const year = 'from=2026-01-01&to=2026-12-31';

  it('are a CSV with real amounts, in which nothing is a formula', async () => {
    const { finance, house, partly } = await books();
    // As on the first day, when nothing was uploaded yet.
    await rm(world.world.tmpDir, { recursive: true, force: true });
    const { body, headers } = await finance.get(`${house}/invoices/export?format=csv&${year}`);
    expect(headers['content-disposition']).toContain('2026-12-31.csv');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toContain('Soort;Factuurnummer;Datum');
    // Five invoices of which one has two rates, and two payments.
    expect(lines).toHaveLength(1 + 6 + 2);
    expect(body).toContain(`Factuur;${partly.invoice_number};2026-11-16;2026-11-30;`);
    expect(body).toContain(';Belast;9;10,00;0,90;10,90;;');
    expect(body).toContain('-100,00;-21,00;-121,00');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    expect(body).toContain("'=som(A1)");
    expect(body).not.toMatch(/(^|;)"?[=+@]/m);
  });

  it('are a spreadsheet with numbers and dates', async () => {
    const { finance, house } = await books();
    const { rawPayload } = await finance.get(`${house}/invoices/export?format=xlsx&${year}`);
    const rows = (await readXlsx(rawPayload)).map(({ cells }) => cells);
    expect(rows).toHaveLength(9);
    expect(rows.map((cells) => cells[9])).toContain('-121');
    expect(rows.map((cells) => cells[2])).toContain('2026-09-01');
  });

  it('are an audit file that fits its schema', async () => {
    const { finance, house } = await books();
    const { body, statusCode } = await finance.get(`${house}/invoices/export?format=xaf&${year}`);
    expect(statusCode).toBe(200);
    expect(faultsIn(parsed(body))).toEqual([]);
    expect(body.match(/<transaction>/g)).toHaveLength(7);
    expect(body).toContain('Stichting Werkwijzer');
  });

  it('are only of the period, and only what is final', async () => {
    const { finance, house, overdue } = await books();
    const september = 'from=2026-09-01&to=2026-09-30';
    const { body } = await finance.get(`${house}/invoices/export?format=csv&${september}`);
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect(body).toContain(overdue.invoice_number);
    const wrong = await finance.get(
      `${house}/invoices/export?format=csv&from=2026-02-01&to=2026-01-01`,
    );
    expect(wrong.statusCode).toBe(422);
  });
});
