import type { Invoice } from '@traject/contract/invoices';
import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aDraft, anInvoicingOrganisation } from '../../testing/invoices.ts';
import { readPdf } from '../../testing/pdfText.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const finance = as(await tokenOf(world, await anAccount(db, { in: [['finance', own]] })));
const trajectory = await aTrajectory(db, own);
const all = `/trajectories/${trajectory.id}/invoices`;
const get = async (id: number): Promise<Invoice> => (await finance.get(`${all}/${id}`)).json();

async function aFinal(rows?: object[]) {
  const { path, id } = await aDraft(db, trajectory, {
    invoice_date: '2026-11-16',
    ...(rows && { rows }),
  });
  await finance.post(`${path}/final`, {});
  return { path, id };
}

describe('a credit note', () => {
  it('takes all of an invoice back, in a series of its own, and refers to it', async () => {
    const { path, id } = await aFinal([{ unit_price: 10_000 }, { count: '2.5', unit_price: 333 }]);
    const before = await get(id);
    const note: Invoice = (await finance.post(`${path}/credit`, {})).json();
    expect(note).toMatchObject({ kind: 'credit', state: 'draft', credits: { id } });
    expect(note.total_with_vat).toBe(-before.total_with_vat);
    expect((await get(id)).open).toBe(before.total_with_vat);
    const made = (await finance.post(`${all}/${note.id}/final`, {})).json();
    expect(made).toMatchObject({ invoice_number: 'C2026-0001', due_date: null, open: 0 });
    expect(await get(id)).toMatchObject({
      state: 'credited',
      open: 0,
      credited: before.total_with_vat,
      credited_by: [{ id: note.id, invoice_number: 'C2026-0001', is_final: true }],
    });
    const paper = await readPdf((await finance.get(`${all}/${note.id}/download`)).rawPayload);
    expect(paper.title).toBe('Creditfactuur C2026-0001');
    const text = paper.text.replace(/[\s\u00a0]+/g, ' ');
    expect(text).toContain(`Bij factuur ${before.invoice_number}`);
    expect(text).toContain('€ -131,08');
    expect(text).not.toContain('Betalen uiterlijk');
  });

  it('takes a part of it back, and never more than there was', async () => {
    const { path, id } = await aFinal([{ count: '4', unit_price: 2_500 }]);
    const half = async (count: number) => {
      const note: Invoice = (await finance.post(`${path}/credit`, {})).json();
      const [row] = note.rows;
      await finance.patch(`${all}/${note.id}/rows/${row?.id}`, { count });
      return finance.post(`${all}/${note.id}/final`, {});
    };
    expect((await half(-3)).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ credited: 9_075, open: 3_025 });
    const tooMuch = await half(-2);
    expect([tooMuch.statusCode, tooMuch.json().errors]).toEqual([
      422,
      [expect.stringContaining('meer gecrediteerd dan er is gefactureerd')],
    ]);
    expect((await half(2)).statusCode, 'a credit note does not add').toBe(422);
    expect((await half(-1)).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'credited', open: 0 });
  });

  it.each([
    ['more', 3],
    ['less', 7],
  ])(
    'that takes the last part back leaves nothing open, though its VAT rounds to a cent %s',
    async (_, price) => {
      const { path, id } = await aFinal([{ count: '2', unit_price: price }]);
      const half = async (): Promise<Invoice> => {
        const note: Invoice = (await finance.post(`${path}/credit`, {})).json();
        await finance.patch(`${all}/${note.id}/rows/${note.rows[0]?.id}`, { count: -1 });
        return (await finance.post(`${all}/${note.id}/final`, {})).json();
      };
      const { total_with_vat } = await get(id);
      const first = await half();
      expect(await get(id)).toMatchObject({ open: total_with_vat + first.total_with_vat });
      const second = await half();
      expect(second, 'each paper is the sum of its own rows').toMatchObject({
        vat: Math.round(price * -0.21),
        total_with_vat: first.total_with_vat,
      });
      expect(first.total_with_vat + second.total_with_vat).not.toBe(-total_with_vat);
      expect(await get(id)).toMatchObject({ state: 'credited', open: 0, credited: total_with_vat });
    },
  );

  it('never takes back more VAT in many small parts, and then takes the rest', async () => {
    const { path, id } = await aFinal([{ count: '1', unit_price: 100 }]);
    const part = async (cents: number) => {
      const note: Invoice = (await finance.post(`${path}/credit`, {})).json();
      const change = { count: -1, unit_price: cents };
      await finance.patch(`${all}/${note.id}/rows/${note.rows[0]?.id}`, change);
      return finance.post(`${all}/${note.id}/final`, {});
    };
    let parts = 0;
    let answer = await part(3);
    for (; answer.statusCode === 200; parts++) answer = await part(3);
    expect(answer.json().errors).toEqual([expect.stringContaining('een groter deel in één keer')]);
    expect((await get(id)).open).toBe(121 - parts * 4);
    const last = (await part(100 - parts * 3)).json();
    expect(parts * 4 - last.total_with_vat, 'a cent at most').toBeLessThanOrEqual(122);
    expect(await get(id)).toMatchObject({ state: 'credited', open: 0, credited: 121 });
  });

  it('takes no more than the total, where a discount had another rate', async () => {
    const discount = { unit_price: -5_000, vat_percentage: 0, vat_category: 'zero' };
    const { path, id } = await aFinal([{ unit_price: 10_000 }, discount]);
    const without = async (at: number) => {
      const note: Invoice = (await finance.post(`${path}/credit`, {})).json();
      await finance.delete(`${all}/${note.id}/rows/${note.rows[at]?.id}`);
      return (await finance.post(`${all}/${note.id}/final`, {})).statusCode;
    };
    expect([await without(0), await without(1)]).toEqual([422, 422]);
    const whole: Invoice = (await finance.post(`${path}/credit`, {})).json();
    expect((await finance.post(`${all}/${whole.id}/final`, {})).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'credited', open: 0 });
  });

  it('never takes back more when two are made final at once', async () => {
    const { path, id } = await aFinal();
    const notes = await Promise.all([1, 2].map(() => finance.post(`${path}/credit`, {})));
    const made = await Promise.all(
      notes.map((note) => finance.post(`${all}/${note.json().id}/final`, {})),
    );
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await get(id)).toMatchObject({ open: 0 });
  });

  it('and a new draft are one action when an invoice is corrected', async () => {
    const { path, id } = await aFinal();
    const fresh: Invoice = (await finance.post(`${path}/credit`, { again: true })).json();
    expect(fresh).toMatchObject({ kind: 'invoice', state: 'draft', total_with_vat: 12_100 });
    const { credited_by, ...credited } = await get(id);
    expect(credited).toMatchObject({ state: 'credited', open: 0 });
    expect(credited_by).toEqual([expect.objectContaining({ is_final: true })]);
    const again = await finance.post(`${path}/credit`, { again: true });
    expect(again.statusCode).toBe(422);
    const left = await db
      .selectFrom('invoices')
      .where('credits_id', '=', id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(left.count, 'the refused one left nothing').toBe(1);
  });

  it('is not made for a draft, nor for a credit note', async () => {
    const { path } = await aDraft(db, trajectory, { invoice_number: 'los' });
    expect((await finance.post(`${path}/credit`, {})).statusCode).toBe(422);
    const final = await aFinal();
    const note = (await finance.post(`${final.path}/credit`, { again: false })).json();
    await finance.post(`${all}/${note.id}/final`, {});
    expect((await finance.post(`${all}/${note.id}/credit`, {})).statusCode).toBe(422);
  });
});

describe('an invoice', () => {
  it('is duplicated as a draft of today with the same payer and rows', async () => {
    const { path, id } = await aFinal([{ unit_price: 10_000, text: 'Vier gesprekken' }]);
    const before = await get(id);
    const copy: Invoice = (await finance.post(`${path}/duplicate`, {})).json();
    expect(copy).toMatchObject({
      kind: 'invoice',
      state: 'draft',
      billed_name: before.billed_name,
    });
    expect(copy.rows.map(({ text, total }) => [text, total])).toEqual([
      ['Vier gesprekken', 10_000],
    ]);
    expect(copy.invoice_number).not.toBe(before.invoice_number);
  });
});
