import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { anInvoice, anInvoicingOrganisation, aProduct } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { nextNumber } from './numbers.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const token = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const coaching = await aProduct(db, own, { name: 'Coaching', default_price: 9500 });
const head = {
  invoice_number: 'F-1',
  declaration_reference: 'UWV 884',
  invoice_date: '2026-11-03',
};
const row = { invoice_product: coaching.id, count: 2.5, unit_price: 9500, vat_percentage: 210 };
let count = 0;
const numbered = () => ({ ...head, invoice_number: `F-${++count + 1}` });
const pathOf = async () => `/trajectories/${(await aTrajectory(db, own)).id}/invoices`;

describe('invoices of a trajectory', () => {
  it('[INV-08] have a head, rows with their product, and totals', async () => {
    const path = await pathOf();
    const made = (await as(token).post(path, { ...head, rows: [] })).json();
    expect(made).toMatchObject({ ...head, total: 0, vat: 0, total_with_vat: 0, rows: [] });
    const added = (await as(token).post(`${path}/${made.id}/rows`, row)).json();
    expect(added).toEqual({
      id: expect.any(Number),
      invoice_product: coaching,
      count: 2.5,
      unit_price: 9500,
      vat_percentage: 210,
      vat_category: 'standard',
      vat_reason: '',
      text: '',
      total: 23750,
      version: 1,
    });
    const whole = (await as(token).get(`${path}/${made.id}`)).json();
    expect(whole).toMatchObject({ total: 23750, vat: 4988, total_with_vat: 28738, rows: [added] });
    expect(whole.rates).toEqual([
      { vat_category: 'standard', vat_percentage: 210, total: 23750, vat: 4988 },
    ]);
  });

  it('[INV-11] come in pages, newest first', async () => {
    const trajectory = await aTrajectory(db, own);
    for (let day = 1; day <= 6; day++)
      await anInvoice(db, trajectory, { invoice_date: `2026-10-0${day}` });
    const path = `/trajectories/${trajectory.id}/invoices?per_page=5`;
    const first = (await as(token).get(path)).json();
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 5, total: 6 });
    expect(first.data[0].invoice_date).toBe('2026-10-06');
    expect((await as(token).get(`${path}&page=2`)).json().data).toHaveLength(1);
  });

  it.each([
    ['invoice_number', 'Factuurnummer: vul dit in.'],
    ['declaration_reference', 'Declaratiereferentie: vul dit in.'],
    ['invoice_date', 'Factuurdatum: vul dit in.'],
  ])('[INV-02] need %s', async (field, sentence) => {
    const answer = await as(token).post(await pathOf(), { ...numbered(), [field]: undefined });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('[INV-02] keep their rows when the head is saved with its empty list', async () => {
    const path = await pathOf();
    const { id, version } = (await as(token).post(path, numbered())).json();
    await as(token).post(`${path}/${id}/rows`, row);
    const change = { declaration_reference: 'UWV 885', rows: [], version };
    const changed = (await as(token).patch(`${path}/${id}`, change)).json();
    expect(changed).toMatchObject({ declaration_reference: 'UWV 885', version: 2 });
    expect(changed.rows).toHaveLength(1);
    const late = await as(token).patch(`${path}/${id}`, change);
    expect(late.statusCode).toBe(422);
  });

  it('bill the client at home unless somebody else pays', async () => {
    const client = await aClient(db, own, { first_name: 'Fatima' });
    await db
      .updateTable('profiles')
      .set({
        address: 'Kanaalstraat',
        address_number: '12',
        postal_code: '3531 CJ',
        city: 'Utrecht',
      })
      .where('person_id', '=', client.id)
      .execute();
    const trajectory = await aTrajectory(db, own, { client });
    const path = `/trajectories/${trajectory.id}/invoices`;
    const home = { billed_address: 'Kanaalstraat 12\n3531 CJ Utrecht' };
    expect((await as(token).get(`${path}/next`)).json()).toMatchObject(home);
    expect((await as(token).post(path, numbered())).json()).toMatchObject(home);
    const elsewhere = { billed_address: 'Postbus 1' };
    expect((await as(token).post(path, { ...numbered(), ...elsewhere })).json()).toMatchObject({
      billed_name: 'Fatima El Amrani',
      ...elsewhere,
    });
    const payer = { billed_name: 'Zorggroep De Linde', billed_address: 'Lindelaan 1' };
    expect((await as(token).post(path, { ...numbered(), ...payer })).json()).toMatchObject(payer);
    expect((await as(token).get(`${path}/next`)).json(), 'the payer of the last one').toMatchObject(
      {
        ...payer,
        billed_vat_number: '',
      },
    );
  });

  it.each([
    ['FOUT123', 422],
    ['NL123', 422],
    ['nl 0012.34.567.b01', 200],
    ['BE0123456789', 200],
    ['', 200],
  ])('take the VAT number %s of the payer with %i', async (billed_vat_number, status) => {
    const answer = await as(token).post(await pathOf(), { ...numbered(), billed_vat_number });
    expect(answer.statusCode).toBe(status);
    if (status === 422)
      expect(answer.json().errors).toEqual([
        'Btw-nummer van de klant: dit is geen geldig btw-nummer.',
      ]);
  });

  it('keep an earlier VAT number until it is changed', async () => {
    const trajectory = await aTrajectory(db, own);
    const { id } = await anInvoice(db, trajectory, { billed_vat_number: 'FOUT123' });
    const path = `/trajectories/${trajectory.id}/invoices/${id}`;
    const same = { declaration_reference: 'R 2', billed_vat_number: 'FOUT123' };
    expect((await as(token).patch(path, same)).statusCode).toBe(200);
    expect((await as(token).patch(path, { billed_vat_number: 'FOUT124' })).statusCode).toBe(422);
  });

  it('take their rows with them when they are deleted', async () => {
    const path = await pathOf();
    const { id } = (await as(token).post(path, numbered())).json();
    await as(token).post(`${path}/${id}/rows`, row);
    expect((await as(token).delete(`${path}/${id}`)).statusCode).toBe(204);
    expect((await as(token).get(`${path}/${id}`)).statusCode).toBe(404);
    const rows = db.selectFrom('invoice_rows').where('invoice_id', '=', id).selectAll();
    expect(await rows.execute()).toEqual([]);
  });
});

