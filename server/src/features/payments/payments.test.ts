import { describe, expect, it } from 'vitest';
import { today } from '../../platform/program/clock.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { aDraft, anInvoicingOrganisation } from '../../testing/invoices.ts';
import { aMoneyDesk } from '../../testing/moneyDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const world = await testApp();
const { db, as } = world;

describe('a payment', () => {
  it('is booked on a final invoice, in parts, and the invoice says what is left', async () => {
    const { aFinal, pay, get, payments } = await aMoneyDesk(world);
    const { id } = await aFinal();
    const first = await pay(id, 5_000, { description: 'Eerste deel' });
    expect(first.json()).toMatchObject({
      kind: 'payment',
      amount: 5_000,
      paid_on: '2026-11-16',
      description: 'Eerste deel',
      bank_line_id: null,
      created_by: { name: expect.any(String) },
      undone_at: null,
    });
    expect(await get(id)).toMatchObject({ state: 'partly_paid', paid: 5_000, open: 7_100 });
    await pay(id, 7_100);
    expect(await get(id)).toMatchObject({ state: 'paid', paid: 12_100, open: 0 });
    expect((await payments(id)).map(({ amount }) => amount)).toEqual([5_000, 7_100]);
  });

  it('may be too much, and goes back with a payment below nought', async () => {
    const { aFinal, pay, get } = await aMoneyDesk(world);
    const { id } = await aFinal();
    await pay(id, 20_000);
    expect(await get(id)).toMatchObject({ state: 'paid', open: -7_900 });
    await pay(id, -7_900, { description: 'Te veel betaald' });
    expect(await get(id)).toMatchObject({ state: 'paid', open: 0 });
  });

  it('is undone once, and stays in sight', async () => {
    const { aFinal, pay, get, finance, paymentsOf, payments } = await aMoneyDesk(world);
    const { id } = await aFinal();
    const paid = (await pay(id, 12_100)).json();
    const undo = () => finance.post(`${paymentsOf(id)}/${paid.id}/undo`, {});
    expect((await undo()).json()).toMatchObject({ id: paid.id, undone_at: expect.any(String) });
    expect(await get(id)).toMatchObject({ paid: 0, open: 12_100 });
    expect((await undo()).json().errors).toEqual(['Dit is al ongedaan gemaakt.']);
    expect(await payments(id)).toHaveLength(1);
  });

  it('is not booked on a draft or a credit note, nor of nothing', async () => {
    const { aFinal, pay, finance, all, trajectory } = await aMoneyDesk(world);
    const draft = await aDraft(db, trajectory);
    expect((await pay(draft.id, 100)).json().errors).toEqual(['Deze factuur is nog een concept.']);
    const { id } = await aFinal();
    expect((await pay(id, 0)).statusCode).toBe(422);
    const note = (await finance.post(`${all}/${id}/credit`, {})).json();
    await finance.post(`${all}/${note.id}/final`, {});
    expect((await pay(note.id, -12_100)).json().errors).toEqual([
      'Een creditfactuur wordt verrekend met haar factuur. Boek het daar.',
    ]);
  });

  it('is of today at the latest, and not of before there were invoices', async () => {
    const { aFinal, pay, get } = await aMoneyDesk(world);
    const { id } = await aFinal();
    const tomorrow = today(() => new Date(Date.now() + 86_400_000));
    for (const paid_on of ['1900-01-01', '1999-12-31', tomorrow, '2199-01-01'])
      expect((await pay(id, 100, { paid_on })).json().errors, paid_on).toEqual([
        'Kies een datum van 1 januari 2000 tot en met vandaag.',
      ]);
    for (const paid_on of ['2000-01-01', today(() => new Date())])
      expect((await pay(id, 100, { paid_on })).statusCode, paid_on).toBe(200);
    expect((await get(id)).paid).toBe(200);
  });

  it('is neither booked nor undone in a closed period', async () => {
    const { aFinal, pay, finance, paymentsOf, close, get } = await aMoneyDesk(world);
    const { id } = await aFinal();
    const paid = (await pay(id, 1_000, { paid_on: '2026-10-31' })).json();
    await close('2026-10-31');
    const refused = await pay(id, 1_000, { paid_on: '2026-10-31' });
    expect(refused.json().errors).toEqual([
      'De boekhouding is gesloten tot en met 31 oktober 2026. Kies een latere datum.',
    ]);
    const undone = await finance.post(`${paymentsOf(id)}/${paid.id}/undo`, {});
    expect(undone.json().errors[0]).toContain('blijft zoals het is');
    expect((await pay(id, 1_000, { paid_on: '2026-11-01' })).statusCode).toBe(200);
    expect((await get(id)).paid).toBe(2_000);
  });

  it('keeps the ledger when twenty come at once', async () => {
    const { aFinal, pay, get, finance, paymentsOf } = await aMoneyDesk(world);
    const { id } = await aFinal();
    const twenty = Array.from({ length: 20 }, (_, n) => n);
    const paid = await Promise.all(twenty.map(() => pay(id, 100)));
    expect(paid.map(({ statusCode }) => statusCode)).toEqual(twenty.map(() => 200));
    expect((await get(id)).open).toBe(10_100);
    const undo = `${paymentsOf(id)}/${paid[0]?.json().id}/undo`;
    const undone = await Promise.all(twenty.map(() => finance.post(undo, {})));
    expect(undone.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await get(id)).open).toBe(10_200);
  });
});

