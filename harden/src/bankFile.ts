import { aMoneyDesk, statementOf } from '@traject/server/src/testing/moneyDesk.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import type { Check, Found } from './check.ts';
import { inApps } from './inApp.ts';

const many = 100_000;
const open = 300;
const mostAside = 2;

/** Three hundred open invoices of one amount are paid among lines that look like them. */
export const bankFile: Check = {
  name: 'a bank file',
  goal: `${many} lines are read once, each invoice named in them is paid, and others wait ${mostAside} s at most`,
  run: async () => {
    const [found] = await inApps(1, { pollSeconds: 3600 }, readMany);
    return found as Found;
  },
};

async function readMany(opened: OpenedApp): Promise<Found> {
  const desk = await aMoneyDesk(opened);
  const numbers: string[] = [];
  for (let n = 0; n < open; n++) numbers.push((await desk.aFinal()).invoice_number);
  const rows = Array.from({ length: many }, (_, n) => ({
    cents: 12_100,
    name: `Betaler ${n}`,
    text: numbers[n] ? `Factuur ${numbers[n]}` : `dank ${n}`,
  }));
  const file = statementOf(rows);
  let isReading = true;
  const reading = desk.send(file).finally(() => {
    isReading = false;
  });
  let slowest = 0;
  while (isReading) {
    const began = performance.now();
    await desk.finance.get('/auth/me');
    slowest = Math.max(slowest, performance.now() - began);
  }
  const told = (await reading).json();
  const again = (await desk.send(file)).json();
  const figure = `${told.fresh} lines stored, ${told.matched} booked, ${again.fresh} the second time; others waited ${(slowest / 1000).toFixed(1)} s at most`;
  const isWhole = told.fresh === many && told.matched === open && again.fresh === 0;
  return { figure, isReached: isWhole && slowest <= mostAside * 1000 };
}
