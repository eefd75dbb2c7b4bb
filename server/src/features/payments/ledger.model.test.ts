import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMoneyDesk } from '../../testing/moneyDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const world = await testApp();

type Booked = { invoice: Known; kind: string; amount: number; paid_on: string; undone: boolean };
/** Of four pieces, of which some were credited. */
type Known = { id: number; price: number; total: number; pieces: number; credited: number };
type Line = { id: number; amount: number; bookings: Booked[] };
/** What a bookkeeper would write down. */
type Ledger = {
  invoices: Known[];
  booked: (Booked & { id: number })[];
  lines: Line[];
  closed: string;
};
type Real = Awaited<ReturnType<typeof aMoneyDesk>>;
type Command = fc.AsyncCommand<Ledger, Real>;

const sumOf = (ledger: Ledger, invoice: Known, kind: string) =>
  [...ledger.booked, ...ledger.lines.flatMap(({ bookings }) => bookings)]
    .filter((one) => one.invoice === invoice && one.kind === kind && !one.undone)
    .reduce((sum, { amount }) => sum + amount, 0);

const openOf = (ledger: Ledger, invoice: Known) =>
  invoice.total -
  invoice.credited -
  sumOf(ledger, invoice, 'payment') -
  sumOf(ledger, invoice, 'write_off');

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
const days = ['2026-10-15', '2026-10-31', '2026-11-15'] as const;

/** Does one thing to both, and the sum of every invoice agrees after it. */
const command = (name: string, run: (ledger: Ledger, real: Real) => Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  async run(ledger, real) {
    await run(ledger, real);
    for (const invoice of ledger.invoices)
      expect((await real.get(invoice.id)).open, name).toBe(openOf(ledger, invoice));
  },
});

const withVat = (net: number) => net + Math.round((net * 210) / 1000);

const finalise = (price: number) =>
  command(`finalise ${price}`, async (ledger, { aFinal }) => {
    const made = await aFinal({ rows: [{ count: '4', unit_price: price }] });
    const total = withVat(4 * price);
    expect(made.total_with_vat).toBe(total);
    ledger.invoices.push({ id: made.id, price, total, pieces: 0, credited: 0 });
  });

const credit = (at: number, count: number) =>
  command(`credit ${count} of ${at}`, async (ledger, { finance, all }) => {
    const invoice = pick(ledger.invoices, at);
    if (!invoice) return;
    const started = await finance.post(`${all}/${invoice.id}/credit`, {});
    if (started.statusCode !== 200) return;
    const { id, rows } = started.json();
    await finance.patch(`${all}/${id}/rows/${rows[0].id}`, { count: -count });
    const made = await finance.post(`${all}/${id}/final`, {});
    const isAllowed = invoice.pieces + count <= 4;
    expect(made.statusCode, 'no more than there was').toBe(isAllowed ? 200 : 422);
    if (!isAllowed) return void (await finance.delete(`${all}/${id}`));
    invoice.pieces += count;
    // All of it is all of it, whatever the parts were rounded to.
    invoice.credited =
      invoice.pieces === 4 ? invoice.total : invoice.credited + withVat(count * invoice.price);
  });

const book = (at: number, kind: 'payment' | 'write_off', amount: number, day: number) =>
  command(`${kind} ${amount} on ${at}`, async (ledger, { pay }) => {
    const invoice = pick(ledger.invoices, at);
    const paid_on = pick(days, day) ?? days[2];
    if (!invoice) return;
    const open = openOf(ledger, invoice);
    const fits = amount * open > 0 && Math.abs(amount) <= Math.abs(open);
    const isAllowed = paid_on > ledger.closed && (kind === 'payment' || fits);
    const answer = await pay(invoice.id, amount, { kind, paid_on });
    expect(answer.statusCode).toBe(isAllowed ? 200 : 422);
    if (isAllowed)
      ledger.booked.push({ id: answer.json().id, invoice, kind, amount, paid_on, undone: false });
  });