describe('the number of an invoice', () => {
  it('is suggested: the one after the last of this year', async () => {
    const organisation = await anOrganisation(db);
    const trajectory = await aTrajectory(db, organisation);
    const year = new Date().getFullYear();
    const mine = await tokenOf(world, await anAccount(db, { in: [['counselor', organisation]] }));
    const next = async () =>
      (await as(mine).get(`/trajectories/${trajectory.id}/invoices/next`)).json().invoice_number;
    expect(await next()).toBe(`${year}-0001`);
    await anInvoice(db, trajectory, { invoice_number: `${year}-0009` });
    await anInvoice(db, trajectory, { invoice_number: `${year}-0010` });
    await anInvoice(db, trajectory, { invoice_number: 'LOS-99' });
    await anInvoice(db, trajectory, { invoice_number: `${year}-999999999` });
    expect(await next()).toBe(`${year}-0011`);
  });

  it.each([
    ['WW-26-101', '2026-11-03', 'WW-26-102'],
    ['20260012', '2026-11-03', '20260013'],
    ['1001', '2026-11-03', '1002'],
    ['WW-25-101', '2025-11-03', 'WW-26-001'],
    ['2025-0007', '2025-11-03', '2026-0001'],
    ['LOS', '2026-11-03', '2026-0001'],
  ])(
    'continues the numbering of the organisation: after %s of %s comes %s',
    async (last, date, next) => {
      const organisation = await anOrganisation(db);
      const trajectory = await aTrajectory(db, organisation);
      await anInvoice(db, trajectory, { invoice_number: last, invoice_date: date });
      expect(await nextNumber(db, { organisation_id: organisation.id, year: 2026 })).toBe(next);
    },
  );

  it('is unique in the organisation, and free to use in another', async () => {
    const [here, other] = [await aTrajectory(db, own), await anOrganisation(db)];
    const there = await aTrajectory(db, other);
    await anInvoice(db, here, { invoice_number: 'DUBBEL' });
    await anInvoice(db, there, { invoice_number: 'DUBBEL' });
    const path = `/trajectories/${here.id}/invoices`;
    const again = await as(token).post(path, { ...head, invoice_number: 'DUBBEL' });
    expect([again.statusCode, again.json().errors[0]]).toEqual([
      422,
      expect.stringMatching(
        /^Factuurnummer DUBBEL bestaat al. Het eerste vrije nummer is \S*\d\.$/,
      ),
    ]);
  });

  it('goes to one of twenty that are saved at the same moment', async () => {
    const path = await pathOf();
    const tries = Array.from({ length: 20 }, () =>
      as(token).post(path, { ...head, invoice_number: 'SAMEN' }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(422)]);
    expect((await as(token).get(path)).json().meta.total).toBe(1);
  });
});

