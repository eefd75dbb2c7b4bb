import { describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { anInvoice, anInvoicingOrganisation, aProduct, aRow } from '../../testing/invoices.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anInvoicingOrganisation(db);
const foreign = await anInvoicingOrganisation(db);
const admin = await tokenOf(world, await anAccount(db, { in: [['admin', own]] }));
const counselor = await tokenOf(world, await anAccount(db, { in: [['counselor', own]] }));
const stranger = await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] }));
const change = (id: number, body: object, who = admin) =>
  as(who).patch(`/invoice-products/${id}`, body);
const kept = async () => (await as(admin).get(`/organisations/${own.id}/invoice-products`)).json();

describe('[ADM-04] invoice products', () => {
  it('are renamed, priced and archived by an admin; invoices keep those of their day', async () => {
    const product = await aProduct(db, own, { name: 'Coaching' });
    const trajectory = await aTrajectory(db, own);
    const invoice = await anInvoice(db, trajectory);
    await aRow(db, invoice, { product });
    const given = { name: 'Begeleiding', default_price: 12_000, vat_percentage: 90 };
    expect((await change(product.id, { ...given, archived: true })).json()).toEqual({
      id: product.id,
      ...given,
      vat_category: 'standard',
      vat_reason: '',
      archived: true,
      in_use: true,
    });
    expect(await kept()).toEqual([expect.objectContaining({ id: product.id, archived: true })]);
    expect((await as(counselor).get('/invoice-products')).json()).toEqual([]);
    const path = `/trajectories/${trajectory.id}/invoices/${invoice.id}`;
    const [row] = (await as(counselor).get(path)).json().rows;
    expect(row.invoice_product.name).toBe('Coaching');
    await change(product.id, { archived: false });
    expect((await as(counselor).get('/invoice-products')).json()).toHaveLength(1);
    expect((await change(product.id, {})).json()).toMatchObject(given);
  });

  it('are none for somebody who asks for another organisation’s', async () => {
    await aProduct(db, foreign, { name: 'Van elders' });
    const answer = await as(counselor).get(`/invoice-products?organisation_id=${foreign.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it('have unique names, even when one is restored', async () => {
    const old = await aProduct(db, own, { name: 'Training', archived: true });
    await aProduct(db, own, { name: 'training' });
    for (const body of [{ archived: false }, { archived: false, name: 'TRAINING' }]) {
      const answer = await change(old.id, body);
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([
        422,
        expect.stringContaining('Er is al een product'),
      ]);
    }
    expect((await change(old.id, { archived: false, name: 'Training 2' })).statusCode).toBe(200);
  });

  it('[ADM-08] can only be changed by admins, in their own organisation', async () => {
    const { id } = await aProduct(db, own, { name: 'Van ons' });
    for (const who of [counselor, stranger]) {
      expect((await change(id, { name: 'Gekaapt' }, who)).statusCode).toBe(404);
      const list = await as(who).get(`/organisations/${own.id}/invoice-products`);
      expect(list.statusCode).toBe(404);
    }
    expect((await kept()).map(({ name }: { name: string }) => name)).toContain('Van ons');
  });
});
