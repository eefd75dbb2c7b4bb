import type {
  BookedInvoice,
  InvoiceFilter,
  InvoiceListQuery,
  InvoiceSort,
} from '@traject/contract/bookkeeping';
import type { InvoiceKind } from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { containing, offsetOf } from '../../platform/http/page.ts';
import { allInvoices, open, stateOn, withLedger } from '../invoices/invoices.service.ts';

type Asked = { organisation_id: number; query: InvoiceListQuery; today: string };

/** A page of the invoices of an organisation, whatever became of their trajectories. */
export const listBooked = (db: Db, asked: Asked): Promise<BookedInvoice[]> =>
  pageOf(db, asked)
    .leftJoin('trajectories as t', (join) =>
      join.onRef('t.id', '=', 'i.trajectory_id').on('t.deleted_at', 'is', null),
    )
    .select(['i.id', 't.id as trajectory_id', 'i.invoice_number', 'i.invoice_date', 'i.due_date'])
    .select(['i.billed_name', open.as('open'), total.as('total_with_vat')])
    .select(({ ref }) => [
      ref('i.kind').$castTo<InvoiceKind>().as('kind'),
      stateOn(asked.today).as('state'),
      sql<number | null>`case when ${isOverdue(asked.today)}
        then ${asked.today}::date - i.due_date end`.as('age'),
    ])
    .orderBy(orderOf(asked.query.sort))
    .orderBy('i.id', 'desc')
    .execute();

/** The ledger is made up for those on the page alone, unless it decides which these are. */
function pageOf(db: Db, asked: Asked) {
  const { query } = asked;
  const [count, from] = [query.per_page, offsetOf(query)];
  if (query.state || query.sort.endsWith('open'))
    return filtered(db, asked).limit(count).offset(from);
  const page = chosen(db, asked).orderBy(orderOf(query.sort)).orderBy('i.id', 'desc');
  return withLedger(db, page.limit(count).offset(from));
}

/** Of all that the filters leave, whatever page is shown. */
export const totalsOf = (db: Db, asked: Asked) =>
  filtered(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(i.total_with_vat), 0)::bigint`.as('total'))
    .select(sql<number>`coalesce(sum(${open}), 0)::bigint`.as('open'))
    .select(
      sql<number>`coalesce(sum(${open}) filter (where ${isOverdue(asked.today)}), 0)::bigint`.as(
        'overdue',
      ),
    )
    .executeTakeFirstOrThrow();

const isOverdue = (today: string) => sql<boolean>`(${stateOn(today)} = 'overdue')`;

/** That of a draft follows from its rows. */
const total = sql<number>`coalesce(i.total_with_vat, (
  select sum(rate.total + round(rate.total * rate.vat_percentage / 1000))
  from (select r.vat_percentage, sum(round(r.count * r.unit_price)) as total from invoice_rows r
    where r.invoice_id = i.id group by r.vat_category, r.vat_percentage) rate), 0)::bigint`;

function filtered(db: Db, asked: Asked) {
  const { state } = asked.query;
  const found = withLedger(db, chosen(db, asked));
  return state ? found.where(isIn(state, asked.today)) : found;
}

/** What the filters leave, as far as that can be told without a ledger. */
function chosen(db: Db, { organisation_id, query }: Asked) {
  const { payer, from, to, q } = query;
  let found = allInvoices(db).where('i.organisation_id', '=', organisation_id);
  if (payer) found = found.where('i.billed_name', '=', payer);
  if (from) found = found.where('i.invoice_date', '>=', from);
  if (to) found = found.where('i.invoice_date', '<=', to);
  for (const word of q?.split(/\s+/).filter(Boolean).slice(0, 6) ?? [])
    found = found.where(
      sql<boolean>`concat_ws(' ', i.invoice_number, i.billed_name, i.declaration_reference,
        i.order_number, i.payer_reference) ilike ${containing(word)}`,
    );
  return found;
}

const isIn = (state: InvoiceFilter, today: string) =>
  state === 'open' ? sql<boolean>`(${open} <> 0)` : sql<boolean>`(${stateOn(today)} = ${state})`;

const columns = {
  number: sql`i.invoice_number`,
  date: sql`i.invoice_date`,
  due: sql`i.due_date`,
  payer: sql`lower(i.billed_name)`,
  total,
  open,
};

const orderOf = (sort: string) => {
  const column = columns[sort.replace(/^-/, '') as InvoiceSort];
  return sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
};