describe('a write-off', () => {
  it('is of no more than is open, also when twenty come at once', async () => {
    const { aFinal, pay, get } = await aMoneyDesk(world);
    const { id } = await aFinal();
    await pay(id, 12_000);
    const off = (amount: number) => pay(id, amount, { kind: 'write_off' });
    expect((await off(101)).json().errors).toEqual([
      'Er kan hoogstens worden afgeboekt wat nog openstaat: € 1,00.',
    ]);
    expect((await off(-1)).statusCode).toBe(422);
    const all = await Promise.all(Array.from({ length: 20 }, () => off(100)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await get(id)).toMatchObject({ state: 'written_off', written_off: 100, open: 0 });
  });
});

describe('the payments of an organisation', () => {
  it('exist for nobody of another organisation, and not for those who guide trajectories', async () => {
    const { own, house, aFinal, pay, paymentsOf, report, lines } = await aMoneyDesk(world);
    const { id } = await aFinal();
    const paid = (await pay(id, 1_000)).json();
    await report({ cents: 700, text: 'geheim' });
    const [line] = await lines();
    const elsewhere = await anInvoicingOrganisation(db, 'Elders');
    const theirs = `/organisations/${elsewhere.id}`;
    const admin = as(
      await tokenOf(world.world, await anAccount(db, { in: [['admin', elsewhere]] })),
    );
    const counselor = as(
      await tokenOf(world.world, await anAccount(db, { in: [['counselor', own]] })),
    );
    for (const who of [admin, counselor])
      for (const path of [paymentsOf(id), `${house}/bank-lines`, `${house}/invoices`])
        expect((await who.get(path)).statusCode, path).toBe(404);
    const body = { kind: 'payment', amount: 1, paid_on: '2026-11-16' };
    const book = { invoices: [{ id, amount: 700 }] };
    for (const [path, said] of [
      [`${theirs}/invoices/${id}/payments`, body],
      [`${theirs}/invoices/${id}/payments/${paid.id}/undo`, {}],
      [`${theirs}/bank-lines/${line?.id}/book`, book],
      [`${theirs}/bank-lines/${line?.id}/set-aside`, {}],
      [`${theirs}/bank-lines/${line?.id}/undo`, {}],
    ] as const)
      expect((await admin.post(path, said)).statusCode, path).toBe(404);
    expect((await admin.get(`${theirs}/invoices/${id}/payments`)).statusCode).toBe(404);
    expect((await admin.get(`${theirs}/bank-lines`)).json().data).toEqual([]);
    expect((await admin.get(`${theirs}/invoices`)).json()).toMatchObject({
      data: [],
      totals: { count: 0, total: 0, open: 0, overdue: 0 },
    });
  });
});
