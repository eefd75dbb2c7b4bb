import type { Invoice } from '@traject/contract/invoices';
import type { BankLine, BankReport, Payment } from '@traject/contract/payments';
import {
  camtFile,
  entryXml,
  paidXml,
  statementXml,
} from '../features/payments/bankFiles/bankFiles.testing.ts';
import { anAccount, tokenOf } from './factories.ts';
import { aDraft, anInvoicingOrganisation } from './invoices.ts';
import type { testApp } from './testApp.ts';
import { aTrajectory } from './trajectories.ts';
import { aFile, uploadTo } from './upload.ts';

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'db' | 'as' | 'world'>;
type Draft = Parameters<typeof aDraft>[2];
/** Of as many digits as a bank's text can name without doubt. */
let count = 1000;

export type BankRow = { cents: number; name?: string; text?: string; day?: string };

/** An office of finance with invoices, payments and bank statements. */
export async function aMoneyDesk({ app, db, as, world }: App) {
  const own = await anInvoicingOrganisation(db);
  const token = await tokenOf(world, await anAccount(db, { in: [['finance', own]] }));
  const finance = as(token);
  const trajectory = await aTrajectory(db, own);
  const all = `/trajectories/${trajectory.id}/invoices`;
  const house = `/organisations/${own.id}`;
  const paymentsOf = (id: number) => `${house}/invoices/${id}/payments`;
  const pay = (id: number, amount: number, more: object = {}) =>
    finance.post(paymentsOf(id), { kind: 'payment', amount, paid_on: '2026-11-16', ...more });
  const send = (text: string, name = 'afschrift.xml') =>
    uploadTo(app, token)(`${house}/bank-files`, { file: aFile(Buffer.from(text), name) });
  return {
    ...{ own, token, finance, trajectory, all, house, paymentsOf, pay, send },
    /** Of € 121, unless rows are given. */
    async aFinal(given: Draft = {}): Promise<Invoice> {
      const { path } = await aDraft(db, trajectory, {
        invoice_date: '2026-11-16',
        invoice_number: `2026-${++count}`,
        ...given,
      });
      return (await finance.post(`${path}/final`, {})).json();
    },
    get: async (id: number): Promise<Invoice> => (await finance.get(`${all}/${id}`)).json(),
    payments: async (id: number): Promise<Payment[]> => (await finance.get(paymentsOf(id))).json(),
    report: async (...rows: BankRow[]): Promise<BankReport> =>
      (await send(statementOf(rows))).json(),
    lines: async (state = 'open'): Promise<BankLine[]> =>
      (await finance.get(`${house}/bank-lines?state=${state}&per_page=100`)).json().data,
    close: closing(db, own.id),
  };
}

const closing = (db: App['db'], organisation_id: number) => (closed_until: string) =>
  db
    .updateTable('invoice_settings')
    .set({ closed_until })
    .where('organisation_id', '=', organisation_id)
    .execute();

const euros = (cents: number) => (Math.abs(cents) / 100).toFixed(2);

export function statementOf(rows: BankRow[]) {
  const sum = rows.reduce((all, { cents }) => all + cents, 1_000_000_000);
  const entries = rows.map(({ cents, name = 'Iemand', text = '', day = '2026-11-16' }) =>
    entryXml({
      ...{ amount: euros(cents), side: cents < 0 ? 'DBIT' : 'CRDT', day },
      more: paidXml(name, text),
    }),
  );
  return camtFile(
    statementXml({ opening: '10000000.00', closing: euros(sum), entries: entries.join('') }),
  );
}
