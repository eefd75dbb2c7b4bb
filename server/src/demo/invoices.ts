import type { Db } from '../platform/database/db.ts';
import type { Case } from './case.ts';
import { daysAgo } from './days.ts';
import { addMoney } from './money.ts';

const products = [
  ['Intakegesprek', 12_500, 210],
  ['Coachingsgesprek', 9_500, 210],
  ['Loopbaantest', 24_950, 210],
  ['Trainingsdag', 45_000, 210],
  ['Lesmateriaal', 3_995, 90],
  ['Reiskosten per kilometer', 23, 0],
] as const;

/** What the organisation sells, and its invoices for the trajectories that are well under way. */
export async function addInvoices(db: Db, organisation_id: number, cases: Case[]) {
  const values = products.map(([name, default_price, vat_percentage]) => ({
    organisation_id,
    name,
    default_price,
    vat_percentage,
  }));
  const sold = await db.insertInto('invoice_products').values(values).returningAll().execute();
  const ready: number[] = [];
  const billed = cases.filter(({ story }) => story.steps.length >= 4);
  for (const [n, one] of billed.entries()) {
    const { id } = await addInvoice(db, {
      ...{ organisation_id, one, number: n + 1 },
      date: daysAgo(ageOf(one, billed.length - n)),
    });
    // The last one was only just started.
    const isEmpty = n === billed.length - 1;
    const chosen = isEmpty ? [] : rowsOf(n).map(([at, count]) => ({ ...pick(sold, at), count }));
    const rows = chosen.map(({ id: invoice_product_id, name, default_price, ...product }) => ({
      organisation_id,
      invoice_id: id,
      invoice_product_id,
      product_name: name,
      unit_price: default_price,
      vat_percentage: product.vat_percentage,
      count: product.count,
    }));
    if (rows.length > 0) await db.insertInto('invoice_rows').values(rows).execute();
    // The last but one still waits to be made final.
    if (n < billed.length - 2) ready.push(id);
  }
  await addMoney(db, organisation_id, ready);
}

/** Which products and how many, as `[index in the list, count]`; some with a correction. */
const rowsOf = (n: number): [number, string][] => {
  const all: [number, string][][] = [
    [
      [0, '1'],
      [1, '3'],
      [5, '42.5'],
    ],
    [
      [1, '2.5'],
      [2, '1'],
      [4, '2'],
    ],
    [
      [3, '2'],
      [4, '1'],
      [1, '-1'],
    ],
  ];
  return all[n % all.length] ?? [];
};

const pick = <T>(list: T[], at: number): T => list[at % list.length] as T;

type Billed = { organisation_id: number; one: Case; number: number; date: string };

/** The last few are of these weeks, so that they can still be paid in time. */
const ageOf = ({ age }: Case, fromLast: number) =>
  fromLast <= 7 ? fromLast * 3 : Math.max(22, age - 30);

function addInvoice(db: Db, { organisation_id, one, number, date }: Billed) {
  const [contact = '', company = contact] = one.background.contact.split('|');
  const isClient = number % 4 === 0;
  const { first_name, last_name } = one.client.person;
  const home = { billed_name: `${first_name} ${last_name}`, billed_address: atHome(one) };
  const payer = isClient
    ? home
    : { billed_name: company, billed_address: `T.a.v. ${contact}\nPostbus 100\n3500 AC Utrecht` };
  return db
    .insertInto('invoices')
    .values({
      ...payer,
      organisation_id,
      trajectory_id: one.trajectory_id,
      invoice_number: `${date.slice(0, 4)}-${String(number).padStart(4, '0')}`,
      declaration_reference: `DECL-${1000 + one.n}`,
      invoice_date: date,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const atHome = ({ client: { profile } }: Case) =>
  `${profile.address} ${profile.address_number}\n${profile.postal_code} ${profile.city}`;