const undo = (at: number) =>
  command(`undo ${at}`, async (ledger, { finance, paymentsOf }) => {
    const one = pick(ledger.booked, at);
    if (!one) return;
    const isAllowed = !one.undone && one.paid_on > ledger.closed;
    const answer = await finance.post(`${paymentsOf(one.invoice.id)}/${one.id}/undo`, {});
    expect(answer.statusCode).toBe(isAllowed ? 200 : 422);
    if (isAllowed) one.undone = true;
  });

const receive = (amount: number) =>
  command(`receive ${amount}`, async (ledger, { report, lines }) => {
    const text = `los ${ledger.lines.length}`;
    const row = { cents: amount, name: 'Xyz', text, day: days[2] };
    expect(await report(row)).toMatchObject({ lines: 1, fresh: 1, matched: 0 });
    expect(await report(row)).toMatchObject({ lines: 1, fresh: 0, matched: 0 });
    const found = (await lines()).find(({ description }) => description === text);
    ledger.lines.push({ id: found?.id ?? 0, amount, bookings: [] });
  });

const bookLine = (at: number, on: number, amount: number) =>
  command(`book ${amount} of line ${at} on ${on}`, async (ledger, { finance, house }) => {
    const [line, invoice] = [pick(ledger.lines, at), pick(ledger.invoices, on)];
    if (!line || !invoice) return;
    const live = line.bookings.filter(({ undone }) => !undone);
    const left = live.reduce((sum, one) => sum - one.amount, line.amount);
    const isAllowed = days[2] > ledger.closed && left > 0 && amount <= left;
    const invoices = [{ id: invoice.id, amount }];
    const answer = await finance.post(`${house}/bank-lines/${line.id}/book`, { invoices });
    expect(answer.statusCode).toBe(isAllowed ? 200 : 422);
    if (!isAllowed) return;
    line.bookings.push({ invoice, kind: 'payment', amount, paid_on: days[2], undone: false });
  });

const undoLine = (at: number) =>
  command(`undo line ${at}`, async (ledger, { finance, house }) => {
    const line = pick(ledger.lines, at);
    if (!line) return;
    const live = line.bookings.filter(({ undone }) => !undone);
    const isAllowed = live.length > 0 && days[2] > ledger.closed;
    const answer = await finance.post(`${house}/bank-lines/${line.id}/undo`, {});
    expect(answer.statusCode).toBe(isAllowed ? 200 : 422);
    if (isAllowed) for (const one of live) one.undone = true;
  });

const close = (at: number) =>
  command(`close ${at}`, async (ledger, real) => {
    const until = pick(days.slice(0, 2), at) ?? days[0];
    if (until <= ledger.closed) return;
    await real.close(until);
    ledger.closed = until;
  });

const at = fc.nat(5);
const cents = fc.integer({ min: 1, max: 20_000 });
const either = fc.oneof(cents, fc.integer({ min: -20_000, max: -1 }));
const commands = [
  fc.integer({ min: 1, max: 20_000 }).map(finalise),
  fc.tuple(at, fc.integer({ min: 1, max: 4 })).map(([n, count]) => credit(n, count)),
  fc.tuple(at, either, at).map(([n, amount, day]) => book(n, 'payment', amount, day)),
  fc.tuple(at, either, at).map(([n, amount, day]) => book(n, 'write_off', amount, day)),
  at.map(undo),
  cents.map(receive),
  fc.tuple(at, at, cents).map(([n, on, amount]) => bookLine(n, on, amount)),
  at.map(undoLine),
  at.map(close),
];

describe('the ledger', () => {
  it('is what was invoiced, less what was credited, paid and written off, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), (all) =>
        fc.asyncModelRun(async () => {
          const model: Ledger = { invoices: [], booked: [], lines: [], closed: '' };
          return { model, real: await aMoneyDesk(world) };
        }, all),
      ),
      { numRuns: 12 },
    );
  });
});
