import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoice, anInvoicingOrganisation, aProduct, aRow } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();

async function anOffice() {
  const own = await anInvoicingOrganisation(db);
  const finance = await tokenOf(world, await anAccount(db, { in: [['finance', own]] }));
  const path = `/organisations/${own.id}/invoice-settings`;
  const get = async () => (await as(finance).get(path)).json();
  return { own, finance, path, get };
}
const year = String(world.clock().getFullYear());

describe('the settings of invoices', () => {
  it('say which numbers come next, in the form that was chosen', async () => {
    const { finance, path, get } = await anOffice();
    expect(await get()).toMatchObject({
      number_form: '',
      concerns: 'trajectory',
      closed_until: null,
      next: { invoice: `${year}-0001`, credit: `C${year}-0001` },
    });
    const given = { number_form: 'WW-{yy}-{nnn}', credit_form: 'CR-{n}', version: 1 };
    expect((await as(finance).patch(path, given)).json()).toMatchObject({
      ...given,
      next: { invoice: `WW-${year.slice(2)}-001`, credit: 'CR-1' },
      version: 2,
    });
    expect((await as(finance).patch(path, { footer: 'x', version: 1 })).statusCode).toBe(422);
  });

  it('refuse a form without a counter, and one for both kinds', async () => {
    const { finance, path } = await anOffice();
    for (const body of [
      { number_form: 'F-{yyyy}' },
      { number_form: '{nnn}-{yyyy}' },
      { credit_form: '' },
      { number_form: 'F{nnn}', credit_form: 'F{nnn}' },
      { number_form: '{yyyy}-{nnnn}', credit_form: '20{yy}-{nnnn}' },
      { number_form: 'F{nnn}', credit_form: 'F{nnnn}' },
      { number_form: 'F{nnn}', credit_form: 'F9{nnn}' },
      { number_form: 'F26-{nnn}', credit_form: 'F{yy}-{nnn}' },
    ])
      expect((await as(finance).patch(path, body)).statusCode, JSON.stringify(body)).toBe(422);
  });

  it('refuse for credit notes how invoices are numbered where no form was chosen', async () => {
    const { own, finance, path, get } = await anOffice();
    const refused = await as(finance).patch(path, { credit_form: '20{yy}-{nnnn}' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [expect.stringContaining('zouden dezelfde nummers krijgen')],
    ]);
    expect((await get()).credit_form).toBe('C{yyyy}-{nnnn}');
    await anInvoice(db, await aTrajectory(db, own), { invoice_number: 'WW-26-101' });
    for (const [credit_form, status] of [
      ['WW-{yy}-{nnn}', 422],
      ['20{yy}-{nnnn}', 200],
    ])
      expect((await as(finance).patch(path, { credit_form })).statusCode).toBe(status);
  });

  it('are for who keeps them', async () => {
    const { own, path } = await anOffice();
    const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
    expect((await as(counselor).get(path)).statusCode).toBe(404);
  });
});

describe('a closed period', () => {
  it('only grows, and never past today', async () => {
    const { finance, path, get } = await anOffice();
    const close = (until: string) => as(finance).post(`${path}/close`, { until });
    expect((await close('2101-01-01')).statusCode).toBe(422);
    expect((await close('2026-06-30')).json()).toMatchObject({ closed_until: '2026-06-30' });
    const back = await close('2026-06-30');
    expect([back.statusCode, back.json().errors]).toEqual([
      422,
      [expect.stringContaining('al gesloten tot en met 30 juni 2026')],
    ]);
    expect((await close('2026-07-31')).statusCode).toBe(200);
    expect(await get()).toMatchObject({ closed_until: '2026-07-31' });
  });

  it('takes no invoice any more', async () => {
    const { own, finance, path } = await anOffice();
    const trajectory = await aTrajectory(db, own);
    const invoice = await anInvoice(db, trajectory, { invoice_date: '2026-06-30' });
    await aRow(db, invoice, { product: await aProduct(db, own) });
    await as(finance).post(`${path}/close`, { until: '2026-06-30' });
    const final = `/trajectories/${trajectory.id}/invoices/${invoice.id}/final`;
    const refused = await as(finance).post(final, {});
    expect([refused.statusCode, refused.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('gesloten tot en met'),
    ]);
  });
});
