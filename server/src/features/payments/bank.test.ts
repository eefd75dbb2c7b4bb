import { describe, expect, it } from 'vitest';
import { aMoneyDesk, type BankRow, statementOf } from '../../testing/moneyDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { mtFile, mtStatement } from './bankFiles/bankFiles.testing.ts';

const world = await testApp();

describe('a bank statement', () => {
  it('is read, and what is certain is booked at once', async () => {
    const { aFinal, report, get, payments, lines } = await aMoneyDesk(world);
    const invoice = await aFinal();
    const { invoice_number: number } = invoice;
    const told = await report(
      { cents: 12_100, name: 'Zorggroep De Linde', text: `Factuur ${number}` },
      { cents: 12_100, name: 'Onbekend', text: 'dank' },
      { cents: -50_000, name: 'Verhuurder', text: 'huur' },
    );
    expect(told).toEqual({ id: expect.any(Number), lines: 3, fresh: 3, matched: 1, doubts: 0 });
    expect(await get(invoice.id)).toMatchObject({ state: 'paid', open: 0 });
    expect(await payments(invoice.id)).toMatchObject([
      { amount: 12_100, paid_on: '2026-11-16', bank_line_id: expect.any(Number) },
    ]);
    expect((await lines()).map(({ amount }) => amount)).toEqual([12_100, -50_000]);
    expect(await lines('booked')).toMatchObject([
      { left: 0, payments: [{ amount: 12_100, invoice: { invoice_number: number } }] },
    ]);
  });

  it('books nothing twice: not the same file again, nor one that overlaps it', async () => {
    const { aFinal, report, get } = await aMoneyDesk(world);
    const { id, invoice_number: number } = await aFinal();
    const rows: BankRow[] = [
      { cents: 2_000, name: 'Zorggroep De Linde', text: `deel 1 ${number}` },
      { cents: 2_000, name: 'Zorggroep De Linde', text: `deel 1 ${number}` },
    ];
    expect(await report(...rows)).toMatchObject({ lines: 2, fresh: 2, matched: 2 });
    expect((await get(id)).open).toBe(8_100);
    expect(await report(...rows)).toMatchObject({ lines: 2, fresh: 0, matched: 0 });
    const more = { cents: 8_100, name: 'Zorggroep De Linde', text: `rest ${number}` };
    expect(await report(...rows, more)).toMatchObject({ lines: 3, fresh: 1, matched: 1 });
    expect(await get(id)).toMatchObject({ state: 'paid', open: 0 });
  });

  it('that tells in other words what another told before leaves it to somebody', async () => {
    const { aFinal, report, send, get, lines } = await aMoneyDesk(world);
    const { id, invoice_number: number } = await aFinal();
    const paid = { cents: 5_000, name: 'Zorggroep De Linde', text: `Deel van ${number}` };
    expect(await report(paid)).toMatchObject({ matched: 1 });
    const rows = `:61:2611161116C50,00NTRFNONREF//B7\n:86:/NAME/Zorggroep De Linde/REMI/${number}`;
    const again = await send(mtFile(mtStatement('C261115EUR0,', 'C261116EUR50,', rows)), 'x.940');
    expect(again.json()).toMatchObject({ fresh: 1, matched: 0, doubts: 1 });
    expect((await get(id)).open).toBe(7_100);
    expect(await lines()).toMatchObject([
      { repeated: true, proposal: { kind: 'doubt', invoices: [{ id, amount: 5_000 }] } },
    ]);
    expect(await lines('booked')).toMatchObject([{ repeated: false }]);
    const other = { ...paid, day: '2026-11-15' };
    expect(await report(other), 'another day').toMatchObject({ matched: 1 });
  });

  it('with a day that cannot be is refused, and names its line', async () => {
    const { send, lines } = await aMoneyDesk(world);
    for (const day of ['0000-01-01', '0001-01-01', '1989-12-31', '2101-01-01']) {
      const refused = await send(statementOf([{ cents: 100, day }]));
      expect([refused.statusCode, refused.json().errors], day).toEqual([
        422,
        [expect.stringMatching(/regel \d+/), 'Hier staat geen geldige datum.'],
      ]);
    }
    expect(await lines()).toEqual([]);
  });

  it('never pays an invoice twice from two lines that name it', async () => {
    const { aFinal, report, get, lines } = await aMoneyDesk(world);
    const { id, invoice_number: number } = await aFinal();
    const row = { cents: 12_100, name: 'Zorggroep De Linde', text: number };
    expect(await report(row, { ...row, name: 'De Linde' })).toMatchObject({ matched: 1 });
    expect((await get(id)).open).toBe(0);
    expect(await lines()).toMatchObject([{ left: 12_100, proposal: { kind: 'none' } }]);
  });

  it('is stored by one when the same is sent ten times at once', async () => {
    const { aFinal, send, get } = await aMoneyDesk(world);
    const { id, invoice_number: number } = await aFinal();
    const file = statementOf([{ cents: 12_100, text: number }]);
    const all = await Promise.all(Array.from({ length: 10 }, () => send(file)));
    expect(all.map((answer) => answer.json().fresh).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 0),
      1,
    ]);
    expect(await get(id)).toMatchObject({ paid: 12_100, open: 0 });
  });

  it('that is wrong at its end books nothing, and says where and why', async () => {
    const { aFinal, send, get, lines } = await aMoneyDesk(world);
    const { id, invoice_number: number } = await aFinal();
    const good = statementOf([{ cents: 12_100, text: number }]);
    const bad = await send(good.replace('<Amt Ccy="EUR">121.00', '<Amt Ccy="EUR">122.00'));
    expect([bad.statusCode, bad.json().errors]).toEqual([
      422,
      [expect.stringMatching(/regel \d+/), expect.stringContaining('eindsaldo')],
    ]);
    expect((await send('naam;bedrag', 'x.csv')).statusCode).toBe(422);
    expect((await send('geen afschrift', 'x.940')).statusCode).toBe(422);
    expect((await get(id)).open).toBe(12_100);
    expect(await lines()).toEqual([]);
  });

  it('of five thousand lines is read whole', async () => {
    const { aFinal, report, get } = await aMoneyDesk(world);
    const invoice = await aFinal();
    const rows = Array.from({ length: 5_000 }, (_, n) => ({ cents: n + 1, text: `rij ${n}` }));
    const last = { cents: 12_100, text: `betreft ${invoice.invoice_number}` };
    expect(await report(...rows, last)).toMatchObject({ lines: 5_001, fresh: 5_001, matched: 1 });
    expect((await get(invoice.id)).open).toBe(0);
  });

  it('is stored but not booked where it falls in a closed period', async () => {
    const { aFinal, report, get, lines, close, finance, house } = await aMoneyDesk(world);
    const { id, invoice_number: number } = await aFinal();
    await close('2026-10-31');
    const told = await report({ cents: 12_100, text: number, day: '2026-10-31' });
    expect(told).toMatchObject({ fresh: 1, matched: 0, doubts: 1 });
    const [line] = await lines();
    const path = `${house}/bank-lines/${line?.id}/book`;
    const refused = await finance.post(path, { invoices: [{ id, amount: 12_100 }] });
    expect(refused.json().errors[0]).toContain('gesloten tot en met 31 oktober 2026');
    expect((await get(id)).open).toBe(12_100);
  });
});

