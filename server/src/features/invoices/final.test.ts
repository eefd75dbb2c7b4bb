import type { Invoice } from '@traject/contract/invoices';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aDraft, anInvoicingOrganisation, makeFinal } from '../../testing/invoices.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { makeMissing } from './keptPdf.ts';

const { db, as, world } = await testApp();

async function anOffice() {
  const own = await anInvoicingOrganisation(db);
  const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
  const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));
  const trajectory = await aTrajectory(db, own);
  const get = async (path: string): Promise<Invoice> => (await finance.get(path)).json();
  return { own, finance, admin, trajectory, get };
}

describe('a final invoice', () => {
  it('gets its number, its due date and its state, and says what it said', async () => {
    const { finance, trajectory, get } = await anOffice();
    const { path } = await aDraft(db, trajectory, { invoice_number: 'WW-26-101' });
    expect(await get(path)).toMatchObject({ state: 'draft', open: 0, finalised_at: null });
    expect((await finance.get(`${path}/final`)).json()).toEqual({
      invoice_number: 'WW-26-101',
      due_date: '2026-11-17',
    });
    const made = await finance.post(`${path}/final`, {});
    expect(made.json()).toMatchObject({
      invoice_number: 'WW-26-101',
      state: expect.stringMatching(/final|overdue/),
      due_date: '2026-11-17',
      total_with_vat: 12_100,
      open: 12_100,
    });
    const { path: second } = await aDraft(db, trajectory, { invoice_number: 'wat dan ook' });
    const { invoice_number } = (await finance.post(`${second}/final`, {})).json();
    expect(invoice_number).toBe('WW-26-102');
  });

  it('is refused every change and its deletion, whoever asks', async () => {
    const { finance, admin, trajectory, get } = await anOffice();
    const { path } = await aDraft(db, trajectory);
    const before = (await finance.post(`${path}/final`, {})).json();
    const [row] = before.rows;
    const add = { invoice_product: row.invoice_product.id, count: 1, unit_price: 1 };
    for (const who of [finance, admin])
      for (const answer of [
        await who.patch(path, { declaration_reference: 'anders' }),
        await who.patch(path, { billed_name: 'Een ander', version: before.version }),
        await who.delete(path),
        await who.post(`${path}/rows`, { ...add, vat_percentage: 210 }),
        await who.patch(`${path}/rows/${row.id}`, { unit_price: 1 }),
        await who.delete(`${path}/rows/${row.id}`),
        await who.put(`${path}/rows/order`, { ids: [row.id] }),
        await who.post(`${path}/final`, {}),
      ])
        expect([answer.statusCode, answer.json().errors]).toEqual([
          422,
          ['Deze factuur is definitief. Ze kan niet meer worden gewijzigd of verwijderd.'],
        ]);
    expect(await get(path)).toEqual(before);
  });

  it.each([
    ['update invoices set billed_name = $$x$$ where id = $1', 'its payer'],
    ['update invoices set invoice_number = $$x$$ where id = $1', 'its number'],
    ['update invoices set finalised_at = null where id = $1', 'that it is final'],
    ['update invoices set total_with_vat = 1 where id = $1', 'its total'],
    ['update invoices set sender = $${}$$ where id = $1', 'its sender'],
    ['delete from invoices where id = $1', 'the invoice'],
    ['update invoice_rows set unit_price = 1 where invoice_id = $1', 'a row'],
    ['delete from invoice_rows where invoice_id = $1', 'the rows'],
  ])('stays even when a statement would take it: %s', async (statement) => {
    const { finance, trajectory } = await anOffice();
    const { path, id } = await aDraft(db, trajectory);
    await finance.post(`${path}/final`, {});
    const raw = statement.replace('$1', String(id));
    await expect(sql.raw(raw).execute(db)).rejects.toThrow('a final invoice stays as it is');
  });

  it('prints the same bytes after the organisation, its logo, a product and the payer changed', async () => {
    const { own, finance, trajectory } = await anOffice();
    const { path } = await aDraft(db, trajectory);
    await finance.post(`${path}/final`, {});
    const first = (await finance.get(`${path}/download`)).rawPayload;
    const moved = { name: 'Anders', iban: 'NL20INGB0001234567', payment_term_days: 60 };
    await db.updateTable('organisations').set(moved).where('id', '=', own.id).execute();
    await db.updateTable('invoice_products').set({ name: 'Anders' }).execute();
    const again = (await finance.get(`${path}/download`)).rawPayload;
    expect(again.equals(first)).toBe(true);
    const { text } = await readPdf(again);
    expect(text).toContain('Stichting Werkwijzer');
    expect((await finance.get(path)).json().due_date).toBe('2026-11-17');
  });

  it('keeps the PDF that is printed first, made from what was frozen', async () => {
    const { own, finance, trajectory } = await anOffice();
    const { path, id } = await aDraft(db, trajectory);
    await finance.post(`${path}/final`, {});
    const moved = { name: 'Anders', iban: 'NL20INGB0001234567' };
    await db.updateTable('organisations').set(moved).where('id', '=', own.id).execute();
    const both = await Promise.all([1, 2].map(() => finance.get(`${path}/download`)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [first] = both.map(({ rawPayload }) => rawPayload);
    if (!first) throw new Error('No PDF');
    for (const { rawPayload } of both) expect(rawPayload.equals(first)).toBe(true);
    const text = (await readPdf(first)).text.replace(/\s+/g, ' ');
    expect(text).toContain('NL91 ABNA 0417 1643 00');
    const files = await db
      .selectFrom('invoices')
      .where('id', '=', id)
      .select('pdf_file_id')
      .execute();
    expect(files).toEqual([{ pdf_file_id: expect.any(Number) }]);
  });

  it('is not made with a date in a closed period, nor when something is missing', async () => {
    const { own, finance, trajectory } = await anOffice();
    await db
      .updateTable('invoice_settings')
      .set({ closed_until: '2026-11-03' })
      .where('organisation_id', '=', own.id)
      .execute();
    const { path } = await aDraft(db, trajectory, { invoice_date: '2026-11-03' });
    expect((await finance.post(`${path}/final`, {})).json().errors).toEqual([
      'De boekhouding is gesloten tot en met 3 november 2026. Kies een latere datum.',
    ]);
    await finance.patch(path, { invoice_date: '2026-11-04', billed_address: '' });
    expect((await finance.post(`${path}/final`, {})).json().errors).toHaveLength(1);
    await finance.patch(path, { billed_address: 'Lindelaan 1\n3581 AA Utrecht' });
    expect((await finance.post(`${path}/final`, {})).statusCode).toBe(200);
  });

  it('is not made with a total below zero: that is for a credit note', async () => {
    const { finance, trajectory, get } = await anOffice();
    const { path } = await aDraft(db, trajectory, { rows: [{ count: '-1' }] });
    const sentence =
      'Het totaal is lager dan nul. Crediteer in plaats daarvan de factuur waar het om gaat.';
    expect((await get(path)).missing).toEqual([sentence]);
    const refused = await finance.post(`${path}/final`, {});
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [sentence]]);
  });

  it('is not made with a date far ahead, which would begin the series of that year', async () => {
    const { finance, trajectory } = await anOffice();
    const { path } = await aDraft(db, trajectory, { invoice_date: '2126-11-03' });
    expect((await finance.post(`${path}/final`, {})).json().errors).toEqual([
      'De factuurdatum ligt meer dan 60 dagen in de toekomst.',
    ]);
  });

  it('is not made when it is too long to print, and says so while it is a draft', async () => {
    const { finance, trajectory, get } = await anOffice();
    const text = 'x\n'.repeat(240);
    const rows = Array.from({ length: 490 }, () => ({ unit_price: 10_000, text }));
    const { path } = await aDraft(db, trajectory, { rows });
    const why =
      'Deze factuur is te lang om af te drukken. Kort de teksten in of verdeel de regels over meer facturen.';
    expect((await get(path)).missing).toEqual([why]);
    expect((await finance.post(`${path}/final`, {})).json().errors).toEqual([why]);
    expect((await finance.get(`${path}/download`)).json().errors).toEqual([why]);
  });

  it('prints when it was just not too long', async () => {
    const { finance, trajectory } = await anOffice();
    const text = (n: number) =>
      `Gesprek ${n} over ${n * 7} en wat daarna komt. `.repeat(5).slice(0, 200);
    const rows = Array.from({ length: 500 }, (_, n) => ({ unit_price: 10_000, text: text(n) }));
    const { path } = await aDraft(db, trajectory, { rows });
    expect((await finance.post(`${path}/final`, {})).statusCode).toBe(200);
    const { pages } = await readPdf((await finance.get(`${path}/download`)).rawPayload);
    expect(pages.length).toBeGreaterThan(30);
  });

  it('is not made with characters that cannot be printed', async () => {
    const { finance, trajectory } = await anOffice();
    const { path } = await aDraft(db, trajectory, { concerns: 'Ольга 😀' });
    expect((await finance.post(`${path}/final`, {})).json().errors).toEqual([
      'Deze tekens kunnen we niet in een PDF zetten: 😀. Haal ze weg of schrijf ze anders.',
    ]);
    await finance.patch(path, { concerns: 'Ольга ✓' });
    expect((await finance.post(`${path}/final`, {})).statusCode).toBe(200);
    expect((await finance.get(`${path}/download`)).statusCode).toBe(200);
  });

  it('gets its PDF, whatever another lacks', async () => {
    const { trajectory } = await anOffice();
    const [bad, good] = [
      await aDraft(db, trajectory, { concerns: '😀' }),
      await aDraft(db, trajectory),
    ];
    for (const one of [bad, good]) await makeFinal(db, one);
    await expect(makeMissing(world)).rejects.toThrow();
    const made = await db
      .selectFrom('invoices')
      .where('id', 'in', [bad.id, good.id])
      .where('pdf_file_id', 'is not', null)
      .select('id')
      .execute();
    expect(made).toEqual([{ id: good.id }]);
  });

  it('is not made of a version that somebody else has changed meanwhile', async () => {
    const { finance, admin, trajectory } = await anOffice();
    const { path } = await aDraft(db, trajectory);
    const { version } = (await finance.get(path)).json();
    await admin.patch(path, { declaration_reference: 'UWV 2', version });
    expect((await finance.post(`${path}/final`, { version })).statusCode).toBe(422);
    expect((await finance.post(`${path}/final`, { version: version + 1 })).statusCode).toBe(200);
  });

  it('shows since when it was sent, and who may see it still may change', async () => {
    const { finance, trajectory } = await anOffice();
    const { path } = await aDraft(db, trajectory, { invoice_date: '2026-11-16' });
    expect((await finance.post(`${path}/sent`, {})).statusCode).toBe(422);
    await finance.post(`${path}/final`, {});
    expect((await finance.post(`${path}/sent`, {})).json()).toMatchObject({
      state: 'sent',
      sent_at: expect.any(String),
    });
  });
});
