import { type MoneyRow, totalsOf } from '@traject/contract/common/money';
import type { InvoiceKind } from '@traject/contract/invoices';
import type { PaymentKind } from '@traject/contract/payments';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { AuditPayer, AuditPayment, AuditRate, AuditSale } from './auditTypes.ts';

export type Period = { organisation_id: number; from: string; to: string };
export type Sale = AuditSale & { billed_name: string };
export type Paid = AuditPayment & { billed_name: string };

const atOnce = 500;

/** The same payer has the same key in every file: known ones by their id, others by their name. */
const payerKey = sql<string>`(case when i.payer_id is not null then 'P' || i.payer_id
  else 'N' || left(md5(concat_ws('|', lower(i.billed_name), i.billed_address)), 16) end)`;
const billedName = sql<string>`coalesce(i.billed_name, '')`;

/** What was invoiced in a period, by date; never more than a part of it is in memory. */
export async function* salesIn(db: Db, period: Period): AsyncGenerator<Sale> {
  let last: { invoice_date: string; id: number } | undefined;
  do {
    const part = await salesAfter(db, period, last);
    for (const { rows, id: _, ...sale } of part) yield { ...sale, rates: totalsOf(rows).rates };
    last = part.length === atOnce ? part.at(-1) : undefined;
  } while (last);
}

type SaleAt = { invoice_date: string; id: number };

function salesAfter(db: Db, { organisation_id, from, to }: Period, last: SaleAt | undefined) {
  const some = db
    .selectFrom('invoices as i')
    .where('i.organisation_id', '=', organisation_id)
    .where('i.finalised_at', 'is not', null)
    .where('i.invoice_date', '>=', from)
    .where('i.invoice_date', '<=', to);
  const later = last
    ? some.where(sql<boolean>`(i.invoice_date, i.id) > (${last.invoice_date}, ${last.id})`)
    : some;
  return later
    .select(['i.id', 'i.invoice_number', 'i.invoice_date', 'i.due_date'])
    .select(({ ref }) => [
      ref('i.kind').$castTo<InvoiceKind>().as('kind'),
      ref('i.total_with_vat').$castTo<number>().as('total_with_vat'),
    ])
    .select([payerKey.as('payer_key'), billedName.as('billed_name'), rows.as('rows')])
    .orderBy('i.invoice_date')
    .orderBy('i.id')
    .limit(atOnce)
    .execute();
}

const rows = sql<MoneyRow[]>`coalesce((
  select json_agg(json_build_object('count', r.count, 'unit_price', r.unit_price,
    'vat_percentage', r.vat_percentage, 'vat_category', r.vat_category))
  from invoice_rows r where r.invoice_id = i.id), '[]')`;

type PaidAt = { date: string; id: number };

/** What came in or was given up in a period, and was not undone. */
export async function* paymentsIn(
  db: Db,
  period: Period,
  kind?: PaymentKind,
): AsyncGenerator<Paid> {
  let last: PaidAt | undefined;
  do {
    const part = await paymentsAfter(db, { ...period, kind }, last);
    for (const { id: _, ...payment } of part) yield payment;
    last = part.length === atOnce ? part.at(-1) : undefined;
  } while (last);
}

type OfKind = Period & { kind: PaymentKind | undefined };

function paymentsAfter(
  db: Db,
  { organisation_id, from, to, kind }: OfKind,
  last: PaidAt | undefined,
) {
  let some = db
    .selectFrom('payments as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .where('p.organisation_id', '=', organisation_id)
    .where('p.undone_at', 'is', null)
    .where('p.paid_on', '>=', from)
    .where('p.paid_on', '<=', to);
  if (kind) some = some.where('p.kind', '=', kind);
  if (last) some = some.where(sql<boolean>`(p.paid_on, p.id) > (${last.date}, ${last.id})`);
  return some
    .select(['p.id', 'p.paid_on as date', 'p.amount', 'p.description', 'i.invoice_number'])
    .select(({ ref }) => ref('p.kind').$castTo<PaymentKind>().as('kind'))
    .select([payerKey.as('payer_key'), billedName.as('billed_name')])
    .orderBy('p.paid_on')
    .orderBy('p.id')
    .limit(atOnce)
    .execute();
}

/** Of the sales and of the payments, each as its last invoice has it. */
export async function* payersIn(db: Db, { organisation_id, from, to }: Period) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows: part }: { rows: AuditPayer[] } = await sql<AuditPayer>`select distinct on (1)
        ${payerKey} as key, ${billedName} as name, coalesce(i.billed_address, '') as address,
        coalesce(i.billed_vat_number, '') as vat_number,
        coalesce(i.payer->>'kvk_number', '') as kvk_number,
        coalesce(i.payer->>'country', '') as country
      from invoices i
      where i.organisation_id = ${organisation_id} and i.finalised_at is not null
        and ${payerKey} > ${after}
        and (i.invoice_date between ${from} and ${to} or exists (select from payments p
          where p.invoice_id = i.id and p.undone_at is null
            and p.paid_on between ${from} and ${to}))
      order by 1, i.id desc limit ${atOnce}`.execute(db);
    yield* part;
    after = part.length === atOnce ? part.at(-1)?.key : undefined;
  }
}

export async function ratesIn(db: Db, { organisation_id, from, to }: Period) {
  const { rows: rates } = await sql<AuditRate>`select distinct r.vat_category, r.vat_percentage
    from invoices i join invoice_rows r on r.invoice_id = i.id
    where i.organisation_id = ${organisation_id} and i.finalised_at is not null
      and i.invoice_date between ${from} and ${to}
    order by 2, 1`.execute(db);
  return rates;
}