describe('a line of a bank statement', () => {
  it('that is a doubt is shown with its reasons, and booked by somebody', async () => {
    const { aFinal, report, lines, finance, house, get } = await aMoneyDesk(world);
    const { id, invoice_number } = await aFinal();
    expect(await report({ cents: 12_100, name: 'Zorggroep De Linde' })).toMatchObject({
      matched: 0,
      doubts: 1,
    });
    const [line] = await lines();
    expect(line?.proposal).toMatchObject({
      kind: 'doubt',
      reasons: ['amount', 'name'],
      invoices: [{ id, invoice_number, amount: 12_100, open: 12_100 }],
    });
    const booked = await finance.post(`${house}/bank-lines/${line?.id}/book`, {
      invoices: [{ id, amount: 12_100 }],
    });
    expect(booked.json()).toMatchObject({ state: 'booked', left: 0 });
    expect((await get(id)).state).toBe('paid');
  });

  it('is spread over invoices, and never booked for more than it is, twenty at once', async () => {
    const { aFinal, report, lines, finance, house, get } = await aMoneyDesk(world);
    const [one, other] = [await aFinal(), await aFinal()];
    await report({ cents: 20_000, name: 'Wie dan ook' });
    const [line] = await lines();
    const book = (...invoices: object[]) =>
      finance.post(`${house}/bank-lines/${line?.id}/book`, { invoices });
    const tooMuch = await book({ id: one.id, amount: 12_100 }, { id: other.id, amount: 7_901 });
    expect(tooMuch.json().errors).toEqual([
      'Er kan niet meer worden geboekt dan er van deze regel over is: € 200,00.',
    ]);
    expect((await book({ id: one.id, amount: -1 })).statusCode).toBe(422);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => book({ id: one.id, amount: 12_100 })),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await book({ id: other.id, amount: 7_900 })).json()).toMatchObject({ left: 0 });
    expect([(await get(one.id)).open, (await get(other.id)).open]).toEqual([0, 4_200]);
  });

  it('is undone with all that was booked from it, and can be booked again', async () => {
    const { aFinal, report, lines, finance, house, get } = await aMoneyDesk(world);
    const { id, invoice_number: number } = await aFinal();
    await report({ cents: 12_100, text: number });
    const [line] = await lines('booked');
    const at = `${house}/bank-lines/${line?.id}`;
    expect((await finance.post(`${at}/undo`, {})).json()).toMatchObject({
      state: 'open',
      left: 12_100,
      proposal: { kind: 'certain' },
    });
    expect((await get(id)).open).toBe(12_100);
    expect((await finance.post(`${at}/undo`, {})).statusCode).toBe(422);
    await finance.post(`${at}/book`, { invoices: [{ id, amount: 12_100 }] });
    expect((await get(id)).open).toBe(0);
  });

  it('is set aside when it is for no invoice, and taken back', async () => {
    const { report, lines, finance, house, aFinal } = await aMoneyDesk(world);
    await report({ cents: 4_000, name: 'Belastingdienst' });
    const [line] = await lines();
    const at = `${house}/bank-lines/${line?.id}`;
    expect((await finance.post(`${at}/set-aside`, {})).json().state).toBe('set_aside');
    const { id } = await aFinal();
    const booked = await finance.post(`${at}/book`, { invoices: [{ id, amount: 4_000 }] });
    expect(booked.json().errors).toEqual(['Deze regel is opzijgezet. Maak dat eerst ongedaan.']);
    expect(await lines('set_aside')).toHaveLength(1);
    expect((await finance.post(`${at}/undo`, {})).json().state).toBe('open');
  });
});