describe('rows', () => {
  it('[INV-09] are added, changed and deleted, and the totals follow', async () => {
    const path = await pathOf();
    const { id } = (await as(token).post(path, numbered())).json();
    const sums = async () => {
      const { total, vat, total_with_vat } = (await as(token).get(`${path}/${id}`)).json();
      return [total, vat, total_with_vat];
    };
    const one = (await as(token).post(`${path}/${id}/rows`, row)).json();
    const product = { id: coaching.id, name: 'wat het scherm ervan heeft' };
    const back = { ...row, invoice_product: product, count: -1, vat_percentage: 90 };
    const other = (await as(token).post(`${path}/${id}/rows`, back)).json();
    expect(await sums()).toEqual([14250, 4988 - 855, 14250 + 4988 - 855]);
    const changed = await as(token).patch(`${path}/${id}/rows/${one.id}`, { count: 1, version: 1 });
    expect(changed.json()).toMatchObject({ count: 1, total: 9500, version: 2 });
    expect((await as(token).delete(`${path}/${id}/rows/${other.id}`)).statusCode).toBe(204);
    expect(await sums()).toEqual([9500, 1995, 11495]);
  });

  it.each([
    ['no product', { invoice_product: undefined }, 'Product: vul dit in.'],
    ['no count', { count: undefined }, 'Aantal: vul dit in.'],
    ['a count of zero', { count: 0 }, 'Aantal: vul iets anders in dan 0.'],
    ['three decimals', { count: 1.125 }, 'Aantal: gebruik hoogstens twee decimalen.'],
    ['half a cent', { unit_price: 10.5 }, 'Prijs per stuk: vul een bedrag in, zoals 12,50.'],
    ['VAT above the maximum', { vat_percentage: 1001 }, 'Btw: kies 100% of minder.'],
    ['an unknown product', { invoice_product: 999_999 }, 'Product: dit kun je hier niet kiezen.'],
  ])('[INV-04] refuse %s', async (_what, wrong, sentence) => {
    const path = await pathOf();
    const { id } = (await as(token).post(path, numbered())).json();
    const answer = await as(token).post(`${path}/${id}/rows`, { ...row, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('accept no product of another organisation, and keep the product name of that day', async () => {
    const foreign = await aProduct(db, await anOrganisation(db), { name: 'Elders' });
    const path = await pathOf();
    const { id } = (await as(token).post(path, numbered())).json();
    const answer = await as(token).post(`${path}/${id}/rows`, {
      ...row,
      invoice_product: foreign.id,
    });
    expect(answer.statusCode).toBe(422);
    const renamed = await aProduct(db, own, { name: 'Oude naam' });
    await as(token).post(`${path}/${id}/rows`, { ...row, invoice_product: renamed.id });
    const rename = db.updateTable('invoice_products').set({ name: 'Nieuwe naam', archived: true });
    await rename.where('id', '=', renamed.id).execute();
    const [kept] = (await as(token).get(`${path}/${id}`)).json().rows;
    expect(kept.invoice_product.name).toBe('Oude naam');
    const stays = await as(token).patch(`${path}/${id}/rows/${kept.id}`, { count: 3 });
    expect(stays.json()).toMatchObject({ count: 3, invoice_product: { name: 'Oude naam' } });
  });
});

describe('products', () => {
  it('[INV-10] are a plain list of one’s own organisation, in cents and tenths of a percent', async () => {
    const made = { name: 'Assessment', default_price: 45050, vat_percentage: 210 };
    const answer = (await as(token).post('/invoice-products', made)).json();
    const vat = { vat_category: 'standard', vat_reason: '' };
    expect(answer).toEqual({ id: expect.any(Number), ...made, ...vat });
    const all = (await as(token).get('/invoice-products')).json();
    expect(all).toContainEqual(answer);
    expect(all.map(({ name }: { name: string }) => name)).not.toContain('Elders');
    const again = await as(token).post('/invoice-products', { ...made, name: 'ASSESSMENT' });
    expect([again.statusCode, again.json().errors[0]]).toEqual([
      422,
      expect.stringContaining('al'),
    ]);
  });
});
